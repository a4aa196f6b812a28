#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Activated Abilities, Conditional Abilities. What a condition sets off happens by itself where nobody has to choose;
/// else it waits for its player.
namespace cardinal::dept_of_structure {
namespace {

constexpr std::size_t most_waiting = 100;  // abilities that set each other off for ever; no table gets that far
constexpr int most_happening = 200;

bool is_hidden(const Position& position, CardId card)
{
    return is_in_play(position, card) && has(position, card, Keyword::hidden) && !is_utilized(position, card);
}

const Ability* ability_used(const Position& position, const UseAbility& use)
{
    return ability_of(position, use.source, ability_meant(position, use));
}

Objection about(const Position& position, const UseAbility& use, const std::string& fault)
{
    return Objection(name_of(position, use.source) + fault).about(use.source);
}

// ---- what it costs ----
Objection cost_of_the_ability_can_be_paid(const Position& position, const UseAbility& use)
{
    const Card& source = position.card(use.source);
    if (source.side != use.seat || !is_in_play(source.place))
        return about(position, use, " does not lie on the battlefield of " + name_of(use.seat));
    const Ability* ability = ability_used(position, use);
    const Number tokens = ability ? ability->fields[ability::tokens] : not_given;
    if (tokens == not_given || get(source, on_card::tokens) >= tokens)
        return kept();
    return about(position, use,
                 " has " + std::to_string(get(source, on_card::tokens)) + " tokens of " + std::to_string(tokens) +
                     " that its ability costs");
}

Objection card_to_be_utilized_is_ready(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_used(position, use);
    if (!ability || !is_manner(*ability, Manner::utilize) || !is_utilized(position, use.source))
        return kept();
    return about(position, use, " is utilized already");
}

constexpr Rule<UseAbility> cost_page[] = {
    {rule("dept-of-structure.utilized.no-utilize"), card_to_be_utilized_is_ready},
    {rule("dept-of-structure.activated.cost"), cost_of_the_ability_can_be_paid},
};

// ---- when ----
Objection abilities_have_their_step_in_battle(const Position& position, const UseAbility& use)
{
    if (phase(position) != Phase::battle || step(position) == Step::tactics)
        return kept();
    return about(position, use, " uses an ability in another step of the battle");
}

// By the attacker in the Deploy phases, where the table does not keep them to the battle (A06).
Objection abilities_are_used_in_deploy_outside_battle(const Position& position, const UseAbility& use)
{
    const bool is_allowed = is_deploy_phase(position) && use.seat == attacker(position) &&
                            option(position, Option::activated_outside_battle) == 0;
    if (phase(position) == Phase::battle || is_allowed)
        return kept();
    return about(position, use, " uses an ability outside the battle").resting_on("A06");
}

// dept-of-structure.unit.fresh-no-ability: this is where it is told.
Objection fresh_units_use_no_ability(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_used(position, use);
    const bool is_free = ability && is_conditional(*ability) && option(position, Option::fresh_conditional) == 0;
    if (is_free || !is_fresh(position, use.source))
        return kept();
    Objection objection = about(position, use, " was deployed this round");
    return was_returned(position, use.source) ? std::move(objection).as(Severity::warning).resting_on("A29")
                                              : std::move(objection);
}

constexpr Rule<UseAbility> moment_page[] = {
    {rule("dept-of-structure.activated.battle-step"), abilities_have_their_step_in_battle},
    {rule("dept-of-structure.activated.outside"), abilities_are_used_in_deploy_outside_battle},
};
constexpr Rule<UseAbility> fresh_page[] = {
    {rule("dept-of-structure.activated.fresh-unit"), fresh_units_use_no_ability},
};

// ---- targets ----
// dept-of-structure.area.all-affected: utilized and attached cards can be meant as well.
Objection hidden_cards_are_no_targets(const Position& position, const Targeting& targeting)
{
    for (const CardId target : targeting.targets)
        if (is_hidden(position, target))
            return Objection(name_of(position, target) + " is Hidden and ready").about(target);
    return kept();
}

constexpr Rule<Targeting> target_page[] = {
    {rule("dept-of-structure.kw.hidden"), hidden_cards_are_no_targets},
};

// ---- conditional abilities ----
/// What waits and has to be resolved.
struct Waiting {
    CardId card{};
};

Objection conditional_abilities_are_resolved(const Position& position, const Waiting& waiting)
{
    return Objection("the ability of " + name_of(position, waiting.card) + " was set off and is not resolved")
        .about(waiting.card);
}

int waiting_of(const Position& position, CardId card, int ability)
{
    for (int at = static_cast<int>(position.stack.size()) - 1; at >= 0; --at) {
        const Action& action = position.stack[static_cast<std::size_t>(at)].action;
        const bool is_meant = ability < 0 || action.word == ability;
        if (deed_of(action) == Deed::use && action.card == card && is_meant)
            return at;
    }
    return -1;
}

// By whose card it is: the other player neither chooses for it nor leaves it out.
Objection owners_resolve_or_decline(const Position& position, const Decline& said)
{
    const int waiting = waiting_of(position, said.source, -1);
    const Seat owner = waiting < 0 ? said.seat : position.stack[static_cast<std::size_t>(waiting)].action.seat;
    const std::string ability = "the ability of " + name_of(position, said.source);
    return owner == said.seat
             ? kept()
             : Objection(ability + " is " + name_of(owner) + "'s").about(said.source).as(Severity::warning);
}

constexpr Rule<Waiting> waiting_page[] = {
    {rule("dept-of-structure.conditional.must"), conditional_abilities_are_resolved},
};
constexpr Rule<Decline> owner_page[] = {
    {rule("dept-of-structure.conditional.may"), owners_resolve_or_decline},
};

bool has_a_target(const Position& position, Seat seat, const CardEffect& effect)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        const CardId id = position.id_of(card);
        return can_be_chosen(position, seat, id, effect) && !is_hidden(position, id);
    });
}

