#pragma once

#include "engine/rules/game.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What `cardinal bench watch` measures: whole matches of random legal play with illegal plays planted among them, laid
/// by hands, seen by eyes and refereed as at a table; then what was written is held against what was done.
namespace cardinal::cli::bench {

/// A deed of such a match.
struct Play {
    Action action{};
    Verdict verdict{};
    Position before{}, after{};
    bool is_seen = true;       ///< it changes what a camera sees
    bool is_said = false;      ///< players say it; otherwise it is found out
    bool is_put_back = false;  ///< it is illegal, and hands put everything back afterwards
};

struct Plan {
    int plays = 50;          ///< of players, that leave a trace on the table
    int one_illegal_in = 8;  ///< of them; 0: none
    bool is_terse = false;   ///< players say no targets, nor what goes without saying: a draw, the end of a turn
    std::uint64_t seed = 1;
};
/// A match that goes its way whatever anybody makes of it. The same plan gives the same match on every machine.
std::vector<Play> match_of(const Game& game, const Position& table, const Plan& plan);

/// How a match is laid and looked at.
enum class Grade : std::uint8_t { tidy, usual, messy };
inline constexpr std::string_view grade_names[] = {"tidy", "usual", "messy"};

/// What came of matches. Numbers add up.
struct Count {
    int matches = 0, turns = 0;
    int plays = 0;       ///< of players, that left a trace
    int recovered = 0;   ///< of them, written down, with actor and cards
    int in_order = 0;    ///< of them, those in their order, as far as it can be seen
    int told_alike = 0;  ///< recovered, but for something that nobody could see
    int invented = 0;    ///< written down, and nobody did it
    int said = 0;        ///< deeds that the players told, because no camera sees them
    int planted = 0;     ///< looks with an illegal deed among what was done
    int found = 0;       ///< of them, flagged with a rule that it really broke
    int misnamed = 0;    ///< of them, flagged with other rules alone
    int as_legal = 0;    ///< of them, those that legal play leads to as well
    int false_flags = 0;
    int put_back = 0, put_back_found = 0;  ///< of the illegal ones
    int questions = 0;                     ///< all of them
    int not_for_people = 0;                ///< of them, about what a camera can see: each is a miss
    int camera_moved = 0;                  ///< said of a camera that nobody touched
    int knocks = 0, knocks_noticed = 0;    ///< of a camera that somebody did touch
    int bothers = 0, let_be = 0;           ///< what is no play happened so often, and nothing was made of it
    int kills = 0, resumed = 0;            ///< how often the program was killed and its whole record was there again
    int frames = 0;
    double film_ms = 0;                   ///< what the frames would take at a table
    double work_ms = 0;                   ///< of a processor, for seeing and refereeing, without rendering
    std::map<std::string, int> misses{};  ///< plays that were not recovered, or not in order, by cause
    std::map<std::string, int> asked{};   ///< questions, by what the answers differ in
    /// From the last hand leaving to the entry, beyond the wait for stillness: of what the first look told, and of what
    /// was put off until a later one, by the reason.
    std::vector<double> latencies_ms{};
    std::map<std::string, std::vector<double>> put_off_ms{};
    std::vector<double> seen_ms{};    ///< of the first: from the last hand leaving until the eyes saw no more change
    std::vector<double> looks_ms{};   ///< of a processor, each frame
    std::vector<std::string> told{};  ///< what went wrong, for people
};
void add(Count& all, const Count& more);

}  // namespace cardinal::cli::bench
