#include "engine/games/purge/actions.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// The small steps that change a position: cards that come, move and go, energy that is spent, effects that end.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }
bool is_discard(Place place)
{
    const Zone zone = zone_of(place);
    return zone == Zone::tek_discard || zone == Zone::ops_discard || zone == Zone::war_discard;
}

bool lies_on_a_card(const Position& position, const Card& card)
{
    return position.has(card.host) && is_unit_or_commander(position, position.id_of(card));
}

void add_laid_onto(const Position& position, CardId host, std::vector<CardId>& found)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_new = std::ranges::find(found, id) == found.end();  // even if they were laid in a ring
        if (card.host == host && is_vector(card.place) && lies_on_a_card(position, card) && is_new)
            found.push_back(id);
    }
}

/// A card laid onto another by Overlay goes wherever its host goes, and so does what lies on itself.
std::vector<CardId> laid_onto(const Position& position, CardId host)
{
    std::vector<CardId> found{host};
    for (std::size_t at = 0; at < found.size(); ++at)
        add_laid_onto(position, found[at], found);
    found.erase(found.begin());
    return found;
}

bool waits_for_tek(const Position& position, const Pending& pending, const std::string& tek)
{
    const Action& action = pending.action;
    if (action.kind != static_cast<std::uint8_t>(Deed::use) || !position.has(action.card))
        return false;
    const Number unlocked_by = ability_number(position, action.card, action.word, ability::unlocked_by);
    return unlocked_by > 0 && position.named(unlocked_by) == tek && !is_unlocked(position, action.card, action.word);
}

// purge.ability.unlocked: what was declared with a TEK that has left since takes no effect any more.
void lock_what_waits_for(Position& position, CardId tek)
{
    for (Pending& pending : position.stack)
        if (waits_for_tek(position, pending, position.facts(tek).name))
            pending.fate = static_cast<std::uint8_t>(Fate::cancelled);
}

void put(Position& position, CardId id, Place to)
{
    Card& card = position.card(id);
    const bool leaves_play = is_vector(card.place) && !is_vector(to);
    card.place = to;
    if (leaves_play && type_of(position, id) == Type::tek)
        lock_what_waits_for(position, id);
    set(position, id, on_card::survived, 0);
    if (to != battle_place(position))
        set(position, id, on_card::role, static_cast<Number>(Role::none));
}

void leave_host_behind(Position& position, CardId id)
{
    Card& card = position.card(id);
    if (!position.has(card.host) || position.card(card.host).place != card.place)
        card.host = no_card;
}

void drop_effects(Position& position, CardId card)
{
    const bool keeps_permanent = option(position, Option::resurrect_keeps_permanent) == 1;
    std::erase_if(position.effects, [&](const Effect& effect) {
        const auto until = static_cast<Until>(effect.until);
        return (effect.on == card && !(keeps_permanent && until == Until::permanent)) ||
               (effect.source == card && until == Until::while_source);
    });
}

void forget_all_but_uses(Card& card)
{
    const Number used = card.counters[on_card::used];
    card.counters = {};
    card.counters[on_card::used] = used;
}

void lift_off(Position& position, CardId id, Fate fate)
{
    Card& card = position.card(id);
    put(position, id, destination_of(position, id, fate));
    card.side = card.owner ? card.owner : card.side;
    card.host = no_card;
    if (fate == Fate::nullified || fate == Fate::returned)
        forget_all_but_uses(card);
    for (const on_card::Value value : {on_card::role, on_card::retreated, on_card::paid})
        set(position, id, value, 0);
    set(position, id, on_card::fate, static_cast<Number>(fate));
    drop_effects(position, id);
}

/// Who lived by what has just ended dies of it.
void bury_the_dead(Position& position, const std::vector<CardId>& lived)
{
    for (const CardId card : lived)
        if (is_dead(position, card))
            leave_play(position, card, Fate::killed);
}

std::vector<CardId> living(const Position& position)
{
    std::vector<CardId> found;
    for (const Effect& effect : position.effects)
        if (in_play(position, effect.on) && !is_dead(position, effect.on))
            found.push_back(effect.on);
    return found;
}

}  // namespace

Place destination_of(const Position& position, CardId id, Fate fate)
{
    const Card& card = position.card(id);
    const Seat seat = card.owner ? card.owner : card.side ? card.side : seat_a;
    if (card.is_token)
        return in(Zone::aside, seat);
    switch (fate) {
    case Fate::nullified:
    case Fate::returned: return in(deck_of(position, id), seat);
    case Fate::removed: return in(Zone::removed, seat);
    default: return in(discard_of(position, id), seat);
    }
}

