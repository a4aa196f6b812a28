#include "calibration/readability.h"

#include "calibration/edge.h"
#include "calibration/light.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cardinal::calibration {
namespace {

// ---- single places ----

bool is_inside(const cv::Mat& gray, const cv::Point2d& px, double border = 0)
{
    return px.x >= border && px.y >= border && px.x <= gray.cols - 1 - border && px.y <= gray.rows - 1 - border;
}

double light_at(const cv::Mat& gray, const cv::Point2d& px)
{
    return static_cast<double>(Sampler(gray).at(static_cast<float>(px.x), static_cast<float>(px.y)));
}

double median(std::vector<double>& numbers)
{
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return *middle;
}

// ---- a reference ----

/// The dark square's own plane: its corners at (±1, ±1).
Homography plane_of(const Reference& reference)
{
    return between(Quad{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}}, reference.px);
}

/// The light in the middle of a ring as wide as a cell; `middle` is how far out it lies, the square's sides at 1.
std::vector<double> light_of_ring(const cv::Mat& gray, const Homography& plane, double middle)
{
    constexpr int steps = 24;
    std::vector<double> light;
    for (int step = 0; step < steps; ++step) {
        const double along = middle * (2.0 * step / steps - 1);
        for (const cv::Point2d place : {cv::Point2d(along, -middle), cv::Point2d(middle, along),
                                        cv::Point2d(-along, middle), cv::Point2d(-middle, -along)})
            if (const cv::Point2d px = at(plane, place); is_inside(gray, px))
                light.push_back(light_at(gray, px));
    }
    return light;
}

/// The deviation of pixels in the white ring's middle, from their neighbours' mean so that slopes of light count not.
double noise_of_ring(const cv::Mat& gray, const Homography& plane, double middle, double half_width)
{
    // Pixels whose neighbours on both sides along the ring are white paper, too.
    const cv::Point2d a = at(plane, -1 - 2 * half_width, -1 - 2 * half_width),
                      b = at(plane, 1 + 2 * half_width, -1 - 2 * half_width),
                      c = at(plane, 1 + 2 * half_width, 1 + 2 * half_width),
                      d = at(plane, -1 - 2 * half_width, 1 + 2 * half_width);
    const auto [left, right] = std::minmax({a.x, b.x, c.x, d.x});
    const auto [upper, lower] = std::minmax({a.y, b.y, c.y, d.y});
    const Homography back = plane.inv();
    const auto is_in_ring = [&](int column, int row) {
        const cv::Point2d place = at(back, column, row);
        return std::abs(std::max(std::abs(place.x), std::abs(place.y)) - middle) < 0.45 * half_width;
    };
    double squares = 0, light = 0;
    int count = 0;
    for (int row = std::max(1, static_cast<int>(upper)); row < std::min(gray.rows - 1, static_cast<int>(lower)); ++row)
        for (int column = std::max(1, static_cast<int>(left));
             column < std::min(gray.cols - 1, static_cast<int>(right)); ++column) {
            if (!is_in_ring(column, row))
                continue;
            for (const auto& [x, y] : {std::pair{1, 0}, std::pair{0, 1}})
                if (is_in_ring(column - x, row - y) && is_in_ring(column + x, row + y)) {
                    const auto here = static_cast<double>(light_of(gray.at<uchar>(row, column)));
                    const double off = here - (static_cast<double>(light_of(gray.at<uchar>(row - y, column - x))) +
                                               static_cast<double>(light_of(gray.at<uchar>(row + y, column + x)))) /
                                                  2;
                    squares += off * off / 1.5;  // the mean of two has half the variance of one
                    light += here;
                    ++count;
                }
        }
    return count < 24 ? 0 : std::sqrt(squares / count) / (light / count);
}

/// The four sides of the dark square where the picture has them.
std::array<std::optional<Edge>, 4> sides_of(const cv::Mat& gray, const Reference& reference)
{
    std::array<std::optional<Edge>, 4> sides;
    for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point2d from = reference.px[side], to = reference.px[(side + 1) % 4];
        const double cell_px = cv::norm(reference.px[(side + 2) % 4] - to) / reference.cells;
        sides[side] = edge_along(gray, from, to, 1.4 * cell_px, cell_px);
    }
    return sides;
}

