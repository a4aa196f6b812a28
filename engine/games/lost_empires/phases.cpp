#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

/// Game Phases: Order, Control, Gate, Casualty, Wrap Up. What belongs to a later phase says that the one before is
/// over.
namespace cardinal::lost_empires {
namespace {

bool is_wrap_up_step(Deed deed)
{
    return deed == Deed::fall_back || deed == Deed::ready || deed == Deed::refresh || deed == Deed::draw ||
           deed == Deed::first;
}

bool is_order(Deed deed)
{
    return deed == Deed::play || deed == Deed::support || deed == Deed::activate || deed == Deed::end_turn ||
           deed == Deed::pass;
}

bool opens_wrap_up(const Position& position, const Action& action)
{
    return is_wrap_up_step(deed_of(action)) && is_between_order_and_wrap_up(position);
}

bool opens_gates(const Position& position, const Action& action)
{
    return deed_of(action) == Deed::build && phase(position) == Phase::control;
}

/// Somebody says that the Order Phase is over.
struct Closing {
    std::string what{};
};

Objection both_players_have_passed(const Position& position, const Closing& closing)
{
    if (phase(position) != Phase::order)
        return kept();
    return closing.what + " before both players have passed";
}

constexpr Rule<Closing> order_end_page[] = {
    {rule("lost-empires.order.phase_end"), both_players_have_passed},
};

// ---- what an order leaves behind ----
Objection both_attacks_were_made(const Position& position, const Ordering&)
{
    if (!owes_a_second_attack(position))
        return kept();
    const CardId unit = card_in(position, match::melee_unit);
    return Objection(name_of(position, unit) + " made one attack of two, and an enemy unit is still there").about(unit);
}

Objection the_activation_had_an_action(const Position& position, const Ordering&)
{
    const CardId unit = card_in(position, match::unit);
    const bool did_nothing = is_active_unit(position, unit) && get(position, match::actions_total) > 0 &&
                             get(position, match::actions) == get(position, match::actions_total);
    if (option(position, Option::activate_zero) == 0 || !did_nothing)
        return kept();
    return Objection(name_of(position, unit) + " was activated and took no action")
        .about(unit)
        .as(Severity::warning)
        .resting_on("A12");
}

constexpr Rule<Ordering> melee_page[] = {
    {rule("lost-empires.melee.two"), both_attacks_were_made},
};
constexpr Rule<Ordering> activation_page[] = {
    {rule("lost-empires.activate.kinds"), the_activation_had_an_action},
};

bool goes_on_after_the_activation(const Action& action)
{
    return is_order(deed_of(action)) || deed_of(action) == Deed::drain;
}

bool is_the_second_attack(const Position& position, const Action& action)
{
    return deed_of(action) == Deed::attack &&
           (is_second_attack(position, action.card) || completes_an_open_attack(position, action.card));
}

bool closes_the_activation(const Position& position, const Action& action)
{
    const bool may_interleave = option(position, Option::order_interleave) == 1;
    const bool is_a_play = deed_of(action) == Deed::play || deed_of(action) == Deed::support;
    return is_order(deed_of(action)) && !(may_interleave && is_a_play) && !is_ended(position) &&
           card_in(position, match::unit) && action.seat == active(position);
}

void close_activation(Position& position, const Action& action)
{
    const bool goes_on_ordering = deed_of(action) != Deed::end_turn && deed_of(action) != Deed::pass;
    set(position, match::interrupted, goes_on_ordering && get(position, match::actions) > 0 ? 1 : 0);
    end_activation(position);
}

}  // namespace

// lost-empires.control.order, lost-empires.general.phase_order: one phase after the other.
void begin_control(Position& position)
{
    start_turn(position, seat_in(position, match::first_player));  // nobody's turn: what the last one counted is over
    set(position, match::turn, as_number(get(position, match::turn) - 1));
    set_phase(position, Phase::control);
    set(position, match::ordered, 0);
    for (std::int8_t index = 0; index < position.seats; ++index)
        set(position, Seat{index}, player::passed, 0);
    count_control(position);
}

void begin_gates(Position& position) { set_phase(position, Phase::gate); }

void begin_casualties(Position& position)
{
    check_for_victory(position);
    if (is_over(position))
        return;
    set_phase(position, Phase::casualty);
    remove_casualties(position);
}

void begin_wrap_up(Position& position)
{
    set_phase(position, Phase::wrap);
    set_step(position, somebody_must_fall_back(position) ? Step::fall_back : Step::ready);
    position.stack.clear();
    for (std::int8_t index = 0; index < position.seats; ++index)
        for (const player::Value none : {player::fell_back, player::fell_back_to, player::drew})
            set(position, Seat{index}, none, 0);
}

// lost-empires.wrap.first_player, lost-empires.general.rounds: what counts for one round begins anew.
void begin_round(Position& position)
{
    end_effects(position, Until::end_of_round);
    set(position, match::round, as_number(get(position, match::round) + 1));
    set_phase(position, Phase::order);
    set_step(position, Step::none);
    set(position, match::taken, 0);
    for (const match::Value none : {match::won_outer_a, match::won_center, match::won_outer_b})
        set(position, none, -1);
    for (std::int8_t index = 0; index < position.seats; ++index) {
        set(position, Seat{index}, player::built, 0);
    }
    for (Card& card : position.cards)
        card.counters[on_card::used] = 0;
    set(position, match::ordered, 0);
    set(position, match::fresh, 1);
    start_turn(position, seat_in(position, match::first_player));
}

void judge_closing(const Position& position, const Action& action, Verdict& verdict)
{
    const bool is_a_phase_step = is_wrap_up_step(deed_of(action)) || deed_of(action) == Deed::next ||
                                 deed_of(action) == Deed::build || deed_of(action) == Deed::take;
    const bool goes_on = goes_on_after_the_activation(action) || is_a_phase_step || deed_of(action) == Deed::move ||
                         deed_of(action) == Deed::use ||
                         (deed_of(action) == Deed::attack && !is_the_second_attack(position, action));
    if (goes_on)
        judge_by<Ordering>(melee_page, position, Ordering{action.seat}, verdict);
    if (goes_on_after_the_activation(action))
        judge_by<Ordering>(activation_page, position, Ordering{action.seat}, verdict);
    if (opens_wrap_up(position, action) && phase(position) != Phase::casualty)
        judge_gates_due(position, verdict);
}

void close_before(Position& position, const Action& action)
{
    if (!answers_the_stack(position, action)) {
        resolve_waiting(position);
        let_lapse(position, action.seat);
    }
    if (closes_the_activation(position, action))
        close_activation(position, action);
    if (opens_gates(position, action))
        begin_gates(position);
    if (!opens_wrap_up(position, action))
        return;
    if (phase(position) != Phase::casualty)
        begin_casualties(position);
    if (phase(position) == Phase::casualty)
        begin_wrap_up(position);
}

// lost-empires.casualty.simultaneous, lost-empires.victory.continue: what nobody chooses for just happens.
void judge(const Position& position, const Next&, Verdict& verdict)
{
    judge_by<Closing>(order_end_page, position, Closing{"The Order Phase is said to be over"}, verdict);
    if (phase(position) == Phase::gate)
        judge_gates_due(position, verdict);
    if (phase(position) == Phase::wrap)
        judge_fall_back_due(position, verdict);
}

void apply(Position& position, const Next&)
{
    switch (phase(position)) {
    case Phase::order: return begin_control(position);
    case Phase::control: return begin_gates(position);
    case Phase::gate: return begin_casualties(position);
    case Phase::casualty: return begin_wrap_up(position);
    case Phase::wrap: return wrap_up(position);
    default: return;
    }
}

}  // namespace cardinal::lost_empires
