#include "companion/pages/match_told.h"

#include "engine/record/entry_text.h"
#include "engine/record/number_changes.h"

#include <algorithm>

namespace cardinal::pages {
namespace {

std::vector<std::string> news_of(const Game& game, const Position& before, const Position& after)
{
    const notation::Vocabulary vocabulary(game, *after.library);
    const notation::Lexicon lexicon(vocabulary, after);
    std::vector<std::string> told;
    for (const NumberChange& change : news_among(game, number_changes(lexicon, before, after), before))
        told.push_back(change.name + " " + change.before + "→" + change.after);
    return told;
}

bool is_in(const std::vector<int>& line, int number) { return std::ranges::find(line, number) != line.end(); }

/// What people decided about each flagged entry; the last word counts, and one that was undone does not.
void note_outcomes(ToldMatch& match)
{
    for (const Moment& moment : match.moments) {
        const Entry& entry = *moment.entry;
        const bool decides = entry.kind == Entry::Kind::take_back || entry.kind == Entry::Kind::stand;
        const bool was_undone = entry.kind == Entry::Kind::take_back && !moment.in_force;
        if (!decides || was_undone || entry.about < 1 || entry.about > static_cast<int>(match.moments.size()))
            continue;
        match.moments[static_cast<std::size_t>(entry.about - 1)].outcome =
            entry.kind == Entry::Kind::stand ? "left as it was" : "taken back";
    }
}

}  // namespace

std::vector<std::string> news_of(const History& history, int number)
{
    return news_of(history.game(), history.state_after(number - 1).position, history.state_after(number).position);
}

ToldMatch told(const History& history)
{
    ToldMatch match{.start = history.record().start};
    const std::vector<int> line = history.line();
    Position before = match.start;
    for (const Entry& entry : history.record().entries) {
        Moment moment{.entry = &entry, .step = step_of(history, entry.number)};
        moment.after = history.state_after(entry.number).position;
        moment.changes = news_of(history.game(), before, moment.after);
        moment.in_force = is_in(line, entry.number);
        before = moment.after;
        match.moments.push_back(std::move(moment));
    }
    note_outcomes(match);
    return match;
}

int turn_of(const Game& game, const Position& position)
{
    const int value = find_value(*game.words, game.words->turn);
    return value < 0 ? 0 : read_value(position, game.words->values[static_cast<std::size_t>(value)], {});
}

std::string ending_of(const Game& game, const Position& position)
{
    if (!game.is_over(position))
        return "The match was not finished.";
    const int value = find_value(*game.words, "winner");
    const Number winner =
        value < 0 ? Number{-1} : read_value(position, game.words->values[static_cast<std::size_t>(value)], {});
    return winner < 0 ? "Nobody won." : std::string(1, Seat{static_cast<std::int8_t>(winner)}.letter()) + " won.";
}

}  // namespace cardinal::pages
