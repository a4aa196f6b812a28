#pragma once

#include "samples/studio/texture.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core/mat.hpp>

/// Pictures of things that nobody printed, drawn from distances: a shape is a function that says how many millimetres
/// inside a place is (outside: below 0).
namespace cardinal::studio {

struct Tint {
    double red = 0, green = 0, blue = 0;
    Tint operator*(double share) const { return {red * share, green * share, blue * share}; }
};
inline Tint between(const Tint& one, const Tint& other, double share)
{
    return {one.red + (other.red - one.red) * share, one.green + (other.green - one.green) * share,
            one.blue + (other.blue - one.blue) * share};
}

// ---- shapes ----
inline double in_disc(double x, double y, double middle_x, double middle_y, double radius)
{
    return radius - std::hypot(x - middle_x, y - middle_y);
}
/// A line as thick as two radii, one for each end.
inline double in_stroke(double x, double y, double x1, double y1, double x2, double y2, double r1, double r2)
{
    const double dx = x2 - x1, dy = y2 - y1;
    const double along = std::clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-9), 0.0, 1.0);
    return r1 + (r2 - r1) * along - std::hypot(x - x1 - along * dx, y - y1 - along * dy);
}
inline double in_rect(double x, double y, const Rect& area, double round)
{
    const double u = std::abs(x - area.x - area.width / 2) - area.width / 2 + round,
                 v = std::abs(y - area.y - area.height / 2) - area.height / 2 + round;
    return round - std::hypot(std::max(u, 0.0), std::max(v, 0.0)) - std::min(std::max(u, v), 0.0);
}
/// Two shapes grown together, as flesh does.
inline double grown(double one, double other, double width)
{
    const double near = std::max(width - std::abs(one - other), 0.0) / width;
    return std::max(one, other) + near * near * width / 4;
}

/// A sheet that is see-through at first.
class Sketch {
public:
    Sketch(double width_mm, double height_mm, double per_mm)
        : per_mm_(per_mm),
          pixels_(static_cast<int>(height_mm * per_mm), static_cast<int>(width_mm * per_mm), CV_8UC4,
                  cv::Scalar(0, 0, 0, 0))
    {}

    /// Fills a shape. `tint(x, y, inside)` says the colour, from 0 to 255.
    template <class Shape, class Colour>
    void fill(Shape shape, Colour tint)
    {
        fill_within({0, 0, pixels_.cols / per_mm_, pixels_.rows / per_mm_}, shape, tint);
    }
    /// The same for a shape that is nowhere outside the area.
    template <class Shape, class Colour>
    void fill_within(const Rect& area, Shape shape, Colour tint)
    {
        constexpr int around = 3;  // pixels
        const auto pixel = [&](double mm, int more, int most) {
            return std::clamp(static_cast<int>(mm * per_mm_) + more, 0, most);
        };
        const int lower = pixel(area.bottom(), around, pixels_.rows), right = pixel(area.right(), around, pixels_.cols);
        for (int row = pixel(area.y, -around, pixels_.rows); row < lower; ++row)
            for (int column = pixel(area.x, -around, pixels_.cols); column < right; ++column) {
                const double x = (column + 0.5) / per_mm_, y = (row + 0.5) / per_mm_, inside = shape(x, y);
                // Colour goes on a little beyond the shape, or what is there would show through its border.
                if (const double part = std::clamp(inside * per_mm_ + 0.5, 0.0, 1.0); inside * per_mm_ > -2)
                    lay(pixels_.at<cv::Vec4b>(row, column), tint(x, y, inside), part);
            }
    }
    Texture texture() const { return {pixels_, per_mm_}; }

private:
    double per_mm_;
    cv::Mat pixels_;

    static void lay(cv::Vec4b& pixel, const Tint& tint, double part)
    {
        const double share = pixel[3] == 0 ? 1 : part;
        const auto mixed = [&](int below, double above) {
            return static_cast<std::uint8_t>(std::lround(std::clamp(below + (above - below) * share, 0.0, 255.0)));
        };
        pixel = {mixed(pixel[0], tint.blue), mixed(pixel[1], tint.green), mixed(pixel[2], tint.red),
                 static_cast<std::uint8_t>(std::lround(std::max(static_cast<double>(pixel[3]), 255 * part)))};
    }
};

}  // namespace cardinal::studio
