#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// What is kept, what is printed, and who is where.
namespace cardinal::three_lanes {
namespace {

/// Of the cards of a type at a place the one that came first.
CardId first_at(const Position& position, Place place, Type type)
{
    CardId first = no_card;
    for (const Card& card : position.cards)
        if (card.place == place && !card.host && type_of(position, card) == type)
            if (!first || get(card, on_card::arrived) < get(position.card(first), on_card::arrived))
                first = position.id_of(card);
    return first;
}

}  // namespace

Phase phase(const Position& position) { return static_cast<Phase>(get(position, match::phase)); }
void set_phase(Position& position, Phase phase) { set(position, match::phase, static_cast<Number>(phase)); }
Seat active(const Position& position) { return seat_in(position, match::active); }

bool later_documents(const Position& position) { return option(position, Option::later_documents) == 1; }
bool a_text_is_open(const Position& position) { return get(position, match::text_open) == 1; }

// ---- what is printed ----
Type type_of(const Position& position, const Card& card)
{
    const Number type = position.facts(card).fields[printed::type];
    return type == not_given ? Type::unit : static_cast<Type>(type);
}

Type type_of(const Position& position, CardId card) { return type_of(position, position.card(card)); }

Number printed_front(const Position& position, CardId card)
{
    const Number power = position.facts(card).fields[printed::front];
    return power == not_given ? Number{0} : power;
}

Number printed_back(const Position& position, CardId card)
{
    const Number power = position.facts(card).fields[printed::back];
    return power == not_given ? Number{0} : power;
}

bool is_of_tribe(const Position& position, CardId card, NameNumber tribe)
{
    const CardFacts& facts = position.facts(card);
    return facts.fields[printed::tribe] == tribe || facts.fields[printed::second_tribe] == tribe;
}

// ---- who is where ----
bool is_unit_zone(Place place) { return zone_of(place) == Zone::front || zone_of(place) == Zone::back; }
bool is_in_play(Place place) { return is_unit_zone(place) || zone_of(place) == Zone::land; }
bool is_in_play(const Position& position, CardId card) { return is_in_play(position.card(card).place); }

bool is_fighter(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    return is_unit_zone(unit.place) && !unit.host && type_of(position, unit) == Type::unit;
}

CardId unit_at(const Position& position, Place place) { return first_at(position, place, Type::unit); }
CardId land_at(const Position& position, Place place) { return first_at(position, place, Type::land); }

// three-lanes.attack.front-first, three-lanes.attack.back-second, three-lanes.attack.empty-lane,
// three-lanes.defend.rested: the front unit, else the back unit, rested or not; a land does not defend.
CardId defender_of(const Position& position, Seat seat, std::uint8_t lane)
{
    const CardId front = unit_at(position, in(Zone::front, seat, lane));
    return front ? front : unit_at(position, in(Zone::back, seat, lane));
}

std::vector<CardId> equips_of(const Position& position, CardId unit)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (unit && card.host == unit)
            found.push_back(position.id_of(card));
    return found;
}

bool are_adjacent(const Position& position, Place one, Place other)
{
    enum : Number { standard, rows_only, with_diagonals };  // A03
    if (!is_unit_zone(one) || !is_unit_zone(other) || one.seat != other.seat || one == other)
        return false;
    const int lanes = std::abs(static_cast<int>(one.slot) - static_cast<int>(other.slot));
    const bool same_row = one.zone == other.zone;
    switch (option(position, Option::adjacency)) {
    case rows_only: return same_row && lanes == 1;
    case with_diagonals: return lanes <= 1;
    default: return same_row ? lanes == 1 : lanes == 0;
    }
}

// three-lanes.lanes.facing: lane n of one player faces lane n of the other.
bool stand_opposite(Place one, Place other)
{
    return is_in_play(one) && is_in_play(other) && one.seat != other.seat && one.slot == other.slot;
}

// ---- the turn ----
bool has_drawn(const Position& position, Seat seat)
{
    const bool in_turn = phase(position) == Phase::swap || phase(position) == Phase::main;
    return in_turn && active(position) == seat;
}

void set_drawn(Position& position, Seat seat, bool drawn)
{
    if (active(position) == seat && drawn != has_drawn(position, seat))
        set_phase(position, drawn ? Phase::swap : Phase::draw);
}

std::string name_of(Place place) { return cardinal::name_of(words, place); }

}  // namespace cardinal::three_lanes
