#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

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

bool is_on_play_of_a_summoned(const Position& position, CardId source, int ability)
{
    const Ability* used = ability_of(position, source, ability);
    return used && trigger_of(*used) == Trigger::on_play &&
           get(position.card(source), on_card::came) == static_cast<Number>(Came::summoned);
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

Objection only_optional_triggers_are_declined(const Position& position, const Decline& decline)
{
    const int at = find_waiting(position, decline.source, decline.ability);
    if (at < 0 || !must_be_carried_out(position, position.stack[static_cast<std::size_t>(at)]))
        return kept();
    return Objection("what " + name_of(position, decline.source) + " triggers is not optional").about(decline.source);
}

constexpr Rule<Decline> decline_page[] = {
    {rule("three-lanes.ld.effect.optional"), only_optional_triggers_are_declined},
};

// ---- a draw that a text is said to call for ----
bool is_said_by_data(const CardFacts& card)
{
    return !card.effects.empty() ||
           std::ranges::any_of(card.abilities, [](const Ability& ability) { return !ability.effects.empty(); });
}

bool draws(const Position& position, const CardId card, int ability)
{
    const Ability* used = ability_of(position, card, ability);
    const auto& effects = used ? used->effects : position.facts(card).effects;
    const auto is_draw = [](const CardEffect& effect) {
        return effect.fields[effect::verb] == static_cast<Number>(Verb::draw);
    };
    const bool only_text_can_say_so = used ? effects.empty() : !is_said_by_data(position.facts(card));
    return only_text_can_say_so || (used && std::ranges::any_of(effects, is_draw));  // a tech's effects have happened
}

/// Whose text it is.
Seat controller_of(const Position& position, const Draw& draw) { return position.card(draw.ground).side; }

/// How many cards the data says that this player draws; each effect names its player.
int draws_said(const Position& position, const Draw& draw, const Ability& ability)
{
    int said = 0;
    for (const CardEffect& effect : ability.effects)
        if (effect.fields[effect::verb] == static_cast<Number>(Verb::draw) &&
            player_meant(controller_of(position, draw), effect) == draw.seat)
            said += amount_of(effect);
    return said;
}

/// How many cards the text says to draw; what was told where only the text knows. Of a deck that holds fewer so many
/// are drawn as it holds.
int draws_due(const Position& position, const Draw& draw)
{
    const Ability* ability = ability_of(position, draw.ground, draw.ability);
    if (!ability || ability->effects.empty() || !draw.is_counted)
        return draw.count;
    const int said = draws_said(position, draw, *ability);
    const int there = count_of(position, draw.seat, Pile::deck);
    return draw.count == there ? std::min(said, there) : said;
}

/// An effect that makes the other player draw is no ground for this one.
bool makes_this_player_draw(const Position& position, const Draw& draw)
{
    const Ability* ability = ability_of(position, draw.ground, draw.ability);
    return !ability || ability->effects.empty() || draws_said(position, draw, *ability) > 0;
}

/// Of a card that has left play nobody can tell any more whether its condition was met.
bool fails_its_condition(const Position& position, CardId card, int ability)
{
    const Ability* used = ability_of(position, card, ability);
    return used && is_in_play(position, card) && !condition_is_met(position, card, *used);
}

// three-lanes.ld.effect.condition: without it the text says nothing.
bool is_a_ground(const Position& position, const Draw& draw)
{
    const Ability* ability = ability_of(position, draw.ground, draw.ability);
    if (!draws(position, draw.ground, draw.ability) || !makes_this_player_draw(position, draw) ||
        fails_its_condition(position, draw.ground, draw.ability))
        return false;
    if (!ability)
        return is_in_play(position, draw.ground) || type_of(position, draw.ground) == Type::tech;
    const bool works = works_where_it_lies(position, draw.ground, *ability);
    if (trigger_of(*ability) == Trigger::main)
        return works;
    if (!later_documents(position))
        return works || !is_in_play(position, draw.ground);
    return is_waiting(position, draw.ground, draw.ability);
}

Objection a_summoned_unit_was_not_played(const Position& position, const Draw& draw)
{
    if (!later_documents(position) || is_waiting(position, draw.ground, draw.ability) ||
        !is_on_play_of_a_summoned(position, draw.ground, draw.ability))
        return kept();
    return Objection(name_of(position, draw.ground) + " was summoned, not played").about(draw.ground);
}

Objection the_text_says_so(const Position& position, const Draw& draw)
{
    const int due = draws_due(position, draw);
    if (is_a_ground(position, draw) && due != draw.count)
        return Objection(name_of(position, draw.ground) + " says to draw " + std::to_string(due) + ", not " +
                         std::to_string(draw.count))
            .about(draw.ground);
    if (is_a_ground(position, draw))
        return kept();
    return Objection("nothing made " + name_of(position, draw.ground) + " say that " + name_of(draw.seat) + " draws")
        .about(draw.ground);
}

constexpr Rule<Draw> ground_page[] = {
    {rule("three-lanes.ld.unit-summon"), a_summoned_unit_was_not_played, "three-lanes.track.count"},
    {rule("three-lanes.track.count"), the_text_says_so},
};

int ability_said(const Position& position, const Draw& draw)
{
    return draw.ability >= 0 ? draw.ability : ability_that_draws(position, draw.ground);
}

int ability_used(const Position& position, const UseAbility& use)
{
    return use.ability >= 0 ? use.ability : ability_that_is_due(position, use.source);
}

/// So many cards more than the text gave, or fewer: the table is the truth.
void draw_further(Position& position, Seat seat, int further)
{
    draw_by_effect(position, seat, further);
    for (; further < 0; ++further)
        shift(position, seat, Pile::hand, Pile::deck);
}

void judge_summon(const Position& position, const UseAbility& use, Verdict& verdict)
{
    const Ability* ability = ability_of(position, use.source, use.ability);
    const Seat side = ability ? summons_to(use.seat, ability->effects, use.at) : use.at.seat;
    judge_laying(position, {side, use.targets.front(), use.at}, verdict);
}

}  // namespace

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
    if (ability && !condition_is_met(position, use.source, *ability))
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
    if (const int at = find_waiting(position, decline.source, decline.ability); at >= 0)
        position.stack.erase(position.stack.begin() + at);
}

