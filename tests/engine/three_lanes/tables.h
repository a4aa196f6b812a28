#pragma once

#include "engine/games/all_games.h"
#include "engine/notation/file.h"

#include <gtest/gtest.h>
#include <string>

namespace cardinal::three_lanes {

/// The position that these lines of the notation set up.
inline Position table(const std::string& lines)
{
    const std::string text = "game three-lanes\n"
                             "card Wolf: unit, front 3, back 1, tribe Grey\n"
                             "card Bear: unit, front 5, back 2\n"
                             "card Claws: equip\n  effect gain 2 power\n"
                             "card Hill: land\n  effect gain 1 power\n"
                             "card Den: land\n  effect gain 1 power tribe Grey\n"
                             "scenario table\n" +
                             lines;
    const notation::Reading reading = notation::read(text, "table", all_games(), {});
    for (const notation::ParseError& error : reading.errors)
        ADD_FAILURE() << to_string(error);
    return reading.file.scenarios.empty() ? Position{} : reading.file.scenarios.front().start;
}

inline CardId labelled(const Position& position, std::string_view label)
{
    const auto& labels = position.library->labels;
    for (std::size_t at = 0; at < labels.size(); ++at)
        if (labels[at] == label)
            return {static_cast<std::int16_t>(at)};
    ADD_FAILURE() << "no card is called " << label;
    return no_card;
}

}  // namespace cardinal::three_lanes
