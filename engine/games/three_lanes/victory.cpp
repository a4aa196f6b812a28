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

/// What is now known of its power or of its lane says that the last attack hit no protection.
bool was_no_hit(const Position& position)
{
    const CardId attacker = card_in(position, match::attacker);
    if (get(position, match::met) != static_cast<Number>(Met::win) || !is_fighter(position, attacker))
        return false;
    const Place from = position.card(attacker).place;
    return power_of(position, attacker) <= 0 || defender_of(position, opponent_of(from.seat), from.slot);
}

void look_at_the_lane_again(Position& position)
{
    const CardId attacker = card_in(position, match::attacker);
    check_lane(
        position,
        {.kind = static_cast<std::uint8_t>(Deed::attack), .seat = position.card(attacker).side, .card = attacker});
    go_on(position);
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
    const bool missed = was_no_hit(position);
    if (!is_over(position) || (winner && !was_hit && !missed && !deck_was_not_empty(position, loser)))
        return;
    set(position, match::phase, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    if (missed)
        return look_at_the_lane_again(position);
    if (!was_hit)
        return;
    set(position, match::met, static_cast<Number>(Met::protection));
    set(position, match::taken, 1);
}

bool is_over(const Position& position) { return phase(position) == Phase::over; }

}  // namespace cardinal::three_lanes
