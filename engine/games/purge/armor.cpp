#include "engine/games/purge/armor.h"

#include "engine/games/purge/values.h"

#include <algorithm>

/// Armor Rule: how much of it a card can have, and how much it shows when people left more standing.
namespace cardinal::purge {

bool is_stated_change(const Effect& effect, CardId card, Stat stat)
{
    return effect.on == card && !effect.source && effect.stat == static_cast<std::uint8_t>(stat) &&
           effect.until == static_cast<std::uint8_t>(Until::permanent);
}

// purge.kw.memory_metal_cap: 4 instead of 3; Defensive Attachments have none (A54).
Number armor_cap(const Position& position, CardId card)
{
    constexpr Number no_cap = 30000;
    if (type_of(position, card) == Type::defensive_attachment)
        return no_cap;
    return has(position, card, Keyword::memory_metal) ? 4 : 3;
}

Number most_armor(const Position& position, CardId card)
{
    const Number cap = armor_cap(position, card);
    const auto stated = std::ranges::find_if(
        position.effects, [&](const Effect& effect) { return is_stated_change(effect, card, Stat::armor); });
    if (stated == position.effects.end() || stated->amount <= 0)
        return cap;
    const int printed = printed_number(position.facts(card), printed::armor) - get(position, card, on_card::armor_lost);
    const int told = printed + stated->amount;
    const int highest_cap = find_keyword(position, card, Keyword::memory_metal) < 0 ? 3 : 4;
    return told > highest_cap ? std::max(cap, as_number(told)) : cap;
}

}  // namespace cardinal::purge
