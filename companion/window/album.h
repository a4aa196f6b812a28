#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QObject;
class QQuickWindow;

namespace cardinal::window {

class Shell;

struct AlbumWish {
    std::filesystem::path folder{};  ///< where pictures are written; empty: no album
    std::string film{};              ///< what the set-up looks at
};

/// Pictures of every screen, in both themes and with letters twice as large, written one after another.
class Album {
public:
    /// A match is open. `done` is told whether everything was written.
    Album(AlbumWish wish, Shell& shell, QQuickWindow& window, std::function<void(bool)> done);
    void begin();

private:
    struct Look {
        const char* name = "";
        const char* theme = "";
        double scale = 1;
    };
    struct Sight {
        const char* name = "";
        std::function<void()> prepare{};  ///< when its screen is shown
        const char* page = "";
        std::function<bool()> is_there{};    ///< what it shows; none: as soon as it came to rest
        std::function<void()> afterwards{};  ///< then
    };
    AlbumWish wish_;
    Shell& shell_;
    QQuickWindow& window_;
    std::function<void(bool)> done_;
    std::vector<Look> looks_{};
    std::vector<Sight> sights_{};
    std::size_t at_ = 0;
    bool is_written_ = true;

    void next();
    void wait(int patience);
    void take();
    QObject* page() const;
};

}  // namespace cardinal::window
