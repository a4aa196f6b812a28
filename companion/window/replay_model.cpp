#include "companion/window/replay_model.h"

#include "carddb/settings.h"
#include "companion/pages/telling.h"
#include "companion/shelf/matches.h"
#include "companion/window/language.h"
#include "companion/window/moment_shown.h"
#include "companion/window/shown_values.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cardinal::window {
namespace {

constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};  // entries a second
constexpr int least_moment = 0;

std::string setting_of(int match) { return "marks." + std::to_string(match); }

std::string written(const std::set<int>& marks)
{
    std::string text;
    for (const int mark : marks)
        text += (text.empty() ? "" : " ") + std::to_string(mark);
    return text;
}

std::set<int> read_marks(const std::string& text)
{
    std::set<int> marks;
    for (const char *at = text.data(), *end = text.data() + text.size(); at < end;) {
        int mark = 0;
        const auto [next, error] = std::from_chars(at, end, mark);
        if (error == std::errc())
            marks.insert(mark);
        at = std::max(next, at) + 1;
    }
    return marks;
}

QVariantList shown(const std::set<int>& moments)
{
    QVariantList all;
    for (const int moment : moments)
        all.append(moment);
    return all;
}

}  // namespace

ReplayModel::ReplayModel(const Backstage& backstage, Backroom& backroom) : backstage_(backstage), backroom_(backroom)
{
    connect(&play_, &QTimer::timeout, this, [this] {
        if (moment_ >= last())
            set_playing(false);
        else
            step(1);
    });
}

// ---- which match ----

void ReplayModel::open(int match)
{
    close();
    match_ = match;
    is_loading_ = true;
    Q_EMIT opened();
    backroom_.post("replay", [this, match](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        auto replay = database ? shelf::replay_of(*database, match) : Failure{database.error()};
        if (!replay)
            return [this, trouble = text_of(replay.error().sentence)] {
                trouble_ = trouble;
                is_loading_ = false;
                Q_EMIT opened();
            };
        const auto kept = carddb::setting(*database, setting_of(match));
        return [this, replay = std::make_shared<const shelf::ShelvedReplay>(std::move(*replay)),
                marks = kept ? read_marks(*kept) : std::set<int>()] { show(replay, marks); };
    });
}

void ReplayModel::open_file(const std::string& file)
{
    close();
    match_ = 0;
    is_loading_ = true;
    Q_EMIT opened();
    backroom_.post("replay", [this, file](const std::stop_token&) -> Backroom::Then {
        auto replay = backstage_.read(file);
        if (!replay)
            return [this, trouble = text_of(replay.error().sentence)] {
                trouble_ = trouble;
                is_loading_ = false;
                Q_EMIT opened();
            };
        return [this, replay = std::make_shared<const shelf::ShelvedReplay>(std::move(*replay))] { show(replay, {}); };
    });
}

void ReplayModel::close()
{
    backroom_.call_off("replay");
    set_playing(false);
    replay_.reset();
    trouble_.clear();
    is_loading_ = false;
    moment_ = 0;
    entries_.show({});
    Q_EMIT opened();
    tell_of_moment();
}

void ReplayModel::show(std::shared_ptr<const shelf::ShelvedReplay> replay, std::set<int> marks)
{
    replay_ = std::move(replay);
    marks_ = std::move(marks);
    is_loading_ = false;
    moment_ = last();
    turns_.clear();
    if (!replay_->plots.empty())
        for (const pages::Tick& tick : replay_->plots.front().ticks)
            turns_.push_back(static_cast<int>(tick.moment));
    entries_.show(rows_of(*replay_->game, replay_->told));
    Q_EMIT opened();
    Q_EMIT marksChanged();
    tell_of_moment();
    paint();
}

void ReplayModel::tell_again()
{
    if (replay_)
        entries_.show(rows_of(*replay_->game, replay_->told));
    Q_EMIT opened();
    Q_EMIT momentChanged();
    Q_EMIT guide_.ticked();
}

QString ReplayModel::title() const { return replay_ ? text_of(shelf::players_told(replay_->summary)) : QString(); }

QString ReplayModel::about() const
{
    if (!replay_)
        return {};
    const Position& end = replay_->told.moments.empty() ? replay_->told.start : replay_->told.moments.back().after;
    QStringList parts{text_of(replay_->game->title)};
    if (replay_->summary.begun_at > 0)
        parts.append(day_and_time(replay_->summary.begun_at));
    parts.append(said_here(ending_of(*replay_->game, end, replay_->summary.players)));
    return parts.join(QStringLiteral(" · "));
}

QString ReplayModel::fidelity() const
{
    if (!replay_)
        return {};
    switch (replay_->fidelity) {
    case Fidelity::exact: return Local::tr("exact");
    case Fidelity::unverified: return Local::tr("unverified");
    default: return Local::tr("certain up to entry %1").arg(replay_->certain);
    }
}

QString ReplayModel::fidelity_why() const
{
    if (!replay_)
        return {};
    return is_exact() ? Local::tr("Every verdict and every position is what was written down then.")
                      : said_here(replay_->why);
}

// ---- the whole of it ----

