#include "engine/games/all_dice.h"

#include "engine/games/lost_empires/dice.h"
#include "engine/games/war_rig/dice.h"

namespace cardinal {
namespace {

constexpr DieFace digits[] = {{1, "1"}, {2, "2"}, {3, "3"}, {4, "4"}, {5, "5"}, {6, "6"}};
constexpr DieKind number_die{"number", Icon::none, digits, first_die_marker};

/// By hand, as the games themselves are.
std::span<const DieKind> own_dice_of(std::string_view game)
{
    if (game == "lost-empires")
        return lost_empires::dice;
    if (game == "war-rig")
        return war_rig::dice;
    return {};
}

}  // namespace

std::vector<const DieKind*> dice_of(std::string_view game)
{
    std::vector<const DieKind*> all{&number_die};
    for (const DieKind& die : own_dice_of(game))
        all.push_back(&die);
    return all;
}

DieShown die_shown(std::string_view game, MarkerId marker)
{
    for (const DieKind* die : dice_of(game))
        if (marker >= die->first_marker && marker < die->marker_of(die->faces.size()))
            return {die, static_cast<std::size_t>(marker - die->first_marker)};
    return {};
}

}  // namespace cardinal
