#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

/// Rigs, facilities and drop-ships; who is loyal, hostile or destroyed.
namespace cardinal::war_rig {
namespace {

constexpr std::uint8_t centre_slot = 1, last_upper_slot = 6, last_slot = 9;

bool is_a_part_of(const Card& card, Seat seat) { return zone_of(card.place) == Zone::rig && card.place.seat == seat; }

bool has_a_part(const Position& position, Seat seat, auto&& that)
{
    return std::ranges::any_of(
        position.cards, [&](const Card& card) { return is_a_part_of(card, seat) && that(position.id_of(card)); });
}

Movement movement_of(const Position& position, CardId part)
{
    return static_cast<Movement>(printed_of(position, part, printed::movement));
}

bool has_a_pair(const Position& position, CardId part)
{
    return has_a_part(position, position.card(part).place.seat, [&](CardId other) {
        return other != part && works(position, other) && movement_of(position, other) == movement_of(position, part);
    });
}

bool counts(const Position& position, CardId part)
{
    return option(position, Option::burning_parts_weigh) == 0 || works(position, part);
}

/// What is attached weighs, and the smallest limits of the tiers that are printed on it.
struct Load {
    static constexpr int unlimited = std::numeric_limits<int>::max();
    int weight = 0;
    int light = unlimited, medium = unlimited, heavy = unlimited;
};

// war-rig.rig.tier: a part that gives no limit for a tier does not limit it.
Load load_of(const Position& position, Seat seat)
{
    Load load;
    for (const Card& card : position.cards) {
        const CardId part = position.id_of(card);
        if (!is_a_part_of(card, seat) || !counts(position, part))
            continue;
        const bool doubles = has(position, part, Keyword::pair_doubles) && has_a_pair(position, part);
        const auto keep_below = [&](int& least, Number limit) {
            least = is_given(limit) ? std::min(least, doubles ? 2 * limit : limit) : least;
        };
        const auto& printed = position.facts(card).fields;
        keep_below(load.light, printed[printed::light]);
        keep_below(load.medium, printed[printed::medium]);
        keep_below(load.heavy, printed[printed::heavy]);
        load.weight += printed_of(position, part, printed::weight);
    }
    return load;
}

bool can_shoot(const Position& position, Seat seat)
{
    return has_targeting(position, seat) &&
           has_a_part(position, seat, [&](CardId part) { return is_weapon(position, part) && works(position, part); });
}

bool can_drive(const Position& position, Seat seat)
{
    const Tier tier = tier_of(position, seat);
    return grants_movement(position, seat) && tier != Tier::none && tier != Tier::overweight;
}

}  // namespace

CardId chassis_of(const Position& position, Seat seat)
{
    for (const Card& card : position.cards)
        if (card.side == seat && seat && type_of(position, card) == Type::chassis)
            return position.id_of(card);
    return no_card;
}

bool is_rig_at_home(const Position& position, Seat seat)
{
    return position.card(chassis_of(position, seat)).place == base_of(position, seat);
}

std::vector<CardId> parts_of(const Position& position, Seat seat)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (is_a_part_of(card, seat))
            found.push_back(position.id_of(card));
    std::ranges::sort(found, {}, [&](CardId part) { return position.card(part).place.slot; });
    return found;
}

bool is_built_facility(const Position& position, CardId card)
{
    return zone_of(position.card(card).place) == Zone::facilities && type_of(position, card) == Type::facility;
}

bool is_site(const Position& position, CardId card)
{
    if (!position.has(card))
        return false;
    const Place place = position.card(card).place;
    if (is_on_map(place))
        return type_of(position, card) == Type::drop_ship;
    return is_attached(position, card) || is_built_facility(position, card);
}

Seat holder_of(const Position& position, CardId site)
{
    const Card& card = position.card(site);
    return type_of(position, card) == Type::drop_ship ? seat_in(position, match::summoner) : card.place.seat;
}

// war-rig.fire.disabled: what burns grants nothing.
bool works(const Position& position, CardId site)
{
    return is_site(position, site) && get(position, site, on_card::fire) == 0;
}

bool works_for(const Position& position, Seat seat, Keyword keyword) { return best_of(position, seat, keyword) > 0; }

