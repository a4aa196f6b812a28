#include "vision/bare_table.h"

#include <array>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

// How far around a place nobody ever saw it is told what the table looks like there: as near as enough of it is known,
// for beside the edge of a mat another thing begins. At last a quarter of a table's width: farther than a card is long,
// so that something free is always near.
constexpr std::array around{17, 41, 97};
constexpr double enough_known = 0.15;
// Gray levels that a place nobody ever saw may differ from what is around it, and how many times as much as that
// differs from itself; and how much more than its own noise a place may differ from what it was. Shades of a colour
// differ less over a table than its brightness, but cameras correct them now and then.
constexpr double times_spread = 2.2;
constexpr double least_spread_of_gray = 9, least_spread_of_a_colour = 6;
constexpr int gray_more_than_itself = 6, colour_more_than_itself = 12;
constexpr double hardly_anything = 1e-3;
constexpr double no_colour = 128;  // half of all levels, for what is seen may be less red than green as well as more

cv::Mat mean_around(const cv::Mat& values, int reach)
{
    cv::Mat mean;
    cv::blur(values, mean, {reach, reach}, {-1, -1}, cv::BORDER_CONSTANT);
    return mean;
}

}  // namespace

std::vector<cv::Mat> looks_of(const cv::Mat& gray_cells, const cv::Mat& colours)
{
    std::vector<cv::Mat> looks{gray_cells};
    if (colours.empty())
        return looks;
    cv::Mat cells, blue, green, red;
    cv::resize(colours, cells, gray_cells.size(), 0, 0, cv::INTER_AREA);
    cv::extractChannel(cells, blue, 0);
    cv::extractChannel(cells, green, 1);
    cv::extractChannel(cells, red, 2);
    for (const cv::Mat& colour : {red, blue}) {
        looks.emplace_back();
        cv::addWeighted(colour, 1, green, -1, no_colour, looks.back());
    }
    return looks;
}

