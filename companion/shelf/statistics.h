#pragma once

#include "carddb/matches.h"
#include "companion/shelf/decks.h"
#include "engine/record/history.h"

#include <array>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

/// What many matches have in common.
namespace cardinal::shelf {

/// What is counted of one match.
struct MatchFacts {
    std::int64_t id = 0;
    const Game* game = nullptr;
    int seats = 0, turns = 0, entries = 0;
    bool is_over = false;
    std::array<std::string, most_seats> players{};   ///< their names; empty where nobody told
    std::array<std::string, most_seats> decks{};     ///< the stored deck that they played; empty: another
    std::array<std::string, most_seats> factions{};  ///< what most of their cards are of; empty where the game has none
    Seat first{}, winner{};                          ///< nobody where it is not known
    std::map<std::string, int> broken{};             ///< how often, by rule
};
/// `decks` are those by which a deck is known again.
MatchFacts facts_of(const Game& game, const Record& record, const std::vector<ShelvedDeck>& decks);

/// How often something was played, and how often it won; a match without a winner counts for neither.
struct Tally {
    std::string name{};
    int played = 0, decided = 0, won = 0;
};
struct BrokenRule {
    std::string rule{}, sentence{}, place{};
    int times = 0, matches = 0;
};
struct Statistics {
    int matches = 0, finished = 0, entries = 0, turns = 0, longest_turns = 0, unread = 0;
    Tally first{};  ///< of whoever went first
    std::vector<Tally> decks{}, factions{}, players{};
    std::vector<BrokenRule> broken{};  ///< the most broken first
};
Statistics statistics_of(const std::vector<MatchFacts>& matches);

/// Of these matches; those that cannot be read are counted as unread. Stops early when it is asked to.
Result<Statistics> statistics(carddb::Database& database, const std::vector<carddb::MatchSummary>& matches,
                              const std::stop_token& stop = {});

}  // namespace cardinal::shelf
