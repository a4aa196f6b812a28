#pragma once

#include "companion/pages/tongue.h"
#include "engine/rules/game.h"

#include <string>
#include <vector>

namespace cardinal::pages {

/// A deck and what the rules say of it.
struct JudgedDeck {
    struct Line {
        int count = 0;
        std::string card{};
    };
    struct Section {
        std::string name{};
        std::vector<Line> lines{};
    };
    std::string name{};
    std::string player{};  ///< empty: a line to write the name on
    std::vector<Section> sections{};
    Verdict verdict{};
    std::vector<std::string> house_rules{};     ///< those that were chosen
    std::vector<std::string> not_understood{};  ///< lines of the list; where there are any, there is no verdict
    std::vector<std::string> differences{};     ///< of the cards that lie there from the deck that was registered
    std::string fingerprint{};                  ///< of the list, so that what is signed cannot be another
};

/// What two decks that meet make of each other; nothing when only one is judged.
struct JudgedTable {
    bool can_begin = false;
    Verdict verdict{};
    std::string due{};
};

/// A verdict to be printed and signed: a sheet for each deck, then what holds between them.
std::string deck_page(const Game& game, const std::vector<JudgedDeck>& decks, const JudgedTable* table = nullptr,
                      const Tongue& say = Tongue());

}  // namespace cardinal::pages
