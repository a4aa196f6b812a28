#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Check for victory: after both have built, and nowhere else.
namespace cardinal::lost_empires {
namespace {

// lost-empires.victory.four, lost-empires.victory.single: who has all four gates.
std::vector<Seat> who_has_the_wormgate(const Position& position)
{
    std::vector<Seat> found;
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (gates_built(position, Seat{index}) == 4)
            found.push_back(Seat{index});
    return found;
}

template <class Measure>
void keep_the_highest(std::vector<Seat>& tied, Measure measure)
{
    const auto highest = std::ranges::max_element(tied, {}, measure);
    if (highest == tied.end())
        return;
    const auto most = measure(*highest);
    std::erase_if(tied, [&](Seat seat) { return measure(seat) != most; });
}

void end_match(Position& position, Seat winner)
{
    set(position, match::before_over, get(position, match::phase));
    set(position, match::winner, winner.index);
    set(position, match::draw, winner ? 0 : 1);
    set_phase(position, Phase::over);
    position.stack.clear();
}

}  // namespace

// lost-empires.victory.tie.artifacts, lost-empires.victory.tie.control, lost-empires.victory.tie.draw: who is left
// where several have the Wormgate, one measure after the other.
std::vector<Seat> left_by(const Position& position, Measure last)
{
    std::vector<Seat> tied = who_has_the_wormgate(position);
    if (last >= Measure::artifacts)
        keep_the_highest(tied, [&](Seat seat) { return get(position, seat, player::artifacts); });
    if (last >= Measure::control && tied.size() > 1)
        keep_the_highest(tied, [&](Seat seat) { return total_control(position, seat); });
    return tied;
}

// lost-empires.victory.only_here: nothing else wins or loses, neither an empty deck nor an empty table.
void check_for_victory(Position& position)
{
    const std::vector<Seat> tied = left_by(position, Measure::control);
    if (!tied.empty())
        end_match(position, tied.size() == 1 ? tied.front() : nobody);
}

void win(Position& position, Seat winner)
{
    if (!is_over(position))
        end_match(position, winner);
}

bool is_over(const Position& position) { return phase(position) == Phase::over; }

// What people say of the gates is what was built.
void reopen_if_nobody_won(Position& position)
{
    const Seat winner = seat_in(position, match::winner);
    const bool still_won = winner ? gates_built(position, winner) == 4 : get(position, match::draw) != 0;
    if (!is_over(position) || still_won)
        return;
    set(position, match::phase, get(position, match::before_over));
    set(position, match::winner, nobody.index);
    set(position, match::draw, 0);
}

}  // namespace cardinal::lost_empires
