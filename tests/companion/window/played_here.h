#pragma once

#include "companion/window/backstage.h"
#include "tests/companion/program.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

/// A data folder in which a match was played, for screens to show, and Qt's events where no window is.
namespace cardinal::window {

/// Goes on with Qt's events until it is so; false when that takes longer than a test waits.
template <class Condition>
bool comes_true(const Condition& condition)
{
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < 60'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return condition();
}

class PlayedHere {
public:
    /// So many lines of a game's first match; none: an empty folder.
    explicit PlayedHere(int lines);

    /// Adds cards of these names to a game, numbered from 1.
    void add_cards(std::string_view game, std::initializer_list<const char*> names) const;

    const Backstage& backstage() const { return backstage_; }
    std::filesystem::path data() const { return backstage_.data; }

private:
    cli::Folder folder_{};
    Backstage backstage_{};
};

}  // namespace cardinal::window
