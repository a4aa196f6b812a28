#pragma once

#include "engine/games/purge/chapters.h"
#include "engine/rules/rule.h"

/// What the keywords that are used like abilities ask for and do. Those that only change numbers are in stats.cpp and
/// damage.cpp, those of a battle with its actions.
namespace cardinal::purge {

// ---- keywords.cpp ----
const Ability* ability_of(const Position& position, const UseAbility& deed);  ///< none when there is no such ability
Number number_of(const Position& position, const UseAbility& deed, ability::Field field);
bool is_way(const Position& position, const UseAbility& deed, Way way);
bool is_once_per_turn_by_keyword(Keyword keyword);
Keyword keyword_of(const Position& position, const UseAbility& deed);
/// Once per turn, and that turn's use is gone: for this source, or for the player (A44).
bool is_used_up(const Position& position, const UseAbility& deed);

// ---- revival.cpp: Clone DNA, Fractal Repairs ----
Objection clone_dna_is_for_its_one_card_once(const Position& position, const UseAbility& deed);
Objection fractal_repairs_can_be_paid(const Position& position, const UseAbility& deed);
std::vector<CardId> revived_by_use(const Position& position, const UseAbility& deed);  ///< who would come back
int price_of_repairs(const Position& position, const UseAbility& deed);
void revive(Position& position, const UseAbility& deed);

// ---- overlay_flux.cpp: Irradiate, Flux, Overlay ----
Objection irradiate_hits_a_unit_once(const Position& position, const UseAbility& deed);
Objection flux_joins_two_with_flux_once(const Position& position, const UseAbility& deed);
Objection overlay_is_laid_on_a_friendly_unit_once(const Position& position, const UseAbility& deed);
Objection overlay_has_its_tactician(const Position& position, const UseAbility& deed);
void irradiate(Position& position, const UseAbility& deed);
void move_by_flux(Position& position, const UseAbility& deed);
void lay_onto(Position& position, const UseAbility& deed);

}  // namespace cardinal::purge
