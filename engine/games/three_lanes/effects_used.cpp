#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>
#include <vector>

/// Effects that players use: [Main] effects, and with the later documents the triggers that wait.
namespace cardinal::three_lanes {
namespace {

bool is_main(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    return !ability || trigger_of(*ability) == Trigger::main;
}

bool is_waiting(const Position& position, CardId source, int ability)
{
    return find_waiting(position, source, ability) >= 0;
}

/// A unit in a unit zone or a land in a land zone, or where else the card says.
bool is_in_a_zone_where_it_works(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    const bool names_another = ability && later_documents(position) &&
                               ability->fields[ability::works_from] > static_cast<Number>(WorksFrom::play);
    if (names_another)
        return works_where_it_lies(position, use.source, *ability);
    const bool is_land =
        type_of(position, use.source) == Type::land && zone_of(position.card(use.source).place) == Zone::land;
    return is_fighter(position, use.source) || is_land;
}

Objection works_from(const Position& position, const UseAbility& use)
{
    if (is_in_a_zone_where_it_works(position, use))
        return kept();
    return Objection("an effect of " + name_of(position, use.source) + " does not work from " +
                     name_of(position.card(use.source).place))
        .about(use.source);
}

// three-lanes.main-effect.repeat: as often as the player likes.
Objection main_effect_works_where_its_card_lies(const Position& position, const UseAbility& use)
{
    if (Objection elsewhere = works_from(position, use))
        return elsewhere;
    if (position.card(use.source).side != use.seat)
        return Objection(name_of(position, use.source) + " is not " + name_of(use.seat) + "'s").about(use.source);
    if (option(position, Option::rested_main) == 0 || !is_rested(position, use.source))
        return kept();
    return Objection(name_of(position, use.source) + " is rested").about(use.source).resting_on("A17");
}

Objection no_more_are_chosen_than_it_allows(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    if (!ability || ability->effects.empty() || use.targets.size() <= most_chosen(ability->effects))
        return kept();
    return Objection(name_of(position, use.source) + " does not choose " + std::to_string(use.targets.size()) +
                     " cards")
        .about(use.source);
}

constexpr Rule<UseAbility> choice_page[] = {
    {rule("three-lanes.track.count"), no_more_are_chosen_than_it_allows},
};
constexpr Rule<UseAbility> main_effect_page[] = {
    {rule("three-lanes.main-effect.zone"), main_effect_works_where_its_card_lies},
};

// ---- triggers, with the later documents ----
bool works_when_it_has_left(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    return ability && works_after_leaving(trigger_of(*ability));
}

Objection trigger_works_where_its_card_lies(const Position& position, const UseAbility& use)
{
    if (is_main(position, use) || is_waiting(position, use.source, use.ability) ||
        works_when_it_has_left(position, use))
        return kept();
    return works_from(position, use);
}

bool summons_where_it_may(const Position& position, const UseAbility& use)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    if (!ability || use.at == nowhere)
        return true;
    return std::ranges::all_of(ability->effects, [&](const CardEffect& effect) {
        return effect.fields[effect::verb] != static_cast<Number>(Verb::summon) ||
               allows_zone(position, {.source = use.source, .seat = use.seat}, effect, use.at);
    });
}

Objection a_summon_is_no_play(const Position& position, const UseAbility& use)
{
    if (is_on_play_of_a_summoned(position, use.source, use.ability) && !is_waiting(position, use.source, use.ability))
        return Objection(name_of(position, use.source) + " was summoned, not played").about(use.source);
    if (summons_where_it_may(position, use))
        return kept();
    return Objection(name_of(position, use.source) + " does not summon to " + name_of(use.at)).about(use.source);
}

Objection it_was_triggered(const Position& position, const UseAbility& use)
{
    if (is_main(position, use))
        return kept();
    if (const int at = find_waiting(position, use.source, use.ability); at >= 0) {
        const Seat whose = position.stack[static_cast<std::size_t>(at)].action.seat;
        if (whose == use.seat)
            return kept();
        return Objection("what " + name_of(position, use.source) + " triggers is " + name_of(whose) + "'s to carry out")
            .about(use.source);
    }
    return Objection("nothing triggered this effect of " + name_of(position, use.source)).about(use.source);
}

constexpr Rule<UseAbility> trigger_page[] = {
    {rule("three-lanes.ld.effect.zones"), trigger_works_where_its_card_lies, "three-lanes.track.count"},
    {rule("three-lanes.ld.unit-summon"), a_summon_is_no_play, "three-lanes.track.count"},
    {rule("three-lanes.track.count"), it_was_triggered},
};

int ability_declined(const Position& position, const Decline& decline)
{
    const std::vector<int> waiting = waiting_of_its_kind(position, decline.source, decline.ability);
    return waiting.empty() ? decline.ability : waiting.front();
}

Objection only_optional_triggers_are_declined(const Position& position, const Decline& decline)
{
    const int at = find_waiting(position, decline.source, ability_declined(position, decline));
    if (at < 0 || !must_be_carried_out(position, position.stack[static_cast<std::size_t>(at)]))
        return kept();
    return Objection("what " + name_of(position, decline.source) + " triggers is not optional").about(decline.source);
}

constexpr Rule<Decline> decline_page[] = {
    {rule("three-lanes.ld.effect.optional"), only_optional_triggers_are_declined},
};

/// Who carries out what a card does as it leaves says that its condition was met.
bool happens_when_told(const Position& position, CardId card, const Ability& ability)
{
    return condition_is_met(position, card, ability) ||
           (works_after_leaving(trigger_of(ability)) && !is_in_play(position, card));
}

int ability_used(const Position& position, const UseAbility& use)
{
    if (use.ability < 0)
        return ability_that_is_due(position, use.source);
    const std::vector<int> waiting = waiting_of_its_kind(position, use.source, use.ability);
    return waiting.empty() ? use.ability : waiting.front();
}

void judge_summon(const Position& position, const UseAbility& use, Verdict& verdict)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    const Seat side = ability ? summons_to(use.seat, ability->effects, use.at) : use.at.seat;
    judge_laying(position, {side, use.targets.front(), use.at}, verdict);
}

}  // namespace