/// How far apart two opposite sides are, in millimetres: between the middles of what was measured.
double apart_mm(const TablePose& pose, const Reference& reference, const std::array<std::optional<Edge>, 4>& sides,
                std::size_t one)
{
    const auto middle = [&](std::size_t side) {
        const cv::Point2d from = reference.px[side], to = reference.px[(side + 1) % 4], along = to - from;
        const cv::Point2d across = cv::Point2d(-along.y, along.x) / cv::norm(along);
        return to_mm(pose, (from + to) / 2 + sides[side]->off_px * across);
    };
    if (!sides[one] || !sides[one + 2])
        return 0;
    return cv::norm(middle(one) - middle(one + 2));
}

double root_mean(const std::optional<Edge>& one, const std::optional<Edge>& other)
{
    if (!one || !other)
        return one ? one->blur_px : other ? other->blur_px : 0;
    return std::sqrt((one->blur_px * one->blur_px + other->blur_px * other->blur_px) / 2);
}

/// Of the middle two of four: a side that lies along the pixels shows its blur at few distances and may be mistaken.
/// Where something moves, two are sharp and two are not, and the middle two are one of each.
double usual_blur(const std::array<std::optional<Edge>, 4>& sides)
{
    std::vector<double> blurs;
    for (const auto& side : sides)
        if (side)
            blurs.push_back(side->blur_px);
    if (blurs.empty())
        return 0;
    std::ranges::sort(blurs);
    const double one = blurs[(blurs.size() - 1) / 2], other = blurs[blurs.size() / 2];
    return std::sqrt((one * one + other * other) / 2);
}

}  // namespace

std::optional<Patch> patch_of(const cv::Mat& gray, const TablePose& pose, const Reference& reference)
{
    const Homography plane = plane_of(reference);
    const double cell = 2 / reference.cells;
    std::vector<double> white = light_of_ring(gray, plane, 1 + cell / 2),
                        black = light_of_ring(gray, plane, 1 - cell / 2);
    if (white.size() < 48 || black.size() < 48)
        return {};
    Patch patch{.mm = middle_of(reference.mm),
                .white = median(white),
                .black = median(black),
                .noise = noise_of_ring(gray, plane, 1 + cell / 2, cell / 2)};
    if (patch.white <= patch.black)
        return {};
    const auto sides = sides_of(gray, reference);
    patch.blur_across_px = root_mean(sides[1], sides[3]);
    patch.blur_along_px = root_mean(sides[0], sides[2]);
    patch.blur_px = usual_blur(sides);
    patch.width_mm = apart_mm(pose, reference, sides, 1);
    patch.height_mm = apart_mm(pose, reference, sides, 0);
    return patch;
}

// ---- light ----

cv::Vec4d LightOnTable::terms_at(const cv::Point2d& mm) const
{
    const double x = mm.x / mat_.width - 0.5, y = mm.y / mat_.height - 0.5;
    return {1, x, y, x * y};
}

// Light falls off smoothly: its logarithm is laid as a twisted plane through the patches. Slopes are held back a
// little, so that two or three patches are enough to say something.
LightOnTable::LightOnTable(std::vector<Patch> patches, const MatSize& mat) : patches_(std::move(patches)), mat_(mat)
{
    if (patches_.empty())
        return;
    cv::Matx44d normal = cv::Matx44d::diag({1e-9, 1e-3, 1e-3, 1e-2});
    cv::Vec4d goal{};
    std::vector<double> blacks, noises, whites;
    for (const Patch& patch : patches_) {
        const cv::Vec4d terms = terms_at(patch.mm);
        normal += terms * terms.t();
        goal += terms * std::log(std::max(patch.white, 1e-3));
        blacks.push_back(patch.black / patch.white);
        if (patch.noise > 0) {
            noises.push_back(patch.noise);
            whites.push_back(patch.white);
        }
    }
    slopes_ = normal.solve(goal, cv::DECOMP_SVD);
    black_ = median(blacks);
    noise_ = noises.empty() ? 0 : median(noises);
    noise_white_ = whites.empty() ? 1 : median(whites);
    for (int row = 0; row <= 8; ++row)
        for (int column = 0; column <= 8; ++column)
            brightest_ = std::max(brightest_, white_at({mat_.width * column / 8, mat_.height * row / 8}));
}

double LightOnTable::white_at(const cv::Point2d& mm) const
{
    return patches_.empty() ? 0 : std::min(std::exp(slopes_.dot(terms_at(mm))), 1.0);
}

