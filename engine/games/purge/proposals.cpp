#include "engine/games/purge/proposals.h"

#include "engine/games/purge/values.h"

#include <bitset>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// cards at all.
namespace cardinal::purge {
namespace {

constexpr Seat seats[] = {seat_a, seat_b};

bool can_join_a_group(const Position& position, const Card& card)
{
    return !card.host && moves(position, position.id_of(card));
}

std::vector<CardId> group_at(const Position& position, Seat seat, Place place)
{
    std::vector<CardId> group;
    for (const Card& card : position.cards)
        if (card.side == seat && card.place == place && can_join_a_group(position, card))
            group.push_back(position.id_of(card));
    return group;
}

void propose_move(const Position& position, Seat seat, Place from, Place to, Templates& templates)
{
    Template move{.action = deed(Deed::move, seat), .any_of = group_at(position, seat, from)};
    move.action.place = to;
    if (!move.any_of.empty())
        templates.push_back(std::move(move));
}

void propose_moves(const Position& position, Seat seat, Templates& templates)
{
    const Place own = home_of(seat);
    const Place enemy = home_of(opponent_of(seat));
    propose_move(position, seat, own, the_field, templates);
    propose_move(position, seat, the_field, own, templates);
    propose_move(position, seat, the_field, enemy, templates);
    propose_move(position, seat, enemy, the_field, templates);
}

void propose_battle(const Position& position, Seat seat, Place place, Templates& templates)
{
    Template battle{.action = deed(Deed::battle, seat)};
    battle.action.place = place;
    for (const Card& card : position.cards)
        if (card.side == seat && in_play(position, position.id_of(card)) && can_join_a_group(position, card))
            battle.any_of.push_back(position.id_of(card));
    if (!battle.any_of.empty())
        templates.push_back(std::move(battle));
}

void propose_plays(const Position& position, Seat seat, Zone deck, Templates& templates)
{
    std::bitset<65536> seen{};  // by what is printed: of equal copies in a deck one is enough
    for (const Card& card : position.cards) {
        if (card.place != in(deck, seat) || seen[card.facts])
            continue;
        seen[card.facts] = true;
        Template play{.action = deed(Deed::play, seat)};
        play.action.card = position.id_of(card);
        templates.push_back(std::move(play));
    }
}

void propose_ops(const Position& position, Seat seat, Templates& templates)
{
    std::bitset<65536> seen{};
    for (const Card& card : position.cards) {
        if (card.place != in(Zone::ops_deck, seat) || seen[card.facts])
            continue;
        seen[card.facts] = true;
        Template ops{.action = deed(Deed::ops, seat)};
        ops.action.card = position.id_of(card);
        propose_targets(position, ops, position.facts(card).effects, templates);
    }
}

void propose_sub_phase(const Position& position, Seat seat, Templates& templates)
{
    templates.push_back({.action = deed(Deed::pass, seat)});
    propose_plays(position, seat, Zone::war_deck, templates);
    propose_plays(position, seat, Zone::tek_deck, templates);
    propose_moves(position, seat, templates);
    propose_battle(position, seat, the_field, templates);
    propose_battle(position, seat, home_of(opponent_of(seat)), templates);
}

void propose_attacks(const Position& position, Seat seat, CardId source, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId target = position.id_of(card);
        if (card.side == seat || role_of(position, target) == Role::none)
            continue;
        Template attack{.action = deed(Deed::attack, seat)};
        attack.action.card = source;
        attack.action.target = target;
        templates.push_back(std::move(attack));
    }
}

void propose_battle_actions(const Position& position, Seat seat, Templates& templates)
{
    templates.push_back({.action = deed(Deed::pass, seat)});
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (card.side != seat || role_of(position, id) == Role::none)
            continue;
        if (type_of(position, id) != Type::stronghold)
            propose_attacks(position, seat, id, templates);
        if (!moves(position, id))
            continue;
        Template retreat{.action = deed(Deed::retreat, seat)};
        retreat.action.card = id;
        templates.push_back(std::move(retreat));
    }
}

void propose_naming(const Position& position, Seat seat, Templates& templates)
{
    if (!entitled_to_name(position))
        templates.push_back({.action = deed(Deed::coin, seat)});
    for (const Seat first : seats) {
        Template naming{.action = deed(Deed::first, seat)};
        naming.action.other = first;
        templates.push_back(std::move(naming));
    }
}

void propose_responses(const Position& position, Seat seat, Templates& templates)
{
    propose_ops(position, seat, templates);
    propose_uses(position, seat, templates);
    const bool may_decline = !position.stack.empty() && (position.stack.back().declined >> seat.index & 1) == 0;
    if (may_decline)
        templates.push_back({.action = deed(Deed::decline, seat)});
}

bool can_be_a_starting_card(Type type)
{
    return type == Type::commander || type == Type::stronghold || type == Type::tek ||
           type == Type::resource_attachment;
}

std::size_t missing_to_begin(const Position& position)
{
    Verdict verdict;
    judge(position, Begin{}, verdict);
    return verdict.violations.size();
}

Position after_placing(Position position, const Action& action)
{
    apply(position, PutInPlace{.seat = action.seat, .card = action.card, .place = action.place});
    return position;
}

/// Of all that could be laid down, what brings the table nearer to a start.
void propose_setup(const Position& position, Templates& templates)
{
    const std::size_t missing = missing_to_begin(position);
    templates.push_back({.action = deed(Deed::begin, nobody)});
    for (const Card& card : position.cards) {
        if (!position.has(card.owner) || in_play(position, position.id_of(card)) ||
            !can_be_a_starting_card(type_of(position, card)))
            continue;
        Template place{.action = deed(Deed::place, card.owner)};
        place.action.card = position.id_of(card);
        place.action.place = home_of(card.owner);
        if (missing_to_begin(after_placing(position, place.action)) >= missing)
            continue;
        templates.push_back(std::move(place));
    }
}

}  // namespace

void propose(const Position& position, Templates& templates)
{
    if (is_over(position))
        return;
    if (state(position) == State::setup)
        return propose_setup(position, templates);
    for (const Seat seat : seats) {
        if (state(position) == State::choose_first)
            propose_naming(position, seat, templates);
        if (state(position) == State::battle)
            propose_battle_actions(position, seat, templates);
        else
            propose_sub_phase(position, seat, templates);
        propose_responses(position, seat, templates);
    }
    if (!position.stack.empty())
        templates.push_back({.action = deed(Deed::resolve, nobody)});
}

}  // namespace cardinal::purge
