#include "companion/window/measure.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <sstream>
#include <unistd.h>
#include <utility>

namespace cardinal::window {
namespace {

/// Sorts them.
std::string share(std::vector<double>& values, double part)
{
    std::ranges::sort(values);
    const auto at = static_cast<std::size_t>(part * static_cast<double>(values.size() - 1));
    return std::to_string(static_cast<int>(std::lround(values[at])));
}

constexpr int start_time_field = 22;  // of proc(5), counted from 1
constexpr int beat_ms = 5;            // a third of what a screen takes for a picture

}  // namespace

double ms_since_the_program_began()
{
    std::ifstream file("/proc/self/stat");
    std::string stat((std::istreambuf_iterator<char>(file)), {});
    // The second field is the program's name in parentheses, and may hold blanks.
    const std::size_t name_end = stat.rfind(')');
    if (name_end == std::string::npos)
        return 0;
    std::istringstream fields(stat.substr(name_end + 1));
    std::string field;
    for (int at = 3; at <= start_time_field; ++at)
        fields >> field;
    std::timespec now{};
    if (clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return 0;
    const double began_s = std::strtod(field.c_str(), nullptr) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return 1000 * (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - began_s);
}

std::string Measure::first_told()
{
    const std::scoped_lock lock(mutex_);
    if (first_ms_ == 0 || std::exchange(is_first_told_, true))
        return "";
    return "the first picture was on the screen " + std::to_string(std::lround(first_ms_)) +
           " ms after the program began";
}

void Measure::add(double seen_ms, double drawn_ms)
{
    const std::scoped_lock lock(mutex_);
    if (first_ms_ == 0)
        first_ms_ = ms_since_the_program_began();
    seen_.push_back(seen_ms);
    drawn_.push_back(drawn_ms);
}

Heartbeat::Heartbeat(std::function<void(double longest_ms)> tell) : tell_(std::move(tell))
{
    since_beat_.start();
    since_told_.start();
    beats_.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beats_, &QTimer::timeout, &beats_, [this] { beat(); });
    beats_.start(beat_ms);
}

void Heartbeat::beat()
{
    const double since_ms = static_cast<double>(since_beat_.nsecsElapsed()) / 1e6;
    since_beat_.restart();
    longest_ms_ = std::max(longest_ms_, since_ms - beat_ms);
    constexpr int second_ms = 1000;
    if (since_told_.elapsed() < second_ms)
        return;
    since_told_.restart();
    tell_(std::exchange(longest_ms_, 0));
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
