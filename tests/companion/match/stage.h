#pragma once

#include "companion/cli/laid_tables.h"
#include "companion/match/lying.h"
#include "engine/rules/game.h"
#include "samples/studio/table.h"

#include <string>
#include <vector>

/// Tables laid as players lay them, and what would be seen of them without any error of the eye.
namespace cardinal::match {

/// A print for each card, and all tokens of the game.
using Laid = cli::PlainCards;
Laid laid_cards(const Game& game);

/// A table of the samples, its cards with numbers: "ready" for a match to begin, "busy" in the middle of one.
Position sample_table(const Game& game, const std::string& name);

/// Cards are told by their codes only while they lie face up.
Lying seen_of(const std::vector<studio::Thing>& things, const Laid& laid, const Game& game, const Position& position);
/// The code that this card of the position was printed with.
PrintedCode code_of(const Game& game, const Position& position, int card);

}  // namespace cardinal::match
