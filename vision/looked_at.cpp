#include "vision/looked_at.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr double between_looks_ms = 90;
// What was looked at in vain is looked at again after this, and then each time after twice as much.
constexpr double first_wait_ms = 150;
constexpr int most_waits = 5;

}  // namespace

void LookedAt::begin(const cv::Size& size)
{
    foreign_ = cv::Mat::zeros(size, CV_8U);
    in_vain_ = foreign_.clone();
    again_at_ = cv::Mat(size, CV_32S, cv::Scalar(0));
    free_since_ = cv::Mat(size, CV_32S, cv::Scalar(-1));
}

void LookedAt::forget_what_moved(const ChangeMap& map)
{
    cv::Mat anew;
    cv::bitwise_not(map.changed(), anew);
    cv::bitwise_or(anew, map.moving(), anew);
    foreign_.setTo(0, anew);
    in_vain_.setTo(0, anew);
    again_at_.setTo(0, anew);
    free_since_.setTo(-1, anew);
}

cv::Mat LookedAt::due(const ChangeMap& map, const cv::Mat& known, double time_ms) const
{
    cv::Mat cells = map.changed().clone(), waiting, near_movement;
    cv::compare(again_at_, time_ms, waiting, cv::CMP_GT);
    cv::dilate(map.moving(), near_movement, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    cells.setTo(0, waiting);
    cells.setTo(0, near_movement);
    cells.setTo(0, known);
    return cells;
}

void LookedAt::note(const cv::Mat& part, const cv::Mat& free, double time_ms)
{
    for (int row = 0; row < part.rows; ++row)
        for (int column = 0; column < part.cols; ++column) {
            if (part.at<uchar>(row, column) == 0)
                continue;
            auto& looks = in_vain_.at<uchar>(row, column);
            again_at_.at<int>(row, column) = static_cast<int>(time_ms + first_wait_ms * (1 << looks));
            looks = static_cast<uchar>(std::min<int>(looks + 1, most_waits));
            int& since = free_since_.at<int>(row, column);
            const bool is_free = free.at<uchar>(row, column) != 0;
            foreign_.at<uchar>(row, column) = is_free ? 0 : 255;
            since = !is_free ? -1 : since < 0 ? static_cast<int>(time_ms) : since;
        }
}

cv::Mat LookedAt::surely_free(double time_ms) const
{
    cv::Mat cells = maybe_free(), fresh;
    cv::compare(free_since_, time_ms - between_looks_ms, fresh, cv::CMP_GT);
    cells.setTo(0, fresh);
    return cells;
}

cv::Mat LookedAt::maybe_free() const
{
    cv::Mat cells;
    cv::compare(free_since_, 0, cells, cv::CMP_GE);
    return cells;
}

cv::Mat LookedAt::maybe_foreign() const { return foreign_ | (in_vain_ == 0); }

bool LookedAt::may_be_of_more(const cv::Mat& part) const
{
    constexpr int looks = 2;
    double least = 0;
    cv::minMaxLoc(in_vain_, &least, nullptr, nullptr, nullptr, part);
    return cvRound(least) == looks;
}

void LookedAt::believe(const cv::Mat& free)
{
    free_since_.setTo(-1, free);
    foreign_.setTo(0, free);
}

}  // namespace cardinal::vision
