#include "engine/games/purge/values.h"

#include <algorithm>

/// A player's numbers: energy production, Unit Supply Cap and Turn Entry.
namespace cardinal::purge {
namespace {

// purge.supply.infantry, purge.supply.tank, purge.supply.jet, purge.supply.rig: what each class costs.
constexpr Number supply_of(Subclass subclass)
{
    switch (subclass) {
    case Subclass::infantry: return 1;
    case Subclass::tank: return 3;
    case Subclass::jet: return 4;
    case Subclass::rig:
    case Subclass::dreadnought:
    case Subclass::mother_ship: return 5;
    }
    return 0;
}

// purge.entry.infantry: from turn 1; the other classes later.
constexpr Number first_turn_of(Subclass subclass)
{
    switch (subclass) {
    case Subclass::infantry: return 1;
    case Subclass::tank: return 3;
    case Subclass::jet: return 5;
    case Subclass::rig:
    case Subclass::dreadnought:
    case Subclass::mother_ship: return 6;
    }
    return 1;
}

// purge.supply.ancients, purge.supply.humans, purge.supply.machines: 10, 11, 12; 0 for a faction that is not known.
int cap_of(Faction faction)
{
    switch (faction) {
    case Faction::humans: return 11;
    case Faction::machines: return 12;
    case Faction::ancients: return 10;
    }
    return 0;
}

bool is_exempt(const Position& position, CardId card)
{
    return position.card(card).is_token || type_of(position, card) != Type::unit;
}

std::optional<Faction> printed_faction(const Position& position, CardId card)
{
    const Number faction = position.has(card) ? position.facts(card).fields[printed::faction] : not_given;
    return faction == not_given ? std::nullopt : std::optional(static_cast<Faction>(faction));
}

int sum_of_player_effects(const Position& position, Seat seat, Stat stat)
{
    int sum = 0;
    for (const Effect& effect : position.effects)
        if (!effect.on && effect.on_player == seat && effect.stat == static_cast<std::uint8_t>(stat))
            sum += effect.amount;
    return sum;
}

}  // namespace

// purge.energy.stronghold, purge.energy.attachments, purge.resource.production: the EP of the Stronghold and of every
// Resource Attachment in play.
Number production(const Position& position, Seat seat)
{
    int sum = sum_of_player_effects(position, seat, Stat::energy);
    for (const Card& card : position.cards) {
        if (card.side != seat || !in_play(card))
            continue;
        const Type type = type_of(position, card);
        if (type == Type::stronghold || type == Type::resource_attachment)
            sum += printed_number(position.facts(card), printed::ep);
    }
    return as_number(std::max(0, sum));
}

// purge.supply.limit, purge.supply.freed: what is in play counts, and only while it is.
Number supply_used(const Position& position, Seat seat)
{
    int sum = 0;
    for (const Card& card : position.cards)
        if (card.side == seat && in_play(card))
            sum += supply_cost(position, position.id_of(card));
    return as_number(sum);
}

Number supply_cap(const Position& position, Seat seat)
{
    const std::optional<Faction> faction = faction_of(position, seat);
    const int of_faction = faction ? cap_of(*faction) : 0;
    return as_number(std::max(0, of_faction + get(position, seat, player::supply_cap_added)));
}

void set_supply_cap(Position& position, Seat seat, Number number)
{
    const int added = get(position, seat, player::supply_cap_added) + number - supply_cap(position, seat);
    set(position, seat, player::supply_cap_added, as_number(added));
}

void set_production(Position& position, Seat seat, Number number)
{
    const int difference = number - production(position, seat);
    if (difference != 0)
        add_effect(position, {.on_player = seat,
                              .stat = static_cast<std::uint8_t>(Stat::energy),
                              .until = static_cast<std::uint8_t>(Until::permanent),
                              .amount = as_number(difference)});
}

// purge.supply.super, purge.supply.token, purge.supply.commander: these cost nothing, whatever their class.
Number supply_cost(const Position& position, CardId card)
{
    const std::optional<Subclass> subclass = subclass_of(position, card);
    return subclass && !is_exempt(position, card) ? supply_of(*subclass) : Number{0};
}

// purge.entry.super, purge.entry.token: no turn is too early for these.
Number entry_turn(const Position& position, CardId card)
{
    const std::optional<Subclass> subclass = subclass_of(position, card);
    return subclass && !is_exempt(position, card) ? first_turn_of(*subclass) : Number{1};
}

// purge.deck.colors: red, green and blue stand for the factions; card data says the faction itself.
std::optional<Faction> faction_of(const Position& position, Seat seat)
{
    if (const Number kept = get(position, seat, player::faction); kept >= 0 && position.has(seat))
        return static_cast<Faction>(kept);
    for (const CardId leader : {commander_of(position, seat), stronghold_of(position, seat)})
        if (const auto faction = printed_faction(position, leader))
            return faction;
    for (const Card& card : position.cards)
        if (card.owner == seat && printed_faction(position, position.id_of(card)))
            return printed_faction(position, position.id_of(card));
    return std::nullopt;
}

Number surcharge(const Position& position, Seat seat) { return get(position, seat, player::surcharge); }

}  // namespace cardinal::purge
