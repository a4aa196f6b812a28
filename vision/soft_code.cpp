#include "vision/soft_code.h"

#include "vision/light.h"
#include "vision/wide.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr double quiet_modules = 4;  // where print places the symbol
// A module that is wider than this is looked at in a smaller picture: more pixels tell no more.
constexpr double wide_enough = 3.0;

/// Whole pixels that hold the square around a code.
cv::Rect pixels_around(const Homography& symbol, cv::Size size)
{
    constexpr double half = soft_side / 2.0 + Patch::margin;
    cv::Point2d least(1e9, 1e9), most(-1e9, -1e9);
    for (const cv::Point2d corner :
         {cv::Point2d(-half, -half), cv::Point2d(half, -half), cv::Point2d(half, half), cv::Point2d(-half, half)}) {
        const cv::Point2d pixel = at(symbol, corner);
        least = {std::min(least.x, pixel.x), std::min(least.y, pixel.y)};
        most = {std::max(most.x, pixel.x), std::max(most.y, pixel.y)};
    }
    const auto inside = [](double value, int end) { return static_cast<int>(std::clamp(value, 0.0, end - 1.0)); };
    if (!(most.x - least.x < 1e8) || !(most.y - least.y < 1e8))
        return {};
    const cv::Point from(inside(std::floor(least.x), size.width), inside(std::floor(least.y), size.height)),
        to(inside(std::ceil(most.x), size.width), inside(std::ceil(most.y), size.height));
    return {from.x, from.y, to.x - from.x + 1, to.y - from.y + 1};
}

/// Where points of one row lie in the patch: the place of the upper left one of the four pixels around, and how far
/// from it. What lies outside is taken to the border.
struct Row {
    static constexpr int most = 64;
    alignas(32) int place[most];
    alignas(32) float across[most], down[most];
};

struct Line {
    float x, y, w, step_x, step_y, step_w;
};

CARDINAL_WIDE void lay_row(const Line& line, int count, int width, int height, Row& row)
{
    const float right = static_cast<float>(width) - 1.001F, bottom = static_cast<float>(height) - 1.001F;
    for (int index = 0; index < count; ++index) {
        const auto step = static_cast<float>(index);
        const float share = 1 / (line.w + step * line.step_w);
        float x = (line.x + step * line.step_x) * share, y = (line.y + step * line.step_y) * share;
        x = x > 0 ? x : 0;
        y = y > 0 ? y : 0;
        x = x < right ? x : right;
        y = y < bottom ? y : bottom;
        const int left = static_cast<int>(x), top = static_cast<int>(y);
        row.place[index] = top * width + left;
        row.across[index] = x - static_cast<float>(left);
        row.down[index] = y - static_cast<float>(top);
    }
}

/// A pixel and its two neighbours, of each of which `share` is taken; in place, along rows or columns.
CARDINAL_WIDE void smooth_rows(float* light, int width, int height, float share)
{
    constexpr int widest = 256;
    float before[widest + 2];
    for (int row = 0; row < height; ++row, light += width) {
        before[0] = light[0];
        std::copy_n(light, width, before + 1);
        before[width + 1] = light[width - 1];
        for (int column = 0; column < width; ++column)
            light[column] = before[column + 1] + share * (before[column] + before[column + 2] - 2 * before[column + 1]);
    }
}

CARDINAL_WIDE void smooth_columns(float* light, int width, int height, float share)
{
    constexpr int widest = 256;
    float before[widest], here[widest];
    std::copy_n(light, width, before);
    for (int row = 0; row < height; ++row, light += width) {
        std::copy_n(light, width, here);
        const float* below = row + 1 < height ? light + width : here;
        for (int column = 0; column < width; ++column)
            light[column] = here[column] + share * (before[column] + below[column] - 2 * here[column]);
        std::copy_n(here, width, before);
    }
}

}  // namespace

Homography symbol_in_picture(const Homography& card_to_picture, double module_mm)
{
    const double middle = (quiet_modules + code_modules / 2.0) * module_mm;
    return card_to_picture * Homography(module_mm, 0, middle, 0, module_mm, middle, 0, 0, 1);
}

