#include "companion/serve/published.h"

#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"
#include "companion/serve/secrets.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cardinal::serve {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view a_sealed_number = "a number that lies sealed";
constexpr std::size_t most_told = 80;  ///< the newest entries; who wants all of them exports the match

/// A name as players gave it, or the letter of the seat.
std::string called(const Record& record, Seat seat)
{
    const std::string& name = record.pins.players[static_cast<std::size_t>(seat.index)];
    return name.empty() ? std::string(1, seat.letter()) : name;
}

std::string said(const std::vector<std::string>& changes, const Discretion& discretion)
{
    std::string all;
    for (const std::string& change : changes)
        all += (all.empty() ? "" : ", ") + discretion.say(change);
    return all;
}

// ---- players and stage ----
Json numbers_of(const Game& game, const Position& position, Seat seat)
{
    Json numbers = Json::array();
    for (const pages::HeadlineNumber& number : pages::headline_of(game, position, seat)) {
        Json one = {{"name", number.name}, {"number", number.number}};
        if (number.cap)
            one["cap"] = *number.cap;
        numbers.push_back(std::move(one));
    }
    return numbers;
}

std::string word_for(const ValueWord& value, Number number, const Record& record)
{
    if (value.kind == Kind::choice && number >= 0 && static_cast<std::size_t>(number) < value.words.size()) {
        std::string word(value.words[static_cast<std::size_t>(number)]);
        std::ranges::replace(word, '_', ' ');
        return word;
    }
    if (value.kind == Kind::seat)
        return number < 0 || number >= static_cast<Number>(most_seats)
                 ? ""
                 : called(record, Seat{static_cast<std::int8_t>(number)});
    return std::to_string(number);
}

/// Where in its course the match is, in the game's own words.
Json stage_of(const Game& game, const Position& position, const Record& record)
{
    Json stage = Json::array();
    for (const ValueWord* value : pages::stage_values(game)) {
        stage.push_back({{"name", value->name}, {"text", word_for(*value, read_value(position, *value, {}), record)}});
        if (value->kind == Kind::seat)
            stage.back()["isSeat"] = true;
    }
    return stage;
}

// ---- the table ----
Json card_of(const Game& game, const Position& position, const Card& card)
{
    const bool is_down = is_secret(game, card);
    Json one = {{"name", is_down ? "face down" : position.facts(card).name}};
    if (is_down)
        one["isDown"] = true;
    if (card.side)
        one["of"] = std::string(1, card.side.letter());
    if (!is_down)
        for (const pages::HeadlineNumber& number : pages::headline_of(game, position, position.id_of(card)))
            one["numbers"].push_back({{"name", number.name}, {"number", number.number}});
    return one;
}

/// What lies face down comes last at its place: among the others it would stand in the order of its deck's list, and
/// tell between which cards of the list it is.
Json table_of(const Game& game, const Position& position)
{
    std::map<std::string, Json> open, down;
    std::vector<std::string> order;
    for (const Card& card : position.cards) {
        if (card.place == nowhere || game.words->zones[card.place.zone].hidden)
            continue;
        const std::string place = pages::place_name(game, card.place);
        if (std::ranges::find(order, place) == order.end())
            order.push_back(place);
        (is_secret(game, card) ? down : open)[place].push_back(card_of(game, position, card));
    }
    Json table = Json::array();
    for (const std::string& place : order) {
        Json cards = open.contains(place) ? open[place] : Json::array();
        for (Json& card : down[place])
            cards.push_back(std::move(card));
        table.push_back({{"place", place}, {"cards", std::move(cards)}});
    }
    return table;
}

// ---- the log ----
Json flags_of(const Game& game, const Verdict& verdict, const Discretion& discretion)
{
    Json flags = Json::array();
    for (const Violation& violation : verdict.violations)
        flags.push_back({{"sentence", discretion.say(violation.sentence)}, {"cited", pages::cited(game, violation)}});
    return flags;
}

/// What people decided shows in the lines that it is about.
bool is_told(const Entry& entry)
{
    switch (entry.kind) {
    case Entry::Kind::group_begin:
    case Entry::Kind::group_end:
    case Entry::Kind::take_back:
    case Entry::Kind::stand:
    case Entry::Kind::undo:
    case Entry::Kind::redo: return false;
    default: return true;
    }
}

