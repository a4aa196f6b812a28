#pragma once

#include "engine/referee/explain.h"

#include <optional>

namespace cardinal {

/// What may have happened if a card went away that nobody had seen there.
struct Overlooked {
    CardId card{};
    Story story{};
};

/// An eye may not see each card that lies below others: `may_be_away` of a board that was seen names those that are on
/// it only because the book has them there. Before anybody is accused by what changed in a zone: the likeliest legal
/// story in which such a card of that zone went away; nothing where there is none.
std::optional<Overlooked> gone_though_nobody_saw_it(const Game& game, const Position& position, const Board& seen);

/// The same board without that card.
Board without_card(Board seen, CardId card);

}  // namespace cardinal
