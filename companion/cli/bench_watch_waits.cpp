#include "companion/cli/bench_watch_waits.h"

#include "companion/match/stillness.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cardinal::cli::bench {
namespace {

std::string rounded(double ms) { return std::to_string(std::lround(ms)) + " ms"; }

/// The first reason for which a look was put off; nothing where none was.
std::string reason(const Waits::PutOff& before, const Waits::PutOff& now)
{
    const auto first = std::ranges::mismatch(now, before).in1;
    return first == now.end() ? "" : match::put_off_names[static_cast<std::size_t>(first - now.begin())];
}

}  // namespace

void Waits::touch(double time_ms, const PutOff& put_off)
{
    left_ms_ = time_ms;
    before_ = put_off;
}

void Waits::see(const match::Lying& lying, double time_ms)
{
    if (!match::lie_alike(seen_, lying))
        seen_ms_ = time_ms;
    seen_ = lying;
}

std::string Waits::come(double time_ms, double work_ms, const PutOff& put_off, Count& count)
{
    if (!std::exchange(is_awaited_, false))
        return "";
    const double waited = std::max(0.0, time_ms - left_ms_ - match::settled_after_ms) + work_ms;
    const double seen = std::max(0.0, seen_ms_ - left_ms_);
    const std::string why = reason(before_, put_off);
    if (why.empty()) {
        count.latencies_ms.push_back(waited);
        count.seen_ms.push_back(seen);
    } else
        count.put_off_ms[why].push_back(waited);
    return "after " + rounded(waited) + ", everything seen after " + rounded(seen) +
           (why.empty() ? "" : ", put off " + why) + ":";
}

}  // namespace cardinal::cli::bench
