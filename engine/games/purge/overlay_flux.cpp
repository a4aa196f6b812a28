#include "engine/games/purge/keywords.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// The keywords that work on another card: Irradiate, Flux and Overlay.
namespace cardinal::purge {
namespace {

CardId first_target(const UseAbility& deed) { return deed.targets.empty() ? no_card : deed.targets.front(); }

std::string was_used_this_turn(const Position& position, const UseAbility& deed, const std::string& keyword)
{
    return keyword + " of " + name_of(position, deed.source) + " was used this turn";
}

bool is_out_of_reach(const Position& position, CardId source, CardId card)
{
    return card != source && has(position, card, Keyword::tactician);
}

// ---- Irradiate ----

// purge.kw.irradiate: as much as its source has suffered (A61).
Number suffered(const Position& position, CardId source)
{
    if (option(position, Option::irradiate_counts) == 1)
        return get(position, source, on_card::damage_taken);
    return as_number(std::max(0, full_health_of(position, source) - health_of(position, source)));
}

// ---- Flux ----

/// From the card that uses it to the one named, or between the two that are named.
struct Flow {
    CardId from{};
    CardId to{};
};
Flow flow_of(const UseAbility& deed)
{
    if (deed.targets.size() >= 2)
        return {deed.targets[0], deed.targets[1]};
    return {deed.source, first_target(deed)};
}

/// What flows (A13); nothing while the table has yet to say it.
std::optional<Stat> flowing_stat(const Position& position, const UseAbility& deed)
{
    constexpr Stat stats[] = {Stat::health, Stat::attack, Stat::armor, Stat::damage, Stat::energy};
    const auto chosen = static_cast<std::size_t>(option(position, Option::flux_stat));
    if (chosen < std::size(stats))
        return stats[chosen];
    const bool is_told = deed.stat >= 0 && deed.stat <= static_cast<Number>(Stat::energy);
    return is_told ? std::optional(static_cast<Stat>(deed.stat)) : std::nullopt;
}

bool has_flux(const Position& position, CardId card)
{
    return in_play(position, card) && has(position, card, Keyword::flux);
}

void shift(Position& position, CardId card, Stat stat, int amount)
{
    if (stat == Stat::armor || stat == Stat::damage || stat == Stat::initiative)
        return add_effect(position, {.on = card,
                                     .stat = static_cast<std::uint8_t>(stat),
                                     .until = static_cast<std::uint8_t>(Until::end_of_turn),
                                     .amount = as_number(amount)});
    set_stat(position, card, stat, as_number(std::max(0, stat_of(position, card, stat) + amount)));
}

// ---- Overlay ----

bool has_friendly_tactician(const Position& position, Seat seat)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        const CardId id = position.id_of(card);
        return card.side == seat && in_play(position, id) && has(position, id, Keyword::tactician);
    });
}

/// Following hosts upwards never comes back to the card itself.
bool lies_under(const Position& position, CardId card, CardId host)
{
    std::size_t steps = 0;
    while (position.has(host) && host != card && steps++ < position.cards.size())
        host = position.card(host).host;
    return !position.has(host);
}

bool can_lie_on(const Position& position, CardId card, CardId host)
{
    return in_play(position, card) && in_play(position, host) && is_unit_or_commander(position, host) &&
           is_unit_or_commander(position, card) && lies_under(position, card, host) &&
           !is_out_of_reach(position, card, host);
}

}  // namespace

Objection irradiate_hits_a_unit_once(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::irradiate)
        return kept();
    for (const CardId card : deed.targets)
        if (!is_unit_or_commander(position, card))
            return "Irradiate is for Units and Commanders, not for " + name_of(position, card);
    return is_used_up(position, deed) ? Objection{was_used_this_turn(position, deed, "Irradiate")} : kept();
}

Objection flux_joins_two_with_flux_once(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::flux)
        return kept();
    const Flow flow = flow_of(deed);
    for (const CardId end : {flow.from, flow.to})
        if (end && !has_flux(position, end))
            return name_of(position, end) + " has no Flux";
    if (flow.from == flow.to)
        return "Flux goes to another card, not from " + name_of(position, flow.from) + " to itself";
    const std::optional<Stat> stat = flowing_stat(position, deed);
    if (stat && deed.amount != no_number && deed.amount > stat_of(position, flow.from, *stat))
        return name_of(position, flow.from) + " has only " + std::to_string(stat_of(position, flow.from, *stat)) +
               " to move, not " + std::to_string(deed.amount);
    return is_used_up(position, deed) ? Objection{was_used_this_turn(position, deed, "Flux")} : kept();
}

Objection overlay_is_laid_on_a_friendly_unit_once(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::overlay)
        return kept();
    if (const CardId host = first_target(deed)) {
        const bool is_friendly = position.card(host).side == position.card(deed.source).side;
        if (!is_friendly || !is_unit(position, host) || host == deed.source || !in_play(position, host))
            return name_of(position, host) + " is no other friendly Unit in play";
    }
    return is_used_up(position, deed) ? Objection{was_used_this_turn(position, deed, "Overlay")} : kept();
}

Objection overlay_has_its_tactician(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::overlay || option(position, Option::overlay_needs_tactician) != 0 ||
        has_friendly_tactician(position, deed.seat))
        return kept();
    return Objection{"Overlay needs a Tactician of " + name_of(deed.seat) + " in play"}.resting_on("A42");
}

void irradiate(Position& position, const UseAbility& deed)
{
    const CardId target = first_target(deed);
    if (!is_unit_or_commander(position, target))
        return;
    apply(position,
          Hit{.source = deed.source, .target = target, .by = HitBy::ability, .base = suffered(position, deed.source)});
}

void move_by_flux(Position& position, const UseAbility& deed)
{
    const Flow flow = flow_of(deed);
    const std::optional<Stat> stat = flowing_stat(position, deed);
    if (!stat || deed.amount == no_number || flow.from == flow.to || !in_play(position, flow.from) ||
        !in_play(position, flow.to) || is_out_of_reach(position, deed.source, flow.from) ||
        is_out_of_reach(position, deed.source, flow.to))
        return;
    const int amount = std::clamp<int>(deed.amount, 0, stat_of(position, flow.from, *stat));
    shift(position, flow.from, *stat, -amount);
    shift(position, flow.to, *stat, amount);
    kill_if_dead(position, flow.from);
}

// The card's numbers rise with what lies on it for as long as it lies there: see stats.cpp.
void lay_onto(Position& position, const UseAbility& deed)
{
    const CardId host = first_target(deed);
    if (!can_lie_on(position, deed.source, host))
        return;
    move_card(position, deed.source, position.card(host).place);
    position.card(deed.source).host = host;
    set(position, deed.source, on_card::role, static_cast<Number>(Role::none));
}

}  // namespace cardinal::purge
