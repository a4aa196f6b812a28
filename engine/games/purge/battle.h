#pragma once

#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"
#include "engine/rules/rule.h"

/// What the pages of a Battle Instance share: who takes part and whose action it is.
namespace cardinal::purge {

// ---- battle.cpp, battle_end.cpp ----
Seat battle_attacker(const Position& position);
bool lives(const Position& position, CardId card);  ///< in a vector and not without HEALTH
bool takes_part(const Position& position, CardId card);
/// A28: a Jet of the defending side that the table's option lets into the battle from afar.
bool may_join_defence(const Position& position, CardId card);
/// Ends the battle: survivors to where they belong, what lasts until its end is over.
void resolve_battle(Position& position);

// ---- battle_order.cpp ----
bool battle_is_open(const Position& position);
Seat battle_to_act(const Position& position);
bool acts_before_the_attackers(const Position& position, Seat seat);
bool may_attack_first(const Position& position, CardId source);  ///< an Entrenched defender, once
Objection attackers_act_first(const Position& position, Seat seat, CardId source);
Objection one_entrenched_attack_only(const Position& position, Seat seat);
Objection sides_alternate(const Position& position, Seat seat);
/// The side has taken its action; out of turn, the other side's action still stands.
void hand_over_action(Position& position, Seat seat);

// ---- attack.cpp ----
void spend_attack(Position& position, CardId card);

}  // namespace cardinal::purge
