#include "vision/sides.h"

#include "vision/light.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr int looks = 20;           // along a side
constexpr double left_out = 0.12;   // of a side at each corner, which may be round
constexpr int steps = 13;           // across a side
constexpr float clear = 0.6F;       // of the strongest edge there
constexpr double least_seen = 0.5;  // of the looks have to find an edge

/// Where light changes most across a side at this point, in pixels to the left of it; none when it hardly does.
std::optional<double> edge_across(const Sampler& picture, const cv::Point2d& point, const cv::Point2d& normal,
                                  double reach_px)
{
    const double step_px = 2 * reach_px / (steps - 1);
    std::array<float, steps> light{};
    for (int step = 0; step < steps; ++step) {
        const cv::Point2d at = point + normal * (step * step_px - reach_px);
        light[as_index(step)] = picture.at(static_cast<float>(at.x), static_cast<float>(at.y));
    }
    const auto change = [&](std::size_t step) { return std::abs(light[step + 1] - light[step - 1]); };
    float most = 0.004F;
    for (std::size_t step = 2; step + 2 < light.size(); ++step)
        most = std::max(most, change(step));
    std::size_t best = 0;  // the outermost that is clear: frames printed on a card are as strong as its edge
    for (std::size_t step = 2; step + 2 < light.size(); ++step)
        if (change(step) >= clear * most && change(step) >= change(step - 1) && change(step) > change(step + 1))
            best = step;
    if (best == 0)
        return std::nullopt;
    const float before = change(best - 1), after = change(best + 1), bend = before - 2 * change(best) + after;
    const float off = bend < 0 ? std::clamp((before - after) / (2 * bend), -0.5F, 0.5F) : 0.F;
    return (static_cast<double>(best) + static_cast<double>(off)) * step_px - reach_px;
}

/// A line by a point and its direction.
struct Line {
    cv::Point2d point{}, along{};
};

/// Edges that were found along a side: where along it, and how far off.
struct Edges {
    std::array<double, looks> along{}, off{};
    int count = 0;
};

/// `off` as a line over `along`.
struct Slope {
    double at_start = 0, rise = 0;
    double operator()(double along) const { return at_start + rise * along; }
};

constexpr double on_the_line = 0.6;  // pixels
constexpr double nearly_all = 0.8;   // of the edges, each by how near it lies: no other line has more

/// The line that most edges lie on, of all through two of them that are far from each other: half of the edges may be
/// something else.
Slope line_of_most(const Edges& edges)
{
    Slope best;
    double most = -1;
    for (int one = 0; one < edges.count; ++one)
        for (int other = edges.count - 1; other > one; --other) {
            const double apart = edges.along[as_index(other)] - edges.along[as_index(one)];
            if (apart < 0.4)
                break;
            const double rise = (edges.off[as_index(other)] - edges.off[as_index(one)]) / apart;
            const Slope slope{edges.off[as_index(one)] - rise * edges.along[as_index(one)], rise};
            double score = 0;
            for (std::size_t edge = 0; edge < as_index(edges.count); ++edge) {
                const double away = (edges.off[edge] - slope(edges.along[edge])) / on_the_line;
                score += std::max(0.0, 1 - away * away);
            }
            if (score > most) {
                most = score;
                best = slope;
            }
            if (most > nearly_all * edges.count)
                return best;
        }
    return best;
}

/// The best line for those edges that lie near this one; how many those are.
int fit_to_near(const Edges& edges, Slope& slope)
{
    double n = 0, t = 0, d = 0, tt = 0, td = 0;
    for (std::size_t edge = 0; edge < as_index(edges.count); ++edge) {
        const double along = edges.along[edge], off = edges.off[edge];
        if (std::abs(off - slope(along)) > on_the_line)
            continue;
        n += 1;
        t += along;
        d += off;
        tt += along * along;
        td += along * off;
    }
    const double spread = n * tt - t * t;
    if (spread < 1e-6)
        return 0;
    slope.rise = (n * td - t * d) / spread;
    slope.at_start = (d - slope.rise * t) / n;
    return static_cast<int>(n);
}

std::optional<Line> side_near(const Sampler& picture, const cv::Point2d& from, const cv::Point2d& to, double reach_px)
{
    const cv::Point2d along = to - from, normal = cv::Point2d(along.y, -along.x) / cv::norm(along);
    Edges edges;
    for (int look = 0; look < looks; ++look) {
        const double share = left_out + (1 - 2 * left_out) * look / (looks - 1);
        if (const auto off = edge_across(picture, from + along * share, normal, reach_px)) {
            edges.along[as_index(edges.count)] = share;
            edges.off[as_index(edges.count++)] = *off;
        }
    }
    if (edges.count < least_seen * looks)
        return std::nullopt;
    Slope slope = line_of_most(edges);
    if (fit_to_near(edges, slope) < least_seen * looks)
        return std::nullopt;
    return Line{.point = from + normal * slope(0), .along = (along + normal * slope.rise) / cv::norm(along)};
}

std::optional<cv::Point2d> meeting(const Line& one, const Line& other)
{
    const double turn = one.along.cross(other.along);
    if (std::abs(turn) < 0.2)
        return std::nullopt;
    return one.point + one.along * ((other.point - one.point).cross(other.along) / turn);
}

}  // namespace

std::optional<Quad> with_exact_sides(const cv::Mat& gray, const Quad& near, double reach_px)
{
    const Sampler picture(gray);
    std::array<Line, 4> sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto line = side_near(picture, near[side], near[(side + 1) % 4], reach_px);
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