Json line_of(const Game& game, const pages::Moment& moment, const Position& before)
{
    const Discretion discretion(game, before, moment.after);
    const Entry& entry = *moment.entry;
    Json line = {{"entry", entry.number},
                 {"turn", pages::turn_of(game, moment.after)},
                 {"kind", to_string(entry.kind)},
                 {"text", discretion.say(moment.step)}};
    if (entry.action.seat)
        line["by"] = std::string(1, entry.action.seat.letter());
    else if ((entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer) && entry.action.numbers.empty())
        line["follows"] = true;  // by itself, of what somebody did
    if (is_sealed(game, before, entry.fact)) {
        line["text"] = a_sealed_number;  // whoever told it too early did not tell it to everybody
        return line;
    }
    if (!moment.changes.empty())
        line["changes"] = said(moment.changes, discretion);
    if (!entry.verdict.violations.empty())
        line["flags"] = flags_of(game, entry.verdict, discretion);
    if (!moment.in_force)
        line["undone"] = true;
    if (!moment.outcome.empty())
        line["outcome"] = moment.outcome;
    return line;
}

Json log_of(const Game& game, const pages::ToldMatch& match)
{
    Json log = Json::array();
    const std::size_t count = match.moments.size();
    for (std::size_t at = count > most_told ? count - most_told : 0; at < count; ++at)
        if (is_told(*match.moments[at].entry))
            log.push_back(line_of(game, match.moments[at], at == 0 ? match.start : match.moments[at - 1].after));
    return log;
}

/// What is asked, without its answers: they may name cards of a hand.
Json questions_of(const Game& game, const Position& position)
{
    const Discretion discretion(game, position, position);
    Json asked = Json::array();
    for (const Question& question : questions(game, position)) {
        Json one = {{"text", discretion.say(question.sentence)}};
        if (question.to)
            one["to"] = std::string(1, question.to.letter());
        asked.push_back(std::move(one));
    }
    return asked;
}

/// The newest play that counts; that what was played happens is none.
Json last_play(const Json& log)
{
    for (auto line = log.rbegin(); line != log.rend(); ++line)
        if (!line->contains("undone") && !line->contains("follows") &&
            (line->at("kind") == "action" || line->at("kind") == "answer"))
            return *line;
    return nullptr;
}

std::map<std::string, std::string> fields_of(const Json& state)
{
    std::map<std::string, std::string> fields;
    fields["game.txt"] = state.at("title");
    for (const Json& stage : state.at("stage"))
        fields[stage.at("name").get<std::string>() + ".txt"] = stage.at("text");
    fields["turn.txt"] = std::to_string(state.at("turn").get<int>());
    fields["last.txt"] = state.at("last").is_null() ? "" : state.at("last").at("text").get<std::string>();
    for (const Json& player : state.at("players")) {
        const std::string seat = player.at("seat");
        fields[seat + ".name.txt"] = player.at("name");
        for (const Json& number : player.at("numbers"))
            fields[seat + "." + number.at("name").get<std::string>() + ".txt"] =
                std::to_string(number.at("number").get<int>());
    }
    return fields;
}

}  // namespace

Published publish(const History& history, std::int64_t match)
{
    const Game& game = history.game();
    const Record& record = history.record();
    const Position& position = history.position();
    Json state = {{"match", match},
                  {"game", game.id},
                  {"title", game.title},
                  {"profile", to_string(record.pins.profile)},
                  {"entries", record.entries.size()},
                  {"turn", pages::turn_of(game, position)},
                  {"stage", stage_of(game, position, record)},
                  {"players", Json::array()},
                  {"asked", questions_of(game, position)},
                  {"table", table_of(game, position)},
                  {"log", log_of(game, pages::told(history))}};
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        state["players"].push_back({{"seat", std::string(1, Seat{seat}.letter())},
                                    {"name", called(record, Seat{seat})},
                                    {"numbers", numbers_of(game, position, Seat{seat})}});
    state["last"] = last_play(state["log"]);
    if (const Seat acting = pages::acting(game, position); acting && !game.is_over(position))
        state["acting"] = std::string(1, acting.letter());
    state["over"] = game.is_over(position) ? pages::ending_of(game, position) : "";
    Published published;
    published.json_ = state.dump();
    published.fields_ = fields_of(state);
    return published;
}

Published nothing_to_publish()
{
    Published published;
    published.json_ = R"({"match":0,"entries":0,"players":[],"stage":[],"asked":[],"table":[],"log":[],"last":null})";
    return published;
}

}  // namespace cardinal::serve
