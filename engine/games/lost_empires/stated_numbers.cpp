#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/stated.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>
#include <bit>

/// Numbers that are seen or stated: tokens, damage, piles follow from what was reported.
namespace cardinal::lost_empires {
namespace {

bool is_round_one_untouched(const Position& position)
{
    return phase(position) == Phase::order && get(position, match::round) == 1 && get(position, match::ordered) == 0;
}

Order last_order(const Position& position) { return static_cast<Order>(get(position, match::last_order)); }

// ---- command and supply ----
bool is_a_token(const Stated& stated) { return is(stated, "command") || is(stated, "supply"); }
bool is_more_of_a_token(const Stated& stated) { return is_more(stated, "command") || is_more(stated, "supply"); }

bool is_order_phase(const Position& position)
{
    return phase(position) == Phase::order && !text_is_open(position) && !is_round_one_untouched(position) &&
           !is_fresh(position);
}

Objection two_command_and_one_supply_are_ready(const Position& position, const Stated& stated)
{
    const Number wanted = stated.name == "command" ? 2 : 1;
    if (!is_round_one_untouched(position) || !is_a_token(stated) || stated.number == wanted)
        return kept();
    return about(position, stated, "round 1 begins with 2 command and 1 supply");
}

Objection everything_is_refreshed_after_wrap_up(const Position& position, const Stated& stated)
{
    if (!is_fresh(position) || get(position, match::round) < 2 || !is_a_token(stated) || is_more_of_a_token(stated))
        return kept();
    return about(position, stated, "all tokens were to be refreshed");
}

Objection cost_is_paid_in_full(const Position& position, const Stated& stated)
{
    if (!is_order_phase(position) || !is_more_of_a_token(stated) || last_order(position) == Order::activate)
        return kept();
    return about(position, stated, "the cost is paid in full, and spent tokens stay on X");
}

Objection only_the_cost_is_paid(const Position& position, const Stated& stated)
{
    const bool is_less = is_a_token(stated) && !is_more_of_a_token(stated);
    if (!is_order_phase(position) || !is_less || last_order(position) == Order::activate)
        return kept();
    return about(position, stated, "nothing that was reported costs so much");
}

Paid payment_shown_by(const Position& position, const Stated& stated)
{
    const player::Value token = stated.name == "command" ? player::command : player::supply;
    return is_order_phase(position) && is_a_token(stated)
             ? other_payment(position, stated.of.seat, token, stated.number - stated.kept)
             : Paid::none;
}

Objection supply_pays_one_action(const Position& position, const Stated& stated)
{
    const int used = get(position, match::actions_total) - get(position, match::actions);
    if (payment_shown_by(position, stated) != Paid::supply || used <= 1)
        return kept();
    return about(position, stated, "a supply pays one action, and " + std::to_string(used) + " were taken");
}

Objection one_token_pays_an_activation(const Position& position, const Stated& stated)
{
    if (!is_order_phase(position) || !is_a_token(stated) || last_order(position) != Order::activate ||
        payment_shown_by(position, stated) != Paid::none)
        return kept();
    return about(position, stated, "one token pays the activation");
}

// ---- the First Player token ----
/// Steps of Wrap Up while something before it is still to do: where nothing is, its phase has come by now.
Objection wrap_up_has_come(const Position& position, const Stated& stated)
{
    const bool is_between = is_between_order_and_wrap_up(position);
    const bool is_in_order = phase(position) == Phase::order && get(position, match::ordered) != 0;
    const bool is_handed_on = is(stated, "first_player") && (is_between || is_in_order);
    if (text_is_open(position) || !(is_handed_on || (is_between && is_more_of_a_token(stated))))
        return kept();
    return about(position, stated, "that belongs to the Wrap Up Phase");
}

Objection token_changes_sides(const Position& position, const Stated& stated)
{
    if (!is(stated, "first_player") || !is_fresh(position))
        return kept();
    return Objection(name_of(Seat{static_cast<std::int8_t>(stated.number)}) + " still has the First Player token");
}

// ---- gates ----
/// Each gate that is seen to be built and was not: its number, -1 where only their count was told.
std::vector<BuildGate> gates_seen(const Stated& stated)
{
    std::vector<BuildGate> gates;
    for (int gate = 1; gate <= 4 && is(stated, "gate_sides"); ++gate)
        if (((stated.number & ~stated.kept) >> (gate - 1)) & 1)
            gates.push_back({.seat = stated.of.seat, .gate = gate});
    if (is_more(stated, "gates"))
        gates.assign(static_cast<std::size_t>(std::min(stated.number - stated.kept, 4)), {.seat = stated.of.seat});
    return gates;
}

/// The artifacts were seen to go first, and so the lowest gate was taken for built: it is another one.
bool is_another_gate(const Position& position, const Stated& stated)
{
    return is(stated, "gate_sides") && phase(position) == Phase::gate && get(position, stated.of.seat, player::built) &&
           std::popcount(static_cast<unsigned>(stated.number)) == std::popcount(static_cast<unsigned>(stated.kept));
}

int gates_of(const Stated& stated, int number)
{
    return is(stated, "gate_sides") ? std::popcount(static_cast<unsigned>(number)) : number;
}

int gate_phases(const Position& position)
{
    const bool is_over_or_on = phase(position) >= Phase::gate;
    return get(position, match::round) - (is_over_or_on ? 0 : 1);
}

/// What was built just now, or could not have been built, is put right.
Objection built_gates_stay(const Position& position, const Stated& stated)
{
    const bool is_about_gates = is(stated, "gate_sides") || is(stated, "gates");
    if (!is_about_gates || text_is_open(position) || phase(position) == Phase::setup)
        return kept();
    const bool is_turned_back = gates_of(stated, stated.number) < gates_of(stated, stated.kept);
    const bool was_built_now = phase(position) == Phase::gate && get(position, stated.of.seat, player::built) != 0;
    if (!is_turned_back || was_built_now || gates_of(stated, stated.kept) > gate_phases(position))
        return kept();
    return Objection("a gate of " + name_of(stated.of.seat) + " was turned back").about(stated.of.seat);
}

/// A gate in the Gate Phase is built; elsewhere it only lies there.
void build_seen_gates(Position& position, const Stated& stated, Verdict* verdict)
{
    if (is_another_gate(position, stated)) {
        set(position, stated.of.seat, player::built, 0);
        set(position, stated.of.seat, player::gate_sides, as_number(stated.kept & stated.number));
        gain_artifacts(position, stated.of.seat, 4);
    }
    const std::vector<BuildGate> gates = gates_seen(stated);
    for (std::size_t which = 0; which < gates.size(); ++which) {
        const bool is_told_already = which > 0 && phase(position) != Phase::gate;
        if (verdict && !is_told_already)
            judge(position, gates[which], *verdict);
        if (phase(position) == Phase::gate)
            apply(position, gates[which]);
    }
}

/// Four artifacts that are gone in the Gate Phase are half of building a gate.
bool is_paying_for_a_gate(const Position& position, const Stated& stated)
{
    return is_fewer(stated, "artifacts") && phase(position) == Phase::gate && must_build(position, stated.of.seat);
}

// ---- artifacts ----
Seat other_with_elite_gain(const Position& position, Seat seat)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (Seat{index} != seat && get(position, Seat{index}, player::elite_gain) > 0)
            return Seat{index};
    return nobody;
}

Objection elite_artifact_goes_to_the_destroyer(const Position& position, const Stated& stated)
{
    const bool was_not_taken = is_fewer(stated, "artifacts") && get(position, stated.of.seat, player::elite_gain) > 0;
    const bool was_taken_by_another =
        is_more(stated, "artifacts") && static_cast<bool>(other_with_elite_gain(position, stated.of.seat));
    if (!was_not_taken && !was_taken_by_another)
        return kept();
    return about(position, stated, "the artifact for an ELITE unit goes to who destroyed it");
}

Objection computed_artifacts_are_taken(const Position& position, const Stated& stated)
{
    if (!is(stated, "artifacts") || phase(position) != Phase::control)
        return kept();
    return about(position, stated, "control gives exactly these");
}

Objection four_artifacts_pay_a_gate(const Position& position, const Stated& stated)
{
    const bool is_time = phase(position) == Phase::gate && is(stated, "artifacts") && stated.of.seat;
    const bool has_built = stated.of.seat && get(position, stated.of.seat, player::built) != 0;
    const bool pays_wrongly = is_paying_for_a_gate(position, stated) && stated.number != stated.kept - 4;
    if (!is_time || (!has_built && !pays_wrongly))
        return kept();
    return about(position, stated, "a gate costs 4");
}

Objection artifacts_come_from_objectives_and_cards(const Position& position, const Stated& stated)
{
    const bool is_meant = is(stated, "artifacts") && phase(position) != Phase::setup && !text_is_open(position) &&
                          !is_paying_for_a_gate(position, stated);
    return is_meant ? about(position, stated, "nothing that was reported makes it so") : kept();
}

// ---- piles ----
bool is_a_pile(const Stated& stated) { return is(stated, "hand") || is(stated, "deck"); }

/// A draw that was not reported, but is due.
bool is_the_rounds_draw(const Position& position, const Stated& stated)
{
    const bool is_one = (stated.name == "deck" && stated.number == stated.kept - 1) ||
                        (stated.name == "hand" && stated.number == stated.kept + 1);
    return phase(position) == Phase::wrap && is_a_pile(stated) && is_one &&
           get(position, stated.of.seat, player::drew) == 0 && count_of(position, stated.of.seat, Pile::deck) > 0;
}

Objection discard_is_no_new_deck(const Position& position, const Stated& stated)
{
    if (!is_more(stated, "deck") || stated.kept > 0 || phase(position) == Phase::setup || text_is_open(position))
        return kept();
    return about(position, stated, "nothing goes back into the deck");
}

// lost-empires.general.no_hand_limit: a hand may be as large as it will.
Objection one_card_is_drawn(const Position& position, const Stated& stated)
{
    const bool is_meant = is_a_pile(stated) && phase(position) != Phase::setup && !text_is_open(position);
    if (!is_meant || is_the_rounds_draw(position, stated))
        return kept();
    return about(position, stated, "one card is drawn in the Wrap Up Phase, others by effects");
}

// ---- who won ----
bool has_won(const Position& position, Seat seat)
{
    return seat && phase(position) == Phase::gate && gates_built(position, seat) == 4 && !somebody_must_build(position);
}

Objection victory_is_checked_after_both_have_built(const Position& position, const Stated& stated)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    if (!is(stated, "winner") || stated.number < 0 || (position.has(seat) && has_won(position, seat)))
        return kept();
    return Objection(name_of(seat) + " is said to have won before victory was checked").about(seat);
}

