#include "companion/window/card_mark.h"

#include <algorithm>

namespace cardinal::window {
namespace {

constexpr double half_a_pixel = 0.5;

bool is_near(const cv::Point2d& a, const cv::Point2d& b)
{
    return std::abs(a.x - b.x) < half_a_pixel && std::abs(a.y - b.y) < half_a_pixel;
}

bool looks_like(const CardMark& one, const CardMark& other)
{
    return one.name == other.name && one.numbers == other.numbers && one.belief == other.belief &&
           one.is_flagged == other.is_flagged && one.is_different == other.is_different &&
           one.is_chosen == other.is_chosen && std::ranges::equal(one.corners, other.corners, is_near);
}

}  // namespace

bool looks_like(const std::vector<CardMark>& one, const std::vector<CardMark>& other)
{
    return std::ranges::equal(one, other, [](const CardMark& a, const CardMark& b) { return looks_like(a, b); });
}

}  // namespace cardinal::window