void give_printed_numbers(Position& position, CardId id)
{
    if (!position.has(id))
        return;
    const CardFacts& facts = position.facts(id);
    Card& card = position.card(id);
    card.counters = {};
    card.counters[on_card::attack] = printed_number(facts, printed::attack);
    card.counters[on_card::health] = printed_number(facts, printed::health);
    card.counters[on_card::population] = printed_number(facts, printed::population);
}

void move_card(Position& position, CardId card, Place to)
{
    if (!position.has(card) || position.card(card).place == to)
        return;
    const std::vector<CardId> followers = laid_onto(position, card);
    put(position, card, to);
    leave_host_behind(position, card);
    if (!is_vector(to)) {
        set(position, card, on_card::role, 0);
        set(position, card, on_card::retreated, 0);
        drop_effects(position, card);
    }
    for (const CardId follower : followers)
        put(position, follower, to);
}

/// What a Defensive Attachment is attached to.
CardId stronghold_at(const Position& position, Place home)
{
    const CardId stronghold = stronghold_of(position, home.seat);
    return position.card(stronghold).place == home ? stronghold : no_card;
}

// purge.battle.defenders: who comes into the attacked vector while it is fought over is located there like the others
// (A65).
void join_the_defenders(Position& position, CardId id)
{
    const Card& card = position.card(id);
    const Seat attacker{static_cast<std::int8_t>(get(position, match::battle_attacker))};
    if (state(position) == State::battle && card.place == battle_place(position) &&
        card.side == opponent_of(attacker) && is_unit_or_commander(position, id))
        set(position, id, on_card::role, static_cast<Number>(Role::defender));
}

// purge.defatt.attached: on entering.
void enter_play(Position& position, CardId id, Place at)
{
    if (!position.has(id))
        return;
    Card& card = position.card(id);
    const bool keeps = option(position, Option::resurrect_keeps_permanent) == 1 && is_discard(card.place);
    const Number armor_lost = keeps ? card.counters[on_card::armor_lost] : Number{0};
    const Number used =
        card.counters[on_card::used];  // purge.term.opt: this turn's use is gone, also for who came back
    put(position, id, at);
    card.face = Face::up;
    card.host = type_of(position, card) == Type::defensive_attachment ? stronghold_at(position, at) : no_card;
    give_printed_numbers(position, id);
    set(position, id, on_card::armor_lost, armor_lost);
    set(position, id, on_card::used, used);
    set(position, id, on_card::entered_turn, get(position, match::turn));
    join_the_defenders(position, id);
    note_event(position, id, Event::enters);
}

void leave_play(Position& position, CardId card, Fate fate)
{
    if (!position.has(card))
        return;
    const std::vector<CardId> followers = laid_onto(position, card);
    lift_off(position, card, fate);
    if (fate == Fate::killed)
        note_event(position, card, Event::killed);
    for (const CardId follower : followers)
        lift_off(position, follower, fate);
}

void refill_attack(Position& position, CardId card)
{
    set(position, card, on_card::attack, printed_number(position.facts(card), printed::attack));
}

void refill_defence(Position& position, CardId card)
{
    const CardFacts& facts = position.facts(card);
    const auto raise = [&](on_card::Value counter, printed::Field field) {
        set(position, card, counter, std::max(get(position, card, counter), printed_number(facts, field)));
    };
    raise(on_card::health, printed::health);
    raise(on_card::population, printed::population);
}

void spend_energy(Position& position, Seat seat, Number amount)
{
    const int left = get(position, seat, player::energy) - std::max<int>(0, amount);
    set(position, seat, player::energy, as_number(std::max(0, left)));
}

void pay_for(Position& position, CardId card, Seat seat, Number amount)
{
    const int before = get(position, seat, player::energy);
    spend_energy(position, seat, amount);
    set(position, card, on_card::paid, as_number(before - get(position, seat, player::energy)));
}

void add_effect(Position& position, Effect effect)
{
    const bool is_lasting = effect.until == static_cast<std::uint8_t>(Until::while_source);
    if (is_lasting && effect.source && !in_play(position, effect.source))
        return;  // gone before it could begin
    if (effect.on && effect.stat == static_cast<std::uint8_t>(Stat::armor) && !is_lasting) {
        const int room = armor_cap(position, effect.on) - armor_of(position, effect.on);
        effect.amount = as_number(std::min<int>(effect.amount, std::max(0, room)));
    }
    if (effect.amount != 0)
        position.effects.push_back(effect);
}

void end_effects(Position& position, Until until)
{
    const std::vector<CardId> lived = living(position);
    std::erase_if(position.effects,
                  [&](const Effect& effect) { return effect.until == static_cast<std::uint8_t>(until); });
    bury_the_dead(position, lived);
}

}  // namespace cardinal::purge
