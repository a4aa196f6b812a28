#include "engine/record/derive.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

bool is_same_fault(const Violation& a, const Violation& b)
{
    return a.rule == b.rule && a.card == b.card && a.seat == b.seat;
}

bool is_about(const Violation& violation, const Fact& fact)
{
    return (fact.card && violation.card == fact.card) || (fact.seat && violation.seat == fact.seat);
}

void remember(const Game& game, Position& position, const Violation& violation)
{
    const RuleInfo* rule = find_rule_info(game, violation.rule);
    if (rule)
        position.standing.push_back({.rule = static_cast<std::uint16_t>(rule - game.catalogue.data()),
                                     .card = violation.card,
                                     .seat = violation.seat});
}

/// A broken state that comes from a play or a fact that was flagged for it has been told with it.
void remember_what_was_told(const Game& game, Position& after, const Verdict& told)
{
    if (told.legal())
        return;
    for (const Violation& broken : judge_states(game, after).violations) {
        const auto tells_it = [&](const Violation& each) {
            return each.rule == broken.rule && (!each.card || each.card == broken.card);
        };
        if (std::ranges::any_of(told.violations, tells_it))
            remember(game, after, broken);
    }
}

/// What is set right twice was misread once: the evidence is still what was kept before the first time.
void hold(const Game& game, State& state, const Fact& fact, Authority by)
{
    const auto held =
        std::ranges::find_if(state.held, [&](const Held& each) { return is_about_the_same(each.before, fact); });
    if (held != state.held.end())
        *held = {.before = held->before, .by = std::max(held->by, by)};
    else
        state.held.push_back({.before = as_kept(game, state.position, fact), .by = by});
}

/// What was put right and comes back is told again.
void forget_what_was_put_right(const Game& game, Position& position)
{
    if (position.standing.empty())
        return;
    const std::vector<Standing> broken = broken_states(game, position).all;
    std::erase_if(position.standing,
                  [&](const Standing& each) { return std::ranges::find(broken, each) == broken.end(); });
}

// ---- facts that were flagged and cannot be kept ----
bool was_told(const Game& game, const State& state, const Fact& fact)
{
    return std::ranges::any_of(state.told, [&](const ToldFact& told) {
        return is_about_the_same(told.fact, fact) && says_the_same(fact, told.fact) &&
               as_kept(game, state.position, fact) == told.kept;
    });
}

void remember_as_told(const Game& game, State& state, const Fact& fact)
{
    const Fact kept = as_kept(game, state.position, fact);
    if (!says_the_same(fact, kept))
        state.told.push_back({.fact = fact, .kept = kept});
}

bool concerns(const Action& action, const Fact& fact)
{
    if (!fact.card)
        return !fact.seat || fact.seat == action.seat || fact.seat == action.other;
    return fact.card == action.card || fact.card == action.target ||
           std::ranges::find(action.cards, fact.card) != action.cards.end();
}

/// What is said of whoever acts is said anew from then on: the dice of the next attack are others.
void forget_what_acts(State& state, const Action& action)
{
    std::erase_if(state.told, [&](const ToldFact& told) { return concerns(action, told.fact); });
}

void forget_what_was_told(State& state, const Fact& fact)
{
    std::erase_if(state.told, [&](const ToldFact& told) { return is_about_the_same(told.fact, fact); });
}

void remember(const Game& game, Position& position, const Judged& judged)
{
    position.standing = judged.broken ? *judged.broken : broken_states(game, position).all;
}

void take_seen(const Game& game, State& state, const Meaning& meaning, const Judged& judged)
{
    if (const Held* held = held_against(state, *meaning.fact, meaning.by)) {
        state.held[static_cast<std::size_t>(held - state.held.data())].was_asked = true;
        return;
    }
    std::erase_if(state.held, [&](const Held& held) { return is_about_the_same(held.before, *meaning.fact); });
    const Verdict told = judged.was_made ? judged.own : judge_fact(game, state.position, *meaning.fact);
    const bool is_still_so = was_told(game, state, *meaning.fact);
    forget_what_was_told(state, *meaning.fact);
    state.position = take_fact(game, std::move(state.position), *meaning.fact);
    forget_what_was_put_right(game, state.position);
    remember_what_was_told(game, state.position, told);
    if (is_still_so || !told.legal())
        remember_as_told(game, state, *meaning.fact);
}

void take_action(const Game& game, State& state, const Action& action, const Judged& judged)
{
    const Verdict told = judged.was_made ? judged.own : judge(game, state.position, action);
    remember(game, state.position, judged);
    forget_what_acts(state, action);
    state.position = apply(game, std::move(state.position), action);
    remember_what_was_told(game, state.position, told);
}