/// Of all patches, the nearer ones counting more.
double LightOnTable::blur_at(const cv::Point2d& mm) const
{
    double sum = 0, weights = 0;
    for (const Patch& patch : patches_)
        if (patch.blur_px > 0) {
            const double off = cv::norm(patch.mm - mm) / mat_.width, weight = 1 / (off * off + 0.01);
            sum += weight * patch.blur_px * patch.blur_px;
            weights += weight;
        }
    return weights > 0 ? std::sqrt(sum / weights) : 0;
}

/// Light comes in portions: a quarter of it has half the noise, which is twice the share.
double LightOnTable::noise_at(const cv::Point2d& mm) const
{
    return noise_ * std::sqrt(noise_white_ / std::max(white_at(mm), 1e-3));
}

// ---- areas ----

AreaView view_of(const cv::Mat& gray, const TablePose& pose, const LightOnTable& light, const Rect& area)
{
    constexpr double step_mm = 2, brighter_than_paper = 1.25;
    AreaView view{.least_px_per_mm = 1e9};
    std::vector<double> shares;
    int all = 0, bright = 0, full = 0;
    for (double y = area.y + step_mm / 2; y < area.bottom(); y += step_mm)
        for (double x = area.x + step_mm / 2; x < area.right(); x += step_mm, ++all) {
            const cv::Point2d mm(x, y), px = to_pixel(pose, mm);
            if (!is_inside(gray, px))
                continue;
            const double here = light_at(gray, px), white = light.white_at(mm);
            shares.push_back(white > 0 ? here / white : 0);
            bright += white > 0 && here > std::min(brighter_than_paper * white, 0.99) && here > white + 0.02 ? 1 : 0;
            full += here > 0.985 ? 1 : 0;
        }
    const auto seen = static_cast<double>(shares.size());
    if (all == 0 || shares.empty())
        return {};
    const cv::Point2d middle(area.x + area.width / 2, area.y + area.height / 2);
    for (const cv::Point2d corner : {cv::Point2d(area.x, area.y), cv::Point2d(area.right(), area.y),
                                     cv::Point2d(area.x, area.bottom()), cv::Point2d(area.right(), area.bottom())})
        if (is_inside(gray, to_pixel(pose, corner), -1))
            view.least_px_per_mm = std::min(view.least_px_per_mm, px_per_mm(pose, corner));
    view.in_view = seen / all;
    view.px_per_mm = px_per_mm(pose, middle);
    view.least_px_per_mm = std::min(view.least_px_per_mm, view.px_per_mm);
    view.blur_px = light.blur_at(middle);
    view.white = light.white_at(middle);
    view.shade = light.brightest() > 0 ? 1 - view.white / light.brightest() : 0;
    view.glare = bright / seen;
    view.clipped = full / seen;
    view.ground = median(shares);
    view.noise = light.noise_at(middle);
    return view;
}

Standpoint standpoint_of(const TablePose& pose)
{
    const Lens& lens = pose.lens;
    const Homography to_rays(1 / lens.focal_px, 0, -lens.middle.x / lens.focal_px, 0, 1 / lens.focal_px,
                             -lens.middle.y / lens.focal_px, 0, 0, 1);
    Homography map = to_rays * pose.straight_from_mm;
    const auto column = [&](int at) { return cv::Vec3d(map(0, at), map(1, at), map(2, at)); };
    const double length = std::sqrt(cv::norm(column(0)) * cv::norm(column(1)));
    map = map * (1 / (map(2, 2) < 0 ? -length : length));  // the table lies before the camera
    const cv::Vec3d x = column(0) / cv::norm(column(0)), across = x.cross(column(1)), z = across / cv::norm(across),
                    y = z.cross(x), shift = column(2);
    const cv::Point3d eye(-x.dot(shift), -y.dot(shift), z.dot(shift));  // z goes down into the table, height goes up
    const cv::Point3d middle(pose.mat.width / 2, pose.mat.height / 2, 0);
    return {.mm = eye,
            .slant_deg = std::acos(std::clamp(z[2], -1.0, 1.0)) * 180 / CV_PI,
            .distance_mm = cv::norm(eye - middle)};
}

double room_for_zoom(const TablePose& pose)
{
    const cv::Point2d half(pose.lens.picture.width / 2.0, pose.lens.picture.height / 2.0);
    double room = 1e9;
    for (const cv::Point2d& corner : rectangle(pose.mat.width, pose.mat.height)) {
        const cv::Point2d off = to_pixel(pose, corner) - half;
        room = std::min({room, half.x / std::max(std::abs(off.x), 1.0), half.y / std::max(std::abs(off.y), 1.0)});
    }
    return room;
}

}  // namespace cardinal::calibration
