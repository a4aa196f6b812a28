#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/asking.h"

#include <algorithm>

/// What is open now: what no camera sees. What is seen answers a question as well as what is said. That a turn is over
/// is never asked: the pass card or the other player's draw says it.
namespace cardinal::three_lanes {
namespace {

// ---- before the first turn ----
void ask_who_goes_first(const Position& position, Questions& questions)
{
    const Seat winner = seat_in(position, match::coin_winner);
    if (!winner) {
        add(questions, rule("three-lanes.setup.coin"), nobody, "Who won the coin toss?",
            {deed(Deed::coin, seat_a), deed(Deed::coin, seat_b)});
        return;
    }
    std::vector<Action> answers;
    for (const Seat first : {seat_a, seat_b}) {
        answers.push_back(deed(Deed::first, winner));
        answers.back().other = first;
    }
    add(questions, rule("three-lanes.setup.coin"), winner, name_of(winner) + " decides who goes first.",
        std::move(answers));
}

// Once the match has begun, who draws first has gone first, and the shuffle is taken as done.
void ask_before_the_match(const Position& position, Questions& questions)
{
    if (!seat_in(position, match::first_player))
        ask_who_goes_first(position, questions);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (get(position, Seat{seat}, player::shuffled) == 0)
            add(questions, rule("three-lanes.setup.shuffle"), Seat{seat},
                "Has " + name_of(Seat{seat}) + " shuffled deck and pool?", {deed(Deed::shuffle, Seat{seat})});
}

// ---- what waits ----
Action answer(Deed kind, const Pending& pending)
{
    Action action = deed(kind, pending.action.seat, pending.action.card);
    action.word = pending.action.word;
    return action;
}

bool lets_choose_fewer(const CardEffect& effect) { return effect.fields[effect::up_to] != not_given; }

void ask_about_the_trigger(const Position& position, const Pending& pending, Questions& questions)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    const std::string name = name_of(position, pending.action.card);
    if (!ability)
        return;
    if (is_optional(*ability))
        add(questions, rule("three-lanes.ld.effect.optional"), pending.action.seat,
            "Does " + name_of(pending.action.seat) + " carry out what " + name + " may do?",
            {answer(Deed::use, pending), answer(Deed::decline, pending)});
    if (std::ranges::any_of(ability->effects, lets_choose_fewer))
        add(questions, rule("three-lanes.ld.effect.choose-x"), pending.action.seat,
            "Which cards, if any, does " + name_of(pending.action.seat) + " choose for " + name + "?");
}

}  // namespace

void ask(const Position& position, Questions& questions)
{
    if (is_over(position))
        return;
    if (phase(position) == Phase::setup)
        ask_before_the_match(position, questions);
    else if (!position.stack.empty())
        ask_about_the_trigger(position, position.stack.back(), questions);
}

}  // namespace cardinal::three_lanes
