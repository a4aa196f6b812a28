#pragma once

#include "companion/match/match_book.h"
#include "companion/match/members.h"
#include "engine/referee/referee.h"
#include "vision/frame.h"

#include <cstdint>
#include <memory>
#include <optional>
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
    std::string screenshot{};  ///< a PNG that is written when there is something to see; then the window closes
    bool measures = false;     ///< says on standard output how long pictures take, and what becomes of the camera
};

/// Whatever is shown is shown on it, one after another. There is one in a program.
class Screen {
public:
    enum class Kind : std::uint8_t { display, picture };  ///< a picture needs no display
    explicit Screen(Kind kind);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Has people choose; nothing when they close it instead.
    std::optional<std::size_t> choose(const std::string& question, const std::vector<std::string>& entries);
    /// Shows the window until it is closed. Gives an exit code.
    int show(WindowSetup setup);

private:
    struct Application;
    std::unique_ptr<Application> application_;
};

}  // namespace cardinal::window
