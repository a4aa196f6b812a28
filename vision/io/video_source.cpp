#include "vision/io/source_kinds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <opencv2/videoio.hpp>

namespace cardinal::vision {
namespace {

namespace fs = std::filesystem;

std::string seconds(double ms)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f s", ms / 1000);
    return text;
}

/// The head of an AVI file tells how long all of it is, and nothing of how much it shows.
bool is_torn_avi(const fs::path& file)
{
    std::array<unsigned char, 12> head{};
    std::ifstream stream(file, std::ios::binary);
    if (!stream.read(reinterpret_cast<char*>(head.data()), head.size()))
        return false;
    const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
    if (!text.starts_with("RIFF") || !text.ends_with("AVI "))
        return false;
    const std::uint64_t told = std::uint64_t{head[4]} | std::uint64_t{head[5]} << 8 | std::uint64_t{head[6]} << 16 |
                               std::uint64_t{head[7]} << 24;
    std::error_code none;
    return told + 8 > fs::file_size(file, none);
}

class Video final : public FrameSource {
public:
    Video(std::string name, const cv::VideoCapture& capture, std::vector<double> times, bool is_torn)
        : name_(std::move(name)), capture_(capture), times_(std::move(times)), is_torn_(is_torn)
    {
        const double rate = capture_.get(cv::CAP_PROP_FPS), count = capture_.get(cv::CAP_PROP_FRAME_COUNT);
        step_ms_ = rate > 0.01 && rate < 1000 ? 1000 / rate : 40;
        length_ms_ = count > 0 ? count * step_ms_ : 0;
    }

    Result<std::optional<Frame>> next() override
    {
        if (is_over_)
            return std::optional<Frame>();
        cv::Mat picture;
        if (!read(picture)) {
            is_over_ = true;
            return said_at_the_end();
        }
        const Frame frame{picture, index_, time_of_this_frame()};
        ++index_;
        last_ms_ = frame.time_ms;
        return std::optional(frame);
    }
    std::string name() const override { return name_; }
    bool is_live() const override { return false; }

private:
    std::string name_;
    cv::VideoCapture capture_;
    std::vector<double> times_;
    double step_ms_ = 40, length_ms_ = 0, last_ms_ = 0, shown_ms_ = 0;
    int index_ = 0;
    bool is_torn_ = false, is_over_ = false;

    bool read(cv::Mat& picture)
    {
        try {
            return capture_.read(picture) && !picture.empty();
        } catch (const cv::Exception&) {
            return false;
        }
    }
    double time_of_this_frame()
    {
        const double shown = capture_.get(cv::CAP_PROP_POS_MSEC);
        // Some containers know no times; then every frame takes as long as the others.
        shown_ms_ = index_ > 0 && !(shown > shown_ms_) ? shown_ms_ + step_ms_ : std::max(shown, 0.0);
        const auto index = static_cast<std::size_t>(index_);
        return index < times_.size() ? times_[index] : times_.empty() ? shown_ms_ : last_ms_ + step_ms_;
    }
    /// A video that was torn ends well before the length that it tells. Sound may be a little longer than the picture.
    Result<std::optional<Frame>> said_at_the_end() const
    {
        constexpr double usual_rest_ms = 500;
        if (index_ == 0)
            return Failure{{name_ + " holds no picture that can be read."}};
        const auto breaks_off = [&](const std::string& where) {
            return Failure{{name_ + " breaks off after " + std::to_string(index_) + " frames" + where +
                            ": it is damaged there, or was not copied whole."}};
        };
        const double reached = shown_ms_ + step_ms_;
        if (length_ms_ - reached > usual_rest_ms + 2 * step_ms_)
            return breaks_off(" (" + seconds(reached) + " of " + seconds(length_ms_) + ")");
        if (is_torn_)
            return breaks_off("");
        return std::optional<Frame>();
    }
};

}  // namespace

Result<Source> open_video(const fs::path& file)
{
    cv::VideoCapture capture;
    try {
        capture.open(file.string(), cv::CAP_FFMPEG);
    } catch (const cv::Exception&) {
        capture.release();
    }
    if (!capture.isOpened())
        return Failure{{file.string() + " is no video that can be read: it is damaged, empty or of another kind."}};
    return Source(std::make_unique<Video>(file.string(), std::move(capture), told_times(file), is_torn_avi(file)));
}

}  // namespace cardinal::vision
