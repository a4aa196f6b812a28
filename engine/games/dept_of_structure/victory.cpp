#include "engine/games/dept_of_structure/chapters.h"

/// Objective: whoever brings the other base to 0 wins.
namespace cardinal::dept_of_structure {
namespace {

bool has_fallen(const Position& position, Seat seat) { return get(position, seat, player::base) <= 0; }

void end_match(Position& position, Seat winner)
{
    set(position, match::before_over, get(position, match::phase));
    set(position, match::winner, winner.index);
    set(position, match::draw, winner ? 0 : 1);
    set_phase(position, Phase::over);
    position.stack.clear();
}

/// Both at once is a draw, unless the table says otherwise (A25).
Seat winner_of_two_zeros(const Position& position)
{
    switch (option(position, Option::double_zero)) {
    case 1: return attacker(position);
    case 2: return defender(position);
    default: return nobody;
    }
}

}  // namespace

// dept-of-structure.win.base-zero: whoever has a base without health has lost.
void check_for_victory(Position& position)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    const bool a_has = has_fallen(position, seat_a), b_has = has_fallen(position, seat_b);
    if (a_has && b_has)
        end_match(position, winner_of_two_zeros(position));
    else if (a_has || b_has)
        end_match(position, a_has ? seat_b : seat_a);
}

void lose(Position& position, Seat loser)
{
    if (!is_over(position) && phase(position) != Phase::setup)
        end_match(position, opponent_of(loser));
}

bool is_over(const Position& position) { return phase(position) == Phase::over; }

void reopen_if_nobody_lost(Position& position)
{
    if (!is_over(position) || has_fallen(position, seat_a) || has_fallen(position, seat_b))
        return;
    set(position, match::phase, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    set(position, match::draw, 0);
}

}  // namespace cardinal::dept_of_structure
