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
constexpr int more_than_itself = 6;
// Gray levels that a place nobody ever saw may differ from what is around it, and how many times as much as that
// differs from itself.
constexpr double least_spread = 9, times_spread = 2.2;
constexpr double hardly_anything = 1e-3;

cv::Mat mean_around(const cv::Mat& values, int reach)
{
    cv::Mat mean;
    cv::blur(values, mean, {reach, reach}, {-1, -1}, cv::BORDER_CONSTANT);
    return mean;
}

}  // namespace

void BareTable::begin(const cv::Mat& cells, const cv::Mat& occupied)
{
    bare_ = cells.clone();
    before_ = bare_.clone();
    cv::Mat wide;
    cv::dilate(occupied, wide, cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    cv::bitwise_not(wide, known_);
    doubted_ = cv::Mat::zeros(cells.size(), CV_8U);
    likely_.release();
}

void BareTable::doubt(const cv::Mat& part, const cv::Mat& cells)
{
    constexpr double clearly_more = 0.3;
    cv::Mat there, off, as_around;
    cv::bitwise_and(part, known_, there);
    const cv::Mat doubted = doubted_.clone();
    doubted_.setTo(255, there);
    reckon();
    const auto like_the_table = [&](const cv::Mat& looks) {
        cv::absdiff(looks, likely_, off);
        cv::compare(off, spread_, as_around, cv::CMP_LE);
        cv::bitwise_and(as_around, there, as_around);
        return cv::countNonZero(as_around);
    };
    if (like_the_table(cells) > like_the_table(bare_) + clearly_more * cv::countNonZero(there))
        return;
    doubted_ = doubted;
    likely_.release();
}

void BareTable::remember(const cv::Mat& cells, const cv::Mat& free)
{
    cv::Mat off, otherwise;
    cv::absdiff(cells, bare_, off);
    cv::compare(off, more_than_itself, otherwise, cv::CMP_GT);
    cv::bitwise_and(otherwise, free, otherwise);
    cv::bitwise_and(otherwise, known_, otherwise);
    bare_.copyTo(before_, otherwise);
    cv::Mat never_seen;
    cv::bitwise_not(known_, never_seen);
    cv::bitwise_and(never_seen, free, never_seen);
    cells.copyTo(before_, never_seen);  // something lay there: that was not the table
    cells.copyTo(bare_, free);
    known_.setTo(255, free);
    doubted_.setTo(0, free);
    likely_.release();
}

void BareTable::reckon()
{
    cv::Mat weight, value, square;
    cv::Mat certain = known_.clone();
    certain.setTo(0, doubted_);
    certain.convertTo(weight, CV_32F, 1.0 / 255);
    bare_.convertTo(value, CV_32F);
    cv::multiply(value, weight, value);
    cv::multiply(value, value, square);  // weights are nought or one
    for (auto reach = around.rbegin(); reach != around.rend(); ++reach) {
        const cv::Mat share = mean_around(weight, *reach) + hardly_anything, mean = mean_around(value, *reach) / share;
        cv::Mat variance = mean_around(square, *reach) / share - mean.mul(mean), likely, spread;
        cv::max(variance, least_spread * least_spread, variance);
        cv::sqrt(variance, variance);
        mean.convertTo(likely, CV_8U);
        variance.convertTo(spread, CV_8U, times_spread);
        const bool is_widest = reach == around.rbegin();
        const cv::Mat is_told = is_widest ? cv::Mat(share > 0) : cv::Mat(share > enough_known);
        likely.copyTo(likely_, is_told);
        spread.copyTo(spread_, is_told);
    }
}

cv::Mat BareTable::free(const cv::Mat& cells, const cv::Mat& tolerance)
{
    if (likely_.empty())
        reckon();
    cv::Mat off, may, remembered, as_before, reckoned;
    cv::absdiff(cells, bare_, off);
    cv::add(tolerance, more_than_itself, may);
    cv::compare(off, may, remembered, cv::CMP_LE);
    cv::absdiff(cells, before_, off);
    cv::compare(off, may, as_before, cv::CMP_LE);
    cv::bitwise_or(remembered, as_before, remembered);
    cv::bitwise_and(remembered, known_, remembered);
    cv::absdiff(cells, likely_, off);
    cv::compare(off, spread_, reckoned, cv::CMP_LE);
    cv::Mat all, unknown;
    cv::bitwise_not(known_, unknown);
    cv::bitwise_or(unknown, doubted_, unknown);
    cv::bitwise_and(reckoned, unknown, reckoned);
    cv::bitwise_or(remembered, reckoned, all);
    return all;
}

bool BareTable::is_in_another_light(const cv::Mat& cells, const cv::Mat& tolerance, const cv::Mat& part) const
{
    // Wide enough for a cell's own noise to vanish, so narrow that anything with an edge shows.
    constexpr int near = 9;
    constexpr double nearly_all = 0.96, darkest = 0.3, lightest = 3;
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
    cv::Mat gain = soft(cells) / soft(bare_), lit, value, off, alike, possible;
    bare_.convertTo(value, CV_32F);
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
    if (bare_.empty())
        return;
    cv::Mat bare, before, known, doubted;
    cv::warpPerspective(before_, before, cells, before_.size(), cv::INTER_LINEAR);
    cv::warpPerspective(bare_, bare, cells, bare_.size(), cv::INTER_LINEAR);
    cv::warpPerspective(known_, known, cells, known_.size(), cv::INTER_NEAREST);
    cv::warpPerspective(doubted_, doubted, cells, doubted_.size(), cv::INTER_NEAREST);
    bare_ = bare;
    before_ = before;
    known_ = known;
    doubted_ = doubted;
    likely_.release();
}

}  // namespace cardinal::vision
