#include "samples/studio/files/pictures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <string_view>

namespace cardinal::studio {

Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture)
{
    try {
        // Compressing harder takes longer than rendering.
        if (cv::imwrite(file.string(), picture, {cv::IMWRITE_PNG_COMPRESSION, 1, cv::IMWRITE_JPEG_QUALITY, 98}))
            return {};
        return Failure{{"Cannot write " + file.string() + "."}};
    } catch (const cv::Exception&) {
        return Failure{{"Cannot write " + file.string() + ": call it .png or .jpg."}};
    }
}

struct FilmFile::Video {
    cv::VideoWriter writer{};
    double frames_per_second = 0;
    cv::Mat last{};
};

namespace {

struct Coding {
    std::string_view ending{};
    char code[5] = "";
};
constexpr Coding codings[] = {{".mkv", "FFV1"}, {".mp4", "avc1"}, {".avi", "MJPG"}};

}  // namespace

Result<FilmFile> FilmFile::open(const std::filesystem::path& path, cv::Size size, double frames_per_second)
{
    FilmFile film;
    for (const Coding& coding : codings) {
        if (path.extension() != coding.ending)
            continue;
        film.video_ = std::make_shared<Video>();
        film.video_->frames_per_second = frames_per_second;
        const char* c = coding.code;
        film.video_->writer.open(path.string(), cv::CAP_FFMPEG, cv::VideoWriter::fourcc(c[0], c[1], c[2], c[3]),
                                 frames_per_second, size);
        if (!film.video_->writer.isOpened())
            return Failure{{"Cannot write " + path.string() + " as a video."}};
        return film;
    }
    if (path.has_extension())
        return Failure{{path.string() + " is no kind of film: .mkv, .mp4, .avi, or a folder."}};
    film.folder_ = path;
    std::error_code why;
    std::filesystem::create_directories(path, why);
    if (why)
        return Failure{{"Cannot make the folder " + path.string() + ": " + why.message() + "."}};
    return film;
}

Result<void> FilmFile::add(const cv::Mat& picture, double time_ms)
{
    if (!video_) {
        char name[32];
        std::snprintf(name, sizeof name, "%05lld.png", static_cast<long long>(count_++));
        return write_picture(folder_ / name, picture);
    }
    try {
        const std::int64_t place = std::llround(time_ms / 1000 * video_->frames_per_second);
        for (; count_ < place && !video_->last.empty(); ++count_)
            video_->writer.write(video_->last);
        if (count_ <= place)
            video_->writer.write(picture);
        count_ = std::max(count_, place + 1);
        video_->last = picture;
        return {};
    } catch (const cv::Exception& error) {
        return Failure{{"A frame cannot be written: " + std::string(error.what())}};
    }
}

}  // namespace cardinal::studio
