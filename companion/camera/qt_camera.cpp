#include "companion/camera/qt_camera.h"

#include "companion/camera/camera_list.h"
#include "companion/camera/handover.h"
#include "companion/camera/video_frame.h"

#include <QCamera>
#include <QMediaCaptureSession>
#include <QVideoSink>
#include <chrono>

namespace cardinal::camera {

// ---- what reads ----

Result<std::optional<vision::Frame>> CameraSource::next()
{
    using namespace std::chrono_literals;
    while (!handover_->is_closed()) {
        std::optional<Arrived> arrived = handover_->wait_for(1s);
        if (!arrived)
            continue;
        if (!arrived->lost.empty())
            return Failure{{std::move(arrived->lost)}};
        // A frame that cannot be read is no frame.
        if (cv::Mat gray = gray_of(arrived->frame); !gray.empty()) {
            last_ = std::make_shared<const QVideoFrame>(std::move(arrived->frame));
            return std::optional(
                vision::Frame{.picture = std::move(gray), .index = index_++, .time_ms = arrived->time_ms});
        }
    }
    return std::optional<vision::Frame>();
}

cv::Mat CameraSource::in_colours(cv::Size at_most) const { return last_ ? colours_of(*last_, at_most) : cv::Mat(); }

// ---- what is on the main thread ----

/// Members die from the last to the first: the camera before the session, the sink after both.
struct QtCamera::Session {
    QVideoSink sink{};
    QMediaCaptureSession session{};
    std::unique_ptr<QCamera> camera{};
};

QtCamera::QtCamera(std::string description, Tell tell, std::optional<Format> wished, cv::Size at_most)
    : description_(std::move(description)),
      tell_(std::move(tell)),
      wished_(wished),
      at_most_(at_most),
      handover_(std::make_shared<Handover>())
{
    using namespace std::chrono_literals;
    clock_.start();
    QObject::connect(&look_, &QTimer::timeout, &look_, [this] { look(); });
    look_.start(250ms);
    build();
}

QtCamera::~QtCamera() { handover_->close(); }

std::unique_ptr<CameraSource> QtCamera::source() const
{
    return std::make_unique<CameraSource>(description_, handover_);
}

void QtCamera::build()
{
    session_.reset();
    watch_.opened(now());
    const auto device = find_camera(description_);
    if (!device)
        return;
    session_ = std::make_unique<Session>();
    session_->camera = std::make_unique<QCamera>(*device);
    QCameraFormat format = wished_ ? format_like(*device, *wished_) : QCameraFormat();
    if (format.isNull())
        format = format_for_reading(*device, at_most_);
    if (!format.isNull())
        session_->camera->setCameraFormat(format);
    QObject::connect(&session_->sink, &QVideoSink::videoFrameChanged, &session_->sink,
                     [this](const QVideoFrame& frame) { take(frame); });
    // In this order: with the camera before the sink about half of all starts stand still after one frame.
    session_->session.setVideoSink(&session_->sink);
    session_->session.setCamera(session_->camera.get());
    session_->camera->start();
}

void QtCamera::take(const QVideoFrame& frame)
{
    if (!frame.isValid())
        return;
    const double time = now();
    size_ = std::to_string(frame.width()) + " × " + std::to_string(frame.height());
    handover_->put({.frame = frame, .time_ms = time});
    tell(watch_.frame_came(time));
}

void QtCamera::look()
{
    const FrameWatch::News news = watch_.look(now());
    if (news == FrameWatch::News::lost)
        handover_->put({.lost = sentence(news)});
    if (news == FrameWatch::News::lost || news == FrameWatch::News::try_again)
        build();
    tell(news);
}

void QtCamera::tell(FrameWatch::News what)
{
    if (what != FrameWatch::News::none && tell_)
        tell_({what, sentence(what)});
}

std::string QtCamera::sentence(FrameWatch::News what) const
{
    const std::string called = "“" + description_ + "”";
    switch (what) {
    case FrameWatch::News::first: return called + " shows the table.";
    case FrameWatch::News::back: return called + " shows the table again.";
    case FrameWatch::News::lost:
        return watch_.came_ever() ? called + " shows nothing any more. Is its cable loose? The match waits for it."
             : find_camera(description_) ? called + " shows nothing. Does another program use it? It is tried again."
                                         : called + " is not plugged in. It is waited for.";
    default: return "";
    }
}

}  // namespace cardinal::camera