QVariantList ReplayModel::plots() const
{
    QVariantList all;
    if (!replay_)
        return all;
    for (const pages::Plot& plot : replay_->plots) {
        QVariantList lines;
        for (const pages::Series& series : plot.series) {
            QVariantList numbers;
            for (const int number : series.numbers)
                numbers.append(number);
            lines.append(QVariantMap{{"name", text_of(series.name)}, {"numbers", numbers}});
        }
        all.append(QVariantMap{{"title", words_of(plot.title)}, {"lines", lines}});
    }
    return all;
}

QVariantList ReplayModel::turns() const
{
    QVariantList all;
    if (replay_ && !replay_->plots.empty())
        for (const pages::Tick& tick : replay_->plots.front().ticks)
            all.append(QVariantMap{{"moment", static_cast<int>(tick.moment)}, {"name", text_of(tick.name)}});
    return all;
}

std::set<int> ReplayModel::flagged() const
{
    std::set<int> moments;
    for (int at = 0; at < last(); ++at)
        if (!replay_->told.moments[static_cast<std::size_t>(at)].entry->verdict.legal())
            moments.insert(at + 1);
    return moments;
}

QVariantList ReplayModel::flags() const { return shown(flagged()); }
QVariantList ReplayModel::marks() const { return shown(marks_); }

// ---- one moment of it ----

const Position& ReplayModel::position() const
{
    return moment_ == 0 ? replay_->told.start : replay_->told.moments[static_cast<std::size_t>(moment_ - 1)].after;
}

QString ReplayModel::stage() const { return replay_ ? text_of(stage_of(*replay_->game, position())) : QString(); }

QVariantList ReplayModel::players() const
{
    return replay_ ? window::shown(players_of(*replay_->game, position(), replay_->summary.players)) : QVariantList();
}

QVariantMap ReplayModel::entry() const { return moment_ > 0 ? entries_.at(moment_ - 1) : QVariantMap(); }

void ReplayModel::tell_of_moment()
{
    guide_.show(replay_ ? laying_out(*replay_->game, position(), replay_->summary.players) : std::vector<LayingOut>());
    Q_EMIT momentChanged();
}

void ReplayModel::go(int moment)
{
    const int to = std::clamp(moment, least_moment, last());
    if (to == moment_ || !replay_)
        return;
    moment_ = to;
    tell_of_moment();
    paint();
}

void ReplayModel::jump(const std::set<int>& places, int by)
{
    if (by > 0) {
        const auto next = places.upper_bound(moment_);
        if (next != places.end())
            go(*next);
    } else {
        const auto next = places.lower_bound(moment_);
        if (next != places.begin())
            go(*std::prev(next));
    }
}

void ReplayModel::stepTurn(int by) { jump({turns_.begin(), turns_.end()}, by); }
void ReplayModel::stepFlag(int by) { jump(flagged(), by); }
void ReplayModel::stepMark(int by) { jump(marks_, by); }

void ReplayModel::toggleMark()
{
    if (!replay_)
        return;
    if (marks_.erase(moment_) == 0)
        marks_.insert(moment_);
    keep_marks();
    Q_EMIT marksChanged();
    Q_EMIT momentChanged();
}

void ReplayModel::keep_marks()
{
    if (match_ == 0)
        return;
    backroom_.post("marks", [this, match = match_, marks = marks_](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        const auto kept =
            database ? carddb::keep_setting(*database, setting_of(match), written(marks)) : Failure{database.error()};
        if (kept)
            return {};
        return [this, trouble = text_of(kept.error().sentence)] {
            trouble_ = trouble;
            Q_EMIT opened();
        };
    });
}

// ---- going by itself ----

void ReplayModel::set_playing(bool is_playing)
{
    if (is_playing == play_.isActive())
        return;
    if (is_playing)
        play_.start(static_cast<int>(1000 / speed_));
    else
        play_.stop();
    Q_EMIT playingChanged();
}

/// From the end it begins anew.
void ReplayModel::togglePlay()
{
    if (!replay_)
        return;
    if (!is_playing() && moment_ >= last())
        go(0);
    set_playing(!is_playing());
}

void ReplayModel::faster(int by)
{
    const auto at = std::ranges::find(speeds, speed_) - speeds.begin();
    speed_ = speeds[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, speeds.size() - 1))];
    play_.setInterval(static_cast<int>(1000 / speed_));
    Q_EMIT playingChanged();
}

// ---- the table ----

void ReplayModel::showOn(QObject* table)
{
    table_ = qobject_cast<TableItem*>(table);
    if (!table_)
        return;
    connect(table_, &TableItem::resized, this, [this] { paint(); });
    paint();
}

void ReplayModel::paint()
{
    if (!table_ || !replay_)
        return;
    std::vector<CardId> flagged;
    if (moment_ > 0)
        if (const Entry& entry = *replay_->told.moments[static_cast<std::size_t>(moment_ - 1)].entry;
            !entry.verdict.legal())
            flagged.push_back(entry.action.card);
    backroom_.post(
        "paint",
        [this, replay = replay_, position = position(), flagged, size = table_->size_in_pixels(),
         colours = table_->colours(), letters = table_->pixels_a_letter()](const std::stop_token&) -> Backroom::Then {
            const TableToDraw drawn{.game = *replay->game, .position = position, .flagged = flagged};
            return [this, table = paint_table(drawn, size, colours, letters)] {
                if (table_)
                    table_->show({.picture = table.image, .extent = table.image.size(), .touches = table.touches});
                Q_EMIT painted();
            };
        });
}

}  // namespace cardinal::window
