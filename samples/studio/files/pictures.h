#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>

/// Pictures and films as files.
namespace cardinal::studio {

/// PNG or JPEG, by the name's ending. A PNG keeps every bit.
Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture);

/// Frames one after the other: into a folder as 00000.png and so on, or into a video, by the name's ending: .mkv loses
/// nothing, .mp4 is small, .avi is read everywhere. A video has one rate and takes as long as what it shows: a frame is
/// repeated until the time of the next. In a folder each stands once; when it was is told by its truth.
class FilmFile {
public:
    static Result<FilmFile> open(const std::filesystem::path& path, cv::Size size, double frames_per_second);
    /// Times only grow. Of several that fall into one frame of a video, the first is kept.
    Result<void> add(const cv::Mat& picture, double time_ms);

private:
    struct Video;
    std::shared_ptr<Video> video_{};
    std::filesystem::path folder_{};
    std::int64_t count_ = 0;
};

}  // namespace cardinal::studio
