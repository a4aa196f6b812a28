#pragma once

#include "calibration/geometry.h"

#include <algorithm>

/// Lenses blur light, not the numbers that cameras write down for it: those follow a curve. So pixels are turned back
/// into light before anything is added up, and everything after this is linear.
namespace cardinal::calibration {

float light_of(uchar gray);
const float* light_of_tones();  ///< the light of all 256 grays, for loops
uchar gray_of(float light);     ///< the other way round, to the nearest

/// Bilinear, in light from 0 to 1. What lies outside of the picture looks like its border. The picture has 8 bits and
/// at least two rows and columns, and lives as long as this.
struct PointsInRow;
class Sampler {
public:
    explicit Sampler(const cv::Mat& gray);
    float at(float x, float y) const
    {
        x = x > 0 ? std::min(x, right_) : 0;  // what is no number is taken to the border, too
        y = y > 0 ? std::min(y, bottom_) : 0;
        const int left = static_cast<int>(x), top = static_cast<int>(y);
        return at(left, top, x - static_cast<float>(left), y - static_cast<float>(top));
    }
    /// Adds the light at `count` points to cells, `per_cell` to each, times the share.
    void add_row(const PointsInRow& points, int per_cell, int count, float share, float* cells) const;

private:
    const uchar* pixels_;
    std::size_t step_;
    float right_, bottom_;
    const float* light_ = light_of_tones();
    float at(int left, int top, float across, float down) const
    {
        const uchar* upper = pixels_ + static_cast<std::size_t>(top) * step_ + left;
        const uchar* lower = upper + step_;
        const float above = light_[upper[0]] + across * (light_[upper[1]] - light_[upper[0]]);
        const float below = light_[lower[0]] + across * (light_[lower[1]] - light_[lower[0]]);
        return above + down * (below - above);
    }
};

/// Equal cells of a plane, row by row, each of them looked at in several points.
struct Cells {
    double first = 0;  ///< the middle of the first cell, across and down
    double width = 1;
    int along = 0;   ///< how many cells there are in each direction
    int points = 1;  ///< in each direction within a cell
};

/// The mean light in each cell. `plane` leads from the plane to pixels.
void look_at(const cv::Mat& gray, const Homography& plane, const Cells& cells, float* light);

}  // namespace cardinal::calibration
