#include "companion/match/tucking.h"

#include "engine/core/playmat.h"

#include <cmath>

namespace cardinal::match {
namespace {

constexpr double least_out_mm = 18, most_out_mm = 45, most_aside_mm = 14, most_degrees = 20;
// A sleeve that brushes against a tucked card shifts it by some millimetres, and may do so again. It stays with its
// host as long as an edge of it looks out and half of it lies below.
constexpr double still_out_mm = 4, still_aside_mm = card_width_mm / 2;

/// How a card lies against another that may be its host.
struct Against {
    double out = 0;    ///< how far it looks out beyond the other's upper edge
    double aside = 0;  ///< either way
    bool is_turned_alike = false;
};

Against against(const LyingCard& card, const LyingCard& host)
{
    const cv::Point2d away = card.middle - host.middle;
    return {.out = away.dot(up_of(host.angle)),
            .aside = std::abs(away.dot(up_of(host.angle + 90))),
            .is_turned_alike = std::abs(std::remainder(card.angle - host.angle, 360)) < most_degrees};
}

}  // namespace

bool is_tucked_under(const LyingCard& card, const LyingCard& host)
{
    return against(card, host).out < most_out_mm && lies_below(card, host);
}

bool is_still_tucked_under(const LyingCard& card, const LyingCard& host)
{
    const Against lies = against(card, host);
    return lies.is_turned_alike && lies.out > still_out_mm && lies.out < card_height_mm && lies.aside < still_aside_mm;
}

bool lies_below(const LyingCard& card, const LyingCard& host)
{
    const Against lies = against(card, host);
    return lies.is_turned_alike && lies.out > least_out_mm && lies.out < card_height_mm && lies.aside < most_aside_mm &&
           lies.aside < lies.out / 2;
}

}  // namespace cardinal::match
