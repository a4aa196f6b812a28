#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

/// How a game is won. A Stronghold that lies there with no POPULATION left has lost it, at once and whatever was going
/// on.
namespace cardinal::purge {
namespace {

// purge.stat.population: it belongs to Strongholds, and 0 is the loss that the rule of victory names.
bool has_fallen(const Position& position, Seat seat)
{
    const CardId stronghold = stronghold_of(position, seat);
    return stronghold && position.facts(stronghold).fields[printed::population] != not_given &&
           !is_surely_left(position, stronghold, Stat::population) && population_of(position, seat) == 0;
}

void end_game(Position& position, Seat winner)
{
    set(position, match::before_over, get(position, match::state));
    set(position, match::state, static_cast<Number>(State::over));
    set(position, match::winner, winner.index);
    set(position, match::draw, winner ? 0 : 1);
}

/// Both fell by one effect (A35).
Seat winner_of_a_double_fall(const Position& position)
{
    switch (option(position, Option::double_ko)) {
    case 1: return active(position);
    case 2: return opponent_of(active(position));
    default: return nobody;
    }
}

}  // namespace

// purge.win.population: the first fall decides, whatever falls after it.
void end_game_if_won(Position& position)
{
    if (is_over(position))
        return;
    const bool a_fell = has_fallen(position, seat_a);
    const bool b_fell = has_fallen(position, seat_b);
    if (a_fell && b_fell)
        end_game(position, winner_of_a_double_fall(position));
    else if (a_fell || b_fell)
        end_game(position, a_fell ? seat_b : seat_a);
}

void reopen_if_nobody_fell(Position& position)
{
    const bool both_stand = stronghold_of(position, seat_a) && stronghold_of(position, seat_b) &&
                            !has_fallen(position, seat_a) && !has_fallen(position, seat_b);
    if (!is_over(position) || !both_stand)
        return;
    set(position, match::state, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    set(position, match::draw, 0);
}

bool is_over(const Position& position) { return state(position) == State::over; }

}  // namespace cardinal::purge
