#pragma once

#include "companion/cli/play_opening.h"
#include "companion/match/members.h"
#include "companion/scan/learned_cards.h"

#include <string>
#include <vector>

/// How a match begins, or goes on, that is watched.
namespace cardinal::cli {

struct WantedWatch {
    WantedMatch match{};
    std::string codes{};      ///< a file with codes that the database does not know
    bool is_new = false;      ///< also where a match of this table was interrupted
    bool needs_codes = true;  ///< false: it can be told, too
};

/// What names a match to play, `--codes` and `--new`.
void add_watch_options(CLI::App& program, WantedWatch& wanted);

struct WatchOpening {
    Opening opening{};
    std::vector<PrintedCode> codes{};      ///< all that may lie there
    scan::LearnedCards learned{};          ///< cards without a code that may lie there
    std::vector<match::Member> members{};  ///< of registered decks; empty where none is registered
};

WatchOpening opened(const WantedWatch& wanted, const Session& session);

}  // namespace cardinal::cli
