#include "vision/parts.h"

#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

Parts::Parts(const cv::Mat& mask)
{
    cv::Mat whole, middles;
    cv::morphologyEx(mask, whole, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
    cv::connectedComponentsWithStats(whole, parts_, boxes_, middles);
}

int Parts::largest() const
{
    int most = 0;
    for (int part = 1; part < count(); ++part)
        if (most == 0 || cells_of(part) > cells_of(most))
            most = part;
    return most;
}

int Parts::cells_of(int part) const { return boxes_.at<int>(part, cv::CC_STAT_AREA); }

cv::Rect Parts::box_of(int part) const
{
    return {boxes_.at<int>(part, cv::CC_STAT_LEFT), boxes_.at<int>(part, cv::CC_STAT_TOP),
            boxes_.at<int>(part, cv::CC_STAT_WIDTH), boxes_.at<int>(part, cv::CC_STAT_HEIGHT)};
}

}  // namespace cardinal::vision