bool has_a_choice(const Ability& ability)
{
    return is_manner(ability, Manner::may) || std::ranges::any_of(ability.effects, chooses_targets);
}

// Of a fresh Unit they work, too, unless the table says otherwise (A34).
bool is_held_back(const Position& position, CardId card)
{
    return option(position, Option::fresh_conditional) == 1 && is_fresh(position, card);
}

void set_off(Position& position, CardId card, const Happening& happening)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at) {
        if (way_of(abilities[at]) != happening.way || position.stack.size() >= most_waiting)
            continue;
        Action use = deed(Deed::use, position.card(card).side, card);
        use.target = happening.that;
        use.word = static_cast<Number>(at);
        const Fate fate = has_a_choice(abilities[at]) ? Fate::open : Fate::due;
        position.stack.push_back({.action = std::move(use), .fate = static_cast<std::uint8_t>(fate)});
    }
}

bool is_due(const Pending& pending) { return pending.fate == static_cast<std::uint8_t>(Fate::due); }

void carry_out_waiting(Position& position, const Pending& pending)
{
    const Action& action = pending.action;
    const int ability = deed_of(action) == Deed::use ? action.word : -1;
    carry_out(position, {.seat = action.seat,
                         .source = action.card,
                         .targets = action.cards,
                         .that = action.target,
                         .ability = ability});
}

/// What answers come before, where the last one takes effect first.
bool is_a_response(const Action& action)
{
    return deed_of(action) == Deed::play || deed_of(action) == Deed::use || deed_of(action) == Deed::decline;
}

}  // namespace

int ability_meant(const Position& position, const UseAbility& use)
{
    if (use.ability >= 0)
        return use.ability;
    const int waiting = waiting_of(position, use.source, -1);
    return waiting >= 0 ? position.stack[static_cast<std::size_t>(waiting)].action.word
                        : activated_ability_of(position, use.source);
}

// dept-of-structure.conditional.trigger: the moment its condition happens.
void trigger(Position& position, const Happening& happening)
{
    if (is_over(position))
        return;
    if (happening.card) {
        if (is_in_play(position, happening.card) && !is_held_back(position, happening.card))
            set_off(position, happening.card, happening);
        return;
    }
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        if (position.cards[at].side == happening.seat && is_in_play(position, card))
            set_off(position, card, happening);
    }
}

void let_it_happen(Position& position)
{
    for (int left = most_happening; left > 0 && !is_over(position); --left) {
        const auto due = std::ranges::find_if(position.stack, is_due);
        if (due == position.stack.end())
            return;
        const Pending now = std::move(*due);
        position.stack.erase(due);
        carry_out_waiting(position, now);
        set(position, match::triggered, now.action.card.index);
        set(position, match::triggered_ability, now.action.word);
        retire_what_is_dead(position);
        check_for_victory(position);
    }
    std::erase_if(position.stack, is_due);
}

// Where there is nobody to choose, nothing can be resolved.
bool is_waited_for(const Position& position, const Pending& pending)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    const auto is_possible = [&](const CardEffect& effect) {
        return !chooses_targets(effect) || has_a_target(position, pending.action.seat, effect);
    };
    return deed_of(pending.action) == Deed::use && ability && is_conditional(*ability) &&
           !is_manner(*ability, Manner::may) && std::ranges::any_of(ability->effects, is_possible);
}

// dept-of-structure.conditional.may: with "may" it can be left out, by saying so or by going on.
bool answers_the_stack(const Position& position, const Action& action)
{
    switch (deed_of(action)) {
    case Deed::use:
    case Deed::decline: return is_a_response(action) || waiting_of(position, action.card, -1) >= 0;
    case Deed::play:
    case Deed::resolve:
    case Deed::discard:
    case Deed::sacrifice:
    case Deed::place_token:
    case Deed::remove_token:
    case Deed::order:
    case Deed::overrun:
    case Deed::go_back: return true;
    default: return false;
    }
}

