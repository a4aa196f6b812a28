#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Named ability action, and triggers that are carried out.
namespace cardinal::lost_empires {
namespace {

/// The use of an ability that is known by now.
struct Using {
    UseAbility use{};
    int ability = -1;
};

bool is_trigger(const Position& position, const Using& use)
{
    const Ability* ability = ability_of(position, use.use.unit, use.ability);
    return ability && !is_named(*ability);
}

const Pending* waiting_for(const Position& position, const Using& use)
{
    const auto found = std::ranges::find_if(position.stack, [&](const Pending& pending) {
        return pending.action.card == use.use.unit && pending.action.word == use.ability &&
               pending.action.seat == use.use.seat;
    });
    return found == position.stack.end() ? nullptr : &*found;
}

bool is_of_this_activation(const Position& position, const Using& use)
{
    return card_in(position, match::unit) == use.use.unit;
}

bool has_condition(const Position& position, const Using& use, ability::Field condition)
{
    const Ability* ability = ability_of(position, use.use.unit, use.ability);
    return ability && is_given_as(*ability, condition);
}

Objection about(const Position& position, const Using& use, const std::string& fault)
{
    return Objection(name_of(position, use.use.unit) + fault).about(use.use.unit);
}

// ---- named abilities ----
Objection unit_has_a_named_ability(const Position& position, const Using& use)
{
    const Ability* ability = ability_of(position, use.use.unit, use.ability);
    return ability && is_named(*ability) ? kept() : about(position, use, " has no named ability");
}

Objection one_named_ability_in_an_activation(const Position& position, const Using& use)
{
    if (!is_of_this_activation(position, use) || get(position, match::named) == 0)
        return kept();
    return about(position, use, " has used a named ability in this activation already");
}

// lost-empires.named.plain_with_attack: only with the condition Attack.
Objection no_attack_came_before(const Position& position, const Using& use)
{
    const bool counts = has_condition(position, use, ability::attack) && is_of_this_activation(position, use);
    if (!counts || get(position, match::attacked) == 0)
        return kept();
    return about(position, use, " has attacked already, and this ability counts as an attack");
}

Objection two_actions_are_left_for_draining(const Position& position, const Using& use)
{
    const bool is_draining = has_condition(position, use, ability::draining);
    if (!is_draining || !is_active_unit(position, use.use.unit) || get(position, match::actions) >= 2)
        return kept();
    return about(position, use, " has fewer than 2 actions left for a Draining ability");
}

constexpr Rule<Using> named_page[] = {
    {rule("lost-empires.named.has"), unit_has_a_named_ability,
     "lost-empires.named.limit lost-empires.activate.required"},
    {rule("lost-empires.named.limit"), one_named_ability_in_an_activation, "lost-empires.named.attack.after_attack"},
    {rule("lost-empires.named.attack.after_attack"), no_attack_came_before},
    {rule("lost-empires.named.draining.two"), two_actions_are_left_for_draining, "lost-empires.activate.actions"},
};

// ---- triggers ----
bool light_enemy_fell_back_there(const Position& position, const Using& use)
{
    const Card& source = position.card(use.use.unit);
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.place == source.place && card.side != source.side &&
               get(card, on_card::came) == static_cast<Number>(Came::fell_back);
    });
}

Objection a_fall_back_sets_nothing_off(const Position& position, const Using& use)
{
    const bool fell_back = light_enemy_fell_back_there(position, use) ||
                           get(position.card(use.use.unit), on_card::came) == static_cast<Number>(Came::fell_back);
    if (phase(position) != Phase::wrap || waiting_for(position, use) || !fell_back)
        return kept();
    return about(position, use, " is set off by a fall back, which is no move");
}

Objection it_works_once_a_round(const Position& position, const Using& use)
{
    const bool was_used =
        use.ability < 15 && ((get(position.card(use.use.unit), on_card::used) >> use.ability) & 1) != 0;
    const bool is_limited = has_condition(position, use, ability::once_per_round);
    if (!was_used || !is_limited || waiting_for(position, use))
        return kept();
    return about(position, use, " has been set off in this round already");
}

Objection something_set_it_off(const Position& position, const Using& use)
{
    return waiting_for(position, use) ? kept() : about(position, use, " was set off by nothing");
}

constexpr Rule<Using> trigger_page[] = {
    {rule("lost-empires.wrap.fall_back.not_move"), a_fall_back_sets_nothing_off,
     "lost-empires.activate.required lost-empires.card.frontline_patroller.once"},
    {rule("lost-empires.card.frontline_patroller.once"), it_works_once_a_round, "lost-empires.activate.required"},
    {rule("lost-empires.activate.required"), something_set_it_off},
};

