#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/proposing.h"

#include <algorithm>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// cards at all.
namespace cardinal::three_lanes {
namespace {

constexpr Zone unit_rows[] = {Zone::front, Zone::back};
constexpr std::uint8_t lanes = 3;

void add(Templates& templates, Deed kind, Seat seat, CardId card, Place place = nowhere)
{
    add_at(templates, deed(kind, seat, card), place);
}

void propose_reveals(const Position& position, Seat seat, Templates& templates)
{
    for (const CardId card : known_in(position, seat, Pile::pool_down))
        add(templates, Deed::reveal, seat, card);
}

// ---- before the match ----
void propose_setup(const Position& position, Seat seat, Templates& templates)
{
    if (get(position, seat, player::shuffled) == 0)
        add(templates, deed(Deed::shuffle, seat));
    if (count_of(position, seat, Pile::pool_up) < 3) {
        add(templates, deed(Deed::reveal, seat));
        propose_reveals(position, seat, templates);
    }
    Action draw = deed(Deed::draw, seat);
    draw.number = as_number(6 - get(position, seat, player::dealt));
    if (draw.number > 0)
        add(templates, draw);
    Action set = deed(Deed::set, seat);
    set.number = as_number(3 - count_of(position, seat, Pile::protection));
    if (set.number > 0 && draw.number <= 0)
        add(templates, set);
    const Seat named = seat_in(position, match::first_player);
    if (set.number <= 0 && draw.number <= 0 && (!named || named == seat))
        add(templates, deed(Deed::draw, seat));  // the first turn's: whoever begins unnamed has named themselves
}

void propose_before_the_match(const Position& position, Templates& templates)
{
    for (const Seat seat : {seat_a, seat_b}) {
        propose_setup(position, seat, templates);
        if (!seat_in(position, match::coin_winner))
            add(templates, deed(Deed::coin, seat));
        if (seat_in(position, match::coin_winner) && !seat_in(position, match::first_player)) {
            Action first = deed(Deed::first, seat_in(position, match::coin_winner));
            first.other = seat;
            add(templates, first);
        }
    }
    add(templates, deed(Deed::begin, nobody));
}

// ---- Draw Phase ----
void propose_draw_phase(const Position& position, Seat seat, Templates& templates)
{
    add(templates, deed(Deed::draw, seat));
    for (const CardId card : known_in(position, seat, Pile::pool_up)) {
        Action swap = deed(Deed::swap, seat);
        swap.cards.assign(1, card);
        add(templates, swap);
    }
}

// ---- Main Phase ----
bool may_be_in_hand(const Card& card, Seat seat)
{
    return card.place == in(Zone::hand, seat) || card.place == in(Zone::unseen, seat);
}

void propose_play(const Position& position, Seat seat, CardId card, Templates& templates)
{
    const Type type = type_of(position, card);
    for (std::uint8_t lane = 1; lane <= lanes; ++lane) {
        if (type == Type::land)
            add(templates, Deed::play, seat, card, in(Zone::land, seat, lane));
        for (const Zone row : unit_rows)
            if (type == Type::unit)
                add(templates, Deed::play, seat, card, in(row, seat, lane));
    }
}

/// On the opponent's units, too: a table may allow it (A12).
void propose_equip(const Position& position, Seat seat, CardId card, Templates& templates)
{
    for (const Card& unit : position.cards)
        if (is_fighter(position, position.id_of(unit))) {
            Action equip = deed(Deed::equip, seat);
            equip.card = card;
            equip.target = position.id_of(unit);
            add(templates, equip);
        }
}

/// The first card of each kind that effects may choose.
void propose_with_targets(const Position& position, const Action& action, const std::vector<CardEffect>& effects,
                          Templates& templates)
{
    const auto chooses = std::ranges::find_if(effects, chooses_targets);
    if (chooses == effects.end())
        return add(templates, action);
    for (const Card& card : position.cards)
        if (is_in_play(card.place) && fits(position, position.id_of(card), *chooses)) {
            Action chosen = action;
            chosen.cards.assign(1, position.id_of(card));
            add(templates, chosen);
        }
}

void propose_from_hand(const Position& position, Seat seat, Templates& templates)
{
    std::vector<std::uint16_t> seen;  // by what is printed: of equal copies one is enough
    for (const Card& card : position.cards) {
        const bool is_another = std::ranges::find(seen, card.facts) != seen.end();
        const CardId id = position.id_of(card);
        if (is_another || !may_be_in_hand(card, seat) || !can_leave_hand(position, seat, id))
            continue;
        seen.push_back(card.facts);
        propose_play(position, seat, id, templates);
        if (type_of(position, card) == Type::equip)
            propose_equip(position, seat, id, templates);
        Action tech = deed(Deed::tech, seat);
        tech.card = id;
        if (type_of(position, card) == Type::tech)
            propose_with_targets(position, tech, position.facts(card).effects, templates);
    }
}

/// Two moves of one unit are not seen apart from one that went too far.
bool came_to_rest_this_turn(const Position& position, CardId card)
{
    constexpr Number cost = 2;
    return is_rested(position, card) &&
           get(position.card(card), on_card::rested_until) >= end_of_rest(position, card, cost);
}

/// Not to where it lies: a unit that only turns has attacked.
void propose_moves(const Position& position, Seat seat, CardId card, Templates& templates)
{
    for (const Zone row : unit_rows)
        for (std::uint8_t lane = 1; lane <= lanes; ++lane)
            if (const Place place = in(row, seat, lane); place != position.card(card).place)
                add(templates, Deed::move, seat, card, place);
}

void propose_uses(const Position& position, Seat seat, CardId card, Templates& templates)
{
    const auto& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at)
        if (trigger_of(abilities[at]) == Trigger::main) {
            Action use = deed(Deed::use, seat);
            use.card = card;
            use.word = static_cast<Number>(at);
            propose_with_targets(position, use, abilities[at].effects, templates);
        }
}

void propose_on_the_field(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (card.side != seat || !is_in_play(card.place) || card.host)
            continue;
        propose_uses(position, seat, id, templates);
        if (!is_fighter(position, id))
            continue;
        add(templates, Deed::attack, seat, id);  // a rested one, too: what it did is all there is to see of it
        if (!came_to_rest_this_turn(position, id))
            propose_moves(position, seat, id, templates);
    }
}

// ---- triggers that wait ----
void propose_answers(const Position& position, Templates& templates)
{
    const Action& waiting = position.stack.back().action;
    const Ability* ability = ability_of(position, waiting.card, waiting.word);
    if (!ability)
        return add(templates, deed(Deed::resolve, nobody));
    propose_with_targets(position, waiting, ability->effects, templates);
    Action decline = waiting;
    decline.kind = static_cast<std::uint8_t>(Deed::decline);
    add(templates, decline);
    add(templates, deed(Deed::resolve, nobody));
}

}  // namespace

void propose(const Position& position, Templates& templates)
{
    if (is_over(position))
        return;
    if (phase(position) == Phase::setup)
        return propose_before_the_match(position, templates);
    if (!position.stack.empty())
        propose_answers(position, templates);  // people may also just go on
    const Seat seat = active(position);
    propose_reveals(position, seat, templates);
    if (phase(position) != Phase::main)
        propose_draw_phase(position, seat, templates);
    if (phase(position) == Phase::draw)
        return;
    propose_from_hand(position, seat, templates);
    propose_on_the_field(position, seat, templates);
    add(templates, deed(Deed::pass, seat));
}

}  // namespace cardinal::three_lanes
