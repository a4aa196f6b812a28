#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

/// Resources and Tactics: cards that are shown, work once and are retired right after.
namespace cardinal::dept_of_structure {
namespace {

bool is_resource_card(const Position& position, const Play& play)
{
    return type_of(position, play.card) == Type::resource;
}

// dept-of-structure.tactic.any-time: in both rounds and in every phase, but in a battle in its own step.
Objection tactics_have_their_step_in_battle(const Position& position, const Play& play)
{
    const bool is_elsewhere = phase(position) == Phase::battle && step(position) != Step::tactics;
    if (!is_elsewhere || is_resource_card(position, play))
        return kept();
    return Objection(name_of(position, play.card) + " is played in another step of the battle").about(play.card);
}

bool is_bound_to_a_phase(const Position& position, const Play& play)
{
    return is_resource_card(position, play) && option(position, Option::resource_cards_any_time) == 0;
}

Objection attacker_plays_resource_cards(const Position& position, const Play& play)
{
    if (!is_bound_to_a_phase(position, play) || play.seat == attacker(position))
        return kept();
    return Objection(name_of(play.seat) + " plays " + name_of(position, play.card) + " in the round of " +
                     name_of(attacker(position)))
        .about(play.card)
        .as(Severity::warning)
        .resting_on("A05");
}

Objection resource_cards_are_played_in_deploy(const Position& position, const Play& play)
{
    if (!is_bound_to_a_phase(position, play) || is_deploy_phase(position))
        return kept();
    return Objection(name_of(position, play.card) + " is played outside the Deploy phases")
        .about(play.card)
        .as(Severity::warning)
        .resting_on("A05");
}

constexpr Rule<Play> moment_page[] = {
    {rule("dept-of-structure.tactic.battle-step"), tactics_have_their_step_in_battle},
    {rule("dept-of-structure.round.attacker-only"), attacker_plays_resource_cards,
     "dept-of-structure.deploy.wrong-phase"},
    {rule("dept-of-structure.deploy.wrong-phase"), resource_cards_are_played_in_deploy},
};

}  // namespace

void judge(const Position& position, const Play& play, Verdict& verdict)
{
    judge_source(position, {play.seat, play.card}, verdict);
    judge_by<Play>(moment_page, position, play, verdict);
    judge_payment(position, {play.seat, cost_of(position, play.card), play.paying, play.card}, verdict);
    judge_targets(position, {play.targets}, verdict);
}

// dept-of-structure.resource-card.effect, dept-of-structure.resource-card.show, dept-of-structure.tactic.show: it is
// shown, works, and goes to the graveyard. Where answers take effect first, it waits for them (A07).
void apply(Position& position, const Play& play)
{
    if (is_in_play(position, play.card))
        return;
    pay(position, {play.seat, cost_of(position, play.card), play.paying, play.card});
    lay(position, play.card, reveal);
    set(position, match::played, play.card.index);
    if (option(position, Option::response_order) == 1) {
        Action waiting = deed(Deed::play, play.seat, play.card);
        waiting.cards.assign(play.targets.begin(), play.targets.end());
        position.stack.push_back({.action = std::move(waiting)});
    } else
        carry_out(position, {.seat = play.seat, .source = play.card, .targets = play.targets});
    lay(position, play.card, play.to == nowhere ? graveyard_of(position, play.card) : play.to);
    set(position, play.card, on_card::kept, 0);
    set(position, play.card, on_card::came, static_cast<Number>(Came::used));
    set(position, play.card, on_card::arrived, get(position, match::round));
}

}  // namespace cardinal::dept_of_structure
