#pragma once

#include "companion/window/match_session.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QQuickWindow;

namespace cardinal::window {

class Shell;

/// A match that is opened to be seen.
struct AlbumMatch {
    std::string name{};  ///< of its pictures
    MatchSetup setup;
    bool waits_for_desync = false;  ///< until what its eyes see and its book differ
    int waits_for_entries = 0;      ///< until so many were written
};

struct AlbumWish {
    std::filesystem::path folder{};  ///< where pictures are written; empty: no album
    std::string film{};              ///< what the set-up looks at
    std::string game{}, deck{};      ///< a deck that is looked at, and of which game
    std::vector<AlbumMatch> matches{};
    std::vector<std::string> only{};  ///< how the names of the wished pictures begin; none: all
};

/// Pictures of every screen, in both themes, with letters twice as large, on a large screen and in each language,
/// written one after another.
class Album {
public:
    /// `done` is told whether everything was written.
    Album(AlbumWish wish, Shell& shell, QQuickWindow& window, std::function<void(bool)> done);
    void begin();

private:
    struct Sight {
        std::string name{};
        const char* page = "";
        std::function<void()> prepare{};     ///< when its screen is shown
        std::function<bool()> is_there{};    ///< what it shows; none: as soon as it came to rest
        std::function<void()> afterwards{};  ///< then
    };
    AlbumWish wish_;
    Shell& shell_;
    QQuickWindow& window_;
    std::function<void(bool)> done_;
    std::vector<Sight> sights_{};
    std::size_t sight_ = 0, look_ = 0;
    bool is_prepared_ = false, is_written_ = true;

    void add_pages();
    void add(AlbumMatch& match);
    std::string name() const;  ///< of the picture that is to be taken now
    bool is_wished() const;
    void skip();
    void next();
    void wait(int patience);
    void take();
    QObject* page() const;
};

}  // namespace cardinal::window
