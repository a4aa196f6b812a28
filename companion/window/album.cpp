#include "companion/window/album.h"

#include "companion/window/shell.h"
#include "companion/window/shown_values.h"

#include <QQuickWindow>
#include <QTimer>
#include <iostream>

namespace cardinal::window {
namespace {

constexpr int settling_ms = 700;  ///< what moves comes to rest, pictures are painted
constexpr int patience = 60;      ///< so often it is looked whether what is shown is there

}  // namespace

Album::Album(AlbumWish wish, Shell& shell, QQuickWindow& window, std::function<void(bool)> done)
    : wish_(std::move(wish)), shell_(shell), window_(window), done_(std::move(done))
{
    looks_ = {{"light", "light", 1}, {"dark", "dark", 1}, {"200", "light", 2}};
    ReplayModel& replay = *shell_.matches()->replay();
    const auto show_side = [this, &replay](const char* side) {
        replay.go(replay.last() * 2 / 3);
        page()->setProperty("side", QString::fromUtf8(side));
    };
    const auto open_replay = [&replay] { replay.open(1); };
    const auto is_replayed = [&replay] { return replay.is_open(); };
    sights_ = {{"start", {}, "start"},
               {"guide", {}, "guide"},
               {"new", {}, "new"},
               {"decks", {}, "decks"},
               {"cards", [this] { shell_.library()->look_for(QStringLiteral("scuot")); }, "cards"},
               {"print", {}, "print"},
               {"matches", {}, "matches"},
               {"replay", open_replay, "replay", is_replayed, [show_side] { show_side("entries"); }},
               {"replay-numbers", open_replay, "replay", is_replayed, [show_side] { show_side("numbers"); }},
               {"replay-layout", open_replay, "replay", is_replayed, [show_side] { show_side("layout"); }},
               {"setup", [this] { shell_.setup()->add(text_of(wish_.film)); }, "setup",
                [this] { return shell_.setup()->has_table(); }},
               {"match", {}, "match"},
               {"keys", [this] { window_.setProperty("showsKeys", true); }, "match"}};
}

QObject* Album::page() const { return window_.property("page").value<QObject*>(); }

void Album::begin()
{
    std::error_code none;
    std::filesystem::create_directories(wish_.folder, none);
    next();
}

void Album::next()
{
    if (at_ == looks_.size() * sights_.size()) {
        done_(is_written_);
        return;
    }
    const Look& look = looks_[at_ / sights_.size()];
    const Sight& sight = sights_[at_ % sights_.size()];
    shell_.set_theme(QString::fromUtf8(look.theme));
    shell_.set_text_scale(look.scale);
    window_.setProperty("showsKeys", false);
    shell_.go(QString::fromUtf8(sight.page));
    if (sight.prepare)
        sight.prepare();
    wait(patience);
}

void Album::wait(int patience_left)
{
    QTimer::singleShot(settling_ms, &window_, [this, patience_left] {
        const Sight& sight = sights_[at_ % sights_.size()];
        if (sight.is_there && !sight.is_there() && patience_left > 0) {
            wait(patience_left - 1);
            return;
        }
        if (sight.afterwards)
            sight.afterwards();
        QTimer::singleShot(settling_ms, &window_, [this] { take(); });
    });
}

void Album::take()
{
    const Look& look = looks_[at_ / sights_.size()];
    const Sight& sight = sights_[at_ % sights_.size()];
    const std::filesystem::path file = wish_.folder / (std::string(sight.name) + "-" + look.name + ".png");
    if (!window_.grabWindow().save(text_of(file.string()))) {
        std::cerr << "cardinal window: " << file.string() << " cannot be written.\n";
        is_written_ = false;
    }
    ++at_;
    next();
}

}  // namespace cardinal::window
