#include "vision/pip_pattern.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>
#include <utility>

// The side is laid out upright, and every number is held against it, each in all its ways to lie, a little larger and
// smaller and a little beside: dice differ in how far out their pips are, and corners that are round are known badly.
namespace cardinal::vision {
namespace {

constexpr int side_px = 44, pattern_px = 36;  // a pattern may lie so much beside the middle
constexpr double least_likeness = 0.8, least_of_one = 0.93;
constexpr double least_lead = 0.1;  // four and five, which are most alike, come to 0.89 of each other
constexpr std::array<double, 3> spreads{0.88, 1.0, 1.12};

struct Pattern {
    int value = 0;
    cv::Mat look{};
};

cv::Mat look_of(int value, bool is_turned, double spread)
{
    constexpr double radius = 0.1;  // of the side
    constexpr int fine = 8;
    cv::Mat large(pattern_px * fine, pattern_px * fine, CV_32F, cv::Scalar(1)), look;
    for (const cv::Point2d& place : pip_places(value, is_turned)) {
        const cv::Point2d off = (place - cv::Point2d(0.5, 0.5)) * spread * side_px;
        const cv::Point2d at = (cv::Point2d(pattern_px, pattern_px) / 2 + off) * fine;
        cv::circle(large, at, cvRound(radius * side_px * fine), 0, cv::FILLED);
    }
    cv::resize(large, look, {pattern_px, pattern_px}, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(look, look, {0, 0}, 0.03 * side_px);
    return look;
}

const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (int value = 1; value <= 6; ++value)
            for (const bool is_turned : {false, true})
                for (const double spread : spreads)
                    made.push_back({value, look_of(value, is_turned, spread)});
        return made;
    }();
    return all;
}

}  // namespace

std::vector<cv::Point2d> pip_places(int value, bool is_turned)
{
    static const cv::Point2d places[] = {{.5, .5},   {.25, .25}, {.75, .75}, {.75, .25},
                                         {.25, .75}, {.25, .5},  {.75, .5}};
    static const std::vector<int> of[] = {
        {}, {0}, {1, 2}, {0, 1, 2}, {1, 2, 3, 4}, {0, 1, 2, 3, 4}, {1, 2, 3, 4, 5, 6}};
    std::vector<cv::Point2d> all;
    for (const int place : of[value]) {
        const cv::Point2d& at = places[place];
        all.push_back(is_turned ? cv::Point2d(at.y, 1 - at.x) : at);
    }
    return all;
}

PipPattern pip_pattern(const cv::Mat& gray, const Quad& side)
{
    cv::Mat light, seen, alike;
    cv::warpPerspective(gray, light, calibration::between(calibration::rectangle(side_px, side_px), side),
                        {side_px, side_px}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    light.convertTo(seen, CV_32F);
    std::array<double, 7> likeness{};
    for (const Pattern& pattern : patterns()) {
        double most = 0;
        cv::matchTemplate(seen, pattern.look, alike, cv::TM_CCOEFF_NORMED);
        cv::minMaxLoc(alike, nullptr, &most);
        double& best = likeness[as_index(pattern.value)];
        best = std::max(best, most);
    }
    const auto most = std::ranges::max_element(likeness);
    const double highest = std::exchange(*most, 0);
    return {.value = static_cast<int>(most - likeness.begin()),
            .likeness = highest,
            .lead = highest - *std::ranges::max_element(likeness)};
}

bool is_certain(const PipPattern& pattern)
{
    // A single dot is hardly a pattern: it may be anything.
    return pattern.likeness >= (pattern.value == 1 ? least_of_one : least_likeness) && pattern.lead >= least_lead;
}

}  // namespace cardinal::vision
