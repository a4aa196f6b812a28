#pragma once

#include "companion/cli/commands.h"
#include "companion/cli/files.h"
#include "companion/cli/match_copy.h"
#include "companion/match/match_book.h"
#include "engine/referee/referee.h"

#include <optional>
#include <string>
#include <vector>

/// How a match that is played by typing begins, or goes on.
namespace cardinal::cli {

struct WantedMatch {
    std::string game{};
    std::string table{};
    std::vector<std::string> decks{};  ///< of each player: files or stored ones; none: the sample table
    std::string resume{};              ///< a file, or a number in the database
    int until = 0;
    std::string profile{};               ///< empty: practice, or that of the match that goes on
    std::vector<std::string> players{};  ///< SEAT=NAME
    std::vector<std::string> options{};  ///< house rules: NAME=VALUE
    std::string copy{};                  ///< a file for it when it ends
    bool is_kept = true;
};

/// Whether anything tells of which game it is: its id, decks, a table, or the match that goes on.
bool tells_its_game(const WantedMatch& wanted);
/// The same, played as is usual here (usual.h): a new match whose game nothing tells, and its profile.
WantedMatch as_usual(WantedMatch wanted);

/// A match that can begin, or why it cannot and the exit code that says so.
struct Opening {
    std::optional<Referee> referee{};
    match::MatchBook book{};
    MatchCopy copy{};
    std::string sentence{};  ///< shown before the match, or instead of it
    int code = exit_code::fine;
};

Opening opened(const WantedMatch& wanted, const Session& session);

}  // namespace cardinal::cli
