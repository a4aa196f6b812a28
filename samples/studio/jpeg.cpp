#include "samples/studio/sensor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/core/utility.hpp>

// JPEG loses by three things: colours are kept at half the resolution, squares of 8 × 8 are turned into frequencies,
// and these are rounded to multiples. Storing what is left loses nothing, so it is left out.
namespace cardinal::studio {
namespace {

constexpr int side = 8;
using Square = std::array<float, side * side>;

// The tables that the standard suggests (Annex K) and practically everybody uses, for quality 50.
constexpr std::array<int, side * side> for_brightness{
    16, 11,  10,  16, 24, 40, 51, 61, 12,  12,  14,  19,  26, 58, 60, 55,  14,  13,  16,  24, 40, 57,
    69, 56,  14,  17, 22, 29, 51, 87, 80,  62,  18,  22,  37, 56, 68, 109, 103, 77,  24,  35, 55, 64,
    81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98,  112, 100, 103, 99};
constexpr std::array<int, side * side> for_colours{17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
                                                   24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
                                                   99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
                                                   99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99};

Square steps_of(const std::array<int, side * side>& table, int quality)
{
    const int scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
    Square steps{};
    for (std::size_t at = 0; at < steps.size(); ++at)
        steps[at] = static_cast<float>(std::clamp((table[at] * scale + 50) / 100, 1, 255));
    return steps;
}

/// Row k holds the k-th wave.
const Square& waves()
{
    static const Square made = [] {
        Square table{};
        for (int wave = 0; wave < side; ++wave)
            for (int at = 0; at < side; ++at)
                table[static_cast<std::size_t>(wave * side + at)] = static_cast<float>(
                    std::sqrt((wave == 0 ? 1.0 : 2.0) / side) * std::cos((2 * at + 1) * wave * std::numbers::pi / 16));
        return table;
    }();
    return made;
}

Square turned(const Square& from)
{
    Square to;
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column)
            to[column * side + row] = from[row * side + column];
    return to;
}

/// The product of two squares as matrices.
Square times(const Square& left, const Square& right)
{
    Square product{};
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t middle = 0; middle < side; ++middle) {
            const float factor = left[row * side + middle];
            for (std::size_t column = 0; column < side; ++column)
                product[row * side + column] += factor * right[middle * side + column];
        }
    return product;
}

/// What is left of a square of one channel.
Square roughened(const Square& from, const Square& steps)
{
    static const Square& wave = waves();
    static const Square back = turned(wave);
    Square strengths = times(times(wave, from), back);
    for (std::size_t at = 0; at < strengths.size(); ++at)
        strengths[at] = std::nearbyint(strengths[at] / steps[at]) * steps[at];
    return times(times(back, strengths), wave);
}

void roughen(cv::Mat& channel, const Square& steps)
{
    cv::parallel_for_({0, channel.rows / side}, [&](const cv::Range& bands) {
        for (int row = bands.start * side; row < bands.end * side; row += side)
            for (int column = 0; column < channel.cols; column += side) {
                Square square;
                for (int y = 0; y < side; ++y)
                    std::copy_n(channel.ptr<float>(row + y) + column, side,
                                &square[static_cast<std::size_t>(y * side)]);
                const Square rough = roughened(square, steps);
                for (int y = 0; y < side; ++y)
                    std::copy_n(&rough[static_cast<std::size_t>(y * side)], side, channel.ptr<float>(row + y) + column);
            }
    });
}

int up_to_multiple(int count, int of) { return (count + of - 1) / of * of; }

/// Brightness and two colours, each around 0, the borders continued to whole squares.
struct Channels {
    cv::Mat brightness{}, blue{}, red{};

    explicit Channels(const cv::Mat& picture)
        : brightness(up_to_multiple(picture.rows, 2 * side), up_to_multiple(picture.cols, 2 * side), CV_32F),
          blue(brightness.rows / 2, brightness.cols / 2, CV_32F),
          red(blue.size(), CV_32F)
    {
        cv::parallel_for_({0, blue.rows}, [&](const cv::Range& rows) {
            for (int row = rows.start; row < rows.end; ++row)
                take(picture, row);
        });
    }

    cv::Mat picture(cv::Size size) const
    {
        cv::Mat made(size, CV_8UC3);
        cv::parallel_for_({0, size.height}, [&](const cv::Range& rows) {
            for (int row = rows.start; row < rows.end; ++row)
                give(row, made.ptr<cv::Vec3b>(row), size.width);
        });
        return made;
    }

private:
    void take(const cv::Mat& picture, int row)
    {
        for (int column = 0; column < blue.cols; ++column) {
            float blues = 0, reds = 0;
            for (int part = 0; part < 4; ++part) {
                const int y = 2 * row + part / 2, x = 2 * column + part % 2;
                const auto& pixel = picture.at<cv::Vec3b>(std::min(y, picture.rows - 1), std::min(x, picture.cols - 1));
                const auto b = static_cast<float>(pixel[0]), g = static_cast<float>(pixel[1]),
                           r = static_cast<float>(pixel[2]);
                const float light = std::nearbyint(0.299F * r + 0.587F * g + 0.114F * b);
                brightness.at<float>(y, x) = light - 128;
                blues += std::nearbyint(-0.168736F * r - 0.331264F * g + 0.5F * b);
                reds += std::nearbyint(0.5F * r - 0.418688F * g - 0.081312F * b);
            }
            blue.at<float>(row, column) = std::nearbyint(blues / 4);
            red.at<float>(row, column) = std::nearbyint(reds / 4);
        }
    }

    /// Colours are enlarged as decoders do: three parts of the nearer neighbour, one of the farther.
    float enlarged(const cv::Mat& colour, int row, int column) const
    {
        const auto other = [](int at, int count) {
            return std::clamp(at % 2 == 0 ? at / 2 - 1 : at / 2 + 1, 0, count - 1);
        };
        const int y = row / 2, x = column / 2, far_y = other(row, colour.rows), far_x = other(column, colour.cols);
        const auto *near = colour.ptr<float>(y), *far = colour.ptr<float>(far_y);
        return (9 * near[x] + 3 * near[far_x] + 3 * far[x] + far[far_x]) / 16;
    }

    void give(int row, cv::Vec3b* to, int columns) const
    {
        const auto tone = [](float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F) + 0.5F); };
        for (int column = 0; column < columns; ++column) {
            const float light = brightness.at<float>(row, column) + 128;
            const float b = enlarged(blue, row, column), r = enlarged(red, row, column);
            to[column] = {tone(light + 1.772F * b), tone(light - 0.344136F * b - 0.714136F * r),
                          tone(light + 1.402F * r)};
        }
    }
};

}  // namespace

cv::Mat compressed(const cv::Mat& picture, int quality)
{
    Channels channels(picture);
    roughen(channels.brightness, steps_of(for_brightness, quality));
    const Square steps = steps_of(for_colours, quality);
    roughen(channels.blue, steps);
    roughen(channels.red, steps);
    return channels.picture(picture.size());
}

}  // namespace cardinal::studio
