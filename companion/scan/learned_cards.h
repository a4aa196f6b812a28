#pragma once

#include "carddb/learned_art.h"
#include "engine/core/printed_code.h"
#include "engine/rules/game.h"
#include "vision/art.h"

#include <optional>
#include <vector>

namespace cardinal::scan {

/// The cards without a code that were learned by their pictures; each look is an entry of the book, in the same order.
struct LearnedCards {
    std::vector<carddb::LearnedArt> looks{};
    vision::ArtBook book{};
};
Result<LearnedCards> learned_cards(carddb::Database& database);

/// For each look what a match of this game calls its card, as a code without a serial; nothing where the match has no
/// such card.
std::vector<std::optional<PrintedCode>> names_in(const Game& game, const LearnedCards& learned);

}  // namespace cardinal::scan
