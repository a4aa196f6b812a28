#pragma once

#include "companion/match/lying.h"
#include "engine/rules/game.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <string>
#include <vector>

/// Tables that the studio lays, without pictures: for tests and benches that want hundreds of plays in a second.
namespace cardinal::cli {

/// A print for each card, plain and without a code, all tokens of the game and a hand.
struct PlainCards {
    studio::Stock stock{};
    std::vector<std::string> prints{};
};
PlainCards plain_cards(const Game& game, int most_cards);

/// What eyes without errors see of what lies there. Cards are told by the codes of their prints, while they lie face
/// up; a hand covers the rectangle around it.
match::Lying seen_without_errors(const std::vector<studio::Thing>& things, const studio::Stock& stock);

}  // namespace cardinal::cli
