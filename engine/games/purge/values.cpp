#include "engine/games/purge/values.h"

#include <algorithm>

/// What is kept, what is printed, and who is where.
namespace cardinal::purge {
namespace {

CardId find_in_play(const Position& position, Seat seat, bool (*fits)(const Position&, CardId))
{
    for (const Card& card : position.cards) {
        if (card.side == seat && in_play(card) && fits(position, position.id_of(card)))
            return position.id_of(card);
    }
    return no_card;
}

bool is_stronghold(const Position& position, CardId card) { return type_of(position, card) == Type::stronghold; }

/// The Field lies between the homes.
int step_of(Place place)
{
    if (zone_of(place) == Zone::field)
        return 1;
    return place.seat == seat_a ? 0 : 2;
}

}  // namespace

Place battle_place(const Position& position) { return unpacked(get(position, match::battle_place)); }
std::optional<Subclass> subclass_of(const Position& position, CardId card)
{
    const Number subclass = position.has(card) ? position.facts(card).fields[printed::subclass] : not_given;
    return subclass == not_given ? std::nullopt : std::optional(static_cast<Subclass>(subclass));
}

// purge.token.commander: it is a Unit, and no Commander.
bool is_unit(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    return type == Type::unit || (type == Type::super_weapon && subclass_of(position, card)) ||
           (type == Type::commander && position.card(card).is_token);
}

bool is_commander(const Position& position, CardId card)
{
    return type_of(position, card) == Type::commander && !position.card(card).is_token;
}

bool is_unit_or_commander(const Position& position, CardId card)
{
    return is_unit(position, card) || is_commander(position, card);
}

// purge.type.attachment_class: Defensive and Resource Attachments are the two classes of Attachment.
bool is_attachment(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    return type == Type::defensive_attachment || type == Type::resource_attachment;
}

bool moves(const Position& position, CardId card) { return is_unit_or_commander(position, card); }

bool in_battle(const Position& position, CardId card) { return role_of(position, card) != Role::none; }

CardId stronghold_of(const Position& position, Seat seat) { return find_in_play(position, seat, is_stronghold); }
CardId commander_of(const Position& position, Seat seat) { return find_in_play(position, seat, is_commander); }

bool is_dead(const Position& position, CardId card)
{
    return in_play(position, card) && position.facts(card).fields[printed::health] != not_given &&
           !is_surely_left(position, card, Stat::health) && is_unit_or_commander(position, card) &&
           health_of(position, card) == 0;
}

// purge.vector.count: three vectors in a line, and nothing else is one.
int distance(Place from, Place to)
{
    const auto is_vector = [](Place place) {
        return zone_of(place) == Zone::field || (zone_of(place) == Zone::home && place.seat);
    };
    constexpr int out_of_reach = 99;
    if (!is_vector(from) || !is_vector(to))
        return out_of_reach;
    return std::abs(step_of(from) - step_of(to));
}

// purge.tech.own_only, purge.tech.self: TEKs in play under one's own control, and no TEK that is still declared.
int tek_count(const Position& position, Seat seat)
{
    return static_cast<int>(std::ranges::count_if(position.cards, [&](const Card& card) {
        return card.side == seat && in_play(card) && type_of(position, card) == Type::tek;
    }));
}

bool has_tek_named(const Position& position, Seat seat, NameNumber name)
{
    const std::string& wanted = position.named(name);
    return !wanted.empty() && std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.side == seat && in_play(card) && type_of(position, card) == Type::tek &&
               position.facts(card).name == wanted;
    });
}

Zone deck_of(const Position& position, CardId card)
{
    if (position.card(card).is_token)
        return Zone::aside;
    switch (type_of(position, card)) {
    case Type::unit: return Zone::war_deck;
    case Type::ops: return Zone::ops_deck;
    case Type::tek:
    case Type::defensive_attachment:
    case Type::resource_attachment:
    case Type::super_weapon: return Zone::tek_deck;
    default: return Zone::aside;
    }
}

Zone discard_of(const Position& position, CardId card)
{
    if (is_commander(position, card))
        return Zone::war_discard;
    switch (deck_of(position, card)) {
    case Zone::war_deck: return Zone::war_discard;
    case Zone::ops_deck: return Zone::ops_discard;
    case Zone::tek_deck: return Zone::tek_discard;
    default: return Zone::aside;
    }
}

std::string name_of(const Position&, Place place)
{
    const std::string whose = place.seat ? name_of(place.seat) + "'s " : "the ";
    switch (zone_of(place)) {
    case Zone::home: return whose + "home";
    case Zone::field: return "the field";
    case Zone::tek_deck: return whose + "TEK deck";
    case Zone::ops_deck: return whose + "OPS deck";
    case Zone::war_deck: return whose + "WAR deck";
    case Zone::tek_discard: return whose + "TEK discard";
    case Zone::ops_discard: return whose + "OPS discard";
    case Zone::war_discard: return whose + "WAR discard";
    case Zone::removed: return "the cards removed from the game";
    case Zone::stack: return "the stack";
    case Zone::aside: return "beside the table";
    case Zone::nowhere: break;
    }
    return "nowhere";
}

}  // namespace cardinal::purge
