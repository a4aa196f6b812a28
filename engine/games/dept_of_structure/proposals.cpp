#include "engine/games/dept_of_structure/proposals.h"

#include <algorithm>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// cards at all.
namespace cardinal::dept_of_structure {
namespace {

// ---- before the match ----
void propose_setup(const Position& position, Seat seat, Templates& templates)
{
    if (!seat_in(position, match::first_player))
        add(templates, deed(Deed::first, seat));
    if (get(position, seat, player::shuffled) == 0)
        add(templates, deed(Deed::shuffle, seat));
    Action draw = deed(Deed::draw, seat);
    draw.number = as_number(5 - count_of(position, seat, Pile::hand));
    if (draw.number > 0)
        return add(templates, draw);
    Action mulligan = deed(Deed::mulligan, seat);
    if (get(position, seat, player::mulligans) == 0)
        for (mulligan.number = 1; mulligan.number <= 5; ++mulligan.number)
            add(templates, mulligan);
}

// ---- Regroup ----
void propose_resources(const Position& position, Seat seat, Templates& templates)
{
    Action adding = deed(Deed::add, seat);
    const bool is_half_done = phase(position) == Phase::regroup && get(position, seat, player::additions) > 0;
    for (Number one = 0; one < kinds_of_resource; ++one) {
        adding.numbers.assign(1, one);
        add(templates, adding);
        for (Number other = one; other < kinds_of_resource && !is_half_done; ++other) {
            adding.numbers = {one, other};
            add(templates, adding);
        }
    }
}

bool is_anything_utilized(const Position& position, Seat seat)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.side == seat && is_in_play(card.place) && card.turned % 2 != 0;
    });
}

// ---- with targets ----
/// The cards that effects may choose, each alone.
void propose_with_targets(const Position& position, const Action& action, int ability, Templates& templates)
{
    const std::vector<CardEffect>& effects = effects_of(position, action.card, ability);
    const auto chooses = std::ranges::find_if(effects, chooses_targets);
    const bool resurrects = returns_from_the_graveyard(position, action.card, ability);
    if (chooses == effects.end() && !resurrects)
        return add(templates, action);
    Action chosen = action;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_meant = chooses != effects.end() ? can_be_chosen(position, action.seat, id, *chooses)
                                                       : card.place == in(Zone::graveyard, action.seat);
        if (!is_meant || type_of(position, card) == Type::tactic || type_of(position, card) == Type::resource)
            continue;
        chosen.cards.assign(1, id);
        add(templates, chosen);
    }
}

/// Where `*` can be paid in several ways, each of them; else the cost says what is paid.
template <class Propose>
void with_each_payment(const Position& position, Action action, const Cost& cost, Propose propose)
{
    const auto ways = cost.any > 0 ? ways_to_pay(position, action.seat, cost) : std::vector<std::vector<Number>>{};
    if (ways.size() <= 1)
        return propose(action);
    for (const std::vector<Number>& way : ways) {
        action.numbers = way;
        propose(action);
    }
}

// ---- from the hand ----
bool may_be_in_hand(const Position& position, const Card& card, Seat seat)
{
    const bool is_there = card.place == in(Zone::hand, seat) || card.place == in(Zone::unseen, seat);
    return is_there && can_leave_hand(position, seat, position.id_of(card));
}

void propose_deploying(const Position& position, const Action& deploy, Templates& templates)
{
    Action laid = deploy;
    if (type_of(position, deploy.card) != Type::upgrade) {
        add(templates, deploy);
        laid.word = static_cast<Number>(Entering::utilized);
        return add(templates, laid);
    }
    for (const Card& card : position.cards)
        if (card.side == deploy.seat && is_in_play(card.place) && is_technology(type_of(position, card))) {
            laid.target = position.id_of(card);
            add(templates, laid);
        }
}

void propose_card(const Position& position, Seat seat, CardId card, bool is_deploying, Templates& templates)
{
    const Type type = type_of(position, card);
    const bool is_technology_or_unit = type == Type::unit || is_technology(type);
    const Cost cost = cost_of(position, card);
    if (type == Type::counter)
        return;
    if (is_technology_or_unit && is_deploying)
        with_each_payment(position, deed(Deed::deploy, seat, card), cost,
                          [&](const Action& action) { propose_deploying(position, action, templates); });
    else if (!is_technology_or_unit)
        with_each_payment(position, deed(Deed::play, seat, card), cost, [&](const Action& action) {
            Action shown = action;
            for (const Place place : {nowhere, reveal}) {
                shown.place = place;
                propose_with_targets(position, shown, -1, templates);
            }
        });
}

/// What is shown is put away when it has worked. Until then it may be answered, and nothing else is done.
bool propose_putting_away(const Position& position, Templates& templates)
{
    bool is_anything_shown = false;
    for (const Card& card : position.cards)
        if (card.place == reveal) {
            is_anything_shown = true;
            add(templates, deed(Deed::discard, owner_of(position, position.id_of(card)), position.id_of(card)));
        }
    return is_anything_shown;
}

void propose_from_hand(const Position& position, Seat seat, bool is_deploying, Templates& templates)
{
    std::vector<std::uint16_t> seen;  // by what is printed: of equal copies one is enough
    for (const Card& card : position.cards) {
        const bool is_another = std::ranges::find(seen, card.facts) != seen.end();
        if (is_another || !may_be_in_hand(position, card, seat))
            continue;
        seen.push_back(card.facts);
        propose_card(position, seat, position.id_of(card), is_deploying, templates);
    }
}

