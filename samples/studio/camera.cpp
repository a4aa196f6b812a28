#include "samples/studio/camera.h"

#include <cmath>
#include <cstddef>
#include <numbers>

namespace cardinal::studio {
namespace {

constexpr double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// The camera's own axes (right, down, forward) as columns, on the table's axes.
cv::Matx33d axes_of(const Camera& camera)
{
    const double tilt = radians(camera.tilt_deg), turn = radians(camera.turn_deg), roll = radians(camera.roll_deg);
    const cv::Matx33d tilted(1, 0, 0, 0, std::cos(tilt), -std::sin(tilt), 0, std::sin(tilt), std::cos(tilt));
    const cv::Matx33d turned(std::cos(turn), -std::sin(turn), 0, std::sin(turn), std::cos(turn), 0, 0, 0, 1);
    const cv::Matx33d rolled(std::cos(roll), -std::sin(roll), 0, std::sin(roll), std::cos(roll), 0, 0, 0, 1);
    return turned * tilted * rolled;
}

bool shows(const Camera& camera, const Rect& area, double rest)
{
    const View view(camera);
    const double across = rest * camera.width, down = rest * camera.height;
    for (const Point corner : {Point{area.x, area.y}, Point{area.right(), area.y}, Point{area.right(), area.bottom()},
                               Point{area.x, area.bottom()}}) {
        const Point at = view.pixel_of(corner);
        if (!(at.x >= across && at.y >= down && at.x <= camera.width - across && at.y <= camera.height - down))
            return false;
    }
    return true;
}

}  // namespace

double focal_for(int width_px, double view_deg) { return width_px / 2.0 / std::tan(radians(view_deg) / 2); }

Camera fitted(Camera camera, const Rect& area, double rest)
{
    camera.looks_at = {area.x + area.width / 2, area.y + area.height / 2};
    double near = 0.3 * (area.width + area.height), far = 20 * (area.width + area.height);
    for (int halving = 0; halving < 40; ++halving) {
        camera.distance_mm = (near + far) / 2;
        (shows(camera, area, rest) ? far : near) = camera.distance_mm;
    }
    camera.distance_mm = far;
    return camera;
}

View::View(const Camera& camera)
    : camera_(camera),
      middle_{(camera.width - 1) / 2.0 + camera.off_centre_px.x, (camera.height - 1) / 2.0 + camera.off_centre_px.y},
      to_table_(axes_of(camera))
{
    const cv::Vec3d forward(to_table_(0, 2), to_table_(1, 2), to_table_(2, 2));
    eye_ = cv::Vec3d(camera.looks_at.x, camera.looks_at.y, 0) - camera.distance_mm * forward;
}

Point View::bent(Point direction) const
{
    const auto& [k1, k2, p1, p2] = camera_.lens;
    const auto& [x, y] = direction;
    const double square = x * x + y * y, radial = 1 + square * (k1 + square * k2);
    return {x * radial + 2 * p1 * x * y + p2 * (square + 2 * x * x),
            y * radial + p1 * (square + 2 * y * y) + 2 * p2 * x * y};
}

Point View::pixel_of(Point table, double raised_mm) const
{
    const cv::Vec3d seen = to_table_.t() * (cv::Vec3d(table.x, table.y, -raised_mm) - eye_);
    const Point at = bent({seen[0] / seen[2], seen[1] / seen[2]});
    return {camera_.focal_px * at.x + middle_.x, camera_.focal_px * at.y + middle_.y};
}

// Newton's steps; the polynomial of any lens that shows a table is tame enough for them.
Point View::direction_of(Point pixel) const
{
    const Point wanted{(pixel.x - middle_.x) / camera_.focal_px, (pixel.y - middle_.y) / camera_.focal_px};
    if (camera_.lens == Lens{})
        return wanted;
    const auto& [k1, k2, p1, p2] = camera_.lens;
    Point at = wanted;
    for (int step = 0; step < 12; ++step) {
        const auto& [x, y] = at;
        const double square = x * x + y * y, radial = 1 + square * (k1 + square * k2);
        const double slope = 2 * (k1 + 2 * k2 * square);  // of `radial`, by x or y a unit of that
        const Point is = bent(at);
        const double a = radial + x * x * slope + 2 * p1 * y + 6 * p2 * x, b = x * y * slope + 2 * p1 * x + 2 * p2 * y;
        const double d = radial + y * y * slope + 6 * p1 * y + 2 * p2 * x, off_x = is.x - wanted.x,
                     off_y = is.y - wanted.y;
        const double determinant = a * d - b * b;
        at = {x - (d * off_x - b * off_y) / determinant, y - (a * off_y - b * off_x) / determinant};
    }
    return at;
}

Point View::table_of(Point pixel, double raised_mm) const
{
    const Point direction = direction_of(pixel);
    const cv::Vec3d towards = to_table_ * cv::Vec3d(direction.x, direction.y, 1);
    const double reach = (-raised_mm - eye_[2]) / towards[2];
    return {eye_[0] + reach * towards[0], eye_[1] + reach * towards[1]};
}

double View::pixels_per_mm(Point table) const
{
    const Point at = pixel_of(table), right = pixel_of({table.x + 1, table.y}), down = pixel_of({table.x, table.y + 1});
    const double area = (right.x - at.x) * (down.y - at.y) - (right.y - at.y) * (down.x - at.x);
    return std::sqrt(std::abs(area));
}

namespace {
constexpr int net_step = 4;  // pixels
}

Directions::Directions(const View& view, int across)
    : view_(view), across_(across), is_straight_(view.camera().lens == Lens{})
{
    if (is_straight_)
        return;
    columns_ = view.camera().width / net_step + 3;
    const int rows = view.camera().height / net_step + 3;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns_; ++column)
            net_.push_back(view.direction_of(
                {static_cast<double>((column - 1) * net_step), static_cast<double>((row - 1) * net_step)}));
}

Point Directions::pixel_of_sample(int column, int row) const
{
    const double step = 1.0 / across_;
    return {(column + 0.5) * step - 0.5, (row + 0.5) * step - 0.5};
}

void Directions::row(int sample_row, std::vector<float>& x, std::vector<float>& y) const
{
    const int samples = view_.camera().width * across_;
    x.resize(static_cast<std::size_t>(samples));
    y.resize(static_cast<std::size_t>(samples));
    for (int column = 0; column < samples; ++column) {
        const Point pixel = pixel_of_sample(column, sample_row);
        Point direction;
        if (is_straight_) {
            direction = view_.direction_of(pixel);
        } else {
            const double across = pixel.x / net_step + 1, down = pixel.y / net_step + 1;
            const double left = std::floor(across), upper = std::floor(down), s = across - left, t = down - upper;
            const Point* net = &net_[static_cast<std::size_t>(upper) * static_cast<std::size_t>(columns_) +
                                     static_cast<std::size_t>(left)];
            const auto mixed = [&](double Point::*of) {
                return (1 - t) * ((1 - s) * net[0].*of + s * net[1].*of) +
                       t * ((1 - s) * net[columns_].*of + s * net[columns_ + 1].*of);
            };
            direction = {mixed(&Point::x), mixed(&Point::y)};
        }
        x[static_cast<std::size_t>(column)] = static_cast<float>(direction.x);
        y[static_cast<std::size_t>(column)] = static_cast<float>(direction.y);
    }
}

}  // namespace cardinal::studio
