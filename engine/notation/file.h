#pragma once

#include "engine/core/result.h"
#include "engine/notation/errors.h"
#include "engine/notation/steps.h"
#include "engine/rules/game.h"
#include "engine/rules/source.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::notation {

/// Gives the text of another file, for `use`. The address is as written, seen from the folder of the file that uses it.
using Fetch = std::function<Result<std::string>(std::string_view address)>;

struct Scenario {
    std::string name{};
    int line = 0;
    std::vector<std::string> about{};  ///< rules it is there for
    Profile profile = Profile::practice;
    Position start{};
    std::vector<Deck> decks{};            ///< its own and those of the file
    std::vector<Expectation> expected{};  ///< about the set-up
    std::vector<Step> steps{};
};

/// A file that was read: everything in it as values, names of copies excepted, which depend on the position.
struct File {
    std::string name{};
    const Game* game = nullptr;
    std::shared_ptr<const CardLibrary> library{};
    std::shared_ptr<const Vocabulary> vocabulary{};
    std::vector<Deck> decks{};
    std::vector<Scenario> scenarios{};
};

/// What was read as far as it could be, and everything that could not: at most 20 errors.
struct Reading {
    File file{};
    std::vector<ParseError> errors{};
    bool ok() const { return errors.empty(); }
};

/// Reads a file of any of these games.
Reading read(std::string_view text, std::string_view name, std::span<const Game* const> games, const Fetch& fetch = {});

/// Reads the lines of one deck list, without `deck` and `end`.
Deck take_deck(std::span<const Statement> lines, Seat seat, const Vocabulary& vocabulary, Errors& errors);
std::string write_deck(const Words& words, const CardLibrary& library, const Deck& deck);

}  // namespace cardinal::notation
