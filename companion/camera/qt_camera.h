#pragma once

#include "companion/camera/cameras.h"
#include "companion/camera/formats.h"
#include "companion/camera/frame_watch.h"
#include "vision/frame.h"

#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class QVideoFrame;

namespace cardinal::camera {

/// The one place where a camera leaves its newest frame and from where its source takes it.
class Handover;

/// Frames of a live camera, taken on any one thread. `next` waits for a frame that nobody took yet.
class CameraSource : public vision::FrameSource {
public:
    CameraSource(std::string name, std::shared_ptr<Handover> handover)
        : name_(std::move(name)), handover_(std::move(handover))
    {}

    /// Brightness alone. Over as soon as the camera is closed.
    Result<std::optional<vision::Frame>> next() override;
    std::string name() const override { return name_; }
    bool is_live() const override { return true; }

    /// The last frame once more, in colours and no larger than that: for people.
    cv::Mat in_colours(cv::Size at_most) const;

private:
    std::string name_;
    std::shared_ptr<Handover> handover_;
    std::shared_ptr<const QVideoFrame> last_{};
    int index_ = 0;
};

/// A camera of this machine that is open, or that is waited for. It belongs to the main thread, which never waits for
/// it: it is opened, looked through and closed on a thread of its own, and whoever reads its frames does so through its
/// source, on yet another one. Nothing tells of a camera that is lost, so it is watched: when no frames come everything
/// is torn down and built anew until they do. For another camera this one is destroyed.
class QtCamera {
public:
    struct News {
        FrameWatch::News what = FrameWatch::News::none;
        std::string sentence{};  ///< for people
    };
    using Tell = std::function<void(const News&)>;

    /// In the wished format while the camera has it, else in the best one for reading that is not larger.
    /// What becomes of it is told on the main thread.
    QtCamera(Cameras& cameras, std::string description, Tell tell, std::optional<Format> wished = {},
             cv::Size at_most = usual_size);
    /// At once; it is closed later.
    ~QtCamera();
    QtCamera(const QtCamera&) = delete;
    QtCamera& operator=(const QtCamera&) = delete;

    const std::string& description() const { return description_; }
    std::unique_ptr<CameraSource> source() const;
    bool is_lost() const;
    double frames_per_second() const;
    /// "1920 × 1080"; empty before the first frame.
    std::string size() const;

private:
    struct Core;

    Cameras& cameras_;
    std::string description_;
    Tell tell_;
    QObject ear_{};
    std::unique_ptr<Room> room_;
    std::shared_ptr<Core> core_;
    QTimer look_;

    void build();
    void look();
    void tell(FrameWatch::News what);
    std::string sentence(FrameWatch::News what) const;
};

}  // namespace cardinal::camera
