#include "companion/match/tucking.h"

#include "engine/core/playmat.h"

#include <cmath>

namespace cardinal::match {
namespace {

constexpr double least_out_mm = 18, most_out_mm = 45, most_aside_mm = 14, most_degrees = 20;

/// How far it looks out beyond the host's upper edge.
double out_beyond(const LyingCard& card, const LyingCard& host)
{
    return (card.middle - host.middle).dot(up_of(host.angle));
}

}  // namespace

bool is_tucked_under(const LyingCard& card, const LyingCard& host)
{
    return out_beyond(card, host) < most_out_mm && lies_below(card, host);
}

bool lies_below(const LyingCard& card, const LyingCard& host)
{
    const cv::Point2d away = card.middle - host.middle;
    const double out = out_beyond(card, host), aside = std::abs(away.dot(up_of(host.angle + 90)));
    return std::abs(std::remainder(card.angle - host.angle, 360)) < most_degrees && out > least_out_mm &&
           out < card_height_mm && aside < most_aside_mm && aside < out / 2;
}

}  // namespace cardinal::match
