#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

/// Order Phase and Pass: whose turn it is, what a turn needs, and how one ends. A turn is not a round.
namespace cardinal::lost_empires {
namespace {

bool is_order_phase(const Position& position) { return phase(position) == Phase::order; }

Objection orders_are_issued_in_the_order_phase(const Position& position, const Ordering& ordering)
{
    if (is_order_phase(position))
        return kept();
    return Objection(name_of(ordering.seat) + " issues an order outside the Order Phase").about(ordering.seat);
}

Objection who_passed_has_no_more_turns(const Position& position, const Ordering& ordering)
{
    if (get(position, ordering.seat, player::passed) == 0)
        return kept();
    return Objection(name_of(ordering.seat) + " has passed in this Order Phase").about(ordering.seat);
}

Objection first_player_has_the_first_turn(const Position& position, const Ordering& ordering)
{
    const bool is_first_order =
        get(position, match::ordered) == 0 && active(position) == seat_in(position, match::first_player);
    if (!is_first_order || ordering.seat == active(position))
        return kept();
    return Objection(name_of(ordering.seat) + " issues the first order, but " + name_of(active(position)) +
                     " is First Player")
        .about(ordering.seat);
}

Objection turns_alternate(const Position& position, const Ordering& ordering)
{
    if (ordering.seat == active(position))
        return kept();
    return Objection(name_of(ordering.seat) + " acts, but it is " + name_of(active(position)) + "'s turn")
        .about(ordering.seat);
}

constexpr Rule<Ordering> moment_page[] = {
    {rule("lost-empires.order.only_phase"), orders_are_issued_in_the_order_phase,
     "lost-empires.order.alternate lost-empires.order.first lost-empires.order.pass.locked "
     "lost-empires.general.phase_order"},
    {rule("lost-empires.order.pass.locked"), who_passed_has_no_more_turns,
     "lost-empires.order.alternate lost-empires.order.first"},
    {rule("lost-empires.order.first"), first_player_has_the_first_turn, "lost-empires.order.alternate"},
    {rule("lost-empires.order.alternate"), turns_alternate},
};

bool is_own_turn(const Position& position, Seat seat)
{
    return is_order_phase(position) && seat == active(position) && get(position, seat, player::passed) == 0;
}

// lost-empires.order.support_not_mandatory, lost-empires.order.pass.forced: a turn without a unit played or activated
// can only end by passing.
Objection a_mandatory_order_was_issued(const Position& position, const EndTurn& end)
{
    if (!is_own_turn(position, end.seat) || get(position, match::mandatory) != 0)
        return kept();
    return Objection(name_of(end.seat) + " has played no unit and activated none this turn, and has to pass")
        .about(end.seat);
}

constexpr Rule<EndTurn> end_page[] = {
    {rule("lost-empires.order.mandatory"), a_mandatory_order_was_issued},
};

// lost-empires.order.pass.voluntary: at any time of one's turn, unless the table frowns at it after an order (A09).
Objection passing_is_free(const Position& position, const Pass& pass)
{
    const bool frowns = option(position, Option::pass_after_orders) == 1 && get(position, match::mandatory) != 0;
    if (!frowns || !is_own_turn(position, pass.seat))
        return kept();
    return Objection(name_of(pass.seat) + " passes in a turn with a mandatory order")
        .about(pass.seat)
        .as(Severity::warning)
        .resting_on("A09");
}

constexpr Rule<Pass> pass_page[] = {
    {rule("lost-empires.order.pass.voluntary"), passing_is_free},
};

bool everybody_has_passed(const Position& position)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (get(position, Seat{index}, player::passed) == 0)
            return false;
    return true;
}

Seat next_to_act(const Position& position)
{
    for (std::int8_t step = 1; step <= position.seats; ++step) {
        const Seat seat{static_cast<std::int8_t>((active(position).index + step) % position.seats)};
        if (get(position, seat, player::passed) == 0)
            return seat;
    }
    return active(position);
}

// lost-empires.order.end_not_pass, lost-empires.order.lone_turns: the other player's turn, or, when that one has
// passed, the same player's next one.
void go_to_next_turn(Position& position)
{
    if (everybody_has_passed(position))
        return begin_control(position);
    start_turn(position, next_to_act(position));
}

/// Before round 1 there is nothing to give away: whoever passes there is content, with the hand, say.
void judge_moment_of_ending(const Position& position, Seat seat, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        judge_moment(position, seat, verdict);
}

}  // namespace

void judge_moment(const Position& position, Seat seat, Verdict& verdict)
{
    judge_by<Ordering>(moment_page, position, Ordering{seat}, verdict);
}

// lost-empires.order.unlimited: nothing counts how many were issued. lost-empires.order.free_counts: or what they cost.
void note_order(Position& position, Seat seat, Order order)
{
    if (!is_own_turn(position, seat))
        return;
    set(position, match::last_order, static_cast<Number>(order));
    if (order == Order::play || order == Order::activate)
        set(position, match::mandatory, 1);
    if (order == Order::activate)
        set(position, match::activations, as_number(get(position, match::activations) + 1));
}

void judge(const Position& position, const EndTurn& end, Verdict& verdict)
{
    judge_by<EndTurn>(end_page, position, end, verdict);
    judge_moment_of_ending(position, end.seat, verdict);
}

// lost-empires.order.end_turn: it is said, or the command card says it.
void apply(Position& position, const EndTurn& end)
{
    if (!is_own_turn(position, end.seat))
        return;
    if (get(position, match::mandatory) == 0)
        set(position, end.seat, player::passed, 1);
    go_to_next_turn(position);
}

void judge(const Position& position, const Pass& pass, Verdict& verdict)
{
    judge_by<Pass>(pass_page, position, pass, verdict);
    judge_moment_of_ending(position, pass.seat, verdict);
}

void apply(Position& position, const Pass& pass)
{
    if (!is_own_turn(position, pass.seat))
        return;
    set(position, pass.seat, player::passed, 1);
    go_to_next_turn(position);
}

void start_turn(Position& position, Seat seat)
{
    end_effects(position, Until::end_of_activation);
    end_effects(position, Until::end_of_turn);
    position.stack.clear();
    for (const match::Value none :
         {match::mandatory, match::activations, match::paid_with, match::actions_total, match::actions, match::attacked,
          match::named, match::named_attack, match::draining, match::frontline, match::interrupted, match::ended,
          match::last_order, match::laid, match::paid_known})
        set(position, none, 0);
    for (Card& card : position.cards)
        for (const on_card::Value none : {on_card::left_from, on_card::lapsed_turn})
            card.counters[none] = 0;
    set(position, match::unit, -1);
    set(position, match::lapsed, -1);
    set(position, match::turn, as_number(get(position, match::turn) + 1));
    set(position, match::active, seat.index);
}

}  // namespace cardinal::lost_empires
