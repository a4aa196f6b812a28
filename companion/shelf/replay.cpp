#include "companion/shelf/replay.h"

#include "companion/pages/telling.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <map>

namespace cardinal::shelf {
namespace {

std::string with_spaces(std::string_view word)
{
    std::string text(word);
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string thing_told(const Game& game, const Position& position, const BoardCard& seen)
{
    std::string told = name_of(position, seen.card);
    if (seen.face == Face::down)
        told += ", face down";
    if (seen.turned % 4 == 1)
        told += ", turned to the right";
    else if (seen.turned % 4 == 2)
        told += ", upside down";
    else if (seen.turned % 4 == 3)
        told += ", turned to the left";
    if (seen.host)
        told += ", with " + name_of(position, seen.host);
    for (const BoardCard::Mark& mark : seen.marks)
        if (mark.value >= 0)
            told += ", " + with_spaces(game.words->values[static_cast<std::size_t>(mark.value)].name) + " " +
                    std::to_string(mark.number);
    return told;
}

}  // namespace

ShelvedReplay replay_of(const Game& game, Record record, const std::vector<std::string>& faults)
{
    const Replay replayed = replay(game, record);
    ShelvedReplay shelved{.game = &game, .fidelity = replayed.fidelity, .why = replayed.why};
    if (!faults.empty()) {
        shelved.fidelity = Fidelity::diverged;
        shelved.why = faults.front();
    }
    shelved.summary.game = game.id;
    shelved.summary.players = record.pins.players;
    shelved.history = std::make_shared<const History>(game, std::move(record));
    shelved.told = pages::told(*shelved.history);
    shelved.plots = pages::plots_of(game, shelved.told);
    const int all = static_cast<int>(shelved.told.moments.size());
    shelved.certain = replayed.fidelity == Fidelity::diverged ? std::max(0, replayed.at_entry - 1) : all;
    return shelved;
}

Result<ShelvedReplay> replay_of(carddb::Database& database, std::int64_t match)
{
    const auto summary = carddb::find_match(database, match);
    if (!summary)
        return Failure{summary.error()};
    const Game* game = find_game(summary->game);
    if (game == nullptr)
        return Failure{{"Nobody here knows the game “" + summary->game + "”."}};
    auto stored = carddb::open_match(database, *game, match);
    if (!stored)
        return Failure{stored.error()};
    ShelvedReplay shelved = replay_of(*game, std::move(stored->record), stored->faults);
    shelved.summary = *summary;
    return shelved;
}

std::vector<LayingOut> laying_out(const Game& game, const Position& position)
{
    const Board laid = board(game, position);
    std::map<Place, LayingOut> places;
    std::map<Place, int> hidden;
    for (const BoardCard& seen : laid.cards) {
        if (game.words->zones[seen.place.zone].hidden)
            ++hidden[seen.place];
        else
            places[seen.place].things.push_back(thing_told(game, position, seen));
    }
    for (const auto& [place, count] : hidden)
        places[place].things.push_back(std::to_string(count) + (count == 1 ? " card" : " cards") + ", face down");
    std::vector<LayingOut> all;
    for (auto& [place, laying] : places) {
        laying.place = with_spaces(pages::place_name(game, place));
        all.push_back(std::move(laying));
    }
    for (std::int8_t index = 0; index < position.seats; ++index) {
        LayingOut numbers{.place = "numbers of " + std::string(1, Seat{index}.letter())};
        for (const pages::HeadlineNumber& one : pages::headline_of(game, position, Seat{index}))
            numbers.things.push_back(with_spaces(one.name) + " " + std::to_string(one.number));
        all.push_back(std::move(numbers));
    }
    return all;
}

}  // namespace cardinal::shelf