/// The win of one of several with the Wormgate is claimed: that one is ahead before this measure, and not by it.
bool is_claimed_wrongly(const Position& position, const Stated& stated, Measure before, Measure measure)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    if (!is(stated, "winner") || !position.has(seat) || !has_won(position, seat))
        return false;
    const auto is_left = [&](Measure last) { return std::ranges::count(left_by(position, last), seat) > 0; };
    return is_left(before) && !is_left(measure);
}

Objection claim(const Stated& stated, const std::string& why)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    return Objection(name_of(seat) + " is said to have won, but " + why).about(seat).as(Severity::warning);
}

Objection more_artifacts_win(const Position& position, const Stated& stated)
{
    if (!is_claimed_wrongly(position, stated, Measure::gates, Measure::artifacts))
        return kept();
    return claim(stated, "of two with four gates who has more artifacts wins");
}

Objection more_control_wins(const Position& position, const Stated& stated)
{
    if (!is_claimed_wrongly(position, stated, Measure::artifacts, Measure::control))
        return kept();
    return claim(stated, "where artifacts are equal, too, the higher control wins");
}

Objection nobody_wins_where_all_is_equal(const Position& position, const Stated& stated)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    if (!is(stated, "winner") || !position.has(seat) || !has_won(position, seat))
        return kept();
    const std::vector<Seat> left = left_by(position, Measure::control);
    const bool is_a_draw = left.size() > 1 && std::ranges::count(left, seat) > 0;
    return is_a_draw ? claim(stated, "all is equal, which is a draw") : kept();
}