void BareTable::begin(const std::vector<cv::Mat>& looks, const cv::Mat& occupied)
{
    planes_.clear();
    for (const cv::Mat& cells : looks) {
        const bool is_gray = planes_.empty();
        planes_.push_back({.bare = cells.clone(),
                           .before = cells.clone(),
                           .middle = is_gray ? 0 : no_colour,
                           .least_spread = is_gray ? least_spread_of_gray : least_spread_of_a_colour,
                           .more_than_itself = is_gray ? gray_more_than_itself : colour_more_than_itself});
    }
    cv::Mat wide;
    cv::dilate(occupied, wide, cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    cv::bitwise_not(wide, known_);
    doubted_ = cv::Mat::zeros(known_.size(), CV_8U);
    is_reckoned_ = false;
}

void BareTable::doubt(const cv::Mat& part, const cv::Mat& cells)
{
    constexpr double clearly_more = 0.3;
    cv::Mat there, off, as_around;
    cv::bitwise_and(part, known_, there);
    const cv::Mat doubted = doubted_.clone();
    doubted_.setTo(255, there);
    reckon();
    const Plane& gray = planes_.front();
    const auto like_the_table = [&](const cv::Mat& looks) {
        cv::absdiff(looks, gray.likely, off);
        cv::compare(off, gray.spread, as_around, cv::CMP_LE);
        cv::bitwise_and(as_around, there, as_around);
        return cv::countNonZero(as_around);
    };
    if (like_the_table(cells) > like_the_table(gray.bare) + clearly_more * cv::countNonZero(there))
        return;
    doubted_ = doubted;
    is_reckoned_ = false;
}

void BareTable::remember(const std::vector<cv::Mat>& looks, const cv::Mat& free)
{
    cv::Mat off, otherwise, never_seen;
    cv::absdiff(looks.front(), planes_.front().bare, off);
    cv::compare(off, gray_more_than_itself, otherwise, cv::CMP_GT);
    cv::bitwise_and(otherwise, free, otherwise);
    cv::bitwise_and(otherwise, known_, otherwise);
    cv::bitwise_not(known_, never_seen);
    cv::bitwise_and(never_seen, free, never_seen);
    for (std::size_t at = 0; at < planes_.size() && at < looks.size(); ++at) {
        Plane& plane = planes_[at];
        plane.bare.copyTo(plane.before, otherwise);
        looks[at].copyTo(plane.before, never_seen);  // something lay there: that was not the table
        looks[at].copyTo(plane.bare, free);
    }
    known_.setTo(255, free);
    doubted_.setTo(0, free);
    is_reckoned_ = false;
}

void BareTable::reckon()
{
    cv::Mat weight;
    cv::Mat certain = known_.clone();
    certain.setTo(0, doubted_);
    certain.convertTo(weight, CV_32F, 1.0 / 255);
    for (Plane& plane : planes_)
        reckon(plane, weight);
    is_reckoned_ = true;
}

void BareTable::reckon(Plane& plane, const cv::Mat& weight) const
{
    cv::Mat value, square;
    plane.bare.convertTo(value, CV_32F, 1, -plane.middle);
    cv::multiply(value, weight, value);
    cv::multiply(value, value, square);  // weights are nought or one
    for (auto reach = around.rbegin(); reach != around.rend(); ++reach) {
        const cv::Mat share = mean_around(weight, *reach) + hardly_anything, mean = mean_around(value, *reach) / share;
        cv::Mat variance = mean_around(square, *reach) / share - mean.mul(mean), likely, spread;
        cv::max(variance, plane.least_spread * plane.least_spread, variance);
        cv::sqrt(variance, variance);
        mean.convertTo(likely, CV_8U, 1, plane.middle);
        variance.convertTo(spread, CV_8U, times_spread);
        const bool is_widest = reach == around.rbegin();
        const cv::Mat is_told = is_widest ? cv::Mat(share > 0) : cv::Mat(share > enough_known);
        likely.copyTo(plane.likely, is_told);
        spread.copyTo(plane.spread, is_told);
    }
}

cv::Mat BareTable::free(const std::vector<cv::Mat>& looks, const cv::Mat& tolerance)
{
    if (!is_reckoned_)
        reckon();
    cv::Mat all = free_in(planes_.front(), looks.front(), tolerance);
    for (std::size_t at = 1; at < planes_.size() && at < looks.size(); ++at)
        all &= free_in(planes_[at], looks[at], tolerance);
    return all;
}

cv::Mat BareTable::free_in(const Plane& plane, const cv::Mat& cells, const cv::Mat& tolerance) const
{
    cv::Mat off, may, remembered, as_before, reckoned;
    cv::absdiff(cells, plane.bare, off);
    cv::add(tolerance, plane.more_than_itself, may);
    cv::compare(off, may, remembered, cv::CMP_LE);
    cv::absdiff(cells, plane.before, off);
    cv::compare(off, may, as_before, cv::CMP_LE);
    cv::bitwise_or(remembered, as_before, remembered);
    cv::bitwise_and(remembered, known_, remembered);
    cv::absdiff(cells, plane.likely, off);
    cv::compare(off, plane.spread, reckoned, cv::CMP_LE);
    cv::Mat unknown;
    cv::bitwise_not(known_, unknown);
    cv::bitwise_or(unknown, doubted_, unknown);
    cv::bitwise_and(reckoned, unknown, reckoned);
    return remembered | reckoned;
}

bool BareTable::is_in_another_light(const cv::Mat& cells, const cv::Mat& tolerance, const cv::Mat& part) const
{
    // Wide enough for a cell's own noise to vanish, so narrow that anything with an edge shows.
    constexpr int near = 9;
    constexpr double nearly_all = 0.96, darkest = 0.3, lightest = 3;
    const cv::Mat& bare = planes_.front().bare;
    cv::Mat seen = part.clone();
    cv::bitwise_and(seen, known_, seen);
    const int all = cv::countNonZero(part), count = cv::countNonZero(seen);
    if (count < 0.8 * all || count == 0)
        return false;
    const auto soft = [](const cv::Mat& values) {
        cv::Mat mean;
        values.convertTo(mean, CV_32F);
        cv::blur(mean, mean, {near, near});
        return cv::Mat(mean + 1);
    };
    cv::Mat gain = soft(cells) / soft(bare), lit, value, off, alike, possible;
    bare.convertTo(value, CV_32F);
    cv::multiply(value, gain, lit);
    lit.convertTo(lit, CV_8U);
    cv::absdiff(lit, cells, off);
    cv::compare(off, tolerance, alike, cv::CMP_LE);
    cv::inRange(gain, darkest, lightest, possible);
    cv::bitwise_and(alike, possible, alike);
    cv::bitwise_and(alike, seen, alike);
    return cv::countNonZero(alike) >= nearly_all * count;
}

void BareTable::move(const cv::Matx33d& cells)
{
    const auto moved = [&](const cv::Mat& values, int how) {
        cv::Mat there;
        cv::warpPerspective(values, there, cells, values.size(), how);
        return there;
    };
    for (Plane& plane : planes_) {
        plane.bare = moved(plane.bare, cv::INTER_LINEAR);
        plane.before = moved(plane.before, cv::INTER_LINEAR);
    }
    if (!known_.empty()) {
        known_ = moved(known_, cv::INTER_NEAREST);
        doubted_ = moved(doubted_, cv::INTER_NEAREST);
    }
    is_reckoned_ = false;
}

}  // namespace cardinal::vision
