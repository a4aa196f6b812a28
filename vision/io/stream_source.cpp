#include "vision/io/source_kinds.h"
#include "vision/latest.h"

#include <chrono>
#include <cstdio>
#include <opencv2/videoio.hpp>
#include <thread>

// A worker takes frames as they come and keeps the newest alone. OpenCV's capture is dead for good once a read has
// failed; so it is opened anew, at once and then again and again. An address that gives one picture and closes (a
// phone's snapshot) is thereby asked for the next. Whoever waits is told only when nothing has come for a while.
namespace cardinal::vision {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

cv::VideoCapture opened(const std::string& address, const Patience& patience)
{
    cv::VideoCapture capture;
    try {
        capture.open(
            address, cv::CAP_FFMPEG,
            {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, patience.opening_ms, cv::CAP_PROP_READ_TIMEOUT_MSEC, patience.reading_ms});
    } catch (const cv::Exception&) {
        capture.release();
    }
    return capture;
}

std::string seconds(int ms)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g seconds", ms / 1000.0);
    return text;
}

class Stream final : public FrameSource {
public:
    Stream(std::string address, cv::VideoCapture capture, const Patience& patience)
        : address_(std::move(address)),
          patience_(patience),
          worker_([this, held = std::move(capture)](const std::stop_token& stop) mutable { work(stop, held); })
    {}

    Result<std::optional<Frame>> next() override
    {
        auto frame = newest_.wait_for(milliseconds(patience_.silence_ms));
        if (frame)
            return frame;
        return Failure{{"No picture has come from " + address_ + " for " + seconds(patience_.silence_ms) +
                        ". It is tried again."}};
    }
    std::string name() const override { return address_; }
    bool is_live() const override { return true; }

private:
    std::string address_;
    Patience patience_;
    Clock::time_point begin_ = Clock::now();
    int index_ = 0;  ///< the worker's
    Latest<Frame> newest_{};
    std::jthread worker_;  ///< last, so that everything it uses outlives it

    bool read(cv::VideoCapture& capture)
    {
        cv::Mat picture;
        try {
            if (!capture.read(picture) || picture.empty())
                return false;
        } catch (const cv::Exception&) {
            return false;
        }
        const std::chrono::duration<double, std::milli> since = Clock::now() - begin_;
        newest_.put({picture, index_++, since.count()});
        return true;
    }
    void work(const std::stop_token& stop, cv::VideoCapture& capture)
    {
        while (!stop.stop_requested()) {
            if (capture.isOpened() && read(capture))
                continue;
            capture.release();
            if (stop.stop_requested())
                return;
            capture = opened(address_, patience_);
            if (!capture.isOpened())
                std::this_thread::sleep_for(milliseconds(patience_.between_tries_ms));
        }
    }
};

}  // namespace

Result<Source> open_stream(const std::string& address, const Patience& patience)
{
    cv::VideoCapture capture = opened(address, patience);
    if (!capture.isOpened())
        return Failure{{"Nothing that can be watched answers at " + address + "."}};
    return Source(std::make_unique<Stream>(address, std::move(capture), patience));
}

}  // namespace cardinal::vision
