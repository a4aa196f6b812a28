#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

/// How a match ends: by a hit where no protection is left (attack.cpp), or by a draw that is due from an empty deck
/// (draw_phase.cpp).
namespace cardinal::three_lanes {
namespace {

bool deck_was_not_empty(const Position& position, Seat loser)
{
    return get(position, match::met) != static_cast<Number>(Met::win) && count_of(position, loser, Pile::deck) > 0;
}

bool hit_left_protection(const Position& position, Seat loser)
{
    return get(position, match::met) == static_cast<Number>(Met::win) &&
           count_of(position, loser, Pile::protection) > 0;
}

}  // namespace

void win(Position& position, Seat winner)
{
    if (is_over(position))
        return;
    set(position, match::before_over, get(position, match::phase));
    set(position, match::winner, winner.index);
    set_phase(position, Phase::over);
    position.stack.clear();
}

// What is ruled of the protection is what the hit left.
void reopen_if_nobody_lost(Position& position)
{
    const Seat winner = seat_in(position, match::winner);
    const Seat loser = opponent_of(winner);
    const bool was_hit = hit_left_protection(position, loser);
    if (!is_over(position) || (winner && !was_hit && !deck_was_not_empty(position, loser)))
        return;
    set(position, match::phase, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    if (!was_hit)
        return;
    set(position, match::met, static_cast<Number>(Met::protection));
    set(position, match::taken, 1);
}

bool is_over(const Position& position) { return phase(position) == Phase::over; }

}  // namespace cardinal::three_lanes
