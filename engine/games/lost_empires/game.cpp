#include "engine/games/lost_empires/card_face.h"
#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/playmat.h"
#include "engine/games/lost_empires/tokens.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// From the common Action to the deeds of this game's chapters. What an action leaves behind by being done is closed
/// first, for judging as for doing: a phase, an activation, a granted action that nobody took.
namespace cardinal::lost_empires {
namespace {

Objection game_goes_on(const Position& position, const Action&)
{
    if (!is_over(position))
        return kept();
    const Seat winner = seat_in(position, match::winner);
    return Objection(winner ? "the game is over, " + name_of(winner) + " has won" : "the game is over, a draw")
        .as(Severity::illegal);
}

constexpr Rule<Action> over_page[] = {
    {rule("lost-empires.general.rounds"), game_goes_on, "*"},
};

/// A support that is said to be played is one, and a unit that is said to be a support is played where it was laid.
Action as_it_is_meant(const Position& position, const Action& action)
{
    Action meant = action;
    const bool is_support = type_of(position, action.card) == Type::support;
    if (deed_of(action) == Deed::play && is_support && action.place == nowhere) {
        meant.kind = static_cast<std::uint8_t>(Deed::support);
        meant.word = no_number;
    }
    if (deed_of(action) == Deed::support && !is_support) {
        meant.kind = static_cast<std::uint8_t>(Deed::play);
        meant.cards.clear();
    }
    return meant;
}

int number_or(const Action& action, int otherwise) { return action.number == no_number ? otherwise : action.number; }
int ability_or_none(const Action& action) { return action.word == no_number ? -1 : action.word; }
int first_of(const Action& action, int otherwise)
{
    return action.numbers.empty() ? otherwise : action.numbers.front();
}

PlayUnit play_of(const Action& action)
{
    return {.seat = action.seat,
            .card = action.card,
            .at = action.place,
            .is_paying_told = !action.numbers.empty(),
            .paying = action.numbers,
            .entering = action.word};
}

PlaySupport support_of(const Action& action)
{
    return {.seat = action.seat,
            .card = action.card,
            .targets = action.cards,
            .is_paying_told = !action.numbers.empty(),
            .paying = action.numbers,
            .to = action.place};
}

ChooseFaction choice_of(const Action& action)
{
    return {.seat = action.seat,
            .faction = action.word,
            .hive = action.numbers.empty() ? no_number : action.numbers.front()};
}

/// Calls `chapter` with the deed that the action is, under the names its rules use.
template <class Chapter>
void with_deed(const Action& action, Chapter&& chapter)
{
    const Seat seat = action.seat;
    const CardId card = action.card;
    switch (deed_of(action)) {
    case Deed::begin: return chapter(Begin{});
    case Deed::roll: return chapter(RollForFirst{seat, action.numbers});
    case Deed::first: return chapter(TakeFirst{seat});
    case Deed::faction: return chapter(choice_of(action));
    case Deed::shuffle: return chapter(Shuffle{seat});
    case Deed::draw: return chapter(Draw{seat, number_or(action, 1)});
    case Deed::mulligan: return chapter(Mulligan{seat, number_or(action, -1), first_of(action, 6)});
    case Deed::play: return chapter(play_of(action));
    case Deed::support: return chapter(support_of(action));
    case Deed::activate: return chapter(Activate{seat, card, !action.numbers.empty(), action.numbers});
    case Deed::move: return chapter(Move{seat, card, action.place});
    case Deed::attack: return chapter(Attack{seat, card, action.cards, action.numbers, number_or(action, -1)});
    case Deed::use: return chapter(UseAbility{seat, card, ability_or_none(action), action.cards, action.place});
    case Deed::decline: return chapter(Decline{seat, card});
    case Deed::drain: return chapter(Drain{seat, card});
    case Deed::reveal: return chapter(Reveal{seat, card});
    case Deed::end_turn: return chapter(EndTurn{seat});
    case Deed::pass: return chapter(Pass{seat});
    case Deed::take: return chapter(TakeArtifacts{seat, action.place, number_or(action, -1)});
    case Deed::ruthless: return chapter(DealRuthless{seat, card, action.target, number_or(action, 1)});
    case Deed::build: return chapter(BuildGate{seat, number_or(action, -1), first_of(action, 4)});
    case Deed::fall_back: return chapter(FallBack{seat, action.cards, action.place});
    case Deed::ready: return chapter(ReadyAll{});
    case Deed::refresh: return chapter(RefreshAll{});
    case Deed::next: return chapter(Next{});
    case Deed::none:
    case Deed::count: return;
    }
}

bool is_order(const Action& action)
{
    const Deed deed = deed_of(action);
    return deed == Deed::play || deed == Deed::support || deed == Deed::activate || deed == Deed::end_turn ||
           deed == Deed::pass;
}

/// After these the last attack can still be seen, and a MELEE unit's second one made.
bool goes_on_with_the_attack(const Position& position, const Action& action)
{
    const Deed deed = deed_of(action);
    const bool is_second = deed == Deed::attack &&
                           (is_second_attack(position, action.card) || completes_an_open_attack(position, action.card));
    return is_second || deed == Deed::decline || deed == Deed::reveal;
}

void judge_action(const Position& position, const Action& action, Verdict& verdict)
{
    if (!is_well_formed(game, position, action))
        return;
    if (is_over(position))
        return judge_by<Action>(over_page, position, action, verdict);
    const Action meant = as_it_is_meant(position, action);
    Position later = position;
    judge_closing(position, meant, verdict);
    close_before(later, meant);
    if (!is_over(later))  // what was closed ended it: the action came too late to be judged
        with_deed(meant, [&](const auto& deed) { judge(later, deed, verdict); });
    for (Violation& violation : verdict.violations)
        violation.of_state = false;  // some rows speak of states; here somebody did it
}

void apply_action(Position& position, const Action& action)
{
    if (!is_well_formed(game, position, action) || is_over(position))
        return;
    const Action meant = as_it_is_meant(position, action);
    close_before(position, meant);
    if (is_over(position))
        return;
    if (!goes_on_with_the_attack(position, meant))
        forget_attack(position);
    if (is_order(meant))
        forget_texts(position);
    with_deed(meant, [&](const auto& deed) { apply(position, deed); });
    end_if_used_up(position);
}

}  // namespace

constinit const Game game{
    .id = "lost-empires",
    .title = "Lost Empires",
    .letter = 'L',
    .version = "4",
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

}  // namespace cardinal::lost_empires
