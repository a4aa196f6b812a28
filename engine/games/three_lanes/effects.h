#pragma once

#include "engine/games/three_lanes/words.h"
#include "engine/position/position.h"

#include <span>
#include <vector>

/// What card text that the data can say means: whom it reaches, when it works, what it does.
namespace cardinal::three_lanes {

Trigger trigger_of(const Ability& ability);  ///< both spellings of the combat triggers are one
bool is_optional(const Ability& ability);
/// On a death or a destruction the card has left already.
bool works_after_leaving(Trigger trigger);
bool works_out_of_play(const Ability& ability);  ///< after its card has left, or from where else that lies
Number amount_of(const CardEffect& effect);      ///< 1 when none is printed
bool chooses_targets(const CardEffect& effect);
/// How many cards these effects may choose, all together.
std::size_t most_chosen(std::span<const CardEffect> effects);
/// The ability of that number, nothing when the card has no such one.
const Ability* ability_of(const Position& position, CardId card, int ability);
int find_ability(const Position& position, CardId card, Trigger trigger);  ///< the first one, -1 when there is none

bool fits(const Position& position, CardId card, const CardEffect& effect);  ///< its filter and its tribe
/// Whether the effect of this source reaches the card, chosen ones left aside.
bool reaches(const Position& position, CardId source, const CardEffect& effect, CardId card);
bool works_where_it_lies(const Position& position, CardId source, const Ability& ability);
bool condition_is_met(const Position& position, CardId source, const Ability& ability);

struct Resolving {
    CardId source{};
    Seat seat{};
    std::span<const CardId> targets{};
    Place at{};                ///< the zone for a unit that is summoned
    bool out_of_play = false;  ///< the text works where its card lies after it has left play
};
void carry_out(Position& position, const Resolving& resolving, std::span<const CardEffect> effects);
/// Whether there is anything for them to do now; what only a text says may do anything.
bool can_happen(const Position& position, const Resolving& resolving, std::span<const CardEffect> effects);
/// Whose cards an effect is about that draws, discards, summons or moves cards between piles.
Seat player_meant(Seat controller, const CardEffect& effect);
/// On whose side the units are laid that these effects summon; a text may say any.
Seat summons_to(Seat controller, std::span<const CardEffect> effects, Place at);
/// The cards an effect changes: the chosen ones that it may choose, or all that it reaches.
std::vector<CardId> changed_by(const Position& position, const Resolving& resolving, const CardEffect& effect);
/// The zones an effect lets a unit be summoned to.
bool allows_zone(const Position& position, const Resolving& resolving, const CardEffect& effect, Place place);

}  // namespace cardinal::three_lanes
