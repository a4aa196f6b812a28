#include "companion/match/tucking.h"

#include "engine/core/playmat.h"

#include <cmath>

namespace cardinal::match {
namespace {

constexpr double least_out_mm = 18, most_out_mm = 45, most_aside_mm = 14, most_degrees = 20;
// A sleeve that brushes against a tucked card shifts it by some millimetres, and may do so again. It stays with its
// host as long as an edge of it looks out and half of it lies below.
constexpr double still_out_mm = 4, still_aside_mm = card_width_mm / 2;

double length_of_card(Edge edge) { return edge == Edge::upper ? card_height_mm : card_width_mm; }

/// How a card lies against another that may be its host.
struct Against {
    double out = 0;    ///< how far it looks out beyond the other's edge
    double aside = 0;  ///< either way
    bool is_turned_alike = false;
};

Against against(const LyingCard& card, const LyingCard& host, Edge edge)
{
    const cv::Point2d away = card.middle - host.middle;
    const double outwards = edge == Edge::upper ? host.angle : host.angle - 90;
    return {.out = away.dot(up_of(outwards)),
            .aside = std::abs(away.dot(up_of(outwards + 90))),
            .is_turned_alike = std::abs(std::remainder(card.angle - host.angle, 360)) < most_degrees};
}

bool looks_out(const Against& lies, double most_out)
{
    return lies.is_turned_alike && lies.out > least_out_mm && lies.out < most_out && lies.aside < most_aside_mm &&
           lies.aside < lies.out / 2;
}

}  // namespace

bool is_tucked_under(const LyingCard& card, const LyingCard& host, Edge edge)
{
    return looks_out(against(card, host, edge), most_out_mm);
}

bool is_still_tucked_under(const LyingCard& card, const LyingCard& host, Edge edge)
{
    const Against lies = against(card, host, edge);
    return lies.is_turned_alike && lies.out > still_out_mm && lies.out < length_of_card(edge) &&
           lies.aside < still_aside_mm;
}

bool lies_below(const LyingCard& card, const LyingCard& host)
{
    return looks_out(against(card, host, Edge::upper), card_height_mm);
}

}  // namespace cardinal::match
