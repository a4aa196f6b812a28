#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/proposing.h"

#include <algorithm>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// cards at all.
namespace cardinal::lost_empires {
namespace {

// ---- before the match ----
void propose_setup(const Position& position, Seat seat, Templates& templates)
{
    if (get(position, seat, player::shuffled) == 0)
        add(templates, deed(Deed::shuffle, seat));
    if (get(position, seat, player::faction) < 0 && faction_of(position, seat) >= 0) {
        Action choice = deed(Deed::faction, seat);
        choice.word = faction_of(position, seat);
        add(templates, choice);
    }
    Action draw = deed(Deed::draw, seat);
    draw.number = as_number(6 - count_of(position, seat, Pile::hand));
    if (draw.number > 0)
        add(templates, draw);
    else if (get(position, seat, player::mulligans) == 0)
        add(templates, deed(Deed::mulligan, seat));
    if (!seat_in(position, match::first_player))
        add(templates, deed(Deed::first, seat));
}

// ---- Order Phase ----
bool may_be_in_hand(const Position& position, const Card& card, Seat seat)
{
    const bool is_there = card.place == in(Zone::hand, seat) || card.place == in(Zone::unseen, seat);
    return is_there && can_leave_hand(position, seat, position.id_of(card));
}

void propose_unit(const Position& position, Seat seat, CardId card, Templates& templates)
{
    Action play = deed(Deed::play, seat, card);
    add(templates, play);
    play.numbers.assign(1, static_cast<Number>(Token::nothing));
    add(templates, play);
    play.numbers.clear();
    if (!has(position, card, Keyword::place_with_friend))
        return;
    for (const Place place : {outer_a, center, outer_b}) {
        play.place = place;
        add(templates, play);
    }
}

/// The cards that effects may choose, each alone.
void propose_with_targets(const Position& position, const Action& action, const std::vector<CardEffect>& effects,
                          Templates& templates)
{
    const auto chooses = std::ranges::find_if(effects, chooses_targets);
    if (chooses == effects.end())
        return add(templates, action);
    for (const Card& card : position.cards)
        if (is_unit(position, position.id_of(card)) && fits(position, action.seat, position.id_of(card), *chooses)) {
            Action chosen = action;
            chosen.cards.assign(1, position.id_of(card));
            add(templates, chosen);
        }
}

/// Also where there is nobody to choose: what else it says happens.
void propose_support(const Position& position, Seat seat, CardId card, Templates& templates)
{
    const Action support = deed(Deed::support, seat, card);
    const std::size_t before = templates.size();
    propose_with_targets(position, support, position.facts(card).effects, templates);
    if (templates.size() == before)
        add(templates, support);
}

void propose_from_hand(const Position& position, Seat seat, Templates& templates)
{
    std::vector<std::uint16_t> seen;  // by what is printed: of equal copies one is enough
    for (const Card& card : position.cards) {
        const bool is_another = std::ranges::find(seen, card.facts) != seen.end();
        if (is_another || !may_be_in_hand(position, card, seat))
            continue;
        seen.push_back(card.facts);
        if (type_of(position, card) == Type::unit)
            propose_unit(position, seat, position.id_of(card), templates);
        else
            propose_support(position, seat, position.id_of(card), templates);
    }
}

/// As its rules say, with the supply token, and for nothing: the last is how a token that was not turned looks.
void propose_activation(const Position& position, Seat seat, CardId unit, Templates& templates)
{
    Action activate = deed(Deed::activate, seat, unit);
    add(templates, activate);
    for (const Token token : {Token::supply, Token::nothing}) {
        activate.numbers.assign(1, static_cast<Number>(token));
        const bool is_the_same = token == Token::nothing && has(position, unit, Keyword::free_activation);
        if (!is_the_same)
            add(templates, activate);
    }
}

/// Also over a battlefield in between: that is one step too far, and not two of which the second is one too many.
void propose_moves(const Position& position, CardId unit, Templates& templates)
{
    const Card& card = position.card(unit);
    for (const Place place : {hive_of(seat_a), outer_a, center, outer_b, hive_of(seat_b)})
        if (place != card.place) {
            Action move = deed(Deed::move, card.side, unit);
            move.place = place;
            add(templates, move);
        }
}

/// What an attack may deal, as far as that can be told apart: a unit that is destroyed shows no damage.
std::vector<Number> damage_that_shows(const Position& position, CardId attacker, CardId target)
{
    std::vector<Number> damages = possible_damage(position, attacker);
    const int before = get(position.card(target), on_card::damage);
    const auto first_that_destroys = std::ranges::find_if(damages, [&](Number damage) { return before + damage >= 4; });
    if (first_that_destroys != damages.end())
        damages.erase(first_that_destroys + 1, damages.end());
    return damages;
}

/// An attack is told by what came of it: dice are seen or told, not made up.
void propose_attacks(const Position& position, CardId unit, Templates& templates)
{
    for (const CardId enemy : enemies_of(position, unit)) {
        Action attack = deed(Deed::attack, position.card(unit).side, unit);
        attack.cards.assign(1, enemy);
        for (const Number damage : damage_that_shows(position, unit, enemy)) {
            attack.number = damage;
            add(templates, attack);
        }
    }
}

void propose_abilities(const Position& position, CardId unit, Templates& templates)
{
    const std::vector<Ability>& abilities = position.facts(unit).abilities;
    for (std::size_t index = 0; index < abilities.size(); ++index)
        if (is_named(abilities[index])) {
            Action use = deed(Deed::use, position.card(unit).side, unit);
            use.word = as_number(static_cast<int>(index));
            propose_with_targets(position, use, abilities[index].effects, templates);
        }
}

void propose_actions(const Position& position, CardId unit, Templates& templates)
{
    if (!is_unit(position, unit))
        return;
    propose_moves(position, unit, templates);
    propose_attacks(position, unit, templates);
    propose_abilities(position, unit, templates);
}

void propose_granted(const Position& position, const Action& waiting, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId unit = position.id_of(card);
        if (card.side != waiting.seat || !is_unit(position, unit))
            continue;
        if (is_granted_by(position, waiting, {waiting.seat, unit, Act::move}))
            propose_moves(position, unit, templates);
        if (is_granted_by(position, waiting, {waiting.seat, unit, Act::attack}))
            propose_attacks(position, unit, templates);
    }
}

void propose_what_waits(const Position& position, Templates& templates)
{
    for (const Pending& pending : position.stack) {
        add(templates, deed(Deed::decline, pending.action.seat, pending.action.card));
        if (grants(position, pending.action))
            propose_granted(position, pending.action, templates);
        else
            propose_with_targets(position, pending.action, effects_of(position, pending.action), templates);
    }
}

void propose_orders(const Position& position, Seat seat, Templates& templates)
{
    const CardId unit = card_in(position, match::unit);
    if (is_active_unit(position, unit)) {
        propose_actions(position, unit, templates);
        add(templates, deed(Deed::drain, seat, unit));
    } else if (is_unit(position, unit) && position.card(unit).side == seat) {
        propose_attacks(position, unit, templates);  // the second of MELEE; or one more than the activation has
        propose_abilities(position, unit, templates);
    }
    if (owes_a_second_attack(position))
        propose_attacks(position, card_in(position, match::melee_unit), templates);
    propose_from_hand(position, seat, templates);
    for (const Card& card : position.cards)
        if (card.side == seat && is_unit(position, position.id_of(card)))
            propose_activation(position, seat, position.id_of(card), templates);
    if (is_active_unit(position, unit))
        return;  // its activation is ended first
    add(templates, deed(Deed::end_turn, seat));
    add(templates, deed(Deed::pass, seat));
}

// ---- the other phases ----
void propose_ruthless(const Position& position, Templates& templates)
{
    for (const Card& card : position.cards)
        if (may_be_ruthless(position, position.id_of(card)))
            for (const CardId enemy : enemies_of(position, position.id_of(card))) {
                Action deal = deed(Deed::ruthless, card.side, position.id_of(card));
                deal.target = enemy;
                add(templates, deal);
            }
}

/// Only where the data does not say whose they are: all others are given when control is counted.
void propose_takings(const Position& position, Templates& templates)
{
    for (const Place objective : {outer_a, center, outer_b})
        for (std::int8_t index = 0; index < position.seats; ++index)
            if (may_have_won(position, Seat{index}, objective)) {
                Action take = deed(Deed::take, Seat{index});
                take.place = objective;
                add(templates, take);
            }
}

void propose_builds(const Position& position, Templates& templates)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        add(templates, deed(Deed::build, Seat{index}));
}

