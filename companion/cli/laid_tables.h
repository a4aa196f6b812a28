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

/// What a camera over the table can tell of a board: no numbers that lie there as nothing, such as a dial that nobody
/// uses or cards in a hand.
Board as_a_camera_sees(const Game& game, Board board);

}  // namespace cardinal::cli
