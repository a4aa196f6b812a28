#pragma once

#include "engine/games/dept_of_structure/chapters.h"

#include <optional>

/// A card that is seen otherwise than it is kept: shared by the files that judge and take such facts.
namespace cardinal::dept_of_structure {

// ---- seen_deeds.cpp: what a card in another place plainly is ----
bool tells_a_turn(const Position& position, const Fact& fact);
Came came_of(const Position& position, CardId card);
bool is_played_once(const Position& position, CardId card);         ///< a Tactic or a Resource card
bool has_stayed(const Position& position, const Fact& fact);        ///< retired, and seen to lie there still
bool lies_about_again(const Position& position, const Fact& fact);  ///< played, and seen to lie there still
bool lies_apart(const Position& position, const Fact& fact);        ///< seen where its host lies, and on nothing
bool lies_on_another(const Position& position, const Fact& fact);   ///< in play, and on what it was not on
bool may_still_block(const Position& position);
bool leaves_for_a_graveyard(const Position& position, const Fact& fact);
/// The deed that it is, whatever the rules say of it.
std::optional<Action> deed_seen(const Position& position, const Fact& fact);

// ---- seen_cards.cpp: where and how it may lie ----
void judge_seen_place(const Position& position, const Fact& fact, Verdict& verdict);
void judge_seen_turn(const Position& position, const Fact& fact, Verdict& verdict);
void judge_left_lying(const Position& position, const Fact& fact, Verdict& verdict);

}  // namespace cardinal::dept_of_structure