void do_ability(Position& position, const Using& use, CardId that)
{
    const Ability* ability = ability_of(position, use.use.unit, use.ability);
    if (!ability)
        return set(position, use.use.unit, on_card::text_to_state, 1);
    const std::vector<CardEffect> effects = ability->effects;
    const Doing doing{.seat = use.use.seat,
                      .source = use.use.unit,
                      .targets = use.use.targets,
                      .to = use.use.to,
                      .that = that,
                      .ability = use.ability};
    carry_out(position, doing, effects, ability->text);
}

void do_trigger(Position& position, const Using& use)
{
    const Pending* waiting = waiting_for(position, use);
    const CardId that = waiting && !waiting->action.cards.empty() ? waiting->action.cards.front() : no_card;
    const bool grants_an_action = waiting && grants(position, waiting->action);
    if (waiting && grants_an_action)
        return;  // it waits for the unit that takes it
    std::erase_if(position.stack, [&](const Pending& pending) {
        return pending.action.card == use.use.unit && pending.action.word == use.ability;
    });
    if (use.ability >= 0 && use.ability < 15)
        set(position, use.use.unit, on_card::used,
            as_number(get(position.card(use.use.unit), on_card::used) | (1 << use.ability)));
    do_ability(position, use, that);
}

// lost-empires.named.attack.counts, lost-empires.named.draining.ends: what the conditions take of the activation.
void take_of_the_activation(Position& position, const Using& use)
{
    if (!is_of_this_activation(position, use))
        return;
    set(position, match::named, 1);
    if (!has_condition(position, use, ability::attack))
        return;
    set(position, match::attacked, 1);
    set(position, match::named_attack, 1);
    const bool goes_on = option(position, Option::melee_named) == 1;  // A15
    if (!goes_on || !has(position, use.use.unit, Keyword::melee))
        return;
    set(position, match::melee_unit, use.use.unit.index);
    set(position, match::melee_left, 1);
}

void do_named(Position& position, const Using& use)
{
    const bool is_draining = has_condition(position, use, ability::draining);
    spend_action(position, {.seat = use.use.seat, .unit = use.use.unit, .act = Act::named, .ability = use.ability},
                 is_draining ? 2 : 1);
    take_of_the_activation(position, use);
    do_ability(position, use, no_card);
    if (!is_draining || !is_of_this_activation(position, use))
        return;
    set(position, match::draining, 1);
    end_activation(position);
}

Using using_of(const Position& position, const UseAbility& use) { return {use, ability_meant(position, use)}; }

}  // namespace

int ability_meant(const Position& position, const UseAbility& use)
{
    if (use.ability >= 0)
        return use.ability;
    for (const Pending& pending : position.stack)
        if (pending.action.card == use.unit && pending.action.word >= 0)
            return pending.action.word;
    const int named = named_ability_of(position, use.unit);
    const int trigger = ability_with(position, use.unit, Keyword::on_light_enemy);
    return named < 0 && trigger >= 0 ? trigger : named;
}

void judge(const Position& position, const UseAbility& use, Verdict& verdict)
{
    const Using meant = using_of(position, use);
    if (is_trigger(position, meant))
        return judge_by<Using>(trigger_page, position, meant, verdict);
    judge_acting(position, {.seat = use.seat, .unit = use.unit, .act = Act::named, .ability = meant.ability}, verdict);
    const bool is_forbidden = verdict.broke("lost-empires.card.eye_of_gliese.attack_only");
    judge_by<Using>(named_page, position, meant, verdict);
    if (is_forbidden)
        leave_out_superseded(verdict, rule("lost-empires.card.eye_of_gliese.attack_only"), "lost-empires.named.has");
}

// lost-empires.named.announce: it is announced, then resolved.
void apply(Position& position, const UseAbility& use)
{
    const Using meant = using_of(position, use);
    if (is_trigger(position, meant))
        do_trigger(position, meant);
    else
        do_named(position, meant);
}

// lost-empires.reveal.definition: it is shown to all, and known from then on.
void judge(const Position&, const Reveal&, Verdict&) {}

void apply(Position& position, const Reveal& reveal)
{
    Card& card = position.card(reveal.card);
    if (zone_of(card.place) == Zone::unseen) {
        come_to_light(position, reveal.card);
        position.card(reveal.card).place = in(Zone::hand, reveal.seat);
    }
    set(position, reveal.card, on_card::text_to_state, 0);
    for (Card& each : position.cards)
        if (each.owner == reveal.seat)
            each.counters[on_card::text_to_state] = 0;
}

void forget_texts(Position& position)
{
    for (Card& card : position.cards)
        card.counters[on_card::text_to_state] = 0;
}

}  // namespace cardinal::lost_empires
