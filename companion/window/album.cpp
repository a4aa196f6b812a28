#include "companion/window/album.h"

#include "companion/window/shell.h"
#include "companion/window/shown_values.h"

#include <QQuickWindow>
#include <QTimer>
#include <algorithm>
#include <array>
#include <iostream>
#include <utility>

namespace cardinal::window {
namespace {

constexpr int settling_ms = 700;  ///< what moves comes to rest, pictures are painted
constexpr int patience = 200;     ///< so often it is looked whether what is shown is there

struct Look {
    const char* name = "";
    const char* theme = "";
    double scale = 1;
    const char* language = "en";
    QSize size{1280, 800};
};
const std::array<Look, 6> looks{{{"light", "light"},
                                 {"dark", "dark"},
                                 {"200", "light", 2},
                                 {"4k", "dark", 1, "en", {3840, 2160}},
                                 {"de", "light", 1, "de"},
                                 {"de-200", "dark", 2, "de"}}};

}  // namespace

Album::Album(AlbumWish wish, Shell& shell, QQuickWindow& window, std::function<void(bool)> done)
    : wish_(std::move(wish)), shell_(shell), window_(window), done_(std::move(done))
{
    add_pages();
    for (AlbumMatch& match : wish_.matches)
        add(match);
    sights_.push_back({.name = "keys", .page = "match", .prepare = [this] { window_.setProperty("showsKeys", true); }});
}

void Album::add_pages()
{
    ReplayModel& replay = *shell_.matches()->replay();
    const auto show_side = [this, &replay](const char* side) {
        replay.go(replay.last() * 2 / 3);
        page()->setProperty("side", QString::fromUtf8(side));
    };
    const auto is_replayed = [&replay] { return replay.is_open(); };
    for (const char* page : {"start", "guide", "handbook", "new", "decks"})
        sights_.push_back({.name = page, .page = page});
    sights_.push_back({.name = "cards", .page = "cards", .prepare = [this] { shell_.library()->look_for("scuot"); }});
    sights_.push_back({.name = "print", .page = "print"});
    sights_.push_back({.name = "matches", .page = "matches"});
    for (const auto& [name, side] :
         {std::pair("replay", "entries"), std::pair("replay-numbers", "numbers"), std::pair("replay-layout", "layout")})
        sights_.push_back({.name = name,
                           .page = "replay",
                           .prepare = [&replay] { replay.open(1); },
                           .is_there = is_replayed,
                           .afterwards = [show_side, side = side] { show_side(side); }});
    sights_.push_back({.name = "setup",
                       .page = "setup",
                       .prepare = [this] { shell_.setup()->add(text_of(wish_.film)); },
                       .is_there = [this] { return shell_.setup()->has_table(); }});
    sights_.push_back({.name = "statistics",
                       .page = "statistics",
                       .prepare = [this] { shell_.matches()->count(); },
                       .is_there = [this] { return !shell_.matches()->is_counting(); }});
    sights_.push_back({.name = "settings", .page = "settings"});
    sights_.push_back({.name = "serve",
                       .page = "serve",
                       .prepare =
                           [this] {
                               shell_.serve()->set_for_network(true);
                               shell_.serve()->set_on(true);
                           },
                       .is_there = [this] { return !shell_.serve()->is_busy(); },
                       .afterwards = {}});
    sights_.push_back({.name = "deck",
                       .page = "deck",
                       .prepare = [this] { shell_.editor()->open(text_of(wish_.game), text_of(wish_.deck)); },
                       .is_there = [this] { return !shell_.editor()->deck().isEmpty(); }});
    sights_.push_back({.name = "card",
                       .page = "card",
                       .prepare =
                           [this] {
                               const QVariantMap card = shell_.library()->cards()->at(0);
                               shell_.card()->open(card["gameId"].toString(), card["set"].toString(),
                                                   card["name"].toString());
                           },
                       .is_there = [this] { return shell_.card()->is_open(); }});
    sights_.push_back({.name = "scan",
                       .page = "scan",
                       .prepare = [this] { shell_.scan()->eye()->open(text_of(wish_.film)); },
                       .is_there = [this] { return shell_.scan()->copies() > 3; }});
}

void Album::add(AlbumMatch& match)
{
    sights_.push_back({.name = match.name,
                       .page = "match",
                       .prepare = [this, &match] { shell_.open(std::move(match.setup)); },
                       .is_there =
                           [this, &match] {
                               MatchModel& shown = *shell_.session()->match();
                               if (match.waits_for_entries > 0)
                                   return shown.log()->rowCount() >= match.waits_for_entries;
                               return match.waits_for_desync ? shown.has_desync() : shell_.session()->has_all_to_show();
                           }});
}

QObject* Album::page() const { return window_.property("page").value<QObject*>(); }

void Album::begin()
{
    std::error_code none;
    std::filesystem::create_directories(wish_.folder, none);
    next();
}

std::string Album::name() const { return sights_[sight_].name + "-" + looks[look_].name; }

bool Album::is_wished() const
{
    return wish_.only.empty() || std::ranges::any_of(wish_.only, [name = name()](const std::string& beginning) {
               return name.starts_with(beginning);
           });
}

void Album::skip()
{
    if (++look_ < looks.size())
        return;
    look_ = 0;
    is_prepared_ = false;
    ++sight_;
}

/// What is seen is prepared once, and looked at in every way.
void Album::next()
{
    while (sight_ < sights_.size() && !is_wished())
        skip();
    if (sight_ == sights_.size()) {
        done_(is_written_);
        return;
    }
    const Look& look = looks[look_];
    // The language last: it makes rows anew, and layouts of Qt 6.4 that are resized at once have those that are gone.
    window_.resize(look.size);
    shell_.set_theme(QString::fromUtf8(look.theme));
    shell_.set_text_scale(look.scale);
    shell_.set_language(QString::fromUtf8(look.language));
    const Sight& sight = sights_[sight_];
    if (std::exchange(is_prepared_, true)) {
        QTimer::singleShot(settling_ms, &window_, [this] { take(); });
        return;
    }
    window_.setProperty("showsKeys", false);
    shell_.go(QString::fromUtf8(sight.page));
    if (sight.prepare)
        sight.prepare();
    wait(patience);
}

void Album::wait(int patience_left)
{
    QTimer::singleShot(settling_ms, &window_, [this, patience_left] {
        const Sight& sight = sights_[sight_];
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
    if (shell_.page() == QLatin1String("match") && shell_.session() != nullptr && !shell_.session()->is_drawn()) {
        QTimer::singleShot(settling_ms, &window_, [this] { take(); });
        return;
    }
    const std::filesystem::path file = wish_.folder / (name() + ".png");
    if (!window_.grabWindow().save(text_of(file.string()))) {
        std::cerr << "cardinal window: " << file.string() << " cannot be written.\n";
        is_written_ = false;
    }
    skip();
    next();
}

}  // namespace cardinal::window
