#pragma once

#include "companion/window/album.h"
#include "companion/window/backstage.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The window at the table.
namespace cardinal::window {

struct WindowSetup {
    Backstage backstage{};
    std::optional<MatchSetup> match{};  ///< that is open from the beginning

    std::string file{};         ///< a match that was saved or told, to be looked at again
    std::string page{};         ///< the screen that it opens with, where no match does; empty: the start
    std::string theme{};        ///< light, dark or system; empty: as last time
    std::string language{};     ///< en, de or system; empty: as last time
    double text_scale = 0;      ///< 0: as last time
    int width = 0, height = 0;  ///< 0: as last time
    std::string screenshot{};   ///< a PNG that is written when there is something to see; then the window closes
    AlbumWish album{};          ///< the same of every screen
    bool measures = false;      ///< says on standard output when it was there, and how long it kept people waiting
};

/// The screens that can be opened by name.
std::vector<std::string> pages();

/// True when a window of this data is open: it was brought to the front, and shows the file where one is named.
bool is_shown_elsewhere(const std::filesystem::path& data, const std::string& file);

/// Whatever is shown is shown on it. There is one in a program.
class Screen {
public:
    enum class Kind : std::uint8_t { display, picture };  ///< a picture needs no display
    explicit Screen(Kind kind);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Shows the window until it is closed. Gives an exit code.
    int show(WindowSetup setup);

private:
    struct Application;
    std::unique_ptr<Application> application_;
};

}  // namespace cardinal::window
