#include "samples/studio/texture.h"

#include "samples/studio/tone.h"

#include <algorithm>
#include <cassert>

namespace cardinal::studio {
namespace {

cv::Mat with_alpha(const cv::Mat& picture)
{
    assert(picture.type() == CV_8UC3 || picture.type() == CV_8UC4);
    if (picture.channels() == 4)
        return picture;
    cv::Mat made(picture.size(), CV_8UC4);
    for (int row = 0; row < picture.rows; ++row) {
        const auto* from = picture.ptr<cv::Vec3b>(row);
        auto* to = made.ptr<cv::Vec4b>(row);
        for (int column = 0; column < picture.cols; ++column)
            to[column] = {from[column][0], from[column][1], from[column][2], 255};
    }
    return made;
}

/// The mean light of a square, whatever is see-through counting less for the colour.
cv::Vec4b mean_of(const cv::Mat& picture, int row, int column, int times)
{
    float light[3] = {}, alpha = 0;
    for (int y = 0; y < times; ++y) {
        const auto* from = picture.ptr<cv::Vec4b>(std::min(row + y, picture.rows - 1));
        for (int x = 0; x < times; ++x) {
            const cv::Vec4b& pixel = from[std::min(column + x, picture.cols - 1)];
            const auto weight = static_cast<float>(pixel[3]) + 1e-3F;
            for (int channel = 0; channel < 3; ++channel)
                light[channel] += weight * light_of(pixel[channel]);
            alpha += weight;
        }
    }
    const auto count = static_cast<float>(times * times);
    const auto shown = [&](int channel) { return rounded_tone_of(light[channel] / alpha); };
    return {shown(0), shown(1), shown(2), static_cast<std::uint8_t>(alpha / count + 0.5F)};
}

bool has_holes(const cv::Mat& picture)
{
    for (int row = 0; row < picture.rows; ++row) {
        const auto* from = picture.ptr<cv::Vec4b>(row);
        if (std::any_of(from, from + picture.cols, [](const cv::Vec4b& pixel) { return pixel[3] != 255; }))
            return true;
    }
    return false;
}

}  // namespace

Shade shade_of(int red, int green, int blue)
{
    const auto light = [](int tone) { return light_of(static_cast<std::uint8_t>(std::clamp(tone, 0, 255))); };
    return {light(blue), light(green), light(red)};
}

cv::Mat shrunk(const cv::Mat& picture, int times)
{
    const cv::Mat from = with_alpha(picture);
    cv::Mat made((from.rows + times - 1) / times, (from.cols + times - 1) / times, CV_8UC4);
    for (int row = 0; row < made.rows; ++row)
        for (int column = 0; column < made.cols; ++column)
            made.at<cv::Vec4b>(row, column) = mean_of(from, row * times, column * times, times);
    return made;
}

Texture::Texture(const cv::Mat& picture, double pixels_per_mm, Beyond beyond)
    : size_mm_{picture.cols / pixels_per_mm, picture.rows / pixels_per_mm}, beyond_(beyond)
{
    constexpr int least_side = 8;
    auto per_mm = static_cast<float>(pixels_per_mm);
    levels_.push_back({with_alpha(picture), per_mm});
    has_holes_ = studio::has_holes(levels_.front().pixels);
    for (cv::Mat now = levels_.front().pixels; std::min(now.rows, now.cols) >= 2 * least_side;) {
        now = shrunk(now, 2);
        per_mm /= 2;
        levels_.push_back({now, per_mm});
    }
}

const Texture::Level& Texture::level_for(double sample_mm) const
{
    const Level* best = &levels_.front();
    for (const Level& level : levels_)
        if (2 / static_cast<double>(level.per_mm) <= sample_mm * 1.001)
            best = &level;
    return *best;
}

}  // namespace cardinal::studio
