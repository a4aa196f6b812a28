#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <array>

/// Glossary: the map, and what its places are.
namespace cardinal::war_rig {
namespace {

constexpr int basic_locations = 6;

// The ring without bases, clockwise, is the order of the enum: oil_sands to low_orbit.
int index_of(Place location) { return location.zone - static_cast<int>(Zone::oil_sands); }

Place location_at(int index)
{
    return {.zone = static_cast<std::uint8_t>(static_cast<int>(Zone::oil_sands) + index % basic_locations)};
}

// war-rig.move.hub, war-rig.loc.access: basic locations and bases lie behind the Barren Wastes, the Planet Core behind
// Deep Trenches, Deep Space behind Low Orbit. No other way leads anywhere.
Place towards_the_wastes(Place place)
{
    if (place == at(Zone::planet_core))
        return at(Zone::deep_trenches);
    if (place == at(Zone::deep_space))
        return at(Zone::low_orbit);
    return wastes;
}

int distance_to_the_wastes(Place place)
{
    if (place == wastes)
        return 0;
    return towards_the_wastes(place) == wastes ? 1 : 2;
}

std::vector<Place> line_to_the_wastes(Place from)
{
    std::vector<Place> line{from};
    while (line.back() != wastes)
        line.push_back(towards_the_wastes(line.back()));
    return line;
}

}  // namespace

// war-rig.loc.basic, war-rig.loc.tech, war-rig.loc.resource: six basic locations, three of them rich in resources.
bool is_basic(Place place) { return zone_of(place) >= Zone::oil_sands && zone_of(place) <= Zone::low_orbit; }
bool can_hold_suppressors(Place place) { return zone_of(place) >= Zone::wastes && zone_of(place) <= Zone::deep_space; }

int number_of_base(Place place) { return is_base(place) ? place.zone - static_cast<int>(Zone::base_1) + 1 : 0; }

// war-rig.loc.home: the base with the player's number.
Place base_of(const Position& position, Seat seat)
{
    if (!position.has(seat))
        return nowhere;
    return base_at(std::clamp<int>(get(position, seat, player::base), 1, 6));
}

Seat owner_of_base(const Position& position, Place base)
{
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (base_of(position, Seat{seat}) == base)
            return Seat{seat};
    return nobody;
}

// war-rig.loc.rival: another player's, or one that lesser factions hold; a vacant base is none.
bool is_rival_base(const Position& position, Place place, Seat side)
{
    if (!is_base(place))
        return false;
    const Seat owner = owner_of_base(position, place);
    return owner ? owner != side : side && has_squad_at(position, place, nobody);
}

// A lesser squad's home is the base in which it lay first.
Place home_of(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    if (card.side)
        return base_of(position, card.side);
    const Number home = get(card, on_card::home);
    return home >= 1 && home <= 6 ? base_at(home) : wastes;
}

std::vector<Place> way(Place from, Place to)
{
    if (!is_on_map(from) || !is_on_map(to) || from == to)
        return {};
    std::vector<Place> there = line_to_the_wastes(to);
    for (Place back = from;; back = towards_the_wastes(back)) {
        const auto common = std::ranges::find(there, back);
        if (common != there.end()) {
            std::vector<Place> entered = line_to_the_wastes(from);
            entered.erase(std::ranges::find(entered, back), entered.end());
            if (back != from)
                entered.push_back(back);
            if (!entered.empty())
                entered.erase(entered.begin());
            entered.insert(entered.end(), std::make_reverse_iterator(common), there.rend());
            return entered;
        }
    }
}

/// The same counted.
int steps_of_the_way(Place from, Place to)
{
    if (!is_on_map(from) || !is_on_map(to) || from == to)
        return 0;
    if (towards_the_wastes(from) == to || towards_the_wastes(to) == from)
        return 1;
    return distance_to_the_wastes(from) + distance_to_the_wastes(to);
}

// war-rig.empire.advance-step: clockwise, ignoring bases.
Place next_clockwise(Place location) { return is_basic(location) ? location_at(index_of(location) + 1) : nowhere; }

// war-rig.empire.place: the published ring of locations and bases.
Place landing_place(int die)
{
    constexpr std::array first{Zone::deep_trenches, Zone::volcanic_range, Zone::ancient_city,
                               Zone::oil_sands,     Zone::low_orbit,      Zone::methane_sea};
    return die >= 1 && die <= 6 ? at(first[static_cast<std::size_t>(die - 1)]) : nowhere;
}

Place place_of(Site site, const Position& position, Seat owner)
{
    switch (site) {
    case Site::home_base: return base_of(position, owner);
    case Site::wastes: return at(Zone::wastes);
    default: return {.zone = static_cast<std::uint8_t>(static_cast<int>(site) + static_cast<int>(Zone::wastes))};
    }
}

Place heap_place(const CardFacts& card)
{
    const Number site = card.fields[printed::at];
    const bool is_heap = card.fields[printed::type] == static_cast<Number>(Type::heap);
    return is_heap && is_given(site) && static_cast<Site>(site) != Site::home_base
             ? place_of(static_cast<Site>(site), {}, nobody)
             : nowhere;
}

// A part is where its chassis is, a facility where its card says, a prisoner in the base of its cell.
Place location_of(const Position& position, CardId id)
{
    const Card& card = position.card(id);
    switch (zone_of(card.place)) {
    case Zone::cell:
    case Zone::inventory: return base_of(position, card.place.seat);
    case Zone::rig: return position.card(chassis_of(position, card.place.seat)).place;
    case Zone::facilities: {
        const Number site = position.facts(card).fields[printed::at];
        return place_of(is_given(site) ? static_cast<Site>(site) : Site::home_base, position, card.place.seat);
    }
    default: return card.place;
    }
}

Number mask_of(Place location)
{
    return can_hold_suppressors(location) ? static_cast<Number>(1 << (location.zone - static_cast<int>(Zone::wastes)))
                                          : Number{0};
}

Number supply_at(const Position& position, Place place)
{
    if (zone_of(place) < Zone::wastes || zone_of(place) > Zone::low_orbit)
        return 0;
    return position.match[static_cast<std::size_t>(match::supply_wastes + place.zone - static_cast<int>(Zone::wastes))];
}

// war-rig.loc.wastes: scrap lies in the Barren Wastes.
bool gives(const Position& position, Place place, Token token)
{
    return ((supply_at(position, place) >> static_cast<int>(token)) & 1) != 0;
}

}  // namespace cardinal::war_rig
