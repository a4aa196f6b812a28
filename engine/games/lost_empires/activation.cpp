#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Activate a Unit: one a turn, a ready one, for one token; two actions for command, one for supply.
namespace cardinal::lost_empires {
namespace {

Objection one_unit_is_activated_a_turn(const Position& position, const Activate& activate)
{
    const bool is_own_turn = activate.seat == active(position) && phase(position) == Phase::order;
    if (!is_own_turn || get(position, match::activations) == 0)
        return kept();
    return Objection(name_of(activate.seat) + " has activated a unit this turn already").about(activate.unit);
}

Objection own_units_are_activated(const Position& position, const Activate& activate)
{
    if (is_unit(position, activate.unit) && position.card(activate.unit).side == activate.seat)
        return kept();
    return Objection(name_of(position, activate.unit) + " is no unit of " + name_of(activate.seat) + " in play")
        .about(activate.unit);
}

// lost-empires.drain.definition: a drain token lies on it (A23).
Objection ready_units_are_activated(const Position& position, const Activate& activate)
{
    if (!is_unit(position, activate.unit) || !is_drained(position, activate.unit))
        return kept();
    return Objection(name_of(position, activate.unit) + " is drained").about(activate.unit);
}

// lost-empires.play.unit.no_activation, lost-empires.activate.earlier_turn, lost-empires.frontline.activate: turns are
// compared, not rounds, and FRONTLINE lifts it (A24).
Objection it_was_played_in_an_earlier_turn(const Position& position, const Activate& activate)
{
    const Card& unit = position.card(activate.unit);
    const bool is_new =
        is_unit(position, activate.unit) && get(unit, on_card::played_turn) == get(position, match::turn);
    const bool was_put = get(unit, on_card::came) == static_cast<Number>(Came::put);
    const bool put_may_act = was_put && option(position, Option::activate_put_into_play) == 1;
    if (!is_new || put_may_act || has(position, activate.unit, Keyword::frontline))
        return kept();
    Objection objection =
        Objection(name_of(position, activate.unit) + " came into play this turn").about(activate.unit);
    return was_put ? std::move(objection).resting_on("A24") : std::move(objection);
}

// lost-empires.card.eye_of_gliese.free: what its text lifts is the cost alone.
bool costs_nothing(const Position& position, const Activate& activate)
{
    return has(position, activate.unit, Keyword::free_activation);
}

Objection one_token_pays(const Position& position, const Activate& activate)
{
    const int command = get(position, activate.seat, player::command);
    const int supply = get(position, activate.seat, player::supply);
    if (!activate.is_paying_told) {
        if (costs_nothing(position, activate) || command > 0 || supply > 0)
            return kept();
        return Objection(name_of(activate.seat) + " has no command and no supply to spend").about(activate.unit);
    }
    const bool is_free = is_paid_with_nothing(activate.paying) && costs_nothing(position, activate);
    const Number token = activate.paying.size() == 1 ? activate.paying.front() : Number{-1};
    const bool is_paid = (token == static_cast<Number>(Token::command) && command > 0) ||
                         (token == static_cast<Number>(Token::supply) && supply > 0);
    if (is_free || is_paid)
        return kept();
    return Objection(name_of(position, activate.unit) + " is activated for one command or supply that can be spent")
        .about(activate.unit);
}

constexpr Rule<Activate> activate_page[] = {
    {rule("lost-empires.activate.limit"), one_unit_is_activated_a_turn},
    {rule("lost-empires.activate.own"), own_units_are_activated},
    {rule("lost-empires.activate.ready"), ready_units_are_activated},
    {rule("lost-empires.activate.same_turn"), it_was_played_in_an_earlier_turn},
    {rule("lost-empires.activate.cost"), one_token_pays},
};

Paid paid_with(const Position& position, const Activate& activate)
{
    const auto is_told = [&](Token token) {
        return std::ranges::find(activate.paying, static_cast<Number>(token)) != activate.paying.end();
    };
    if (activate.is_paying_told)
        return is_told(Token::command) ? Paid::command : is_told(Token::supply) ? Paid::supply : Paid::free;
    if (costs_nothing(position, activate))
        return Paid::free;
    return get(position, activate.seat, player::command) > 0 ? Paid::command : Paid::supply;
}

void pay_for(Position& position, const Activate& activate, Paid paid)
{
    if (activate.is_paying_told)
        pay(position, activate.seat, activate.paying);
    else if (paid == Paid::command)
        turn_to_x(position, activate.seat, player::command, 1);
    else if (paid == Paid::supply)
        turn_to_x(position, activate.seat, player::supply, 1);
}

// ---- the drain token ----
bool is_this_turns_unit(const Position& position, CardId unit) { return card_in(position, match::unit) == unit; }

Objection beneficiaries_are_not_drained(const Position& position, const Drain& drain)
{
    const bool was_granted = get(position.card(drain.unit), on_card::granted_turn) == get(position, match::turn);
    if (is_this_turns_unit(position, drain.unit) || !was_granted)
        return kept();
    return Objection(name_of(position, drain.unit) + " took a granted action, which does not drain it")
        .about(drain.unit);
}

Objection played_units_stay_ready(const Position& position, const Drain& drain)
{
    const bool is_new = get(position.card(drain.unit), on_card::played_turn) == get(position, match::turn);
    if (is_this_turns_unit(position, drain.unit) || !is_new)
        return kept();
    return Objection(name_of(position, drain.unit) + " was played this turn and is ready").about(drain.unit);
}

constexpr Rule<Drain> drain_page[] = {
    {rule("lost-empires.granted.no_drain"), beneficiaries_are_not_drained, "lost-empires.play.unit.ready"},
    {rule("lost-empires.play.unit.ready"), played_units_stay_ready},
};

}  // namespace

void judge(const Position& position, const Activate& activate, Verdict& verdict)
{
    judge_by<Activate>(activate_page, position, activate, verdict);
    judge_moment(position, activate.seat, verdict);
}

// lost-empires.activate.command2, lost-empires.activate.supply1: two actions or one; for nothing two (A21).
void apply(Position& position, const Activate& activate)
{
    const Paid paid = paid_with(position, activate);
    pay_for(position, activate, paid);
    note_order(position, activate.seat, Order::activate);
    const bool is_own_turn = activate.seat == active(position) && phase(position) == Phase::order;
    if (is_unit(position, activate.unit))
        set(position, activate.unit, on_card::activated_round, get(position, match::round));
    if (!is_own_turn || !is_unit(position, activate.unit))
        return;
    const Number actions = paid == Paid::supply ? 1 : 2;
    set(position, match::ordered, 1);
    set(position, match::fresh, 0);
    set(position, match::unit, activate.unit.index);
    set(position, match::paid_with, static_cast<Number>(paid));
    set(position, match::paid_known, activate.is_paying_told || paid == Paid::supply ? 1 : 0);
    set(position, match::actions_total, actions);
    set(position, match::actions, actions);
    for (const match::Value none : {match::attacked, match::named, match::named_attack, match::draining,
                                    match::interrupted, match::ended, match::laid})
        set(position, none, 0);
    const bool is_new = get(position.card(activate.unit), on_card::played_turn) == get(position, match::turn);
    const bool always = option(position, Option::frontline_bonus) == 1;  // A06
    set(position, match::frontline, has(position, activate.unit, Keyword::frontline) && (is_new || always) ? 1 : 0);
}

// Nobody said what paid it, and one token that lies otherwise than was taken for granted tells.
Paid other_payment(const Position& position, Seat seat, player::Value token, int more)
{
    const bool is_open = seat == active(position) && get(position, match::paid_known) == 0 &&
                         get(position, match::last_order) == static_cast<Number>(Order::activate);
    const auto paid = static_cast<Paid>(get(position, match::paid_with));
    if (is_open && paid == Paid::command && get(position, seat, player::supply) > 0 &&
        ((token == player::command && more == 1) || (token == player::supply && more == -1)))
        return Paid::supply;
    if (is_open && paid == Paid::free && more == -1)
        return token == player::command ? Paid::command : Paid::supply;
    return Paid::none;
}

void pay_otherwise(Position& position, Paid other)
{
    const Seat seat = active(position);
    const int used = get(position, match::actions_total) - get(position, match::actions);
    const Number actions = other == Paid::supply ? 1 : 2;
    if (static_cast<Paid>(get(position, match::paid_with)) == Paid::command)
        set(position, seat, player::command, as_number(get(position, seat, player::command) + 1));
    turn_to_x(position, seat, other == Paid::supply ? player::supply : player::command, 1);
    set(position, match::paid_with, static_cast<Number>(other));
    set(position, match::actions_total, actions);
    set(position, match::actions, as_number(std::max(0, actions - used)));
    end_if_used_up(position);
}

void judge(const Position& position, const Drain& drain, Verdict& verdict)
{
    judge_by<Drain>(drain_page, position, drain, verdict);
}

void apply(Position& position, const Drain& drain)
{
    set(position, drain.unit, on_card::drained, is_in_play(position, drain.unit) ? 1 : 0);
    if (is_this_turns_unit(position, drain.unit))
        set(position, match::laid, 1);
    if (is_active_unit(position, drain.unit))
        end_activation(position);
}

// lost-empires.ready.cause: it was activated in this round; or is now, and only its drain token shows which one was.
bool may_be_drained(const Position& position, CardId unit)
{
    const Card& card = position.card(unit);
    if (phase(position) != Phase::order || !is_unit(position, unit) || is_drained(position, unit))
        return true;
    const Number activated = get(card, on_card::activated_round);
    const bool was_activated = activated > 0 && activated == get(position, match::round);
    const bool has_acted = get(position, match::activations) > 0 &&
                           (get(position, match::actions) < get(position, match::actions_total) || is_ended(position));
    return was_activated || is_this_turns_unit(position, unit) || (card.side == active(position) && !has_acted);
}

// The drain token is laid.
void end_activation(Position& position)
{
    const CardId unit = card_in(position, match::unit);
    set(position, match::ended, 1);
    set(position, match::frontline, 0);
    end_effects(position, Until::end_of_activation);
    if (is_in_play(position, unit))
        set(position, unit, on_card::drained, 1);
}

void end_if_used_up(Position& position)
{
    const CardId unit = card_in(position, match::unit);
    if (!is_active_unit(position, unit))
        return;
    const bool grants_something =
        std::ranges::any_of(position.stack, [&](const Pending& pending) { return grants(position, pending.action); });
    const bool goes_on = get(position, match::actions) > 0 || grants_something || owes_a_second_attack(position);
    if (!goes_on || !is_in_play(position, unit))
        end_activation(position);
}

}  // namespace cardinal::lost_empires
