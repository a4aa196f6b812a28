#pragma once

#include "engine/games/purge/chapters.h"
#include "engine/rules/proposing.h"

namespace cardinal::purge {

/// The deed with each sensible choice of targets; as it is when nothing has to be chosen for these effects.
void propose_targets(const Position& position, const Template& deed, std::span<const CardEffect> effects,
                     Templates& templates);
/// Every ability that a player's cards could use, with its targets.
void propose_uses(const Position& position, Seat seat, Templates& templates);

}  // namespace cardinal::purge
