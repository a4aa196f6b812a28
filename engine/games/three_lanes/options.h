#pragma once

#include "engine/games/three_lanes/words.h"
#include "engine/rules/option_lists.h"

#include <iterator>
#include <string_view>

// A table of data.
/// The house rules that a table of Three Lanes may choose, their default first, in the order of their enum.
namespace cardinal::three_lanes {

// clang-format off
inline constexpr std::string_view source_values[] = {"deck", "hand"};
inline constexpr std::string_view rest_values[] = {"both_players", "own_turns"};
inline constexpr std::string_view adjacency_values[] = {"standard", "rows_only", "with_diagonals"};
inline constexpr std::string_view swap_from_values[] = {"hand", "hand_or_field"};
inline constexpr std::string_view pick_values[] = {"top", "owner_chooses"};
inline constexpr std::string_view equips_values[] = {"trash", "graveyard"};
inline constexpr std::string_view floor_values[] = {"none", "zero"};
inline constexpr std::string_view enemy_values[] = {"warn", "allow"};

inline constexpr OptionWord option_words[] = {
    {"protection_source", "A01", source_values, "where the 3 protection cards come from"},
    {"rest_count", "A02", rest_values, "whose turns a [Rest] counts"},
    {"adjacency", "A03", adjacency_values, "which zones are adjacent"},
    {"swap_reveals_next", "A04", on_off, "after a swap the next pool card is flipped"},
    {"swap_from", "A05", swap_from_values, "where the given card of a swap comes from"},
    {"protection_pick", "A07", pick_values, "which protection card is taken"},
    {"equips_to", "A08", equips_values, "where the equips of a dead unit and destroyed lands go"},
    {"power_floor", "A09", floor_values, "whether effective power can be below 0"},
    {"rest_adds", "A10", off_on, "a further [Rest] is added to the one that lasts"},
    {"equip_enemy", "A12", enemy_values, "equips on the opponent's units"},
    {"effect_draw_loses", "A14", off_on, "a draw from an empty deck by an effect loses"},
    {"rested_main", "A17", on_off, "a rested unit keeps its [Main] effect"},
    {"later_documents", "", off_on, "the rules of the later papers hold, too: triggers and their timings"},
};
static_assert(std::size(option_words) == static_cast<std::size_t>(Option::count));
// clang-format on

}  // namespace cardinal::three_lanes
