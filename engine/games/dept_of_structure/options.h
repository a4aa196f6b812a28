#pragma once

#include "engine/games/dept_of_structure/words.h"
#include "engine/rules/option_lists.h"

#include <iterator>
#include <string_view>

// A table of data.
/// The house rules that a table of Dept of Structure may choose, their default first, in the order of their enum.
namespace cardinal::dept_of_structure {

// clang-format off
inline constexpr std::string_view hand_check_values[] = {"attacker", "both"};
inline constexpr std::string_view types_values[] = {"4", "3_without_supplies"};
inline constexpr std::string_view activated_values[] = {"attacker_deploy", "never"};
inline constexpr std::string_view response_values[] = {"as_stated", "last_first"};
inline constexpr std::string_view zero_values[] = {"draw", "attacker_wins", "defender_wins"};
inline constexpr std::string_view deck_out_values[] = {"nothing", "lose"};
inline constexpr std::string_view base_values[] = {"20", "any"};

inline constexpr OptionWord option_words[] = {
    {"hand_check", "A01", hand_check_values, "whose hand is counted at the end of a round"},
    {"resource_types", "A03", types_values, "which resources there are"},
    {"heal_technology", "A04", off_on, "Regroup heals Technology, too"},
    {"resource_cards_any_time", "A05", off_on, "Resource cards may be played at any time"},
    {"activated_outside_battle", "A06", activated_values, "activated abilities outside a battle"},
    {"response_order", "A07", response_values, "in which order answers take effect"},
    {"vehicles_block", "A09", on_off, "Vehicles may block"},
    {"crew_adds_stats", "A11", off_on, "a Vehicle adds the attack and defense of its crew"},
    {"unblock_on_removal", "A12", off_on, "an attacker all of whose blockers are gone is unblocked"},
    {"overrun_posthumous", "A13", off_on, "an Overrun attacker that dies with its last blocker still hits the base"},
    {"leader_self", "A16", on_off, "Leadership and Motivator count for the card itself"},
    {"crippled_final", "A17", on_off, "no bonus raises the attack of a Crippled card"},
    {"hunger_tech_counts", "A19", off_on, "a killed Technology feeds Hunger, too"},
    {"hunger_first_round", "A20", on_off, "Hunger is asked for in the round of deployment"},
    {"double_zero", "A25", zero_values, "what happens when both bases reach 0"},
    {"deck_out", "A26", deck_out_values, "what happens to a player without cards to draw"},
    {"resurrected_fresh", "A29", on_off, "a card put into play by an effect counts as deployed"},
    {"hidden_blocks_equip", "A33", off_on, "a ready Hidden card cannot be equipped"},
    {"fresh_conditional", "A34", on_off, "conditional abilities of a fresh Unit work"},
    {"base_health", "A35", base_values, "base health at the start"},
};
static_assert(std::size(option_words) == static_cast<std::size_t>(Option::count));
// clang-format on

}  // namespace cardinal::dept_of_structure
