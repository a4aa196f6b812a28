#pragma once

#include <map>
#include <opencv2/core.hpp>

namespace cardinal::vision {

/// A picture, and as often halved as somebody asks for it. The picture has 8 bits and lives as long as this.
class PictureLevels {
public:
    explicit PictureLevels(const cv::Mat& gray) { pictures_[1] = gray; }

    cv::Size size() const { return pictures_.at(1).size(); }
    /// So many times smaller, a power of two: every pixel is the mean of those it stands for.
    const cv::Mat& picture(int times);
    /// Its sums over all that lies above and left of each pixel.
    const cv::Mat& sums(int times);

private:
    std::map<int, cv::Mat> pictures_{}, sums_{};
};

}  // namespace cardinal::vision
