#pragma once

#include "companion/window/table_feed.h"
#include "vision/frame.h"
#include "vision/geometry.h"

#include <functional>

namespace cardinal::window {

/// What somebody made of a frame: outlines to be drawn over it, and what is to be done about it on the main thread.
struct Looked {
    std::vector<vision::Quad> known{}, unknown{};
    std::function<void()> then{};
};

/// Shows a source's frames and has somebody look at them, all on a thread of its own. A live source goes on while one
/// frame is looked at; of files each frame is.
class LookingFeed {
public:
    struct Setup {
        vision::Source source{};
        InColours in_colours{};
        std::function<Looked(const vision::Frame&, const std::string& source)> look{};
    };
    using Show = std::function<void(Shot, std::function<void()> then)>;  ///< on the feed's thread

    LookingFeed(Setup setup, Show show);
    ~LookingFeed();
    LookingFeed(const LookingFeed&) = delete;
    LookingFeed& operator=(const LookingFeed&) = delete;

    void show_at(QSize size, double scale);  ///< any thread

private:
    Setup setup_;
    Show show_;
    std::mutex mutex_{};
    QSize size_{};
    double scale_ = 1;
    std::jthread thread_;

    void work(const std::stop_token& stop);
};

}  // namespace cardinal::window
