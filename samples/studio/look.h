#pragma once

#include "samples/studio/texture.h"
#include "samples/studio/tone.h"

#include <algorithm>
#include <cmath>

namespace cardinal::studio {

/// Colour and how much of it covers what is below.
struct Paint {
    float light[3] = {};
    float alpha = 0;
};

/// Looks at one level of a texture.
class Look {
public:
    Look(const Texture& texture, double sample_mm)
        : level_(texture.level_for(sample_mm)),
          wraps_(texture.beyond() == Texture::Beyond::again),
          columns_(level_.pixels.cols),
          rows_(level_.pixels.rows),
          tones_(light_of_tones().data()),
          is_coarse_(sample_mm * static_cast<double>(level_.per_mm) < 1.4)
    {}

    /// The picture has nothing finer than a sample, so that one look is as good as four.
    bool is_coarse() const { return is_coarse_; }

    /// Linear between four pixels; mm from the upper left corner.
    void add(float x_mm, float y_mm, float weight, Paint& paint) const
    {
        const float x = x_mm * level_.per_mm - 0.5F, y = y_mm * level_.per_mm - 0.5F;
        const float left = std::floor(x), upper = std::floor(y), s = x - left, t = y - upper;
        const int column = static_cast<int>(left), row = static_cast<int>(upper);
        const cv::Vec4b *above = row_at(row), *below = row_at(row + 1);
        const int here = column_at(column), next = column_at(column + 1);
        add(above[here], weight * (1 - s) * (1 - t), paint);
        add(above[next], weight * s * (1 - t), paint);
        add(below[here], weight * (1 - s) * t, paint);
        add(below[next], weight * s * t, paint);
    }

private:
    const Texture::Level& level_;
    bool wraps_;
    int columns_, rows_;
    const float* tones_;
    bool is_coarse_;

    int inside(int at, int count) const
    {
        if (wraps_)
            return (at % count + count) % count;
        return std::clamp(at, 0, count - 1);
    }
    int column_at(int column) const { return inside(column, columns_); }
    const cv::Vec4b* row_at(int row) const { return level_.pixels.ptr<cv::Vec4b>(inside(row, rows_)); }
    void add(const cv::Vec4b& pixel, float weight, Paint& paint) const
    {
        if (pixel[3] == 255) {
            paint.light[0] += weight * tones_[pixel[0]];
            paint.light[1] += weight * tones_[pixel[1]];
            paint.light[2] += weight * tones_[pixel[2]];
            paint.alpha += weight;
            return;
        }
        const float covering = weight * static_cast<float>(pixel[3]) * (1 / 255.0F);
        for (int channel = 0; channel < 3; ++channel)
            paint.light[channel] += covering * tones_[pixel[channel]];
        paint.alpha += covering;
    }
};

}  // namespace cardinal::studio