void propose_fall_back(const Position& position, Templates& templates)
{
    for (std::int8_t index = 0; index < position.seats; ++index) {
        if (units_to_fall_back(position, Seat{index}).empty())
            continue;
        Action back = deed(Deed::fall_back, Seat{index});
        for (const Place place : {hive_of(Seat{index}), outer_a, outer_b}) {
            back.place = place;
            add(templates, back);
        }
    }
}

void propose_wrap_up(const Position& position, Templates& templates)
{
    propose_fall_back(position, templates);
    if (step(position) == Step::ready)
        add(templates, deed(Deed::ready, nobody));
    if (step(position) == Step::ready || step(position) == Step::refresh)
        add(templates, deed(Deed::refresh, nobody));
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (get(position, Seat{index}, player::drew) == 0 && count_of(position, Seat{index}, Pile::deck) > 0)
            add(templates, deed(Deed::draw, Seat{index}));
    if (step(position) == Step::first_player)
        add(templates, deed(Deed::first, opponent_of(seat_in(position, match::first_player))));
}

}  // namespace

void propose(const Position& position, Templates& templates)
{
    if (phase(position) != Phase::order)
        propose_what_waits(position, templates);
    switch (phase(position)) {
    case Phase::setup:
        for (const Seat seat : {seat_a, seat_b})
            propose_setup(position, seat, templates);
        return add(templates, deed(Deed::begin, nobody));
    case Phase::order:
        if (active(position))
            propose_orders(position, active(position), templates);
        return propose_what_waits(position, templates);  // last: a token that is laid tells of a drain first
    case Phase::control:
        propose_takings(position, templates);
        propose_ruthless(position, templates);
        propose_builds(position, templates);
        break;
    case Phase::gate: propose_builds(position, templates); break;
    case Phase::wrap: propose_wrap_up(position, templates); break;
    default: break;
    }
    add(templates, deed(Deed::next, nobody));
}

}  // namespace cardinal::lost_empires
