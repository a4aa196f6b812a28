#include "vision/edges_along.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

// The surroundings of a side are laid out as a strip, its columns running along the side. In each row the steps are
// marked, dark to light and light to dark apart from each other; and an edge is a slightly slanted column that most
// rows have a mark in. So a faint edge counts as much as a strong one, if only it goes all the way.
namespace cardinal::vision {
namespace {

constexpr int rows = 72;
constexpr double columns_per_mm = 4, inside_mm = 3, outside_mm = 8;
constexpr int columns = static_cast<int>((inside_mm + outside_mm) * columns_per_mm) + 1;
constexpr double left_out = 0.08;  // of a side at each end, where corners are round
constexpr float least_step = 4;    // gray levels over two columns; the noise of a good photo stays below
constexpr int most_tilt = 8;       // columns from one end to the other
constexpr double least_seen = 0.45;
constexpr double apart_mm = 0.8;  // nearer ones are one

/// Light around a side: inside on the left, its beginning at the top.
cv::Mat strip_at(const cv::Mat& gray, const Quad& quad, std::size_t side)
{
    const CardSize size = size_as_it_lies(quad);
    const double along = side % 2 == 0 ? size.width : size.height, down = side % 2 == 0 ? size.height : size.width;
    const Homography card =
        calibration::between(calibration::rectangle(along, down), turned(quad, static_cast<int>(side)));
    const Homography strip(0, (1 - 2 * left_out) * along / (rows - 1), left_out * along, -1 / columns_per_mm, 0,
                           inside_mm, 0, 0, 1);
    cv::Mat light, smooth;
    cv::warpPerspective(gray, light, card * strip, {columns, rows}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    light.convertTo(smooth, CV_32F);
    cv::GaussianBlur(smooth, smooth, {3, 3}, 0.8);
    return smooth;
}

/// What a row's neighbours of each place differ by.
using Steps = std::array<float, columns>;

std::array<Steps, rows> steps_in(const cv::Mat& strip)
{
    std::array<Steps, rows> steps{};
    for (int row = 0; row < rows; ++row)
        for (int column = 1; column + 1 < columns; ++column)
            steps[as_index(row)][as_index(column)] =
                strip.at<float>(row, column + 1) - strip.at<float>(row, column - 1);
    return steps;
}

/// Where rows have a step of this direction, and beside it.
using Marks = std::array<std::array<bool, columns>, rows>;

Marks marked(const std::array<Steps, rows>& steps, bool lighter)
{
    Marks marks{};
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 2; column + 2 < columns; ++column) {
            const Steps& here = steps[row];
            const float step = std::abs(here[column]);
            if (step < least_step || (here[column] > 0) != lighter || step < std::abs(here[column - 1]) ||
                step <= std::abs(here[column + 1]))
                continue;
            marks[row][column - 1] = marks[row][column] = marks[row][column + 1] = true;
        }
    return marks;
}

struct Column {
    int middle = 0, tilt = 0;
    int at(int row) const
    {
        return std::clamp(static_cast<int>(std::lround(middle + tilt * (1.0 * row / (rows - 1) - 0.5))), 0,
                          columns - 1);
    }
};

double seen_along(const Marks& marks, const Column& column)
{
    int seen = 0;
    for (int row = 0; row < rows; ++row)
        seen += marks[as_index(row)][as_index(column.at(row))] ? 1 : 0;
    return 1.0 * seen / rows;
}

double step_along(const std::array<Steps, rows>& steps, const Column& column)
{
    std::array<float, rows> all{};
    for (int row = 0; row < rows; ++row)
        all[as_index(row)] = steps[as_index(row)][as_index(column.at(row))];
    std::ranges::nth_element(all, all.begin() + rows / 2);
    return static_cast<double>(all[rows / 2]);
}

/// Which share of all places is marked: so much of any column is, by chance, on cloth and wood.
double chance_of(const Marks& marks)
{
    int marked = 0;
    for (const auto& row : marks)
        marked += static_cast<int>(std::ranges::count(row, true));
    return 1.0 * marked / (rows * columns);
}

EdgeAlong clearest_at(int middle, const Marks& marks, double chance, const std::array<Steps, rows>& steps)
{
    double most = 0;
    Column best;
    for (int tilt = -most_tilt; tilt <= most_tilt; ++tilt)
        if (const double seen = seen_along(marks, {middle, tilt}); seen > most) {
            most = seen;
            best = {middle, tilt};
        }
    const auto mm = [&](double column) { return column / columns_per_mm - inside_mm; };
    return {.from_mm = mm(best.middle - best.tilt / 2.0),
            .to_mm = mm(best.middle + best.tilt / 2.0),
            .seen = std::max(0.0, (most - chance) / (1 - chance)),
            .step = step_along(steps, best)};
}

}  // namespace

std::vector<EdgeAlong> edges_along(const cv::Mat& gray, const Quad& quad, std::size_t side)
{
    const std::array<Steps, rows> steps = steps_in(strip_at(gray, quad, side));
    std::vector<EdgeAlong> kept;
    for (const bool lighter : {false, true}) {
        const Marks marks = marked(steps, lighter);
        const double chance = chance_of(marks);
        std::vector<EdgeAlong> all, apart;
        for (int middle = 1; middle + 1 < columns; ++middle)
            if (const EdgeAlong edge = clearest_at(middle, marks, chance, steps); edge.seen > least_seen)
                all.push_back(edge);
        std::ranges::stable_sort(all, std::ranges::greater{}, &EdgeAlong::seen);
        for (const EdgeAlong& edge : all)
            if (std::ranges::none_of(apart, [&](const EdgeAlong& other) {
                    return std::abs(other.middle_mm() - edge.middle_mm()) < apart_mm;
                }))
                apart.push_back(edge);
        kept.insert(kept.end(), apart.begin(), apart.end());
    }
    std::ranges::stable_sort(kept, std::ranges::greater{}, &EdgeAlong::seen);
    return kept;
}

CardSize size_as_it_lies(const Quad& quad)
{
    const auto side = [&](std::size_t at) { return cv::norm(quad[(at + 1) % 4] - quad[at]); };
    const CardSize upright;
    return side(0) + side(2) < side(1) + side(3) ? upright : CardSize{upright.height, upright.width};
}

Quad moved_to(const Quad& quad, const std::array<EdgeAlong, 4>& edges)
{
    const CardSize size = size_as_it_lies(quad);
    const Quad corners = calibration::rectangle(size.width, size.height);
    std::array<cv::Point2d, 4> points, along;
    for (std::size_t side = 0; side < edges.size(); ++side) {
        const cv::Point2d way = corners[(side + 1) % 4] - corners[side];
        const cv::Point2d outwards = cv::Point2d(way.y, -way.x) / cv::norm(way);
        points[side] = corners[side] + left_out * way + edges[side].from_mm * outwards;
        along[side] = corners[side] + (1 - left_out) * way + edges[side].to_mm * outwards - points[side];
    }
    const Homography card = card_in_picture(quad, size);
    Quad moved;
    for (std::size_t corner = 0; corner < moved.size(); ++corner) {
        const std::size_t before = (corner + 3) % 4;
        const double share =
            (points[corner] - points[before]).cross(along[corner]) / along[before].cross(along[corner]);
        moved[corner] = at(card, points[before] + share * along[before]);
    }
    return moved;
}

}  // namespace cardinal::vision