void propose_discards(const Position& position, Seat seat, Templates& templates)
{
    if (count_of(position, seat, Pile::hand) <= 5)
        return;
    for (const Card& card : position.cards)
        if (may_be_in_hand(position, card, seat))
            add(templates, deed(Deed::discard, seat, position.id_of(card)));
}

// ---- on the battlefield ----
void propose_abilities(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        if (card.side != seat || !is_in_play(card.place))
            continue;
        const std::vector<Ability>& abilities = position.facts(card).abilities;
        for (std::size_t at = 0; at < abilities.size(); ++at) {
            if (way_of(abilities[at]) != Way::activated)
                continue;
            Action use = deed(Deed::use, seat, position.id_of(card));
            use.word = static_cast<Number>(at);
            with_each_payment(position, use, cost_of(abilities[at]), [&](const Action& action) {
                propose_with_targets(position, action, static_cast<int>(at), templates);
            });
        }
    }
}

bool goes_with(const Position& position, const Card& card, const Card& host)
{
    const Type type = type_of(position, card), other = type_of(position, host);
    return (type == Type::equipment && other == Type::unit) || (type == Type::unit && other == Type::vehicle);
}

/// A Vehicle is the Technology that is told, and who sits in it the target.
Action laid_together(const Position& position, Seat seat, const Card& card, const Card& host)
{
    const bool is_crew = type_of(position, host) == Type::vehicle;
    Action equip = deed(Deed::equip, seat, position.id_of(is_crew ? host : card));
    equip.target = position.id_of(is_crew ? card : host);
    return equip;
}

void propose_equipping(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const Type type = type_of(position, card);
        if (card.side != seat || !is_in_play(card.place) || (type != Type::equipment && type != Type::unit))
            continue;
        if (is_attached(position, id)) {
            add(templates, deed(Deed::unequip, seat, id));
            continue;
        }
        for (const Card& host : position.cards)
            if (host.side == seat && is_in_play(host.place) && goes_with(position, card, host))
                add(templates, laid_together(position, seat, card, host));
    }
}

void propose_sacrifices(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& hungry : position.cards) {
        const CardId id = position.id_of(hungry);
        if (hungry.side != seat || !is_in_play(hungry.place) || get(hungry, on_card::hunger) != 0 ||
            !has(position, id, Keyword::hunger))
            continue;
        for (const Card& card : position.cards)
            if (card.side == seat && position.id_of(card) != id && is_unit(position, position.id_of(card))) {
                Action sacrifice = deed(Deed::sacrifice, seat, position.id_of(card));
                sacrifice.target = id;
                add(templates, sacrifice);
            }
    }
}

// ---- what waits ----
void propose_what_waits(const Position& position, Templates& templates)
{
    for (const Pending& pending : position.stack) {
        if (deed_of(pending.action) != Deed::use)
            continue;
        Action use = pending.action;
        use.target = no_card;
        propose_with_targets(position, use, use.word, templates);
        if (!is_waited_for(position, pending))
            add(templates, deed(Deed::decline, pending.action.seat, pending.action.card));
    }
}

void propose_deploy_phase(const Position& position, Seat seat, Templates& templates)
{
    propose_from_hand(position, seat, true, templates);
    propose_abilities(position, seat, templates);
    propose_equipping(position, seat, templates);
    propose_sacrifices(position, seat, templates);
    propose_discards(position, seat, templates);
    propose_overruns(position, templates);
    propose_going_back(position, templates);
    if (phase(position) == Phase::deploy)
        propose_attacks(position, seat, templates);
}

void propose_a_round(const Position& position, Templates& templates)
{
    const Seat seat = attacker(position);
    switch (phase(position)) {
    case Phase::regroup:
        propose_resources(position, seat, templates);
        if (is_anything_utilized(position, seat))
            add(templates, deed(Deed::ready, seat));
        break;
    case Phase::draw: add(templates, deed(Deed::draw, seat)); break;
    case Phase::deploy:
    case Phase::retreat:
        propose_deploy_phase(position, seat, templates);
        add(templates, deed(Deed::end_turn, seat));
        break;
    case Phase::battle:
        propose_battle(position, templates);
        if (step(position) == Step::tactics)
            propose_abilities(position, seat, templates);
        propose_abilities(position, opponent_of(seat), templates);
        break;
    case Phase::end:
        propose_discards(position, seat, templates);
        add(templates, deed(Deed::end_turn, seat));
        break;
    default: break;
    }
    if (phase(position) == Phase::draw && count_of(position, seat, Pile::deck) == 0)
        add(templates, deed(Deed::next, nobody));
    if (!is_deploy_phase(position))
        propose_from_hand(position, seat, false, templates);
    propose_from_hand(position, opponent_of(seat), false, templates);
}

}  // namespace

void propose(const Position& position, Templates& templates)
{
    if (phase(position) == Phase::setup) {
        for (const Seat seat : {seat_a, seat_b})
            propose_setup(position, seat, templates);
        return add(templates, deed(Deed::begin, nobody));
    }
    propose_what_waits(position, templates);
    if (propose_putting_away(position, templates))
        for (const Seat seat : {seat_a, seat_b})
            propose_from_hand(position, seat, false, templates);
    else
        propose_a_round(position, templates);
}

}  // namespace cardinal::dept_of_structure
