#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Granted actions, and what else was set off and waits on the stack. What grants an action, or was set off, stays
/// there until somebody takes it, declines it, or goes on with something else.
namespace cardinal::lost_empires {
namespace {

bool grants_an_action(const CardEffect& effect)
{
    return effect.fields[effect::verb] == static_cast<Number>(Verb::grant);
}

bool fits_the_act(const CardEffect& effect, Act act)
{
    switch (static_cast<Grant>(effect.fields[effect::grant])) {
    case Grant::move: return act == Act::move;
    case Grant::attack: return act == Act::attack;
    default: return act != Act::named;
    }
}

/// What set it off.
CardId that(const Action& waiting) { return waiting.cards.empty() ? no_card : waiting.cards.front(); }

/// A unit that was played where an enemy waits for it: whether that is entering, people say (A20).
bool is_left_to_people(const Position& position, const Pending& pending)
{
    const Number came = get(position.card(that(pending.action)), on_card::came);
    const bool was_played = came == static_cast<Number>(Came::played) || came == static_cast<Number>(Came::put);
    return that(pending.action) && was_played && option(position, Option::patroller_enter_by_play) == 0;
}

void mark_used(Position& position, const Action& waiting)
{
    if (position.has(waiting.card) && waiting.word >= 0 && waiting.word < 15)
        set(position, waiting.card, on_card::used,
            as_number(get(position.card(waiting.card), on_card::used) | (1 << waiting.word)));
}

void happen(Position& position, const Action& waiting)
{
    const Ability* ability = ability_of(position, waiting.card, waiting.word);
    mark_used(position, waiting);
    if (!ability || std::ranges::any_of(ability->effects, chooses_targets))
        return;
    const Doing doing{.seat = waiting.seat, .source = waiting.card, .that = that(waiting), .ability = waiting.word};
    const std::vector<CardEffect> effects = ability->effects;
    carry_out(position, doing, effects, ability->text);
}

/// It counts for the round, and it has happened for certain.
bool was_the_rounds_first(const Position& position, const Pending& pending)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    return ability && is_given_as(*ability, ability::once_per_round) && !is_left_to_people(position, pending);
}

/// For the unit that was chosen, or for any.
void note_lapsed(Position& position, const Action& waiting)
{
    for (const CardId chosen : waiting.cards)
        set(position, chosen, on_card::lapsed_turn, get(position, match::turn));
    if (waiting.cards.empty())
        set(position, match::lapsed, waiting.card.index);
}

bool waits_for(const Position& position, CardId card)
{
    return std::ranges::any_of(position.stack, [&](const Pending& pending) { return pending.action.card == card; });
}

bool is_an_act(const Action& action)
{
    return deed_of(action) == Deed::move || deed_of(action) == Deed::attack || deed_of(action) == Deed::use;
}

}  // namespace

const std::vector<CardEffect>& effects_of(const Position& position, const Action& waiting)
{
    const Ability* ability = ability_of(position, waiting.card, waiting.word);
    return ability ? ability->effects : position.facts(waiting.card).effects;
}

bool grants(const Position& position, const Action& waiting)
{
    return std::ranges::any_of(effects_of(position, waiting), grants_an_action);
}

// lost-empires.card.edgeguard.trigger: to a friendly unit of another name.
bool is_excluded_by(const Position& position, const Action& waiting, CardId unit)
{
    const Ability* ability = ability_of(position, waiting.card, waiting.word);
    const bool is_on_move = ability && keyword_of(*ability) == Keyword::on_move;
    return is_on_move && position.card(waiting.card).facts == position.card(unit).facts;
}

bool is_chosen_by(const Action& waiting, CardId unit)
{
    return waiting.cards.empty() || std::ranges::find(waiting.cards, unit) != waiting.cards.end();
}

// lost-empires.granted.ready_or_drained: drained or just played (A25), it may.
bool is_granted_by(const Position& position, const Action& waiting, const Acting& acting)
{
    const Card& unit = position.card(acting.unit);
    if (waiting.seat != acting.seat || unit.side != acting.seat || !is_unit(position, acting.unit) ||
        is_excluded_by(position, waiting, acting.unit))
        return false;
    return is_chosen_by(waiting, acting.unit) &&
           std::ranges::any_of(effects_of(position, waiting), [&](const CardEffect& effect) {
               return grants_an_action(effect) && fits_the_act(effect, acting.act) &&
                      fits(position, acting.seat, acting.unit, effect);
           });
}

int grant_for(const Position& position, const Acting& acting)
{
    for (std::size_t at = position.stack.size(); at-- > 0;)
        if (is_granted_by(position, position.stack[at].action, acting))
            return static_cast<int>(at);
    return -1;
}

void take_grant(Position& position, const Acting& acting)
{
    int taken = grant_for(position, acting);
    for (std::size_t at = position.stack.size(); taken < 0 && at-- > 0;)
        if (position.stack[at].action.seat == acting.seat && grants(position, position.stack[at].action))
            taken = static_cast<int>(at);
    if (taken < 0)
        return;
    position.stack.erase(position.stack.begin() + taken);
    set(position, acting.unit, on_card::granted_turn, get(position, match::turn));
}

void judge(const Position&, const Decline&, Verdict&) {}

// What set it off was the first of the round, whether anything came of it or not.
void apply(Position& position, const Decline& decline)
{
    for (const Pending& pending : position.stack)
        if (pending.action.card == decline.unit && was_the_rounds_first(position, pending))
            mark_used(position, pending.action);
    std::erase_if(position.stack, [&](const Pending& pending) { return pending.action.card == decline.unit; });
}

void let_lapse(Position& position, Seat seat)
{
    const auto lapses = [&](const Pending& pending) { return !seat || pending.action.seat == seat; };
    for (const Pending& pending : position.stack)
        if (lapses(pending) && grants(position, pending.action))
            note_lapsed(position, pending.action);
    std::erase_if(position.stack, lapses);
}

// lost-empires.granted.triggers, lost-empires.general.max_resolve: what was set off happens, as far as the data says.
void resolve_waiting(Position& position)
{
    const std::vector<Pending> waiting = position.stack;
    std::erase_if(position.stack, [&](const Pending& pending) { return !grants(position, pending.action); });
    for (const Pending& pending : waiting)
        if (!grants(position, pending.action) && !is_left_to_people(position, pending))
            happen(position, pending.action);
}

bool is_for_people_to_say(const Position& position, const Pending& pending)
{
    const std::vector<CardEffect>& effects = effects_of(position, pending.action);
    const bool is_known = !effects.empty() && std::ranges::none_of(effects, chooses_targets);
    return !grants(position, pending.action) && (!is_known || is_left_to_people(position, pending));
}

bool answers_the_stack(const Position& position, const Action& action)
{
    const Deed deed = deed_of(action);
    if (position.stack.empty() || deed == Deed::drain || deed == Deed::reveal || deed == Deed::decline)
        return true;
    if (deed == Deed::use && waits_for(position, action.card))
        return true;
    if (deed == Deed::attack &&
        (is_second_attack(position, action.card) || completes_an_open_attack(position, action.card)))
        return true;
    const bool is_by_another = is_an_act(action) && !is_active_unit(position, action.card);
    const Acting acting{.seat = action.seat,
                        .unit = action.card,
                        .act = deed == Deed::move   ? Act::move
                             : deed == Deed::attack ? Act::attack
                                                    : Act::named};
    return is_an_act(action) && (is_by_another || grant_for(position, acting) >= 0);
}

}  // namespace cardinal::lost_empires
