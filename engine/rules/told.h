#pragma once

#include "engine/rules/fact.h"
#include "engine/rules/words.h"

/// What a fact tells, held against what is kept: the same for every game.
namespace cardinal {

bool tells_a_new_place(const Words& words, const Position& position, const Fact& fact);
/// Of a fact about a number: it is so already.
bool is_kept_so(const Words& words, const Position& position, const Fact& fact);
/// How a card is seen to lie holds, as far as it was told.
void take_face_and_turn(Card& card, const Fact& fact);

}  // namespace cardinal
