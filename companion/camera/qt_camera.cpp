#include "companion/camera/qt_camera.h"

#include "companion/camera/camera_list.h"
#include "companion/camera/handover.h"
#include "companion/camera/video_frame.h"

#include <QCamera>
#include <QElapsedTimer>
#include <QMediaCaptureSession>
#include <QVideoSink>
#include <chrono>
#include <mutex>
#include <utility>

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

// ---- what is on the camera's own thread ----

namespace {

/// Members die from the last to the first: the camera before the session, the sink after both.
struct Session {
    QVideoSink sink{};
    QMediaCaptureSession session{};
    std::unique_ptr<QCamera> camera{};
};

}  // namespace

/// Of three threads: the camera's own, that where cameras are looked for, and the main one.
struct QtCamera::Core {
    std::string description{};
    std::optional<Format> wished{};
    cv::Size at_most{};
    std::shared_ptr<Letterbox> main{}, desk{}, own{};
    std::shared_ptr<Handover> handover = std::make_shared<Handover>();
    std::function<void(FrameWatch::News)> tell{};  ///< on the main thread
    QElapsedTimer clock{};

    mutable std::mutex mutex{};
    FrameWatch watch{};
    std::string size{};
    bool is_being_built = false;
    bool is_there = true;  ///< as far as anybody knows

    std::unique_ptr<Session> session{};  ///< on its own thread alone

    double now() const { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }
    std::unique_ptr<QCamera> made();
    void begin(std::unique_ptr<QCamera> camera);
    void take(const QVideoFrame& frame);
};

void QtCamera::Core::begin(std::unique_ptr<QCamera> camera)
{
    {
        const std::scoped_lock lock(mutex);
        is_there = true;
        is_being_built = false;
        watch.opened(now());
    }
    session = std::make_unique<Session>();
    session->camera = std::move(camera);
    QObject::connect(&session->sink, &QVideoSink::videoFrameChanged, &session->sink,
                     [this](const QVideoFrame& frame) { take(frame); });
    // In this order: with the camera before the sink about half of all starts stand still after one frame.
    session->session.setVideoSink(&session->sink);
    session->session.setCamera(session->camera.get());
    session->camera->start();
}

void QtCamera::Core::take(const QVideoFrame& frame)
{
    if (!frame.isValid())
        return;
    const double time = now();
    FrameWatch::News news{};
    {
        const std::scoped_lock lock(mutex);
        size = std::to_string(frame.width()) + " × " + std::to_string(frame.height());
        news = watch.frame_came(time);
    }
    handover->put({.frame = frame, .time_ms = time});
    if (news != FrameWatch::News::none)
        main->post([this, news] { tell(news); });
}

// ---- what is done where cameras are looked for ----

/// Nothing while it is not plugged in.
std::unique_ptr<QCamera> QtCamera::Core::made()
{
    const auto device = find_camera(description);
    if (!device) {
        const std::scoped_lock lock(mutex);
        is_there = is_being_built = false;
        return nullptr;
    }
    auto camera = std::make_unique<QCamera>(*device);
    QCameraFormat format = wished ? format_like(*device, *wished) : QCameraFormat();
    if (format.isNull())
        format = format_for_reading(*device, at_most);
    if (!format.isNull())
        camera->setCameraFormat(format);
    return camera;
}

// ---- what is on the main thread ----

QtCamera::QtCamera(Cameras& cameras, std::string description, Tell tell, std::optional<Format> wished, cv::Size at_most)
    : cameras_(cameras),
      description_(std::move(description)),
      tell_(std::move(tell)),
      room_(cameras.room_for(description_)),
      core_(std::make_shared<Core>())
{
    using namespace std::chrono_literals;
    core_->description = description_;
    core_->wished = wished;
    core_->at_most = at_most;
    core_->main = std::make_shared<Letterbox>(ear_);
    core_->desk = cameras_.desk();
    core_->own = room_->letters();
    core_->tell = [this](FrameWatch::News what) { this->tell(what); };
    core_->clock.start();
    QObject::connect(&look_, &QTimer::timeout, &look_, [this] { look(); });
    look_.start(250ms);
    build();
}

QtCamera::~QtCamera()
{
    core_->main->close();
    core_->handover->close();
    cameras_.see_off(description_, std::move(room_), [core = core_] { core->session.reset(); });
}

std::unique_ptr<CameraSource> QtCamera::source() const
{
    return std::make_unique<CameraSource>(description_, core_->handover);
}

bool QtCamera::is_lost() const
{
    const std::scoped_lock lock(core_->mutex);
    return core_->watch.is_lost();
}

double QtCamera::frames_per_second() const
{
    const std::scoped_lock lock(core_->mutex);
    return core_->watch.frames_per_second();
}

std::string QtCamera::size() const
{
    const std::scoped_lock lock(core_->mutex);
    return core_->size;
}

/// What is still being opened or closed is not asked a second time: a driver may hang.
void QtCamera::build()
{
    {
        const std::scoped_lock lock(core_->mutex);
        core_->watch.opened(core_->now());
        if (std::exchange(core_->is_being_built, true))
            return;
    }
    core_->own->post([core = core_] {
        core->session.reset();
        core->desk->post([core] {
            if (core->own->is_closed())
                return;
            auto camera = std::make_shared<std::unique_ptr<QCamera>>(core->made());
            if (*camera)
                core->own->give(**camera, [core, camera] { core->begin(std::move(*camera)); });
        });
    });
}

void QtCamera::look()
{
    FrameWatch::News news{};
    {
        const std::scoped_lock lock(core_->mutex);
        news = core_->watch.look(core_->now());
    }
    if (news == FrameWatch::News::lost)
        core_->handover->put({.lost = sentence(news)});
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
    case FrameWatch::News::lost: {
        const std::scoped_lock lock(core_->mutex);
        return core_->watch.came_ever() ? called + " shows nothing any more. Is its cable loose? It is waited for."
             : core_->is_there          ? called + " shows nothing. Does another program use it? It is tried again."
                                        : called + " is not plugged in. It is waited for.";
    }
    default: return "";
    }
}

}  // namespace cardinal::camera
