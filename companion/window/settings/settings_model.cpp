#include "companion/window/settings/settings_model.h"

#include "companion/match/clock.h"
#include "companion/window/house_rules.h"
#include "companion/window/language.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <limits>

namespace cardinal::window {
namespace {

struct Span {
    int days = 0;
    const char* name = "";
};
constexpr std::array spans_of_time{
    Span{0, QT_TRANSLATE_NOOP("Local", "until I delete them")}, Span{365, QT_TRANSLATE_NOOP("Local", "a year")},
    Span{30, QT_TRANSLATE_NOOP("Local", "30 days")}, Span{7, QT_TRANSLATE_NOOP("Local", "a week")},
    Span{1, QT_TRANSLATE_NOOP("Local", "a day")}};

QString size_told(const cv::Size& size) { return QStringLiteral("%1 × %2").arg(size.width).arg(size.height); }

QString title_of(const std::string& game)
{
    const Game* known = find_game(game);
    return known != nullptr ? text_of(known->title) : text_of(game);
}

}  // namespace

SettingsModel::SettingsModel(const Backstage& backstage, WindowState& state, Backroom& backroom,
                             std::function<Voice*()> voice)
    : backstage_(backstage), state_(state), backroom_(backroom), voice_(std::move(voice))
{
    const QString last = state_.text("game");
    set_game(find_game(last.toStdString()) != nullptr ? last : text_of(all_games().front()->id));
}

// ---- sounds: those of an open match, or of the next one ----

bool SettingsModel::sounds() const { return voice_() != nullptr ? voice_()->sounds() : state_.is("sounds", true); }
bool SettingsModel::speaks() const
{
    return can_speak() && (voice_() != nullptr ? voice_()->speaks() : state_.is("speaks", false));
}

void SettingsModel::set_sounds(bool wish)
{
    if (Voice* voice = voice_())
        voice->set_sounds(wish);
    state_.remember("sounds", wish);
    Q_EMIT changed();
}

void SettingsModel::set_speaks(bool wish)
{
    if (Voice* voice = voice_())
        voice->set_speaks(wish);
    state_.remember("speaks", wish && can_speak());
    Q_EMIT changed();
}

// ---- house rules ----

void SettingsModel::set_game(const QString& id)
{
    const Game* game = find_game(id.toStdString());
    if (game == nullptr || id == game_)
        return;
    game_ = id;
    chosen_ = kept_house_rules(state_, *game);
    Q_EMIT changed();
}

QVariantList SettingsModel::options() const { return house_rules_shown(*find_game(game_.toStdString()), chosen_); }

int SettingsModel::chosen_options() const
{
    return static_cast<int>(std::ranges::count_if(chosen_, [](int value) { return value > 0; }));
}

void SettingsModel::chooseOption(int option, int value)
{
    const Game& game = *find_game(game_.toStdString());
    if (option < 0 || option >= static_cast<int>(chosen_.size()))
        return;
    const auto at = static_cast<std::size_t>(option);
    if (value < 0 || value >= static_cast<int>(game.words->options[at].values.size()))
        return;
    chosen_[at] = value;
    keep_house_rules(state_, game, chosen_);
    Q_EMIT changed();
}

// ---- cameras and places ----

QVariantList SettingsModel::cameras() const
{
    QVariantList all;
    for (const profiles::LensProfile& one : cameras_)
        all.append(QVariantMap{
            {"name", text_of(one.camera)},
            {"says", Local::tr("%1, measured on %2").arg(size_told(one.lens.picture), day(one.measured_on))}});
    return all;
}

QVariantList SettingsModel::places() const
{
    QVariantList all;
    for (const profiles::PlaceProfile& one : places_)
        all.append(QVariantMap{
            {"name", text_of(one.place)},
            {"says",
             Local::tr("%1, through %2, seen on %3").arg(title_of(one.game), text_of(one.camera), day(one.seen_on))}});
    return all;
}

void SettingsModel::forgetCamera(int index)
{
    if (index < 0 || index >= static_cast<int>(cameras_.size()))
        return;
    profiles::Profiles(backstage_.data).forget(cameras_[static_cast<std::size_t>(index)]);
    refresh();
}

void SettingsModel::forgetPlace(int index)
{
    if (index < 0 || index >= static_cast<int>(places_.size()))
        return;
    profiles::Profiles(backstage_.data).forget(places_[static_cast<std::size_t>(index)]);
    refresh();
}

// ---- pictures ----

QString SettingsModel::pictures() const
{
    if (kept_.count == 0)
        return Local::tr("No picture is kept.");
    return Local::tr("%n pictures of single cards are kept, %1, the oldest of %2.", nullptr, kept_.count)
        .arg(QLocale().formattedDataSize(kept_.bytes, 1, QLocale::DataSizeSIFormat), day_and_time(kept_.oldest_at));
}

QVariantList SettingsModel::spans() const
{
    QVariantList all;
    for (const Span& span : spans_of_time)
        all.append(Local::tr(span.name));
    return all;
}

int SettingsModel::span() const
{
    const auto found = std::ranges::find(spans_of_time, days_, &Span::days);
    return found == spans_of_time.end() ? 0 : static_cast<int>(found - spans_of_time.begin());
}

void SettingsModel::keepPictures(int span)
{
    if (span < 0 || span >= static_cast<int>(spans_of_time.size()))
        return;
    days_ = spans_of_time[static_cast<std::size_t>(span)].days;
    work([days = days_](carddb::Database& database) -> Result<QString> {
        const auto kept = carddb::keep_pictures_for(database, days);
        return kept ? Result<QString>(QString()) : Failure{kept.error()};
    });
}

void SettingsModel::forgetPictures()
{
    work([](carddb::Database& database) -> Result<QString> {
        const auto gone = carddb::forget_pictures(database, std::numeric_limits<std::int64_t>::max());
        if (!gone)
            return Failure{gone.error()};
        return Local::tr("%n pictures were deleted. The matches stay whole without them.", nullptr, *gone);
    });
}

// ---- reading anew ----

QString SettingsModel::folder() const { return text_of(backstage_.data.string()); }

void SettingsModel::refresh()
{
    work([](carddb::Database&) -> Result<QString> { return QString(); });
}

/// Does it, throws away what is too old, and shows what is left.
void SettingsModel::work(std::function<Result<QString>(carddb::Database&)> deed)
{
    backroom_.post("settings", [this, deed = std::move(deed)](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        auto told = database ? deed(*database) : Failure{database.error()};
        const auto old = told ? carddb::forget_old_pictures(*database, match::now_in_ms()) : Failure{told.error()};
        const auto kept = old ? carddb::kept_pictures(*database) : Failure{old.error()};
        const auto days = kept ? carddb::days_of_pictures(*database) : Failure{kept.error()};
        const profiles::Profiles profiles(backstage_.data);
        const bool is_somewhere = !backstage_.data.empty();
        return [this, kept, days, told = told ? *told : QString(),
                cameras = is_somewhere ? profiles.lenses() : std::vector<profiles::LensProfile>(),
                places = is_somewhere ? profiles.places() : std::vector<profiles::PlaceProfile>()] {
            kept_ = kept ? *kept : carddb::KeptPictures();
            days_ = days ? *days : 0;
            trouble_ = days ? QString() : text_of(days.error().sentence);
            told_ = told;
            cameras_ = cameras;
            places_ = places;
            Q_EMIT changed();
        };
    });
}

}  // namespace cardinal::window