// Attackers are announced together, blockers assigned together, and a Regroup is one: what each of them set off is
// resolved after the last one (A38).
bool goes_past_the_stack(const Position& position, const Action& action)
{
    if (position.stack.empty() || answers_the_stack(position, action))
        return false;
    const auto waits_for = [&](Way way) {
        return std::ranges::all_of(position.stack, [&](const Pending& pending) {
            const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
            return deed_of(pending.action) == Deed::use && ability && way_of(*ability) == way;
        });
    };
    switch (deed_of(action)) {
    case Deed::attack: return step(position) != Step::attack || !waits_for(Way::on_attack);
    case Deed::block: return step(position) != Step::defend || !waits_for(Way::on_block);
    case Deed::add:
    case Deed::ready: return phase(position) != Phase::regroup || !waits_for(Way::on_regroup);
    default: return true;
    }
}

void judge_waiting(const Position& position, Verdict& verdict)
{
    for (const Pending& pending : position.stack)
        if (is_waited_for(position, pending))
            judge_by<Waiting>(waiting_page, position, Waiting{pending.action.card}, verdict);
}

void resolve_newest(Position& position)
{
    if (position.stack.empty())
        return;
    const Pending newest = std::move(position.stack.back());
    position.stack.pop_back();
    carry_out_waiting(position, newest);
}

// What was played happens, the last one first; a duty that was left out is not made up for.
void leave_waiting(Position& position)
{
    for (int left = most_happening; left > 0 && !position.stack.empty(); --left) {
        const Pending newest = std::move(position.stack.back());
        position.stack.pop_back();
        const Ability* ability = ability_of(position, newest.action.card, newest.action.word);
        const bool is_left_out = deed_of(newest.action) == Deed::use && ability && is_conditional(*ability);
        if (is_left_out)
            continue;
        carry_out_waiting(position, newest);
        retire_what_is_dead(position);  // before the one that was played earlier
        check_for_victory(position);
    }
    position.stack.clear();
}

void judge_targets(const Position& position, const Targeting& targeting, Verdict& verdict)
{
    judge_by<Targeting>(target_page, position, targeting, verdict);
}

// dept-of-structure.activated.procedure, dept-of-structure.activated.repeat, dept-of-structure.activated.fresh-tech,
// dept-of-structure.utilized.abilities-ok, dept-of-structure.tactics-step.both: like deploying, by both in the Tactics
// step, as often as it can be paid.
void judge(const Position& position, const UseAbility& use, Verdict& verdict)
{
    const Ability* ability = ability_used(position, use);
    if (!ability || !is_conditional(*ability)) {
        judge_by<UseAbility>(moment_page, position, use, verdict);
        judge_by<UseAbility>(cost_page, position, use, verdict);
        if (ability)
            judge_payment(position, {use.seat, cost_of(*ability), use.paying, use.source}, verdict);
    }
    judge_by<Decline>(owner_page, position, {use.seat, use.source}, verdict);
    judge_by<UseAbility>(fresh_page, position, use, verdict);
    judge_targets(position, {use.targets}, verdict);
}

void apply(Position& position, const UseAbility& use)
{
    const int index = ability_meant(position, use);
    const Ability* ability = ability_of(position, use.source, index);
    const int waiting = waiting_of(position, use.source, index);
    CardId that{};
    if (waiting >= 0) {
        that = position.stack[static_cast<std::size_t>(waiting)].action.target;
        position.stack.erase(position.stack.begin() + waiting);
    }
    const bool is_activated = ability && !is_conditional(*ability);
    if (is_activated) {
        pay(position, {use.seat, cost_of(*ability), use.paying, use.source});
        if (is_manner(*ability, Manner::utilize))
            set_utilized(position, use.source, true);
        const Number tokens = ability->fields[ability::tokens];
        if (tokens != not_given)
            set(position, use.source, on_card::tokens,
                as_number(std::max(0, get(position, use.source, on_card::tokens) - tokens)));
    }
    if (is_activated || !ability)  // a conditional one is not paid for
        set(position, match::played, use.source.index);
    const Doing doing{.seat = use.seat, .source = use.source, .targets = use.targets, .that = that, .ability = index};
    if (!is_activated || option(position, Option::response_order) == 0)
        return carry_out(position, doing);
    Action later = deed(Deed::use, use.seat, use.source);
    later.word = as_number(index);
    later.cards.assign(use.targets.begin(), use.targets.end());
    position.stack.push_back({.action = std::move(later)});
}

void judge(const Position& position, const Decline& decline, Verdict& verdict)
{
    judge_by<Decline>(owner_page, position, decline, verdict);
    const int waiting = waiting_of(position, decline.source, -1);
    const bool has_happened = waiting < 0 && card_in(position, match::triggered) == decline.source;
    if (has_happened || (waiting >= 0 && is_waited_for(position, position.stack[static_cast<std::size_t>(waiting)])))
        judge_by<Waiting>(waiting_page, position, Waiting{decline.source}, verdict);
}

void apply(Position& position, const Decline& decline)
{
    const int waiting = waiting_of(position, decline.source, -1);
    if (waiting >= 0)
        position.stack.erase(position.stack.begin() + waiting);
}

}  // namespace cardinal::dept_of_structure
