#include "vision/picture_levels.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

const cv::Mat& PictureLevels::picture(int times)
{
    cv::Mat& wanted = pictures_[times];
    if (wanted.empty() && times > 1) {
        const cv::Mat& larger = picture(times / 2);
        const cv::Size half(std::max(1, larger.cols / 2), std::max(1, larger.rows / 2));
        const cv::Rect even = cv::Rect(0, 0, 2 * half.width, 2 * half.height) & cv::Rect({0, 0}, larger.size());
        cv::resize(larger(even), wanted, half, 0, 0, cv::INTER_AREA);
    }
    return wanted;
}

const cv::Mat& PictureLevels::sums(int times)
{
    cv::Mat& wanted = sums_[times];
    if (wanted.empty())
        cv::integral(picture(times), wanted, CV_32S);
    return wanted;
}

}  // namespace cardinal::vision
