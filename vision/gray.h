#pragma once

#include <opencv2/core.hpp>

namespace cardinal::vision {

/// A picture of any kind as 8 bits of gray; empty where it is none.
cv::Mat gray_of(const cv::Mat& picture);

/// Made smaller, by a whole number, until it has no more pixels than cameras have: more tell nothing and cost memory.
struct Handy {
    cv::Mat gray{};
    double times = 1;
};
Handy handy(const cv::Mat& gray);

}  // namespace cardinal::vision
