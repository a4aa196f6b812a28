#pragma once

#include "companion/cli/play_opening.h"

namespace CLI {
class Option;
}

/// How a match is named on the command line: alike for whoever plays, watches or opens the window.
namespace cardinal::cli {

inline constexpr int most_entries = 1000000;  ///< that anybody asks for

struct MatchOptions {
    CLI::Option* resume = nullptr;
    CLI::Option* unkept = nullptr;  ///< --no-save
};
/// `--table`, `--decks`, `--resume`, `--player`, `--no-save`, `--option` and `--profile`.
MatchOptions add_match_options(CLI::App& verb, WantedMatch& wanted);

}  // namespace cardinal::cli
