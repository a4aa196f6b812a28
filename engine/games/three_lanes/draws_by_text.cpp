#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>
#include <vector>

/// Draws that a text is said to call for: whether it does, whom it makes draw, and how many cards.
namespace cardinal::three_lanes {
namespace {

bool is_waiting(const Position& position, CardId source, int ability)
{
    return find_waiting(position, source, ability) >= 0;
}

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

/// Of several triggers of one kind the one that draws so many.
int ability_said(const Position& position, const Draw& draw)
{
    const int said = draw.ability >= 0 ? draw.ability : ability_that_draws(position, draw.ground);
    const std::vector<int> waiting = waiting_of_its_kind(position, draw.ground, said);
    const auto fits = std::ranges::find_if(waiting, [&](int ability) {
        return draws_said(position, draw, *ability_of(position, draw.ground, ability)) == draw.count;
    });
    return fits != waiting.end() ? *fits : waiting.empty() ? said : waiting.front();
}

/// So many cards more than the text gave, or fewer: the table is the truth.
void draw_further(Position& position, Seat seat, int further)
{
    draw_by_effect(position, seat, further);
    for (; further < 0; ++further)
        shift(position, seat, Pile::hand, Pile::deck);
}

}  // namespace

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
