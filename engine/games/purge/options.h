#pragma once

#include "engine/games/purge/words.h"
#include "engine/rules/option_lists.h"

#include <iterator>
#include <string_view>

// A table of data.
/// The house rules that a table of PURGE may choose, their default first, in the order of their enum.
namespace cardinal::purge {

// clang-format off
inline constexpr std::string_view fury_values[] = {"damage", "attack", "armor", "health"};
inline constexpr std::string_view defender_values[] = {"armor", "damage", "attack", "health"};
inline constexpr std::string_view critical_mass_values[] = {"at_least_1", "exactly_1"};
inline constexpr std::string_view flux_values[] = {"health", "attack", "armor", "damage", "energy", "ask"};
inline constexpr std::string_view retreat_values[] = {"attack", "health", "armor", "damage", "none"};
inline constexpr std::string_view pool_values[] = {"per_turn", "per_battle"};
inline constexpr std::string_view distance_values[] = {"1", "any"};
inline constexpr std::string_view double_ko_values[] = {"draw", "active_player_wins", "active_player_loses"};
inline constexpr std::string_view production_values[] = {"per_subphase", "per_turn"};
inline constexpr std::string_view defatt_values[] = {"1", "2"};
inline constexpr std::string_view foreign_values[] = {"illegal", "warning"};
inline constexpr std::string_view scope_values[] = {"source", "player"};
inline constexpr std::string_view irradiate_values[] = {"missing_health", "total_this_game"};

inline constexpr OptionWord option_words[] = {
    {"fury_stat", "A07", fury_values, "what Fury raises by 1"},
    {"defender_stat", "A08", defender_values, "what Defender raises by 2"},
    {"critical_mass", "A09", critical_mass_values, "whether Critical Mass is a floor or the exact damage"},
    {"memory_metal_on_zero", "A10", no_yes, "Memory Metal also gains from a hit that ARMOR stopped"},
    {"pyrite_needs_damage", "A11", no_yes, "Pyrite Rounds take ARMOR only when damage gets through"},
    {"flux_stat", "A13", flux_values, "what Flux moves"},
    {"retreat_penalty", "A14", retreat_values, "what a retreat costs 1 of"},
    {"population_regenerates", "A18", no_yes, "POPULATION comes back each turn"},
    {"defatt_regenerates", "A19", yes_no, "Defensive Attachments regain HEALTH each turn"},
    {"attack_pool", "A21", pool_values, "ATTACK holds for a turn or for each battle"},
    {"commander_shields_stronghold", "A22", no_yes, "a lone defending Commander protects the Stronghold"},
    {"attack_same_vector", "A24", yes_no, "attackers may stand in the attacked vector already"},
    {"move_distance", "A25", distance_values, "how far a group moves at once"},
    {"move_into_enemy_home", "A26", no_yes, "a plain move may enter the enemy home"},
    {"jets_return_home", "A27", no_yes, "attacking Jets go home after a battle"},
    {"jets_join_defence", "A28", no_yes, "Jets may join a defence from afar"},
    {"refund_nullified", "A30", no_yes, "a nullified card's energy comes back"},
    {"superweapon_needs_tek", "A32", yes_no, "Super Weapons need a TEK that allows them"},
    {"ops_need_living_commander", "A33", no_yes, "a dead Commander executes no OPS"},
    {"double_ko", "A35", double_ko_values, "who wins when both Strongholds fall by one effect"},
    {"production_limit", "A36", production_values, "what the limit of three plays counts over"},
    {"deck_exact_50", "A37", no_yes, "a deck of fewer than 50 cards is illegal"},
    {"defatt_deck_max", "A38", defatt_values, "Defensive Attachments in one deck"},
    {"foreign_ops_in_deck", "A39", foreign_values, "how another Commander's OPS in the deck is judged"},
    {"resurrect_ignores_cap", "A41", no_yes, "resurrected Units ignore the supply cap"},
    {"overlay_needs_tactician", "A42", yes_no, "Overlay needs a friendly Tactician in play"},
    {"opt_scope", "A44", scope_values, "once per turn for each source, or for each player"},
    {"ops_breaks_passes", "A45", no_yes, "an OPS between two passes keeps the turn going"},
    {"resurrect_keeps_permanent", "A49", no_yes, "permanent changes outlast a resurrection"},
    {"allow_mirror", "A51", no_yes, "both players may have the same faction"},
    {"irradiate_counts", "A61", irradiate_values, "what Irradiate counts as damage sustained"},
};
static_assert(std::size(option_words) == static_cast<std::size_t>(Option::count));
// clang-format on

}  // namespace cardinal::purge
