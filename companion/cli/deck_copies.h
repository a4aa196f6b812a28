#pragma once

#include "carddb/copies.h"
#include "companion/cli/commands.h"

/// The physical cards of a deck: registered by their codes, and held against lists.
namespace cardinal::cli {

/// Adds `deck register`, and to `compare` what it takes for copies.
void add_deck_register(CLI::App& deck, Session& session);

struct WantedComparison {
    std::string deck{};        ///< a stored one or a file
    std::string registered{};  ///< the stored deck whose copies count; `deck` where it is empty
    std::string found{};       ///< a file with codes that were read; empty: the registered copies are what is there
    std::string game{};
};
/// What a list and copies differ in, a line for each.
std::vector<std::string> differences_told(const carddb::CopyComparison& found);
/// The same, of so many that are there.
void print_difference(const carddb::CopyComparison& found, std::size_t there, bool json);
/// A list beside registered copies, and beside what lies there where that is known.
int compare_copies(const WantedComparison& wanted, const Session& session);

}  // namespace cardinal::cli
