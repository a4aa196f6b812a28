#pragma once

#include "engine/position/position.h"

#include <cstdint>
#include <type_traits>
#include <vector>

/// Changes that end by themselves, by the game's own words for when.
namespace cardinal {

template <class Until>
requires std::is_enum_v<Until>
void end_lasting(Position& position, Until until)
{
    std::erase_if(position.effects,
                  [&](const Effect& effect) { return effect.until == static_cast<std::uint8_t>(until); });
}

/// What rests on a card that left, or came from it and lasts only while it lies there.
template <class Until>
requires std::is_enum_v<Until>
void end_lasting_of(Position& position, CardId card, Until while_source)
{
    std::erase_if(position.effects, [&](const Effect& effect) {
        const bool needs_source = effect.until == static_cast<std::uint8_t>(while_source);
        return effect.on == card || (effect.source == card && needs_source);
    });
}

}  // namespace cardinal
