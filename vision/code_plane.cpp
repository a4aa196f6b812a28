#include "vision/code_plane.h"

#include <algorithm>
#include <cmath>
#include <vector>

// How near a place of the table is, one over its depth, is linear in the picture, and an area looks as large as the
// third power of it. So the sizes of codes tell where the table's horizon lies. With that out of the way one slant is
// left that is the same everywhere, and each code tells it: its modules are square.
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
constexpr double steepest = 2.2;  // of the nearest to the farthest

/// What a small step on the plane is in the picture of it.
cv::Matx22d steps_at(const Homography& map, const cv::Point2d& from)
{
    const double w = map(2, 0) * from.x + map(2, 1) * from.y + map(2, 2);
    const cv::Point2d to = at(map, from);
    return {(map(0, 0) - to.x * map(2, 0)) / w, (map(0, 1) - to.x * map(2, 1)) / w, (map(1, 0) - to.y * map(2, 0)) / w,
            (map(1, 1) - to.y * map(2, 1)) / w};
}

double area_of(const cv::Matx22d& steps) { return std::abs(cv::determinant(steps)); }

/// A code's middle, and what a millimetre is there.
struct Local {
    cv::Point2d middle{};
    cv::Matx22d px_for_a_mm{};
    double nearness = 0;
    explicit Local(const SeenCode& code)
        : middle(at(code.place, 0, 0)),
          px_for_a_mm(steps_at(code.place, {0, 0}) * (1 / code.module_mm)),
          nearness(std::cbrt(area_of(px_for_a_mm)))
    {}
};

/// A plane through what is near and far, reckoned where the picture reaches from -1 to 1; as a row for pixels.
cv::Vec3d fitted(std::span<const Local> codes, const cv::Size& picture)
{
    cv::Matx33d normal = cv::Matx33d::zeros();
    cv::Vec3d right{};
    for (const Local& code : codes) {
        const cv::Vec3d at(2 * code.middle.x / picture.width - 1, 2 * code.middle.y / picture.height - 1, 1);
        normal += at * at.t();
        right += at * code.nearness;
    }
    normal(0, 0) += steadying * static_cast<double>(codes.size());
    normal(1, 1) += steadying * static_cast<double>(codes.size());
    const cv::Vec3d plane = normal.inv(cv::DECOMP_CHOLESKY) * right;
    return {2 * plane[0] / picture.width, 2 * plane[1] / picture.height, plane[2] - plane[0] - plane[1]};
}

double at(const cv::Vec3d& plane, const cv::Point2d& pixel) { return plane.dot(cv::Vec3d(pixel.x, pixel.y, 1)); }

bool is_no_steeper(const cv::Vec3d& plane, const cv::Size& picture)
{
    const double middle = at(plane, {picture.width / 2.0, picture.height / 2.0});
    for (const double x : {0, picture.width})
        for (const double y : {0, picture.height})
            if (const double share = at(plane, {x, y}) / middle; !(share > 1 / steepest && share < steepest))
                return false;
    return true;
}

/// What makes the slant that is left square: the inverse of the root of what all codes' modules come to.
cv::Matx22d upright(std::span<const Local> codes, const Homography& without_horizon)
{
    cv::Matx22d sum = cv::Matx22d::zeros();
    for (const Local& code : codes) {
        const cv::Matx22d mm = steps_at(without_horizon, code.middle) * code.px_for_a_mm;
        sum += mm * mm.t();
    }
    sum = sum * (1.0 / static_cast<double>(codes.size()));
    const double a = std::sqrt(sum(0, 0)), b = sum(0, 1) / a, c = std::sqrt(std::max(sum(1, 1) - b * b, 1e-12));
    return cv::Matx22d(a, 0, b, c).inv();
}

}  // namespace

std::optional<CodePlane> CodePlane::from(std::span<const SeenCode> codes, const cv::Size& picture)
{
    std::vector<Local> agreeing(codes.begin(), codes.end());
    if (agreeing.size() < enough ||
        std::ranges::any_of(agreeing, [](const Local& code) { return !(code.nearness > 0); }))
        return {};
    cv::Vec3d plane;
    for (int round = 0; round < rounds; ++round) {
        plane = fitted(agreeing, picture);
        std::erase_if(agreeing, [&](const Local& code) {
            return std::abs(at(plane, code.middle) / code.nearness - 1) > most_off;
        });
        if (agreeing.size() < std::max<std::size_t>(enough, codes.size() * 3 / 4))
            return {};
    }
    if (!is_no_steeper(plane, picture))
        return {};
    const Homography without_horizon(1, 0, 0, 0, 1, 0, plane[0], plane[1], plane[2]);
    const cv::Matx22d flat = upright(agreeing, without_horizon);
    CodePlane result;
    result.to_mm_ = Homography(flat(0, 0), flat(0, 1), 0, flat(1, 0), flat(1, 1), 0, 0, 0, 1) * without_horizon;
    const auto [least, most] = std::ranges::minmax(codes, {}, &SeenCode::module_mm);
    result.least_mm_ = least.module_mm;
    result.most_mm_ = most.module_mm;
    return result;
}

CodePlane::CodePlane(const Quad& pixels, const Quad& mm, const ModuleRange& printed_mm)
    : to_mm_(calibration::between(pixels, mm)), least_mm_(printed_mm.least), most_mm_(printed_mm.most)
{}

cv::Matx22d CodePlane::mm_for_a_pixel(const cv::Point2d& pixel) const { return steps_at(to_mm_, pixel); }

double CodePlane::px_per_mm_at(const cv::Point2d& pixel) const { return 1 / std::sqrt(area_of(mm_for_a_pixel(pixel))); }

ModuleRange CodePlane::range_mm() const { return {narrower * least_mm_, wider * most_mm_}; }

ModuleRange CodePlane::printed_at(const cv::Point2d& pixel) const
{
    const double here = px_per_mm_at(pixel);
    return {least_mm_ * here, most_mm_ * here};
}

CodePlane CodePlane::smaller(double times) const
{
    CodePlane other = *this;
    const double off = (times - 1) / 2;  // the middle of a large pixel lies between the middles of small ones
    other.to_mm_ = to_mm_ * Homography(times, 0, off, 0, times, off, 0, 0, 1);
    return other;
}

}  // namespace cardinal::vision
