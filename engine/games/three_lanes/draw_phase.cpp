#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Draw Phase: the empty deck, and the card of the turn.
namespace cardinal::three_lanes {
namespace {

/// Nobody was named to go first: whoever draws first does.
bool may_still_go_first(const Position& position)
{
    return get(position, match::turn) == 1 && phase(position) == Phase::draw &&
           !seat_in(position, match::first_player) && !seat_in(position, match::last_turn);
}

bool is_on_turn(const Position& position, Seat seat)
{
    return seat == active(position) || may_still_go_first(position);
}

bool opens_the_next_turn_too(const Position& position, Seat seat)
{
    return phase(position) == Phase::draw && seat_in(position, match::last_turn) == seat;
}

Objection turns_alternate(const Position& position, const Draw& draw)
{
    if (is_on_turn(position, draw.seat) || !opens_the_next_turn_too(position, draw.seat))
        return kept();
    return Objection(name_of(draw.seat) + " begins a second turn in a row").about(draw.seat);
}

Objection only_the_turn_player_draws(const Position& position, const Draw& draw)
{
    if (is_on_turn(position, draw.seat))
        return kept();
    return Objection(name_of(draw.seat) + " draws, but it is " + name_of(active(position)) + "'s turn")
        .about(draw.seat);
}

Objection draws_in_the_draw_phase(const Position& position, const Draw& draw)
{
    if (phase(position) != Phase::main || draw.seat != active(position))
        return kept();
    return Objection(name_of(draw.seat) + " draws in the Main Phase, and nothing says so").about(draw.seat);
}

// three-lanes.draw.first-turn: the first turn is like any other.
Objection draws_one_card(const Position& position, const Draw& draw)
{
    const bool is_due = phase(position) == Phase::draw;
    if (phase(position) == Phase::main || (is_due && draw.count == 1))
        return kept();
    const std::string count = is_due ? std::to_string(draw.count) + " cards" : std::string("a further card");
    return Objection(name_of(draw.seat) + " draws " + count + " in the Draw Phase").about(draw.seat);
}

/// Of a deck that is drawn to its last card none lies elsewhere.
Objection draws_the_top_card(const Position& position, const Draw& draw)
{
    if (draw.is_top || draw.count >= count_of(position, draw.seat, Pile::deck))
        return kept();
    return Objection(name_of(draw.seat) + " does not draw the top card").about(draw.seat);
}

constexpr Rule<Draw> draw_page[] = {
    {rule("three-lanes.turns.alternate"), turns_alternate,
     "three-lanes.main.turn-player three-lanes.phase.order three-lanes.draw.one"},
    {rule("three-lanes.main.turn-player"), only_the_turn_player_draws, "three-lanes.phase.order three-lanes.draw.one"},
    {rule("three-lanes.phase.order"), draws_in_the_draw_phase, "three-lanes.draw.one"},
    {rule("three-lanes.draw.one"), draws_one_card},
    {rule("three-lanes.deck.top"), draws_the_top_card},
};

// ---- while setting up ----
bool belongs_to_the_setup(const Position& position, const Draw& draw)
{
    return phase(position) == Phase::setup && (draw.is_counted || get(position, draw.seat, player::dealt) < 6);
}

Objection setup_is_complete(const Position& position, const Draw& draw)
{
    if (is_ready_to_begin(position))
        return kept();
    return Objection(name_of(draw.seat) + " begins to play before everything is set up").about(draw.seat);
}

Objection whoever_was_named_begins(const Position& position, const Draw& draw)
{
    const Seat named = seat_in(position, match::first_player);
    if (!named || named == draw.seat)
        return kept();
    return Objection(name_of(draw.seat) + " draws, but " + name_of(named) + " was named to go first").about(draw.seat);
}

constexpr Rule<Draw> opening_page[] = {
    {rule("three-lanes.setup.order"), setup_is_complete},
    {rule("three-lanes.main.turn-player"), whoever_was_named_begins},
    {rule("three-lanes.deck.top"), draws_the_top_card},
};
constexpr Rule<Draw> dealing_page[] = {
    {rule("three-lanes.deck.top"), draws_the_top_card},
};

void draw_cards(Position& position, Seat seat, int count)
{
    for (int left = std::min(count, 99); left > 0; --left)
        shift(position, seat, Pile::deck, Pile::hand);
}

void draw_from_bottom(Position& position, Seat seat, int count)
{
    for (int left = std::min(count, 99); left > 0; --left)
        draw_undermost(position, seat);
}

/// A draw that opens a turn makes it the turn of whoever draws, also a second one in a row.
void take_the_turn(Position& position, Seat seat)
{
    const Seat named = seat_in(position, match::first_player);
    if (phase(position) == Phase::setup)
        begin_match(position, named ? named : seat);
    else if (draw_ends_the_turn(position, seat))
        end_turn(position);
    resolve_all(position);
    const bool takes_it = is_on_turn(position, seat) || opens_the_next_turn_too(position, seat);
    if (may_still_go_first(position))
        set(position, match::first_player, seat.index);
    if (takes_it)
        set(position, match::active, seat.index);
}

}  // namespace

void judge(const Position& position, const Draw& draw, Verdict& verdict)
{
    if (draw.ground)
        return judge_ground(position, draw, verdict);
    if (belongs_to_the_setup(position, draw))
        return judge_by<Draw>(dealing_page, position, draw, verdict);
    if (phase(position) == Phase::setup)
        return judge_by<Draw>(opening_page, position, draw, verdict);
    if (!draw_ends_the_turn(position, draw.seat))
        return judge_by<Draw>(draw_page, position, draw, verdict);
    Position next = position;
    end_turn(next);
    judge_neutral(next, {}, verdict);
    resolve_all(next);
    if (!is_over(next))
        judge_by<Draw>(draw_page, next, draw, verdict);
}

void apply(Position& position, const Draw& draw)
{
    if (draw.ground)
        return draw_on_ground(position, draw);
    if (belongs_to_the_setup(position, draw)) {
        draw_cards(position, draw.seat, draw.count);
        const int dealt = get(position, draw.seat, player::dealt) + std::clamp(draw.count, 0, 99);
        return set(position, draw.seat, player::dealt, as_number(dealt));
    }
    take_the_turn(position, draw.seat);
    check_deck(position);
    if (is_over(position))
        return;
    if (draw.is_bottom)
        draw_from_bottom(position, draw.seat, draw.count);
    else
        draw_cards(position, draw.seat, draw.count);
    if (phase(position) == Phase::draw && draw.seat == active(position) && draw.count > 0)
        set_phase(position, Phase::swap);
}

// three-lanes.draw.deck-empty, three-lanes.draw.only-check-then: nowhere else does an empty deck matter.
void check_deck(Position& position)
{
    const Seat player = active(position);
    if (phase(position) == Phase::draw && count_of(position, player, Pile::deck) == 0)
        win(position, opponent_of(player));
}

// three-lanes.hand.no-limit: a hand holds any number. From an empty deck an effect draws nothing (A14).
void draw_by_effect(Position& position, Seat seat, int count)
{
    const bool is_too_much = count > count_of(position, seat, Pile::deck);
    draw_cards(position, seat, count);
    if (is_too_much && option(position, Option::effect_draw_loses) == 1)
        win(position, opponent_of(seat));
}

}  // namespace cardinal::three_lanes