bool is_on_play_of_a_summoned(const Position& position, CardId source, int ability)
{
    const Ability* used = ability_of(position, source, ability);
    return used && trigger_of(*used) == Trigger::on_play &&
           get(position.card(source), on_card::came) == static_cast<Number>(Came::summoned);
}

void judge(const Position& position, const UseAbility& told, Verdict& verdict)
{
    UseAbility use = told;
    use.ability = ability_used(position, told);
    if (is_main(position, use))
        judge_by<UseAbility>(main_effect_page, position, use, verdict);
    if (later_documents(position))
        judge_by<UseAbility>(trigger_page, position, use, verdict);
    if (verdict.legal())
        judge_by<UseAbility>(choice_page, position, use, verdict);
    if (use.at != nowhere && !use.targets.empty() && !verdict.broke("three-lanes.ld.unit-summon"))
        judge_summon(position, use, verdict);
    if (is_main(position, use))
        judge_moment(position, use.seat, verdict);
}

void apply(Position& position, const UseAbility& told)
{
    UseAbility use = told;
    use.ability = ability_used(position, told);
    if (is_main(position, use))
        begin_main(position, use.seat);
    if (const int at = find_waiting(position, use.source, use.ability); at >= 0)
        position.stack.erase(position.stack.begin() + at);
    const Ability* ability = ability_of(position, use.source, use.ability);
    if (ability && !happens_when_told(position, use.source, *ability))
        return;
    if (!ability || ability->effects.empty())
        return set(position, match::text_open, 1);
    carry_out(position,
              {.source = use.source,
               .seat = use.seat,
               .targets = use.targets,
               .at = use.at,
               .out_of_play = works_out_of_play(*ability)},
              ability->effects);
}

void judge(const Position& position, const Decline& decline, Verdict& verdict)
{
    judge_by<Decline>(decline_page, position, decline, verdict);
}

void apply(Position& position, const Decline& decline)
{
    if (const int at = find_waiting(position, decline.source, ability_declined(position, decline)); at >= 0)
        position.stack.erase(position.stack.begin() + at);
}

void judge(const Position&, const Resolve&, Verdict&) {}
void apply(Position& position, const Resolve&) { resolve_newest(position); }

}  // namespace cardinal::three_lanes
