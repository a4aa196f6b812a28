#include "companion/window/moment_shown.h"

#include "companion/window/language.h"
#include "companion/window/log_model.h"
#include "companion/window/shown_values.h"
#include "engine/record/entry_text.h"

namespace cardinal::window {
namespace {

/// The numbers that say where in a turn a match is, and whose.
/// "battle", "round 2"; empty where there is nothing to be said.
std::string told(const Position& position, const ValueWord& value)
{
    const Number number = read_value(position, value, {});
    if (value.kind == Kind::number)
        return with_spaces(value.name) + " " + std::to_string(number);
    const auto index = static_cast<std::size_t>(number);
    if (value.kind != Kind::choice || index >= value.words.size() || value.words[index] == "none")
        return "";
    return with_spaces(value.words[index]);
}

/// Where the zones of a player lie, on the whole: they sit beside them.
cv::Point2d seat_on(const Playmat& mat, Seat seat)
{
    cv::Point2d sum;
    int count = 0;
    for (const MatZone& zone : mat.zones)
        if (zone.place.seat == seat) {
            sum += cv::Point2d(zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2);
            ++count;
        }
    return count > 0 ? sum / count : cv::Point2d();
}

QVariantMap row_of(const Game& game, const pages::Moment& moment, const std::string& about, int turn)
{
    const Entry& entry = *moment.entry;
    const auto [who, step] = who_and_what(entry, moment.step);
    const QString decided = about.empty() ? QString() : said_here(decision_in(entry)).arg(deed_of(about));
    return {{"entry", entry.number},
            {"turn", turn},
            {"who", text_of(who)},
            {"step", decided.isEmpty() ? deed_of(step) : decided},
            {"changes", texts_of(moment.changes).join(QStringLiteral(", "))},
            {"flags", shown(flags_of(game, entry.verdict))},
            {"isFlagged", !entry.verdict.legal()},
            {"inForce", moment.in_force},
            {"outcome", said_here(moment.outcome)}};
}

}  // namespace

std::vector<StageShown> stages_of(const Game& game, const Position& position)
{
    const std::string_view turn = game.words->turn;
    std::vector<StageShown> stages{{.words = with_spaces(turn) + " " + std::to_string(pages::turn_of(game, position)),
                                    .value = std::string(turn)}};
    for (const ValueWord* value : pages::stage_values(game))
        if (std::string words = told(position, *value); !words.empty())
            stages.push_back({.words = std::move(words), .value = std::string(value->name)});
    return stages;
}

std::string stage_of(const Game& game, const Position& position)
{
    std::string stage;
    for (const StageShown& part : stages_of(game, position))
        stage += (stage.empty() ? "" : " · ") + part.words;
    return stage;
}

std::pair<std::string, std::string> who_and_what(const Entry& entry, const std::string& step)
{
    const std::string letter(1, entry.action.seat.letter());
    if (entry.action.seat && step.starts_with(letter + " "))
        return {letter, step.substr(2)};
    return {"", step};
}

const char* decision_in(const Entry& entry)
{
    switch (entry.kind) {
    case Entry::Kind::take_back: return QT_TRANSLATE_NOOP("Local", "taken back: %1");
    case Entry::Kind::stand: return QT_TRANSLATE_NOOP("Local", "left as it was: %1");
    case Entry::Kind::undo: return QT_TRANSLATE_NOOP("Local", "undone: %1");
    case Entry::Kind::redo: return QT_TRANSLATE_NOOP("Local", "done again: %1");
    default: return "";
    }
}

std::string said_of(const History& history, int number)
{
    const Entry* entry = find_entry(history.record(), number);
    if (entry == nullptr)
        return "";
    const std::string decision = entry->about > 0 ? decision_in(*entry) : "";
    if (decision.empty())
        return step_of(history, number);
    return said_here(decision).arg(text_of(step_of(history, entry->about))).toStdString();
}

std::string ending_of(const Game& game, const Position& position, const std::array<std::string, most_seats>& names)
{
    std::string ending = pages::ending_of(game, position);
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        if (!names[seat].empty() && ending.starts_with(std::string(1, static_cast<char>('A' + seat)) + " "))
            return names[seat] + ending.substr(1);
    return ending;
}

std::vector<NumberShown> shown(const std::vector<pages::HeadlineNumber>& numbers)
{
    std::vector<NumberShown> all;
    all.reserve(numbers.size());
    for (const pages::HeadlineNumber& one : numbers)
        all.push_back({.name = with_spaces(one.name),
                       .value = std::string(one.name),
                       .number = one.number,
                       .cap = one.cap ? std::optional<int>(*one.cap) : std::nullopt});
    return all;
}

std::vector<PlayerShown> players_of(const Game& game, const Position& position,
                                    const std::array<std::string, most_seats>& names)
{
    const Seat acts = pages::acting(game, position);
    std::vector<PlayerShown> players;
    for (std::int8_t index = 0; index < position.seats; ++index) {
        const Seat seat{index};
        const cv::Point2d sits = game.playmat != nullptr ? seat_on(*game.playmat, seat) : cv::Point2d();
        const double middle = game.playmat != nullptr ? game.playmat->size.height / 2 : 0;
        players.push_back({.letter = std::string(1, seat.letter()),
                           .name = names[static_cast<std::size_t>(index)],
                           .numbers = shown(pages::headline_of(game, position, seat)),
                           .is_acting = acts == seat,
                           .is_far = sits.y < middle,
                           .along = sits.x});
    }
    return players;
}

QList<QVariantMap> rows_of(const Game& game, const pages::ToldMatch& match)
{
    QList<QVariantMap> rows;
    int turn = pages::turn_of(game, match.start);
    for (const pages::Moment& moment : match.moments) {
        const auto about = static_cast<std::size_t>(moment.entry->about);
        const bool is_there = about >= 1 && about <= match.moments.size();
        rows.append(row_of(game, moment, is_there ? match.moments[about - 1].step : "", turn));
        turn = pages::turn_of(game, moment.after);
    }
    return rows;
}

}  // namespace cardinal::window
