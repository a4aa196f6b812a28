#pragma once

#include "engine/games/war_rig/words.h"
#include "engine/rules/option_lists.h"

#include <iterator>
#include <string_view>

// A table of data.
/// The house rules that a table of War Rig may choose, their default first, in the order of their enum.
namespace cardinal::war_rig {

// clang-format off
inline constexpr std::string_view round_values[] = {"highest_number", "squad_count"};
inline constexpr std::string_view same_number_values[] = {"two_each", "two_shared"};
inline constexpr std::string_view rig_action_values[] = {"two_in_one_round", "two_each_round", "unlimited"};
inline constexpr std::string_view rig_map_values[] = {"no_rival_bases", "as_squad"};
inline constexpr std::string_view rig_range_values[] = {"same_location", "any_location"};
inline constexpr std::string_view rig_shot_values[] = {"each_weapon_once", "one_weapon"};
inline constexpr std::string_view modifier_values[] = {"all_friends", "rolling_squad"};
inline constexpr std::string_view repel_equipment_values[] = {"roll_only", "roll_and_ratio"};
inline constexpr std::string_view infiltrator_values[] = {"no", "other_infiltrators", "everyone"};
inline constexpr std::string_view repel_choice_values[] = {"may", "must"};
inline constexpr std::string_view space_values[] = {"4", "1", "2", "3", "5", "6", "7", "8", "9"};
inline constexpr std::string_view camp_bonus_values[] = {"all_kinds", "colours_only"};
inline constexpr std::string_view forced_away_values[] = {"removed", "kept"};
inline constexpr std::string_view limit_values[] = {"none", "2", "3", "4", "5", "6", "7", "8", "9"};
inline constexpr std::string_view backfire_values[] = {"defender", "loose"};
inline constexpr std::string_view escape_values[] = {"wastes", "home_base"};
inline constexpr std::string_view count_for_values[] = {"own_faction", "captor", "nobody"};
inline constexpr std::string_view cell_values[] = {"stays_with_captor", "escapes"};
inline constexpr std::string_view joined_number_values[] = {"own", "lowest_free"};
inline constexpr std::string_view joined_acts_values[] = {"same_turn", "next_turn"};
inline constexpr std::string_view paid_by_values[] = {"squads_there", "acting_squad", "stock"};
inline constexpr std::string_view required_free[] = {"required", "free"};
inline constexpr std::string_view enemies_values[] = {"owner_squads", "all_rival_squads"};
inline constexpr std::string_view chooser_values[] = {"recruiter", "owner"};
inline constexpr std::string_view discovered_values[] = {"free", "one_action"};
inline constexpr std::string_view caught_values[] = {"held_in_base", "repelled"};
inline constexpr std::string_view regain_values[] = {"add", "set"};
inline constexpr std::string_view up_down[] = {"up", "down"};
inline constexpr std::string_view half_of_values[] = {"neighbour", "burning_site"};
inline constexpr std::string_view successive_once[] = {"successive", "once"};
inline constexpr std::string_view none_light[] = {"none", "light"};
inline constexpr std::string_view half_empty_values[] = {"other_half", "miss"};
inline constexpr std::string_view destroyed_values[] = {"resources_loose", "all_removed"};
inline constexpr std::string_view outer_values[] = {"basic_only", "basic_and_special"};
inline constexpr std::string_view ship_attacker_values[] = {"rigs_and_squads", "rigs_only"};
inline constexpr std::string_view released_values[] = {"in_place", "wastes", "home_base"};
inline constexpr std::string_view hits_none[] = {"hits", "none"};
inline constexpr std::string_view order_values[] = {"fire_first", "power_first"};
inline constexpr std::string_view end_values[] = {"active_player", "shared"};
inline constexpr std::string_view functioning_values[] = {"any_part_works", "can_move", "can_attack"};
inline constexpr std::string_view lesser_values[] = {"any_vacant_base", "two_players_only"};
inline constexpr std::string_view answer_values[] = {"each_hit", "whole_attack"};
inline constexpr std::string_view equip_values[] = {"own_activation", "any_time"};

inline constexpr OptionWord option_words[] = {
    {"round_count", "A01", round_values, "what the number of rounds is"},
    {"same_number_actions", "A02", same_number_values, "actions of two own squads with the same number"},
    {"rig_actions", "A04", rig_action_values, "how often a rig acts"},
    {"rig_map_movement", "A05", rig_map_values, "where a rig may go"},
    {"rig_range", "A06", rig_range_values, "how far a rig's weapons reach"},
    {"rig_shots", "A06", rig_shot_values, "how many weapons fire in one attack"},
    {"equipment_modifiers_from", "A07", modifier_values, "whose equipment changes offence and defence"},
    {"repel_equipment", "A09", repel_equipment_values, "what equipment changes when repelling"},
    {"camp_counts_for_mover", "A10", yes_no, "the mover's camps count double, too"},
    {"infiltrators_repel", "A11", infiltrator_values, "infiltrators may repel"},
    {"repel_choice", "A12", repel_choice_values, "whether squads of a base must try"},
    {"resource_spaces", "A14", space_values, "white resource spaces of a squad"},
    {"camp_bonus_for", "A16", camp_bonus_values, "what an encamped squad gathers one more of"},
    {"camp_when_forced_away", "A17", forced_away_values, "the camp token of a squad that is captured or repelled"},
    {"equipment_limit", "A18", limit_values, "items that a squad can carry"},
    {"overheated_adds_offence", "A20", no_yes, "an overheated squad adds offence to its friends"},
    {"backfire_items_to", "A21", backfire_values, "who gets what the attacker gives after a backfire"},
    {"release_uses_up_hit", "A22", yes_no, "releasing a captive uses up the hit"},
    {"captive_escapes_to", "A24", escape_values, "where a captive escapes to that moved with its captor"},
    {"captives_count_for", "A25", count_for_values, "for whom captives count as controlled"},
    {"cell_full", "A27", cell_values, "a captive brought home while the cell is taken"},
    {"joined_squad_number", "A28", joined_number_values, "the number of a squad that joins"},
    {"joined_squad_acts", "A29", joined_acts_values, "when a squad that joined acts"},
    {"forced_repel_costs_actions", "A30", no_yes, "a squad repelled out of its round loses the actions of this turn"},
    {"away_build_paid_by", "A31", paid_by_values, "what pays for work away from home"},
    {"equipment_built_away", "A32", no_yes, "equipment may be built away from home"},
    {"stolen_build_action", "A34", required_free, "building from stolen plans takes an action"},
    {"recruit_enemies", "A35", enemies_values, "which squads count against a recruiter"},
    {"recruit_choice", "A35", chooser_values, "who chooses the recruited squad"},
    {"discovered_attack_cost", "A36", discovered_values, "what the attack on a discovered squad costs"},
    {"discovered_beaten_repelled", "A37", yes_no, "a discovered squad that gave items is repelled, too"},
    {"caught_cell_full", "A38", caught_values, "a squad caught while the cell is taken"},
    {"fire_regain", "A40", regain_values, "armour regained is added or set"},
    {"regain_rounding", "A40", up_down, "half of an odd maximum armour"},
    {"crash_rounding", "A41", up_down, "half of an odd armour in a crash"},
    {"fire_damage_half_of", "A42", half_of_values, "whose armour is halved by a fire"},
    {"fires_on_one_site", "A43", successive_once, "several fires beside one site"},
    {"fire_chain_at_once", "A44", no_yes, "a site that catches fire at the start of a turn spreads it at once"},
    {"burning_parts_weigh", "A46", yes_no, "burning parts weigh and limit"},
    {"tier_without_limits", "A47", none_light, "the tier of a rig without limits"},
    {"target_half_empty", "A48", half_empty_values, "no part in the half that was rolled"},
    {"destroyed_squad_items", "A49", destroyed_values, "what a destroyed squad carried"},
    {"outer_areas", "A50", outer_values, "which areas the Empire has to hold"},
    {"drop_ship_attackers", "A52", ship_attacker_values, "who may attack drop-ships"},
    {"released_captives_to", "A53", released_values, "where the Empire's captives go"},
    {"return_fire_on_squads", "A54", hits_none, "return fire on squads"},
    {"turn_start_order", "A57", order_values, "fires and bids at the start of a turn"},
    {"simultaneous_end", "A58", end_values, "two endings at once"},
    {"functioning_rig", "A59", functioning_values, "what a functioning rig is"},
    {"lesser_with_four", "A60", lesser_values, "lesser factions with four players"},
    {"claim_after_actions", "A65", yes_no, "claiming after both actions"},
    {"equip_when", "A66", equip_values, "when a squad may be equipped"},
    {"second_camp_gather", "A68", off_on, "a second encamped squad doubles the gather, too"},
    {"own_colour_joins", "A69", off_on, "a captive brought to the base of its own colour joins"},
    {"answers_in_order", "A70", answer_values, "what the order of answers holds for"},
};
static_assert(std::size(option_words) == static_cast<std::size_t>(Option::count));
// clang-format on

}  // namespace cardinal::war_rig
