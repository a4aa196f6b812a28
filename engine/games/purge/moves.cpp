#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Moving a Unit, a Commander or a combined group from one vector to the next.
namespace cardinal::purge {
namespace {

Place origin_of(const Position& position, CardId card) { return position.card(card).place; }
bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }
bool is_enemy_home(const Card& card, Place place) { return zone_of(place) == Zone::home && place.seat != card.side; }
bool leaves_home(const Position& position, CardId card, Place to) { return to != home_of(position.card(card).side); }

/// The first of the moved cards that is wrong in some way; no_card when all are right.
CardId first_that(const Position& position, const Move& move, bool (*is_wrong)(const Position&, const Move&, CardId))
{
    const auto found = std::ranges::find_if(move.cards, [&](CardId card) { return is_wrong(position, move, card); });
    return found == move.cards.end() ? no_card : *found;
}

bool is_a_further_group(const Position& position, const Move& move)
{
    const bool moved_before =
        state(position) == State::subphase && active(position) == move.seat && choice(position) == Choice::move;
    return moved_before && (unpacked(get(position, match::move_from)) != origin_of(position, move.cards.front()) ||
                            unpacked(get(position, match::move_to)) != move.to);
}

Objection defensive_attachment_stays(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, [](const Position& table, const Move& it, CardId moved) {
        return type_of(table, moved) == Type::defensive_attachment && leaves_home(table, moved, it.to);
    });
    if (!card)
        return kept();
    return Objection(name_of(position, card) + " never leaves its Stronghold Vector").about(card);
}

// purge.sub.move_kinds: only Units and Commanders move; whatever else is moved is named as a resident of its home.
Objection residents_stay_home(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, [](const Position& table, const Move& it, CardId moved) {
        return !moves(table, moved) && type_of(table, moved) != Type::defensive_attachment &&
               leaves_home(table, moved, it.to);
    });
    if (!card)
        return kept();
    return Objection(name_of(position, card) + " stays at its Stronghold Vector: only Units and Commanders move")
        .about(card);
}

Objection enemy_home_is_entered_by_attack(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, [](const Position& table, const Move& it, CardId moved) {
        return moves(table, moved) && in_play(table, moved) && is_enemy_home(table.card(moved), it.to);
    });
    if (!card || option(position, Option::move_into_enemy_home) == 1)
        return kept();
    return Objection(name_of(position, card) + " enters " + name_of(position, move.to) + " without attacking it")
        .resting_on("A26")
        .about(card);
}

Objection group_has_one_origin(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, [](const Position& table, const Move& it, CardId moved) {
        return moves(table, moved) && origin_of(table, moved) != origin_of(table, it.cards.front());
    });
    if (!card)
        return kept();
    return Objection(name_of(position, card) + " does not come from where " + name_of(position, move.cards.front()) +
                     " does")
        .resting_on("A25");
}

bool is_too_far(const Position& position, const Move& move, CardId card)
{
    const int away = distance(origin_of(position, card), move.to);
    const bool any_distance = option(position, Option::move_distance) == 1;
    return moves(position, card) && away != 1 && !(any_distance && away == 2);
}

Objection group_goes_to_an_adjacent_vector(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, is_too_far);
    if (!card)
        return kept();
    return Objection(name_of(position, card) + " in " + name_of(position, origin_of(position, card)) +
                     " is not one vector away from " + name_of(position, move.to))
        .resting_on("A25");
}

Objection group_is_ones_own(const Position& position, const Move& move)
{
    const CardId card = first_that(position, move, [](const Position& table, const Move& it, CardId moved) {
        return moves(table, moved) && table.card(moved).side != it.seat;
    });
    if (!card)
        return kept();
    return name_of(position, card) + " is not " + name_of(move.seat) + "'s to move";
}

/// Whoever takes a card out of a deck or a discard has not moved it, whatever they call it.
Objection group_is_in_play(const Position& position, const Move& move)
{
    const CardId card = first_that(
        position, move, [](const Position& table, const Move&, CardId moved) { return !in_play(table, moved); });
    if (!card)
        return kept();
    return Objection(name_of(position, card) + " in " + name_of(position, origin_of(position, card)) +
                     " is not in play")
        .as(Severity::illegal)
        .about(card);
}

Objection one_group_moves(const Position& position, const Move& move)
{
    if (group_is_in_play(position, move))
        return kept();  // told by itself
    if (is_a_further_group(position, move))
        return Objection("a group has moved already in this sub-phase, from " +
                         name_of(position, unpacked(get(position, match::move_from))) + " to " +
                         name_of(position, unpacked(get(position, match::move_to))))
            .resting_on("A25");
    for (const auto objection : {group_is_ones_own, group_has_one_origin, group_goes_to_an_adjacent_vector})
        if (Objection raised = objection(position, move))
            return raised;
    return kept();
}

constexpr Rule<Move> move_page[] = {
    {rule("purge.defatt.stays"), defensive_attachment_stays},
    {rule("purge.vector.residents"), residents_stay_home},
    {rule("purge.sub.move_enemy_home"), enemy_home_is_entered_by_attack, "purge.sub.move"},
    {rule("purge.sub.move"), one_group_moves},
};
/// A page of its own: entering an enemy home says nothing of where the card came from.
constexpr Rule<Move> origin_page[] = {
    {rule("purge.sub.move"), group_is_in_play},
};

void go(Position& position, CardId card, Place to)
{
    if (in_play(position, card))
        move_card(position, card, to);
    else
        enter_play(position, card, to);
}

}  // namespace

void judge(const Position& position, const Move& move, Verdict& verdict)
{
    if (move.cards.empty())
        return;
    judge_moment(position, move.seat, Wish::other, Choice::move, verdict);
    judge_by<Move>(move_page, position, move, verdict);
    judge_by<Move>(origin_page, position, move, verdict);
}

void apply(Position& position, const Move& move)
{
    if (move.cards.empty() || !is_vector(move.to))
        return;
    take_sub_phase(position, move.seat);
    make_choice(position, move.seat, Choice::move);
    if (move.seat == active(position)) {
        set(position, match::move_from, packed(origin_of(position, move.cards.front())));
        set(position, match::move_to, packed(move.to));
    }
    for (const CardId card : move.cards)
        go(position, card, move.to);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