void judge(const Position&, const Resolve&, Verdict&) {}
void apply(Position& position, const Resolve&) { resolve_newest(position); }

void judge_ground(const Position& position, const Draw& told, Verdict& verdict)
{
    Draw draw = told;
    draw.ability = ability_said(position, told);
    judge_by<Draw>(ground_page, position, draw, verdict);
    const Ability* ability = ability_of(position, draw.ground, draw.ability);
    const bool is_for_this_player = ability && makes_this_player_draw(position, draw);
    if (ability && trigger_of(*ability) == Trigger::main)
        judge_moment(position, is_for_this_player ? controller_of(position, draw) : draw.seat, verdict);
}

// What is due and does not draw cannot be meant.
int ability_that_draws(const Position& position, CardId card)
{
    const int due = ability_that_is_due(position, card);
    const int main = find_ability(position, card, Trigger::main);
    return main < 0 || draws(position, card, due) ? due : main;
}

const Pending* waiting_draw(const Position& position, Seat seat)
{
    for (auto at = position.stack.rbegin(); at != position.stack.rend(); ++at) {
        if (at->fate != static_cast<std::uint8_t>(Step::open))
            return nullptr;
        const Ability* ability = ability_of(position, at->action.card, at->action.word);
        const Draw draw{.seat = seat, .ground = at->action.card, .ability = at->action.word};
        if (ability && !ability->effects.empty() && draws_said(position, draw, *ability) > 0 &&
            !fails_its_condition(position, at->action.card, at->action.word))
            return &*at;
    }
    return nullptr;
}

// A draw that answers a trigger is that trigger happening.
void draw_on_ground(Position& position, const Draw& told)
{
    Draw draw = told;
    draw.ability = ability_said(position, told);
    const Ability* ability = ability_of(position, draw.ground, draw.ability);
    const bool is_said_by_data = ability && !ability->effects.empty() && is_a_ground(position, draw) &&
                                 condition_is_met(position, draw.ground, *ability);
    if (!is_said_by_data) {
        apply(position, Decline{draw.seat, draw.ground, draw.ability});
        return draw_by_effect(position, draw.seat, draw.count);
    }
    const int given = draws_due(position, draw);
    const int there = count_of(position, draw.seat, Pile::deck);
    apply(position, UseAbility{.seat = controller_of(position, draw), .source = draw.ground, .ability = draw.ability});
    draw_further(position, draw.seat, std::min(draw.count, there) - std::min(given, there));
}

}  // namespace cardinal::three_lanes
