#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>

namespace cardinal::vision {

/// Takes pictures, one after the other, all of one size: into a video (.mkv, .mp4, .avi), or into a folder as 00000.png
/// and so on.
class PictureSink {
public:
    static Result<PictureSink> open(const std::filesystem::path& path, cv::Size size, double frames_per_second);
    Result<void> add(const cv::Mat& picture);

private:
    struct Video;
    std::shared_ptr<Video> video_{};
    std::filesystem::path path_{};
    int count_ = 0;
};

}  // namespace cardinal::vision