int best_of(const Position& position, Seat seat, Keyword keyword)
{
    int best = 0;
    for (const Card& card : position.cards)
        if ((zone_of(card.place) == Zone::facilities || zone_of(card.place) == Zone::rig) &&
            (card.place.seat == seat || !seat) && works(position, position.id_of(card)))
            best = std::max<int>(best, x_of(position, position.id_of(card), keyword, 1));
    return best;
}

CardId burning_with(const Position& position, Seat seat, Keyword keyword)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_in_use = zone_of(card.place) == Zone::facilities || zone_of(card.place) == Zone::rig;
        if (is_in_use && (card.place.seat == seat || !seat) && get(card, on_card::fire) != 0 &&
            has(position, id, keyword))
            return id;
    }
    return no_card;
}

// ---- chassis ----
bool is_upper_slot(std::uint8_t slot) { return slot >= centre_slot && slot <= last_upper_slot; }

bool fits_slot(const Position& position, CardId part, std::uint8_t slot)
{
    const Number half = position.facts(part).fields[printed::half];
    return !is_given(half) || (half == static_cast<Number>(Half::upper)) == is_upper_slot(slot);
}

Place free_slot(const Position& position, Seat seat, CardId part)
{
    for (std::uint8_t slot = centre_slot; slot <= last_slot; ++slot) {
        const Place place{.zone = static_cast<std::uint8_t>(Zone::rig), .seat = seat, .slot = slot};
        if (fits_slot(position, part, slot) &&
            std::ranges::find(position.cards, place, &Card::place) == position.cards.end())
            return place;
    }
    return nowhere;
}

// war-rig.fire.adjacent: each outer part is linked to the centre, and to nothing else; facilities to none (A45).
std::vector<CardId> neighbours_of(const Position& position, CardId site)
{
    std::vector<CardId> found;
    const Place place = position.card(site).place;
    if (zone_of(place) != Zone::rig)
        return found;
    for (const CardId part : parts_of(position, place.seat))
        if ((position.card(part).place.slot == centre_slot) != (place.slot == centre_slot))
            found.push_back(part);
    return found;
}

// war-rig.empire.ship-armour: 12 armour points, where the card says nothing.
int armour_max(const Position& position, CardId site)
{
    const Number armour = position.facts(site).fields[printed::armour];
    if (is_given(armour))
        return armour;
    return type_of(position, site) == Type::drop_ship ? 12 : 0;
}

int armour_of(const Position& position, CardId site)
{
    return std::max(0, armour_max(position, site) - get(position, site, on_card::hits));
}

// war-rig.rig.weight: every attached item adds its weight, burning or not (A46).
int rig_weight(const Position& position, Seat seat) { return load_of(position, seat).weight; }

bool has_a_tier(const Position& position, Seat seat)
{
    const auto limits_it = [&](CardId part) {
        const auto& printed = position.facts(part).fields;
        return (is_given(printed[printed::light]) || is_given(printed[printed::heavy])) && counts(position, part);
    };
    return option(position, Option::tier_without_limits) == 1 || has_a_part(position, seat, limits_it);
}

// war-rig.rig.tier, war-rig.rig.movement-card: the lightest tier whose every printed limit holds the weight (A47).
Tier tier_of(const Position& position, Seat seat)
{
    const Load load = load_of(position, seat);
    if (load.heavy == Load::unlimited && load.light == Load::unlimited && !has_a_tier(position, seat))
        return Tier::none;
    if (load.light == Load::unlimited || load.weight <= load.light)
        return Tier::light;
    if (load.weight <= load.medium)
        return Tier::medium;
    return load.weight <= load.heavy ? Tier::heavy : Tier::overweight;
}

int tier_number(const Position& position, Seat seat) { return static_cast<int>(tier_of(position, seat)); }

bool grants_movement(const Position& position, Seat seat)
{
    return has_a_part(position, seat, [&](CardId part) {
        const bool moves = movement_of(position, part) != Movement::none && works(position, part);
        return moves && (!has(position, part, Keyword::pair_needed) || has_a_pair(position, part));
    });
}

bool has_targeting(const Position& position, Seat seat)
{
    return has_a_part(position, seat,
                      [&](CardId part) { return works(position, part) && has(position, part, Keyword::targeting); });
}

