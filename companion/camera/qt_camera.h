#pragma once

#include "companion/camera/formats.h"
#include "companion/camera/frame_watch.h"
#include "vision/frame.h"

#include <QElapsedTimer>
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

/// A camera of this machine that is open, or that is waited for. It lives on the main thread, whose events it needs;
/// whoever reads its frames does so through its source, on another one. Nothing tells of a camera that is lost, so it
/// is watched: when no frames come everything is torn down and built anew until they do. For another camera this one
/// is destroyed.
class QtCamera {
public:
    struct News {
        FrameWatch::News what = FrameWatch::News::none;
        std::string sentence{};  ///< for people
    };
    using Tell = std::function<void(const News&)>;

    /// In the wished format while the camera has it, else in the best one for reading that is not larger.
    QtCamera(std::string description, Tell tell, std::optional<Format> wished = {}, cv::Size at_most = usual_size);
    ~QtCamera();
    QtCamera(const QtCamera&) = delete;
    QtCamera& operator=(const QtCamera&) = delete;

    const std::string& description() const { return description_; }
    std::unique_ptr<CameraSource> source() const;
    bool is_lost() const { return watch_.is_lost(); }
    double frames_per_second() const { return watch_.frames_per_second(); }
    /// "1920 × 1080"; empty before the first frame.
    const std::string& size() const { return size_; }

private:
    struct Session;

    std::string description_;
    Tell tell_;
    std::optional<Format> wished_;
    cv::Size at_most_;
    std::shared_ptr<Handover> handover_;
    std::unique_ptr<Session> session_;
    QElapsedTimer clock_;
    QTimer look_;
    FrameWatch watch_{};
    std::string size_{};

    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    void build();
    void take(const QVideoFrame& frame);
    void look();
    void tell(FrameWatch::News what);
    std::string sentence(FrameWatch::News what) const;
};

}  // namespace cardinal::camera
