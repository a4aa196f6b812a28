#pragma once

#include "companion/match/match_book.h"
#include "companion/match/members.h"
#include "engine/referee/referee.h"
#include "vision/frame.h"

#include <functional>
#include <string>
#include <vector>

/// The window at the table.
namespace cardinal::window {

struct WindowSetup {
    Referee referee;
    match::MatchBook book{};
    std::vector<match::Member> members{};
    std::vector<PrintedCode> codes{};
    vision::Source source{};             ///< a file or a stream; none where a camera is looked through
    std::string camera{};                ///< its description; empty: the one of last time, where there is one
    bool looks_for_cameras = true;       ///< false: a match without eyes, told by typing
    std::vector<std::string> lines{};    ///< said one after another when the match begins
    std::vector<std::string> notices{};  ///< what is told when it opens

    std::string theme{};    ///< light or dark; empty: as last time
    double text_scale = 0;  ///< 0: as last time
    int width = 1280, height = 800;
    bool keeps_settings = true;
    std::string screenshot{};  ///< a PNG that is written when there is something to see; then the window closes
    bool measures = false;     ///< says on standard output how long pictures take, and what becomes of the camera
};

/// Shows the window until it is closed. Gives an exit code.
int show_window(WindowSetup setup);

}  // namespace cardinal::window
