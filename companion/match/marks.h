#pragma once

#include "companion/match/lying.h"
#include "engine/rules/game.h"

#include <map>
#include <vector>

namespace cardinal::match {

/// A number that tokens say, and what they lie on.
struct ToldNumber {
    int value = -1;  ///< index into Words::values
    int card = -1;   ///< the track of the card they lie on, or
    Seat seat{};     ///< the player whose they are
    Number number = 0;
    cv::Point2d at{};  ///< where one of them lies
};

/// What the tokens on the table say: several of one kind on a card say their sum, a dial says one number.
std::vector<ToldNumber> told_by_tokens(const Game& game, const Lying& lying);

/// 0, as nothing lies there: no token says it.
bool is_said_by_no_token(const Game& game, int value);
/// One token of this number may be changed for another; otherwise it lies there or does not.
bool has_several_faces(const Game& game, int value);

/// The number, by its name in the game's words, that a token or dial with this marker says; empty for all others.
std::string value_of(const Game& game, MarkerId marker);

/// The track of the card that something lies on, the uppermost; -1 when it lies on none.
int card_below(const Lying& lying, const cv::Point2d& at);

}  // namespace cardinal::match
