#include "companion/match/lying.h"

#include <algorithm>
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

bool is_covered(const Lying& lying, const Rect& area)
{
    const cv::Rect2d zone(area.x, area.y, area.width, area.height);
    return std::ranges::any_of(lying.covered, [&](const cv::Rect2d& part) { return (part & zone).area() > 0; });
}

bool is_covered(const Lying& lying, const cv::Point2d& token)
{
    constexpr double token_mm = (marker_cells + 1) * token_cell_mm;  // its marker, and half of the light ring
    return is_covered(lying, Rect{token.x - token_mm / 2, token.y - token_mm / 2, token_mm, token_mm});
}

}  // namespace cardinal::match
