#include "vision/fixed_modules.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr int eye = 7, dotted_line = 6;

/// Where the middles of small eyes lie along a side.
std::vector<int> places_of_small_eyes(int version)
{
    if (version == 1)
        return {};
    const int count = version / 7 + 2, side = side_of_version(version);
    constexpr int odd_one = 32;  // the one version in which they lie closer than the formula says
    const int step = version == odd_one ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2;
    std::vector<int> places(static_cast<std::size_t>(count), dotted_line);
    for (int at = count - 1, place = side - eye; at > 0; --at, place -= step)
        places[static_cast<std::size_t>(at)] = place;
    return places;
}

}  // namespace

FixedModules::FixedModules(int version) : kinds_(side_of_version(version), side_of_version(version), open)
{
    const int last = side() - eye;
    for (int at = eye + 1; at < last - 1; ++at)
        for (const cv::Point& place : {cv::Point(at, dotted_line), cv::Point(dotted_line, at)}) {
            set(place.x, place.y, at % 2 == 0);
            dotted_.push_back(place);
        }
    for (const cv::Point& corner : {cv::Point(0, 0), cv::Point(last, 0), cv::Point(0, last)})
        add_eye(corner.x, corner.y);
    const std::vector<int> places = places_of_small_eyes(version);
    for (const int y : places)
        for (const int x : places) {
            const bool is_in_an_eye =
                (x == dotted_line && (y == dotted_line || y == last)) || (y == dotted_line && x == last);
            if (!is_in_an_eye)
                add_small_eye({x, y});
        }
    constexpr int first_that_is_told = 7;
    if (version >= first_that_is_told)
        add_version(version);
}

void FixedModules::set(int x, int y, bool is_dark)
{
    if (x >= 0 && y >= 0 && x < side() && y < side())
        kinds_(y, x) = is_dark ? dark : light;
}

void FixedModules::add_eye(int left, int top)
{
    for (int y = -1; y <= eye; ++y)
        for (int x = -1; x <= eye; ++x) {
            const int from_middle = std::max(std::abs(x - eye / 2), std::abs(y - eye / 2));
            set(left + x, top + y, from_middle != 2 && from_middle != 4);
        }
}

void FixedModules::add_small_eye(const cv::Point& middle)
{
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x)
            set(middle.x + x, middle.y + y, std::max(std::abs(x), std::abs(y)) != 1);
    small_eyes_.push_back(middle);
}

/// Six bits and twelve that guard them, beside two of the eyes.
void FixedModules::add_version(int version)
{
    constexpr int guards = 12, generator = 0x1F25, bits = 18;
    int rest = version;
    for (int bit = 0; bit < guards; ++bit)
        rest = (rest << 1) ^ ((rest >> (guards - 1)) * generator);
    const int word = version << guards | rest;
    for (int bit = 0; bit < bits; ++bit) {
        const int along = bit / 3, across = side() - 11 + bit % 3;
        set(across, along, (word >> bit & 1) != 0);
        set(along, across, (word >> bit & 1) != 0);
    }
}

}  // namespace cardinal::vision
