#include "vision/module_widths.h"

#include <algorithm>
#include <cmath>

// How large a small square of a plane looks goes with the third power of how far away it is, and the reciprocal of that
// is linear in the picture. So a length to the power of -2/3 is a plane over the picture.
namespace cardinal::vision {
namespace {

constexpr std::size_t enough = 4;
// Cards are measured to a few hundredths; what differs by more lies on no plane, or is none of these cards.
constexpr double most_off = 0.06;
constexpr int rounds = 2;
// Cards in a row tell little of what is beside: a slope that they do not show is none.
constexpr double steadying = 0.01;
// Of a width that was reckoned from cards around. A card in a hand lies higher than the table.
constexpr double narrower = 0.84, wider = 1.22;
constexpr double steepest = 3;

double bent(double px_per_mm) { return std::pow(px_per_mm, -2.0 / 3); }
double straight(double value) { return std::pow(value, -1.5); }

std::array<cv::Point2d, 4> corners_of(const cv::Rect& box)
{
    const cv::Point2d from(box.tl()), to(box.br());
    return {from, {to.x, from.y}, to, {from.x, to.y}};
}

/// A plane through values at points of the picture, reckoned where that reaches from -1 to 1.
cv::Vec3d fitted(std::span<const CardScale> cards, const cv::Size& picture)
{
    cv::Matx33d normal = cv::Matx33d::zeros();
    cv::Vec3d right{};
    for (const CardScale& card : cards) {
        const cv::Vec3d at(1, 2 * card.middle.x / picture.width - 1, 2 * card.middle.y / picture.height - 1);
        normal += at * at.t();
        right += at * bent(card.px_per_mm);
    }
    normal(1, 1) += steadying * static_cast<double>(cards.size());
    normal(2, 2) += steadying * static_cast<double>(cards.size());
    const cv::Vec3d plane = normal.inv(cv::DECOMP_CHOLESKY) * right;
    return {plane[0] - plane[1] - plane[2], 2 * plane[1] / picture.width, 2 * plane[2] / picture.height};
}

double at(const cv::Vec3d& plane, const cv::Point2d& pixel) { return plane.dot(cv::Vec3d(1, pixel.x, pixel.y)); }

}  // namespace

std::optional<ModuleWidths> ModuleWidths::from(std::span<const CardScale> cards, const cv::Size& picture)
{
    if (cards.size() < enough || std::ranges::any_of(cards, [](const auto& card) { return !(card.px_per_mm > 0); }))
        return {};
    ModuleWidths widths;
    std::vector<CardScale> agreeing(cards.begin(), cards.end());
    for (int round = 0; round < rounds; ++round) {
        widths.plane_ = fitted(agreeing, picture);
        std::erase_if(agreeing, [&](const CardScale& card) {
            return std::abs(at(widths.plane_, card.middle) / bent(card.px_per_mm) - 1) > most_off;
        });
        if (agreeing.size() < std::max<std::size_t>(enough, cards.size() * 3 / 4))
            return {};
    }
    const double middle = at(widths.plane_, {picture.width / 2.0, picture.height / 2.0});
    for (const cv::Point2d& corner : corners_of({{0, 0}, picture}))
        if (const double share = at(widths.plane_, corner) / middle; !(share > 1 / steepest && share < steepest))
            return {};
    const auto [least, most] = std::ranges::minmax(cards, {}, &CardScale::module_mm);
    widths.least_mm_ = least.module_mm;
    widths.most_mm_ = most.module_mm;
    return widths;
}

ModuleRange ModuleWidths::range_at(const cv::Point2d& pixel) const
{
    const double here = straight(at(plane_, pixel));
    return {narrower * least_mm_ * here, wider * most_mm_ * here};
}

ModuleRange ModuleWidths::range_in(const cv::Rect& box) const
{
    ModuleRange range{1e9, 0};
    for (const cv::Point2d& corner : corners_of(box)) {
        const ModuleRange here = range_at(corner);
        range = {std::min(range.least, here.least), std::max(range.most, here.most)};
    }
    return range;
}

ModuleWidths ModuleWidths::within(const cv::Point& from, double times) const
{
    ModuleWidths part = *this;
    const double smaller = bent(1 / times);
    part.plane_ = {(plane_[0] + plane_[1] * from.x + plane_[2] * from.y) * smaller, plane_[1] * times * smaller,
                   plane_[2] * times * smaller};
    return part;
}

}  // namespace cardinal::vision
