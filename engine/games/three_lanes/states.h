#pragma once

#include "engine/position/position.h"
#include "engine/rules/fact.h"
#include "engine/rules/verdict.h"

/// What is judged about cards as they lie, also when it is only seen.
namespace cardinal::three_lanes {

/// A card seen where it is not kept to be.
struct Seen {
    CardId card{};
    Place from{};
    Place to{};
};

void judge_attitude(const Position& position, CardId card, int turned, Verdict& verdict);
/// What the last attack had to come to: true when it has something to say of this card.
bool judge_after_attack(const Position& position, const Seen& seen, Verdict& verdict);
bool is_the_taken_card(const Position& position, const Seen& seen);
void take_the_taken_card(Position& position, const Seen& seen);
/// Protection cards that no attack took, or more than one does, count as taken for the last one.
void count_as_taken(Position& position, Seat seat, int count);
void judge_seen(const Position& position, const Seen& seen, Verdict& verdict);

}  // namespace cardinal::three_lanes