constexpr Rule<Stated> stated_page[] = {
    {rule("lost-empires.setup.pool.round1"), two_command_and_one_supply_are_ready},
    {rule("lost-empires.wrap.refresh"), everything_is_refreshed_after_wrap_up},
    {rule("lost-empires.play.cost.full"), cost_is_paid_in_full},
    {rule("lost-empires.play.cost.excess"), only_the_cost_is_paid},
    {rule("lost-empires.activate.cost"), one_token_pays_an_activation},
    {rule("lost-empires.activate.actions"), supply_pays_one_action},
    {rule("lost-empires.general.phase_order"), wrap_up_has_come},
    {rule("lost-empires.wrap.first_player"), token_changes_sides},
    {rule("lost-empires.gate.stays"), built_gates_stay},
    {rule("lost-empires.elite.award"), elite_artifact_goes_to_the_destroyer,
     "lost-empires.control.award lost-empires.artifacts.sources lost-empires.gate.four"},
    {rule("lost-empires.control.award"), computed_artifacts_are_taken, "lost-empires.artifacts.sources"},
    {rule("lost-empires.gate.four"), four_artifacts_pay_a_gate, "lost-empires.artifacts.sources"},
    {rule("lost-empires.artifacts.sources"), artifacts_come_from_objectives_and_cards},
    {rule("lost-empires.wrap.draw.no_reshuffle"), discard_is_no_new_deck, "lost-empires.wrap.draw.one"},
    {rule("lost-empires.wrap.draw.one"), one_card_is_drawn},
    {rule("lost-empires.victory.after_both"), victory_is_checked_after_both_have_built},
    {rule("lost-empires.victory.tie.artifacts"), more_artifacts_win},
    {rule("lost-empires.victory.tie.control"), more_control_wins},
    {rule("lost-empires.victory.tie.draw"), nobody_wins_where_all_is_equal},
};

