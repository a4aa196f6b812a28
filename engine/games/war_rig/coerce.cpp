#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Coerce: a prisoner in the cell joins its captor, counter by counter.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Coerce& coerce, const std::string& fault)
{
    return Objection(name_of(position, coerce.prisoner) + fault).about(coerce.prisoner);
}

int most_removed(const Position& position, Seat seat) { return 1 + best_of(position, seat, Keyword::coerce_more); }

Objection both_are_in_the_captors_base(const Position& position, const Coerce& coerce)
{
    const Place base = base_of(position, coerce.seat);
    const bool is_held_there = status_of(position, coerce.prisoner) == Status::prisoner &&
                               position.card(coerce.prisoner).place == in(Zone::cell, coerce.seat);
    if (!is_held_there)
        return about(position, coerce, " is not held in the base of " + name_of(coerce.seat));
    return position.card(coerce.squad).place == base
             ? kept()
             : Objection(name_of(position, coerce.squad) + " is not in the base").about(coerce.squad);
}

Objection it_was_locked_up_in_an_earlier_turn(const Position& position, const Coerce& coerce)
{
    const Number locked = get(position, coerce.prisoner, on_card::locked);
    if (locked == 0 || locked < get(position, match::turn))
        return kept();
    return about(position, coerce, " was locked up this turn");
}

Objection what_helps_does_not_burn(const Position& position, const Coerce& coerce)
{
    if (coerce.counters <= most_removed(position, coerce.seat))
        return kept();
    const CardId burning = burning_with(position, coerce.seat, Keyword::coerce_more);
    return burning ? Objection(name_of(position, burning) + " burns and does not help").about(burning) : kept();
}

Objection one_action_removes_one_counter(const Position& position, const Coerce& coerce)
{
    const int most = most_removed(position, coerce.seat);
    if (coerce.counters < 0 || (coerce.counters >= 1 && coerce.counters <= most))
        return kept();
    return about(position, coerce,
                 " loses " + std::to_string(most) + " counter by one action, not " + std::to_string(coerce.counters));
}

constexpr Rule<Coerce> coerce_page[] = {
    {rule("war-rig.coerce.where"), both_are_in_the_captors_base},
    {rule("war-rig.coerce.later"), it_was_locked_up_in_an_earlier_turn},
    {rule("war-rig.fire.disabled"), what_helps_does_not_burn, "war-rig.coerce.step"},
    {rule("war-rig.coerce.step"), one_action_removes_one_counter},
};

Number lowest_free(const Position& position, Seat seat)
{
    for (Number number = 1; number <= 6; ++number)
        if (std::ranges::none_of(position.cards, [&](const Card& card) {
                return type_of(position, card) == Type::squad && card.side == seat &&
                       get(card, on_card::number) == number;
            }))
            return number;
    return 6;
}

}  // namespace

// war-rig.coerce.join: a normal squad of its captor, with its own number (A28), from this turn on (A29).
void join(Position& position, CardId prisoner, Seat captor)
{
    set_free(position, prisoner);
    set_came(position, prisoner, Came::joined);
    if (option(position, Option::joined_squad_number) == 1)
        set(position, prisoner, on_card::number, lowest_free(position, captor));
    position.card(prisoner).side = captor;
    position.card(prisoner).place = base_of(position, captor);
    if (option(position, Option::joined_squad_acts) == 1)
        set(position, prisoner, on_card::spent, 2);
}

void judge(const Position& position, const Coerce& coerce, Verdict& verdict)
{
    judge_acting(position, {.seat = coerce.seat, .squad = coerce.squad}, verdict);
    if (is_able(position, coerce.squad))
        judge_by<Coerce>(coerce_page, position, coerce, verdict);
}

void apply(Position& position, const Coerce& coerce)
{
    if (!is_squad(position, coerce.squad) || status_of(position, coerce.prisoner) != Status::prisoner)
        return;
    act(position, {.seat = coerce.seat, .squad = coerce.squad});
    const int removed = coerce.counters >= 0 ? coerce.counters : 1;
    const int left = std::max(0, get(position, coerce.prisoner, on_card::coercion) - removed);
    set(position, coerce.prisoner, on_card::coercion, as_number(left));
    if (left == 0)
        join(position, coerce.prisoner, coerce.seat);
}

}  // namespace cardinal::war_rig
