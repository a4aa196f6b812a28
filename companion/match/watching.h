#pragma once

#include "companion/match/live_match.h"
#include "companion/match/table_sight.h"
#include "vision/frame.h"
#include "vision/table_eye.h"

#include <set>
#include <string>

namespace cardinal::match {

/// What a frame came to.
struct Watched {
    bool is_over = false;  ///< there are no more frames
    vision::Frame frame{};
    vision::Scene scene{};
    Told told{};
};

/// Watches a source for a match, a frame a step: what the eye sees goes to the match.
class Watching {
public:
    /// `learned` tells what cards are called that the eye knows by their pictures.
    Watching(vision::Source source, vision::TableEye eye, LiveMatch& match,
             std::vector<std::optional<PrintedCode>> learned = {})
        : source_(std::move(source)), eye_(std::move(eye)), match_(match), learned_(std::move(learned))
    {}

    /// The next frame. A source that is lost, a table that is not found, a camera that was moved: each is said once,
    /// and once more when it is over.
    Watched step();
    const vision::FrameSource& source() const { return *source_; }

private:
    vision::Source source_;
    vision::TableEye eye_;
    LiveMatch& match_;
    std::vector<std::optional<PrintedCode>> learned_{};
    TableSight sight_{};
    bool is_lost_ = false;
    std::set<char> told_of_{};  ///< games, by their letters

    Sayings told_of_other_games(const vision::Scene& scene);
};

}  // namespace cardinal::match
