#pragma once

#include "engine/games/purge/chapters.h"
#include "engine/rules/rule.h"

/// What is asked of chosen targets, whether an OPS or an ability chose them. Only chosen ones count as targeted (A43).
namespace cardinal::purge {

bool lies_in_discard(const Position& position, CardId card);
/// The effect finds this card where it works and does something to it.
bool can_reach(const Position& position, const Resolving& resolving, const CardEffect& effect, CardId card);

bool chooses_targets(const CardEffect& effect);
/// Cards named for these effects only say which vector is meant: nobody is targeted.
bool names_a_vector(std::span<const CardEffect> effects);

/// Of the cards that were named with these effects, those that count as targeted: what reaches everybody, or a vector,
/// targets nobody, whoever is named with it.
std::span<const CardId> targeted_by(std::span<const CardEffect> effects, std::span<const CardId> named);

/// Cloaking: not by what the opponent of its controller chooses.
Objection no_target_is_cloaked(const Position& position, Seat chooser, std::span<const CardId> targets);
/// Tactician: not by anybody's, its own text excepted.
Objection no_target_is_a_tactician(const Position& position, CardId source, std::span<const CardId> targets);
/// Those who would come back from a discard fit under their owner's supply cap (A41), beside what is declared already.
Objection the_revived_fit_in(const Position& position, std::span<const CardId> revived);
/// Whom these effects would resurrect.
std::vector<CardId> revived_by(const Position& position, const Resolving& resolving,
                               std::span<const CardEffect> effects);

}  // namespace cardinal::purge