/// What a judge ruled is not flagged afterwards: a state that the ruling made, or one about what it speaks of.
void take_ruling(const Game& game, State& state, const Meaning& meaning)
{
    const Verdict before = judge_states(game, state.position);
    hold(game, state, *meaning.fact, meaning.by);
    forget_what_was_told(state, *meaning.fact);
    state.position = set_right(game, std::move(state.position), *meaning.fact);
    forget_what_was_put_right(game, state.position);
    for (const Violation& broken : judge_states(game, state.position).violations) {
        const bool was_broken = std::ranges::any_of(
            before.violations, [&](const Violation& earlier) { return is_same_fault(earlier, broken); });
        if (!was_broken || is_about(broken, *meaning.fact))
            remember(game, state.position, broken);
    }
}

void take_correction(const Game& game, State& state, const Meaning& meaning)
{
    hold(game, state, *meaning.fact, meaning.by);
    forget_what_was_told(state, *meaning.fact);
    state.position = set_right(game, std::move(state.position), *meaning.fact);
    forget_what_was_put_right(game, state.position);
}

bool is_value(const Game& game, const Position& position, const Fact& fact)
{
    if (fact.value < 0 || static_cast<std::size_t>(fact.value) >= game.words->values.size())
        return false;
    switch (game.words->values[static_cast<std::size_t>(fact.value)].scope) {
    case Scope::match: return true;
    case Scope::player: return position.has(fact.seat);
    case Scope::card: return position.has(fact.card);
    }
    return false;
}

}  // namespace

Meaning meaning_of(const Entry& entry)
{
    using enum Entry::Kind;
    const bool has_fact = entry.fact.what == Fact::What::card || entry.fact.value >= 0;
    switch (entry.kind) {
    case action:
    case answer: return {.what = Meaning::What::action, .action = &entry.action, .by = entry.by.authority};
    case fact:
    case question:
        if (has_fact)
            return {.what = Meaning::What::fact, .fact = &entry.fact, .by = entry.by.authority};
        break;
    case ruling:
        if (has_fact)
            return {.what = Meaning::What::ruling, .fact = &entry.fact, .by = entry.by.authority};
        break;
    case correction:
        if (has_fact && !entry.about)
            return {.what = Meaning::What::correction, .fact = &entry.fact, .by = entry.by.authority};
        break;
    default: break;
    }
    return {};
}

bool is_well_formed(const Game& game, const Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value)
        return is_value(game, position, fact);
    const bool cards_exist = position.has(fact.card) && (!fact.host || position.has(fact.host));
    return cards_exist && is_place(game, position, fact.to) && is_place(game, position, fact.from);
}

bool is_well_formed(const Game& game, const Position& position, const Meaning& meaning)
{
    if (meaning.what == Meaning::What::action)
        return is_well_formed(game, position, *meaning.action);
    return !meaning.fact || is_well_formed(game, position, *meaning.fact);
}

Judged judge(const Game& game, const State& state, const Meaning& meaning)
{
    const Position& position = state.position;
    const bool is_judged = meaning.what == Meaning::What::action ||
                           (meaning.what == Meaning::What::fact && !held_against(state, *meaning.fact, meaning.by));
    if (!is_judged || !is_well_formed(game, position, meaning))
        return {};
    if (meaning.fact && was_told(game, state, *meaning.fact))
        return {.was_made = true};
    if (meaning.fact)
        return {.own = judge_fact(game, position, *meaning.fact), .was_made = true};
    BrokenStates states = broken_states(game, position);
    return {.states = std::move(states.untold),
            .own = judge(game, position, *meaning.action),
            .broken = std::move(states.all),
            .was_made = true};
}

Verdict Judged::verdict() const
{
    Verdict both = states;
    both.violations.insert(both.violations.end(), own.violations.begin(), own.violations.end());
    return both;
}

void carry_out(const Game& game, State& state, const Meaning& meaning, const Judged& judged)
{
    if (!is_well_formed(game, state.position, meaning))
        return;
    switch (meaning.what) {
    case Meaning::What::nothing: return;
    case Meaning::What::taken_back: return remember(game, state.position, judged);
    case Meaning::What::action: return take_action(game, state, *meaning.action, judged);
    case Meaning::What::fact: return take_seen(game, state, meaning, judged);
    case Meaning::What::ruling: return take_ruling(game, state, meaning);
    case Meaning::What::correction: return take_correction(game, state, meaning);
    }
}

Fact as_kept(const Game& game, const Position& position, const Fact& fact)
{
    Fact kept = fact;
    if (fact.what == Fact::What::value) {
        const ValueWord& value = game.words->values[static_cast<std::size_t>(fact.value)];
        kept.number = read_value(position, value, {.seat = fact.seat, .card = fact.card});
        return kept;
    }
    const Card& card = position.card(fact.card);
    kept.to = card.place;
    kept.face = static_cast<std::int8_t>(card.face);
    kept.turned = static_cast<std::int8_t>(card.turned);
    kept.host = card.host;
    return kept;
}

const Held* held_against(const State& state, const Fact& fact, Authority by)
{
    const auto stands_against = [&](const Held& held) {
        return by < held.by && is_about_the_same(held.before, fact) && says_the_same(fact, held.before);
    };
    const auto found = std::ranges::find_if(state.held, stands_against);
    return found == state.held.end() ? nullptr : &*found;
}

}  // namespace cardinal
