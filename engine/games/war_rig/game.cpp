#include "engine/games/war_rig/card_face.h"
#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/playmat.h"
#include "engine/games/war_rig/tokens.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// From the common Action to the deeds of this game's chapters. What an action leaves behind by being done is closed
/// first, for judging as for doing: an activation, a round, the hits of an attack.
namespace cardinal::war_rig {
namespace {

Objection game_goes_on(const Position& position, const Action&)
{
    if (!is_over(position))
        return kept();
    const Seat winner = seat_in(position, match::winner);
    return Objection(winner ? "the game is over, " + name_of(winner) + " has won" : "the game is over");
}

constexpr Rule<Action> over_page[] = {
    {rule("war-rig.win.after-end"), game_goes_on, "*"},
};

int number_or(const Action& action, int otherwise) { return action.number == no_number ? otherwise : action.number; }
bool is_told(const Action& action, Number word) { return action.word == word; }
bool is_free(const Action& action) { return is_told(action, static_cast<Number>(Told::free)); }

Construct construct_of(const Action& action)
{
    return {.seat = action.seat,
            .card = action.target,
            .squad = action.card,
            .is_paying_told = !action.numbers.empty(),
            .paying = action.numbers,
            .to = action.place,
            .is_free = is_told(action, static_cast<Number>(BuildWay::free)),
            .is_left_face_down = is_told(action, static_cast<Number>(BuildWay::face_down))};
}

Shoot shot_of(const Action& action)
{
    return {.seat = action.seat,
            .weapon = action.card,
            .target = action.target,
            .dice = action.numbers,
            .hits = number_or(action, -1),
            .chosen_by = action.other,
            .splash = action.cards,
            .rerolled = action.word == no_number ? 0 : action.word};
}

Spy spying_of(const Action& action)
{
    return {.seat = action.seat,
            .squad = action.card,
            .card = action.target,
            .at = action.other,
            .dice = action.numbers,
            .stealing = action.cards,
            .way = action.word};
}

Give gift_of(const Action& action)
{
    return {.seat = action.seat,
            .squad = action.card,
            .token = action.word,
            .item = action.target,
            .to = action.cards.empty() ? no_card : action.cards.front()};
}

Attack attack_of(const Action& action)
{
    return {.seat = action.seat,
            .squad = action.card,
            .target = action.target,
            .dice = action.numbers,
            .hits = number_or(action, -1),
            .is_free = is_free(action)};
}

/// Calls `chapter` with the deed that the action is, under the names its rules use.
template <class Chapter>
void with_deed(const Action& action, Chapter&& chapter)
{
    const Seat seat = action.seat;
    const CardId card = action.card, target = action.target;
    const std::vector<Number>& numbers = action.numbers;
    switch (deed_of(action)) {
    case Deed::begin: return chapter(Begin{});
    case Deed::move: return chapter(Move{seat, card, action.place});
    case Deed::repel: return chapter(Repel{seat, card, numbers, action.word, action.place});
    case Deed::gather: return chapter(Gather{seat, card, numbers, target, is_free(action)});
    case Deed::claim: return chapter(Claim{seat, card, numbers, action.place});
    case Deed::swap: return chapter(Swap{seat, action.word, number_or(action, -1)});
    case Deed::exchange: return chapter(Exchange{seat, card, action.cards, number_or(action, 1)});
    case Deed::lock: return chapter(Lock{seat, card, number_or(action, -1)});
    case Deed::encamp: return chapter(Encamp{seat, card, is_free(action)});
    case Deed::decamp: return chapter(Decamp{seat, card, is_free(action)});
    case Deed::attack: return chapter(attack_of(action));
    case Deed::use: return chapter(UseItem{seat, card, target, number_or(action, -1)});
    case Deed::release: return chapter(Release{seat, card});
    case Deed::give: return chapter(gift_of(action));
    case Deed::surrender: return chapter(Surrender{seat, card});
    case Deed::coerce: return chapter(Coerce{seat, card, target, number_or(action, -1)});
    case Deed::construct: return chapter(construct_of(action));
    case Deed::equip: return chapter(Equip{seat, card, target});
    case Deed::attach: return chapter(Attach{seat, card, action.place});
    case Deed::fight_fire: return chapter(FightFire{seat, card, target, numbers, action.word});
    case Deed::recruit: return chapter(Recruit{seat, card, target, numbers, action.word});
    case Deed::rescue: return chapter(Rescue{seat, card, target, numbers, action.word});
    case Deed::spy: return chapter(spying_of(action));
    case Deed::sabotage: return chapter(Sabotage{seat, card, target, numbers, is_free(action)});
    case Deed::drive: return chapter(Drive{seat, action.place});
    case Deed::shoot: return chapter(shot_of(action));
    case Deed::return_fire:
        return chapter(ReturnFire{seat, card, target, numbers, number_or(action, -1), action.other});
    case Deed::crash: return chapter(Crash{seat, numbers});
    case Deed::bid: return chapter(Bid{seat, action.number, numbers});
    case Deed::reveal: return chapter(Reveal{numbers});
    case Deed::generate: return chapter(Generate{seat, numbers, action.place});
    case Deed::summon: return chapter(Summon{seat, card});
    case Deed::land: return chapter(Land{seat, numbers, action.place, card});
    case Deed::advance: return chapter(Advance{!numbers.empty(), numbers});
    case Deed::discover: return chapter(Discover{seat, card, number_or(action, -1)});
    case Deed::pass: return chapter(Pass{seat});
    case Deed::next: return chapter(Next{});
    case Deed::none:
    case Deed::count: return;
    }
}

void judge_action(const Position& position, const Action& action, Verdict& verdict)
{
    if (!is_well_formed(game, position, action))
        return;
    if (is_over(position))
        return judge_by<Action>(over_page, position, action, verdict);
    judge_closing(position, action, verdict);
    if (closes_something(position, action)) {
        Position later = position;
        close_before(later, action);
        with_deed(action, [&](const auto& deed) { judge(later, deed, verdict); });
    } else
        with_deed(action, [&](const auto& deed) { judge(position, deed, verdict); });
    for (Violation& violation : verdict.violations)
        violation.of_state = false;  // some rows speak of states; here somebody did it
}

void apply_action(Position& position, const Action& action)
{
    if (!is_well_formed(game, position, action) || is_over(position))
        return;
    close_before(position, action);
    with_deed(action, [&](const auto& deed) { apply(position, deed); });
    check_for_the_end(position);
}

}  // namespace

constinit const Game game{
    .id = "war-rig",
    .title = "War Rig",
    .letter = 'W',
    .most_players = 4,
    .version = "5",
    .words = &words,
    .catalogue = catalogue,
    .ambiguities = ambiguities,
    .lay_out = lay_out,
    .before_match = before_match,
    .put_down = put_down,
    .settle = settle,
    .judge = judge_action,
    .apply = apply_action,
    .propose = propose,
    .judge_states = judge_states,
    .judge_fact = judge_fact,
    .take_fact = take_fact,
    .set_right = set_right,
    .ask = ask,
    .show = show,
    .judge_deck = judge_deck,
    .is_over = is_over,
    .due = due,
    .playmat = &playmat,
    .tokens = &tokens,
    .face = face_of,
    .board_parts = &board_parts,
};

}  // namespace cardinal::war_rig
