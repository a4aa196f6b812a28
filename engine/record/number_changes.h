#pragma once

#include "engine/notation/lexicon.h"

#include <string>
#include <vector>

namespace cardinal {

/// A number that is another now, in the words of the game.
struct NumberChange {
    std::string name{};  ///< `health(K)`
    std::string before{};
    std::string after{};
    const ValueWord* value = nullptr;
    Owner owner{};
};

/// Every number that differs; names are those of the lexicon's moment, which is the later one.
std::vector<NumberChange> number_changes(const notation::Lexicon& lexicon, const Position& before,
                                         const Position& after);

/// Of them, what people at the table follow; the rest is bookkeeping. That a card which just came into play has numbers
/// is printed on it and no news.
std::vector<NumberChange> news_among(const Game& game, std::vector<NumberChange> changes, const Position& before);

}  // namespace cardinal