Patch::Patch(const cv::Mat& gray, const Homography& symbol)
{
    cv::Rect area = pixels_around(symbol, gray.size());
    const double module_px = scale_at(symbol, 0, 0);
    int times = 1;
    while (module_px / times > wide_enough || std::max(area.width, area.height) / times > most_along)
        ++times;
    area.width -= area.width % times;
    area.height -= area.height % times;
    if (area.width < 2 * times || area.height < 2 * times)
        return;
    take_light(gray, area, times);
    const double off = (times - 1) / 2.0;
    from_picture_ =
        Homography(1.0 / times, 0, -(area.x + off) / times, 0, 1.0 / times, -(area.y + off) / times, 0, 0, 1);
    // Two points a module, a quarter of it to either side, are as wide as this.
    const double narrow = module_px / times;
    smooth(static_cast<float>(std::min(narrow * narrow / 32, 1.0 / 3)));
}

void Patch::take_light(const cv::Mat& gray, const cv::Rect& area, int times)
{
    width_ = area.width / times;
    height_ = area.height / times;
    const float share = 1.F / static_cast<float>(times * times);
    const float* light_of_tone = light_of_tones();
    float* light = light_.data();
    for (int row = 0; row < height_; ++row, light += width_) {
        if (times == 1) {
            const uchar* pixels = gray.ptr(area.y + row) + area.x;
            for (int column = 0; column < width_; ++column)
                light[column] = light_of_tone[pixels[column]];
            continue;
        }
        std::fill_n(light, width_, 0.F);
        for (int within = 0; within < times; ++within) {
            const uchar* pixels = gray.ptr(area.y + row * times + within) + area.x;
            for (int column = 0; column < width_ * times; ++column)
                light[column / times] += share * light_of_tone[pixels[column]];
        }
    }
}

void Patch::smooth(float share)
{
    smooth_rows(light_.data(), width_, height_, share);
    smooth_columns(light_.data(), width_, height_, share);
}

void Patch::look_at(const Homography& symbol, int along, double apart, float* seen) const
{
    if (width_ == 0) {
        std::fill_n(seen, along * along, 0.F);
        return;
    }
    const Homography plane = from_picture_ * symbol;
    const double first = -(along - 1) / 2.0 * apart;
    const auto narrow = [](double number) { return static_cast<float>(number); };
    Row row;
    for (int down = 0; down < along; ++down, seen += along) {
        const double y = first + down * apart;
        const Line line{.x = narrow(plane(0, 0) * first + plane(0, 1) * y + plane(0, 2)),
                        .y = narrow(plane(1, 0) * first + plane(1, 1) * y + plane(1, 2)),
                        .w = narrow(plane(2, 0) * first + plane(2, 1) * y + plane(2, 2)),
                        .step_x = narrow(plane(0, 0) * apart),
                        .step_y = narrow(plane(1, 0) * apart),
                        .step_w = narrow(plane(2, 0) * apart)};
        lay_row(line, along, width_, height_, row);
        for (int point = 0; point < along; ++point) {
            const float *upper = light_.data() + row.place[point], *lower = upper + width_;
            const float above = upper[0] + row.across[point] * (upper[1] - upper[0]);
            const float below = lower[0] + row.across[point] * (lower[1] - lower[0]);
            seen[point] = above + row.down[point] * (below - above);
        }
    }
}

void Patch::look_at(const Homography& symbol, SoftCode& seen) const { look_at(symbol, soft_side, 1, seen.data()); }

Surroundings::Surroundings(const Patch& patch, const Homography& symbol)
{
    patch.look_at(symbol, static_cast<int>(side), 0.5, halves_.data());
}

SoftCode Surroundings::seen_at(int across, int down) const
{
    SoftCode seen;
    const std::size_t first_row = as_index(reach + down), first_column = as_index(reach + across);
    const float* above = halves_.data() + first_row * side + first_column;
    for (std::size_t row = 0; row < soft_side; ++row, above += 2 * side)
        for (std::size_t column = 0; column < soft_side; ++column) {
            const float *upper = above + 2 * column, *lower = upper + side;
            seen[row * soft_side + column] = (upper[0] + upper[1] + lower[0] + lower[1]) / 4;
        }
    return seen;
}

}  // namespace cardinal::vision
