#include "companion/match/lying.h"

#include "engine/core/playmat.h"

#include <cmath>
#include <numbers>

namespace cardinal::match {

cv::Point2d up_of(double angle)
{
    const double radians = angle * std::numbers::pi / 180;
    return {std::sin(radians), -std::cos(radians)};
}

std::vector<cv::Point2f> corners_of(const LyingCard& card)
{
    const cv::Point2d up = up_of(card.angle) * (card_height_mm / 2),
                      right = up_of(card.angle + 90) * (card_width_mm / 2);
    return {card.middle + up - right, card.middle + up + right, card.middle - up + right, card.middle - up - right};
}

}  // namespace cardinal::match