bool is_weapon(const Position& position, CardId card) { return dice_of_weapon(position, card) > 0; }

int dice_of_weapon(const Position& position, CardId weapon)
{
    return printed_of(position, weapon, printed::red_dice) + printed_of(position, weapon, printed::blue_dice) +
           printed_of(position, weapon, printed::black_dice);
}

DieColour colour_of_weapon(const Position& position, CardId weapon)
{
    if (printed_of(position, weapon, printed::red_dice) > 0)
        return DieColour::red;
    return printed_of(position, weapon, printed::blue_dice) > 0 ? DieColour::blue : DieColour::black;
}

// war-rig.faction.destroyed: no squad, and no rig with a part that works (A59).
bool has_functioning_rig(const Position& position, Seat seat)
{
    switch (option(position, Option::functioning_rig)) {
    case 1: return can_drive(position, seat);
    case 2: return can_shoot(position, seat);
    default: return has_a_part(position, seat, [&](CardId part) { return works(position, part); });
    }
}

bool is_eliminated(const Position& position, Seat seat)
{
    return !controls_a_squad(position, seat) && !has_functioning_rig(position, seat);
}

int rig_actions_left(const Position& position, Seat seat)
{
    const Number way = option(position, Option::rig_actions);
    const bool is_another_round = get(position, seat, player::rig_round) != get(position, match::round);
    const int spent = get(position, seat, player::rig_spent);
    if (way == 2)
        return 2;
    if (way == 1)
        return is_another_round ? 2 : std::max(0, 2 - spent);
    return is_another_round && spent > 0 ? 0 : std::max(0, 2 - spent);
}

std::vector<CardId> targets_of(const Position& position, CardId weapon)
{
    std::vector<CardId> found;
    const Seat seat = position.card(weapon).place.seat;
    const bool reaches_far = option(position, Option::rig_range) == 1 || has(position, weapon, Keyword::long_range);
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_a_site = is_site(position, id) && holder_of(position, id) != seat;
        const bool is_a_squad = is_able(position, id) && card.side != seat;
        if ((is_a_site || is_a_squad) && (reaches_far || location_of(position, id) == location_of(position, weapon)))
            found.push_back(id);
    }
    return found;
}

// ---- Infinite Power ----
bool power_is_active(const Position& position) { return seat_in(position, match::controller).operator bool(); }

// war-rig.power.loyal: no counters left.
bool is_loyal(const Position& position, Seat seat)
{
    return power_is_active(position) && position.has(seat) && seat != seat_in(position, match::controller) &&
           get(position, seat, player::sway) == 0;
}

// war-rig.power.loyal-others: nobody else is bound.
bool are_loyal_to_each_other(const Position& position, Seat one, Seat other)
{
    const Seat controller = seat_in(position, match::controller);
    return (is_loyal(position, one) && other == controller) || (is_loyal(position, other) && one == controller);
}

// ---- the Empire ----
Invasion invasion(const Position& position) { return static_cast<Invasion>(get(position, match::invasion)); }

bool is_held(const Position& position, Place place) { return (get(position, match::held) & mask_of(place)) != 0; }

// war-rig.empire.hostile: squads of every player but the one who summoned it.
bool is_hostile(const Position& position, CardId squad)
{
    const bool is_there = get(position, match::invasion) == static_cast<Number>(Invasion::landed) ||
                          get(position, match::invasion) == static_cast<Number>(Invasion::landing);
    const Seat side = position.card(squad).side;
    return is_there && side && side != seat_in(position, match::summoner);
}

CardId ship_at(const Position& position, Place place)
{
    for (const Card& card : position.cards)
        if (card.place == place && type_of(position, card) == Type::drop_ship)
            return position.id_of(card);
    return no_card;
}

int ships_destroyed(const Position& position)
{
    return static_cast<int>(std::ranges::count_if(position.cards, [&](const Card& card) {
        return type_of(position, card) == Type::drop_ship && zone_of(card.place) == Zone::removed;
    }));
}

// war-rig.empire.retreat-2p, war-rig.empire.retreat-3p, war-rig.empire.retreat-4p.
int ships_to_destroy(const Position& position) { return std::clamp(position.seats - 1, 1, 3); }

}  // namespace cardinal::war_rig
