#pragma once

#include "engine/games/lost_empires/words.h"
#include "engine/rules/option_lists.h"

#include <iterator>
#include <string_view>

// A table of data.
/// The house rules that a table of Lost Empires may choose, their default first, in the order of their enum.
namespace cardinal::lost_empires {

// clang-format off
inline constexpr std::string_view faces_values[] = {"standard", "any"};
inline constexpr std::string_view award_values[] = {"1", "2"};
inline constexpr std::string_view casualty_values[] = {"none", "third_damage_player"};
inline constexpr std::string_view frontline_values[] = {"same_turn", "every"};
inline constexpr std::string_view floor_values[] = {"0", "none"};
inline constexpr std::string_view allow_lock[] = {"allow", "lock"};
inline constexpr std::string_view allow_warn[] = {"allow", "warn"};
inline constexpr std::string_view warn_allow[] = {"warn", "allow"};
inline constexpr std::string_view two_one[] = {"two", "one"};
inline constexpr std::string_view declare_values[] = {"sequential", "upfront"};
inline constexpr std::string_view each_once[] = {"each", "once"};
inline constexpr std::string_view enter_values[] = {"ask", "yes", "no"};
inline constexpr std::string_view block_allow[] = {"block", "allow"};
inline constexpr std::string_view revived_values[] = {"draw", "never"};

inline constexpr OptionWord option_words[] = {
    {"die_faces", "A01", faces_values, "which results a die can show"},
    {"control_outer_award", "A03", award_values, "artifacts an outer objective gives"},
    {"casualty_elite", "A05", casualty_values, "who gains for an ELITE unit that leaves in the Casualty Phase"},
    {"frontline_bonus", "A06", frontline_values, "in which activations FRONTLINE gives offense"},
    {"control_floor", "A07", floor_values, "whether damage can make a unit's control negative"},
    {"refresh_round1", "A08", allow_lock, "effects may refresh the two tokens that start on X"},
    {"pass_after_orders", "A09", allow_warn, "passing in a turn with a mandatory order"},
    {"activate_zero", "A12", allow_warn, "an activation without any action"},
    {"order_interleave", "A13", warn_allow, "other orders in the middle of an activation"},
    {"melee_granted", "A14", two_one, "attacks of a MELEE unit that was granted an attack"},
    {"melee_named", "A15", no_yes, "MELEE holds for named abilities with Attack, too"},
    {"melee_declare", "A16", declare_values, "when the targets of both attacks are chosen"},
    {"ruthless_each", "A17", each_once, "damage for each RUTHLESS unit, or once for an objective"},
    {"patroller_enter_by_play", "A20", enter_values, "a unit that is played into a battlefield enters it"},
    {"tokens_limited", "A22", no_yes, "no more artifacts than the box holds"},
    {"activate_put_into_play", "A24", block_allow, "units put into play by an effect may act in the same turn"},
    {"eye_granted_move", "A26", no_yes, "a unit that only attacks may be granted a move"},
    {"deck_revived", "A30", revived_values, "a deck that was empty is drawn from again"},
    {"players34", "A36", off_on, "ELITE as with three and four players"},
};
static_assert(std::size(option_words) == static_cast<std::size_t>(Option::count));
// clang-format on

}  // namespace cardinal::lost_empires
