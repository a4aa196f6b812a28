#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <bit>

/// End Game: four ways to win, looked for after each deed, reveal and advance.
namespace cardinal::war_rig {
namespace {

// war-rig.win.dominate: all three locations that are rich in resources.
bool dominates(const Position& position, Seat seat)
{
    return controls(position, seat, at(Zone::oil_sands)) && controls(position, seat, at(Zone::volcanic_range)) &&
           controls(position, seat, at(Zone::methane_sea));
}

// war-rig.win.annihilation: all factions but this one are destroyed.
bool is_the_last(const Position& position, Seat seat)
{
    for (std::int8_t other = 0; other < position.seats; ++other)
        if (is_eliminated(position, Seat{other}) == (Seat{other} == seat))
            return false;
    return position.seats > 1;
}

// war-rig.power.win, war-rig.power.win-2-3, war-rig.power.win-4: enough loyal factions (A55).
bool has_enough_loyalty(const Position& position, Seat seat)
{
    if (seat_in(position, match::controller) != seat)
        return false;
    int loyal = 0;
    for (std::int8_t other = 0; other < position.seats; ++other)
        loyal += is_loyal(position, Seat{other}) ? 1 : 0;
    return loyal >= (position.seats >= 4 ? 2 : 1);
}

// war-rig.empire.win: the Barren Wastes have fallen.
bool has_won_with_the_empire(const Position& position, Seat seat)
{
    return seat_in(position, match::summoner) == seat && is_held(position, wastes);
}

bool has_won(const Position& position, Seat seat)
{
    return dominates(position, seat) || is_the_last(position, seat) || has_enough_loyalty(position, seat) ||
           has_won_with_the_empire(position, seat);
}

Number all_who_won(const Position& position)
{
    Number won = 0;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (has_won(position, Seat{seat}))
            won = static_cast<Number>(won | 1 << seat);
    return won;
}

// Two endings at once: the active player's, else the next in order (A58).
Seat first_of(const Position& position, Number won)
{
    const int from = std::max<int>(0, active(position).index);
    for (int step = 0; step < position.seats; ++step) {
        const int seat = (from + step) % position.seats;
        if (((won >> seat) & 1) != 0)
            return Seat{static_cast<std::int8_t>(seat)};
    }
    return nobody;
}

}  // namespace

bool is_over(const Position& position) { return phase(position) == Phase::over; }

// war-rig.win.any-ends: any one of them ends the match. war-rig.object.rig-advice: no ending asks for a rig.
void check_for_the_end(Position& position)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    const Number won = all_who_won(position);
    if (won == 0)
        return;
    set(position, match::before_over, get(position, match::phase));
    const bool share = option(position, Option::simultaneous_end) == 1 && std::popcount(static_cast<unsigned>(won)) > 1;
    set(position, match::winner, share ? nobody.index : first_of(position, won).index);
    set(position, match::winners, share ? won : static_cast<Number>(1 << first_of(position, won).index));
    set_phase(position, Phase::over);
}

// What people say of a squad or a counter is what was there: a match that ended by a misreading goes on.
void reopen_if_nobody_won(Position& position)
{
    if (!is_over(position) || all_who_won(position) != 0)
        return;
    set(position, match::phase, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    set(position, match::winners, 0);
}

}  // namespace cardinal::war_rig
