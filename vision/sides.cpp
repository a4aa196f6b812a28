#include "vision/sides.h"

#include "vision/light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace cardinal::vision {
namespace {

constexpr int looks = 24;          // along a side
constexpr double left_out = 0.12;  // of a side at each corner, which may be round
constexpr double reach_px = 3, step_px = 0.5;
constexpr int steps = static_cast<int>(2 * reach_px / step_px) + 1;
constexpr double least_seen = 0.5;  // of the looks have to find an edge

/// Where light changes most across a side at this point, in pixels to the left of it; none when it hardly does.
std::optional<double> edge_across(const Sampler& picture, const cv::Point2d& point, const cv::Point2d& normal)
{
    std::array<float, steps> light{};
    for (int step = 0; step < steps; ++step) {
        const cv::Point2d at = point + normal * (step * step_px - reach_px);
        light[as_index(step)] = picture.at(static_cast<float>(at.x), static_cast<float>(at.y));
    }
    std::size_t best = 0;
    float most = 0.004F;
    const auto change = [&](std::size_t step) { return std::abs(light[step + 1] - light[step - 1]); };
    for (std::size_t step = 2; step + 2 < light.size(); ++step)
        if (change(step) > most) {
            most = change(step);
            best = step;
        }
    if (best == 0)
        return std::nullopt;
    const float before = change(best - 1), after = change(best + 1), bend = before - 2 * most + after;
    const float off = bend < 0 ? std::clamp((before - after) / (2 * bend), -0.5F, 0.5F) : 0.F;
    return (static_cast<double>(best) + static_cast<double>(off)) * step_px - reach_px;
}

/// A line by a point and its direction.
struct Line {
    cv::Point2d point{}, along{};
};

std::optional<Line> side_near(const Sampler& picture, const cv::Point2d& from, const cv::Point2d& to)
{
    const cv::Point2d along = to - from, normal = cv::Point2d(along.y, -along.x) / cv::norm(along);
    std::vector<cv::Point2f> edge;
    for (int look = 0; look < looks; ++look) {
        const cv::Point2d point = from + along * (left_out + (1 - 2 * left_out) * look / (looks - 1));
        if (const auto off = edge_across(picture, point, normal))
            edge.emplace_back(point + normal * *off);
    }
    if (static_cast<double>(edge.size()) < least_seen * looks)
        return std::nullopt;
    cv::Vec4f line;
    cv::fitLine(edge, line, cv::DIST_HUBER, 0, 0.01, 0.01);
    return Line{.point = {static_cast<double>(line[2]), static_cast<double>(line[3])},
                .along = {static_cast<double>(line[0]), static_cast<double>(line[1])}};
}

std::optional<cv::Point2d> meeting(const Line& one, const Line& other)
{
    const double turn = one.along.cross(other.along);
    if (std::abs(turn) < 0.2)
        return std::nullopt;
    return one.point + one.along * ((other.point - one.point).cross(other.along) / turn);
}

}  // namespace

std::optional<Quad> with_exact_sides(const cv::Mat& gray, const Quad& near)
{
    const Sampler picture(gray);
    std::array<Line, 4> sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto line = side_near(picture, near[side], near[(side + 1) % 4]);
        if (!line)
            return std::nullopt;
        sides[side] = *line;
    }
    Quad exact;
    for (std::size_t corner = 0; corner < exact.size(); ++corner) {
        const auto point = meeting(sides[(corner + 3) % 4], sides[corner]);
        if (!point || cv::norm(*point - near[corner]) > 3 * reach_px)
            return std::nullopt;
        exact[corner] = *point;
    }
    return exact;
}

}  // namespace cardinal::vision
