#include "companion/window/measure.h"

#include <algorithm>
#include <cmath>

namespace cardinal::window {
namespace {

/// Sorts them.
std::string share(std::vector<double>& values, double part)
{
    std::ranges::sort(values);
    const auto at = static_cast<std::size_t>(part * static_cast<double>(values.size() - 1));
    return std::to_string(static_cast<int>(std::lround(values[at])));
}

}  // namespace

void Measure::add(double seen_ms, double drawn_ms)
{
    const std::scoped_lock lock(mutex_);
    seen_.push_back(seen_ms);
    drawn_.push_back(drawn_ms);
}

std::string Measure::told()
{
    const std::scoped_lock lock(mutex_);
    if (seen_.empty())
        return "";
    std::string text = std::to_string(seen_.size()) + " pictures: understood after " + share(seen_, 0.5) +
                       " ms (95 %: " + share(seen_, 0.95) + "), on the screen with what is believed after " +
                       share(drawn_, 0.5) + " ms (95 %: " + share(drawn_, 0.95) + ")";
    seen_.clear();
    drawn_.clear();
    return text;
}

}  // namespace cardinal::window
