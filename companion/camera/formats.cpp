#include "companion/camera/formats.h"

#include <algorithm>
#include <tuple>

namespace cardinal::camera {
namespace {

/// Cards are laid down in about half a second; with less than this nobody sees them come to rest in time.
constexpr double slowest = 8;

bool fits(const Format& format, const cv::Size& at_most)
{
    return format.size.width <= at_most.width && format.size.height <= at_most.height;
}

/// Greater is better, from the first to the last. Of formats that are too large the smallest is best.
auto worth(const Format& format, const cv::Size& at_most)
{
    const bool is_fast = format.frames_per_second >= slowest;
    const bool is_in = fits(format, at_most);
    const int area = format.size.area();
    return std::tuple(is_fast, is_in, is_in ? area : -area, -static_cast<int>(format.coding), format.frames_per_second);
}

}  // namespace

int best_of(std::span<const Format> formats, cv::Size at_most)
{
    const auto best =
        std::ranges::max_element(formats, {}, [&](const Format& format) { return worth(format, at_most); });
    return best == formats.end() ? -1 : static_cast<int>(best - formats.begin());
}

std::vector<Format> worth_choosing(std::vector<Format> formats)
{
    const auto kind = [](const Format& format) {
        return std::tuple(-format.size.area(), format.size.width, static_cast<int>(format.coding));
    };
    std::ranges::sort(formats, {}, [&](const Format& format) {
        return std::tuple_cat(kind(format), std::tuple(-format.frames_per_second));
    });
    formats.erase(std::unique(formats.begin(), formats.end(),
                              [&](const Format& one, const Format& other) { return kind(one) == kind(other); }),
                  formats.end());
    return formats;
}

}  // namespace cardinal::camera
