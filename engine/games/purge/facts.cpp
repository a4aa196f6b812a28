#include "engine/games/purge/stack.h"
#include "engine/games/purge/states.h"
#include "engine/games/purge/values.h"
#include "engine/rules/told.h"

#include <iterator>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }

/// It left play, or never entered it, by what its fate says; seen in play again it is no new card.
bool has_been_put_away(const Position& position, CardId card)
{
    const auto fate = static_cast<Fate>(get(position, card, on_card::fate));
    return fate != Fate::none && fate != Fate::returned;
}

void lay_down(Position& position, CardId card, Place to)
{
    if (in_play(position, card) || !is_vector(to) || has_been_put_away(position, card))
        move_card(position, card, to);
    else
        enter_play(position, card, to);
}

/// A declared card that is seen where its resolving puts it has resolved; lying anywhere else it still waits.
bool is_settled_by_resolving(Position& position, CardId card, Place to)
{
    const int at = find_pending(position, card);
    if (at < 0)
        return false;
    const bool is_ops = deed_of(position.stack[static_cast<std::size_t>(at)].action) == Deed::ops;
    const bool has_happened = is_ops ? to == in(Zone::ops_discard, position.card(card).owner) : is_vector(to);
    if (has_happened)
        resolve_at(position, at);
    return !has_happened && is_vector(to);
}

void take_place(Position& position, const Fact& fact)
{
    const Number survived = get(position, fact.card, on_card::survived);
    if (is_settled_by_resolving(position, fact.card, fact.to))
        return;
    const bool has_died =
        is_dead(position, fact.card) && fact.to == in(discard_of(position, fact.card), position.card(fact.card).owner);
    if (has_died)
        return leave_play(position, fact.card, Fate::killed);
    lay_down(position, fact.card, fact.to);
    if (is_vector(fact.to) && get(position, match::battle_just_over) == 1)
        set(position, fact.card, on_card::survived, survived);  // where it belongs after the battle is still judged
}

void take_attitude(Position& position, const Fact& fact)
{
    Card& card = position.card(fact.card);
    take_face_and_turn(card, fact);
    if (position.has(fact.host) && fact.host != fact.card)
        card.host = fact.host;
}

void take_number(Position& position, const Fact& fact)
{
    const StatedNumber stated = explained(position, fact);
    if (stated.name.empty())
        return;
    const ValueWord& value = words.values[static_cast<std::size_t>(fact.value)];
    if (stated.explained_by >= 0)
        resolve_at(position, stated.explained_by);
    if (stated.explained_by < 0 || read_value(position, value, stated.of) != fact.number)
        write_value(position, value, stated.of, fact.number);
}

/// People say that what put it away did not happen, or no longer counts.
bool is_put_right(const Position& position, const Fact& fact)
{
    const auto fate = static_cast<Fate>(get(position, fact.card, on_card::fate));
    return position.has(fact.card) && fact.to != nowhere && fate != Fate::none &&
           fact.to != destination_of(position, fact.card, fate);
}

/// Back in the vector that is fought over, a card that fell there stands on its side of the battle again.
void take_part_again(Position& position, CardId card)
{
    const Seat attacker{static_cast<std::int8_t>(get(position, match::battle_attacker))};
    if (state(position) == State::battle && position.card(card).place == battle_place(position))
        set(position, card, on_card::role,
            static_cast<Number>(position.card(card).side == attacker ? Role::attacker : Role::defender));
}

void put_right(Position& position, const Fact& fact)
{
    const bool had_been_killed = has_been_put_away(position, fact.card) &&
                                 get(position, fact.card, on_card::fate) == static_cast<Number>(Fate::killed);
    set(position, fact.card, on_card::fate, static_cast<Number>(Fate::none));
    if (!is_vector(fact.to))
        return;
    enter_play(position, fact.card, fact.to);
    if (had_been_killed)
        take_part_again(position, fact.card);
}

}  // namespace

void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_over(position))
        return;
    if (fact.what == Fact::What::value)
        judge_number(position, explained(position, fact), verdict);
    else if (tells_a_new_place(words, position, fact))
        judge_lying(position, {.card = fact.card, .at = fact.to}, verdict);
}

void take_fact(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value)
        take_number(position, fact);
    else if (position.has(fact.card)) {
        if (tells_a_new_place(words, position, fact))
            take_place(position, fact);
        take_attitude(position, fact);
    }
    if (is_about_the_match(fact))
        return;
    end_game_if_won(position);
    end_battle_if_over(position);
}

void set_right(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::card && is_put_right(position, fact))
        put_right(position, fact);
    take_fact(position, fact);
    if (!is_about_the_match(fact))
        reopen_if_nobody_fell(position);
}

}  // namespace cardinal::purge
