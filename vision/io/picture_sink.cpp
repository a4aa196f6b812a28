#include "vision/io/picture_sink.h"

#include "vision/io/pictures.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <opencv2/videoio.hpp>
#include <string_view>

namespace cardinal::vision {
namespace {

struct Coding {
    std::string_view ending{};
    std::array<char, 4> code{};
};
constexpr std::array<Coding, 3> codings{
    {{".mkv", {'F', 'F', 'V', '1'}}, {".mp4", {'a', 'v', 'c', '1'}}, {".avi", {'M', 'J', 'P', 'G'}}}};

}  // namespace

struct PictureSink::Video {
    cv::VideoWriter writer{};
};

Result<PictureSink> PictureSink::open(const std::filesystem::path& path, cv::Size size, double frames_per_second)
{
    PictureSink sink;
    sink.path_ = path;
    const auto coding = std::ranges::find(codings, path.extension().string(), &Coding::ending);
    if (coding != codings.end()) {
        sink.video_ = std::make_shared<Video>();
        const auto [a, b, c, d] = coding->code;
        try {
            sink.video_->writer.open(path.string(), cv::CAP_FFMPEG, cv::VideoWriter::fourcc(a, b, c, d),
                                     frames_per_second, size);
        } catch (const cv::Exception&) {
            sink.video_->writer.release();
        }
        if (!sink.video_->writer.isOpened())
            return Failure{{"Cannot write " + path.string() + " as a video."}};
        return sink;
    }
    if (path.has_extension())
        return Failure{{path.string() + " is no kind of film: .mkv, .mp4, .avi, or a folder."}};
    std::error_code why;
    std::filesystem::create_directories(path, why);
    if (why)
        return Failure{{"Cannot make the folder " + path.string() + ": " + why.message() + "."}};
    return sink;
}

Result<void> PictureSink::add(const cv::Mat& picture)
{
    if (!video_) {
        char name[32];
        std::snprintf(name, sizeof name, "%05d.png", count_++);
        return write_picture(path_ / name, picture);
    }
    try {
        video_->writer.write(picture);
        return {};
    } catch (const cv::Exception&) {
        return Failure{{"Cannot write to " + path_.string() + "."}};
    }
}

}  // namespace cardinal::vision