void take_first_player(Position& position, const Stated& stated)
{
    set(position, match::first_player, stated.number);
    const bool has_begun = phase(position) != Phase::order || get(position, match::ordered) != 0;
    if (!has_begun && seat_in(position, match::first_player))
        set(position, match::active, stated.number);
}

void take_winner(Position& position, const Stated& stated)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    if (position.has(seat) && !is_over(position))
        return win(position, seat);
    set(position, match::winner, position.has(seat) ? stated.number : Number{-1});
}

}  // namespace

// Which faults a changed gate is, the page of building it says.
void judge_number(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    Position later = position;
    if (!text_is_open(position))
        build_seen_gates(later, stated, &verdict);
    judge_pieces(position, stated, verdict);
    judge_by<Stated>(stated_page, position, stated, verdict);
    judge_marks(position, stated, verdict);
}

void take_seen_payment(Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (const Paid other = payment_shown_by(position, stated); other != Paid::none)
        pay_otherwise(position, other);
    if (stated.name == "command" || stated.name == "supply")
        set(position, match::paid_known, 1);
}

void take_number(Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (!text_is_open(position))
        build_seen_gates(position, stated, nullptr);
    if (is_paying_for_a_gate(position, stated))
        return apply(position, BuildGate{.seat = fact.seat, .paid = stated.kept - stated.number});
    if (is_the_rounds_draw(position, stated))
        return apply(position, Draw{fact.seat, 1});
    if (is(stated, "damage"))
        return take_damage(position, stated);
    if (is(stated, "drained"))
        return take_drained(position, stated);
    if (is(stated, "active") && phase(position) == Phase::order &&
        position.has(Seat{static_cast<std::int8_t>(fact.number)}))
        return start_turn(position, Seat{static_cast<std::int8_t>(fact.number)});
    if (is(stated, "first_player"))
        return take_first_player(position, stated);
    if (is(stated, "winner"))
        return take_winner(position, stated);
    if (is(stated, "hand"))
        return set_seen_count(position, fact.seat, Pile::hand, fact.number);
    if (is(stated, "deck"))
        return set_seen_count(position, fact.seat, Pile::deck, fact.number);
    write_value(position, words.values[static_cast<std::size_t>(fact.value)], stated.of, fact.number);
}

}  // namespace cardinal::lost_empires
