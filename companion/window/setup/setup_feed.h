#pragma once

#include "calibration/lens_walk.h"
#include "companion/doctor/checkup.h"
#include "companion/window/table_feed.h"
#include "vision/codebook.h"

#include <atomic>
#include <optional>

namespace cardinal::window {

/// What a camera that is set up shows, and what is to be said of it.
struct SetupShot {
    Shot shot{};
    std::shared_ptr<const doctor::Checkup>
        checkup{};                                ///< of this or an earlier frame; while the lens is measured: none
    std::optional<calibration::WalkStep> step{};  ///< of this frame
    std::shared_ptr<const calibration::MeasuredLens> lens{};  ///< as good as it is by now
};

/// Looks through a source on a thread of its own: shows each frame, and either tells how well a table can be read, now
/// and again, or measures the lens from views of the board.
class SetupFeed {
public:
    struct Setup {
        vision::Source source{};
        InColours in_colours{};
        std::vector<calibration::Lens> lenses{};  ///< that are known of it
        std::vector<MatSize> mats{};
        const Game* game = nullptr;
        bool measures_lens = false;
        std::vector<calibration::TablePose> places{};  ///< where the mat lay before: shown while it is not found
        std::vector<PrintedCode> codes{};              ///< of cards whose printed size is checked where they lie
    };
    using Show = std::function<void(SetupShot)>;  ///< on the feed's thread

    SetupFeed(Setup setup, Show show);
    ~SetupFeed();
    SetupFeed(const SetupFeed&) = delete;
    SetupFeed& operator=(const SetupFeed&) = delete;

    void show_at(QSize size, double scale);  ///< any thread

private:
    Setup setup_;
    std::optional<vision::Codebook> codebook_{};
    Show show_;
    std::mutex mutex_{};
    QSize size_{};
    double scale_ = 1;
    std::jthread thread_;

    void work(const std::stop_token& stop);
    QImage picture_of(const vision::Frame& frame, QSize size) const;
    doctor::Checkup examine(const cv::Mat& picture) const;
};

}  // namespace cardinal::window
