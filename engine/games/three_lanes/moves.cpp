#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

/// Main Phase: a unit is rested to move it.
namespace cardinal::three_lanes {
namespace {

Objection unit_moves_on_its_own_side(const Position& position, const Move& move)
{
    const Place from = position.card(move.card).place;
    const bool is_own = !is_in_play(from) || position.card(move.card).side == move.seat;
    const bool stays = !is_in_play(move.to) || move.to.seat == move.seat;
    if (is_own && stays)
        return kept();
    return Objection(is_own ? name_of(position, move.card) + " moves to " + name_of(move.to.seat) + "'s side"
                            : name_of(position, move.card) + " is the opponent's")
        .about(move.card);
}

Objection unit_moves_to_a_unit_zone(const Position& position, const Move& move)
{
    if (!is_fighter(position, move.card) || is_unit_zone(move.to))
        return kept();
    return Objection(name_of(position, move.card) + " does not belong in " + name_of(move.to)).about(move.card);
}

Objection moving_unit_is_active(const Position& position, const Move& move)
{
    if (!is_fighter(position, move.card) || !is_rested(position, move.card))
        return kept();
    return Objection(name_of(position, move.card) + " is rested until turn " +
                     std::to_string(get(position.card(move.card), on_card::rested_until)))
        .about(move.card);
}

Objection unit_moves_to_an_empty_zone(const Position& position, const Move& move)
{
    const CardId there = is_unit_zone(move.to) ? unit_at(position, move.to) : no_card;
    if (!there || there == move.card)
        return kept();
    return Objection(name_of(move.to) + " already holds " + name_of(position, there)).about(move.card);
}

Objection unit_moves_to_an_adjacent_zone(const Position& position, const Move& move)
{
    const Place from = position.card(move.card).place;
    if (!is_unit_zone(move.to) || are_adjacent(position, from, move.to))
        return kept();
    return Objection(name_of(move.to) + " is not adjacent to " + name_of(from)).about(move.card).resting_on("A03");
}

Objection a_unit_in_play_moves(const Position& position, const Move& move)
{
    if (is_fighter(position, move.card))
        return kept();
    return Objection(name_of(position, move.card) + " is no unit in play").about(move.card);
}

constexpr Rule<Move> move_page[] = {
    {rule("three-lanes.track.count"), a_unit_in_play_moves, "three-lanes.move.adjacent"},
    {rule("three-lanes.unit.zone-type"), unit_moves_to_a_unit_zone},
    {rule("three-lanes.move.active"), moving_unit_is_active},
    {rule("three-lanes.move.empty"), unit_moves_to_an_empty_zone},
    {rule("three-lanes.move.own-side"), unit_moves_on_its_own_side, "three-lanes.move.adjacent"},
    {rule("three-lanes.move.adjacent"), unit_moves_to_an_adjacent_zone},
};

}  // namespace

void judge_moving(const Position& position, const Move& move, Verdict& verdict)
{
    judge_by<Move>(move_page, position, move, verdict);
}

void judge(const Position& position, const Move& move, Verdict& verdict)
{
    judge_moving(position, move, verdict);
    judge_moment(position, move.seat, verdict);
}

// three-lanes.move.cost: [Rest] 2; what lies under the unit comes along (A18).
void apply(Position& position, const Move& move)
{
    begin_main(position, move.seat);
    const bool was_a_unit_in_play = is_fighter(position, move.card);
    lay(position, move.card, move.to);
    set(position, move.card, on_card::came, static_cast<Number>(Came::moved));
    set(position, move.card, on_card::arrived, as_number(get(position, match::arrivals) + 1));
    set(position, match::arrivals, as_number(get(position, match::arrivals) + 1));
    if (was_a_unit_in_play && is_in_play(move.to))
        rest(position, move.card, 2);
}

}  // namespace cardinal::three_lanes
