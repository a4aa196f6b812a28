#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Your Hand: at most 5 cards at the end of the own turn.
namespace cardinal::dept_of_structure {
namespace {

constexpr int most_in_hand = 5;

// dept-of-structure.hand.discard, dept-of-structure.hand.over-mid-turn: so many have to go, at the end of the turn and
// not before.
int cards_too_many(const Position& position, Seat seat)
{
    return std::max(0, count_of(position, seat, Pile::hand) - most_in_hand);
}

Objection hand_is_counted(const Position& position, Seat seat)
{
    if (cards_too_many(position, seat) == 0)
        return kept();
    return Objection(name_of(seat) + " ends the round with " + std::to_string(count_of(position, seat, Pile::hand)) +
                     " cards in the hand")
        .about(seat);
}

Objection five_cards_remain_in_the_hand(const Position& position, const Ending& ending)
{
    return hand_is_counted(position, ending.seat);
}

// Where the table reads it so, the other hand is counted, too (A01).
Objection five_cards_remain_in_the_other_hand(const Position& position, const Ending& ending)
{
    if (option(position, Option::hand_check) == 0)
        return kept();
    return hand_is_counted(position, opponent_of(ending.seat));
}

constexpr Rule<Ending> hand_page[] = {
    {rule("dept-of-structure.hand.limit"), five_cards_remain_in_the_hand},
    {rule("dept-of-structure.hand.limit"), five_cards_remain_in_the_other_hand},
};

}  // namespace

void judge_hand(const Position& position, const Ending& ending, Verdict& verdict)
{
    judge_by<Ending>(hand_page, position, ending, verdict);
}

void judge(const Position&, const Discard&, Verdict&) {}

// To the owner's graveyard (A24). Who discards for too large a hand, and not for an effect, has nothing more to do in
// the round.
void apply(Position& position, const Discard& discard)
{
    if (is_in_play(position, discard.card))
        return;
    if (zone_of(position.card(discard.card).place) == Zone::reveal)  // it was played, and is put away
        return lay(position, discard.card, graveyard_of(position, discard.card));
    const Number for_effects = get(position, discard.seat, player::to_discard);
    if (for_effects > 0)
        set(position, discard.seat, player::to_discard, as_number(for_effects - 1));
    else if (discard.seat == attacker(position) && is_deploy_phase(position) &&
             cards_too_many(position, discard.seat) > 0)
        set_phase(position, Phase::end);
    lay(position, discard.card, graveyard_of(position, discard.card));
    set(position, discard.card, on_card::came, static_cast<Number>(Came::discarded));
}

}  // namespace cardinal::dept_of_structure
