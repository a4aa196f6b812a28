#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Move: a squad crosses the map, one action a step, and every area on its way is entered.
namespace cardinal::war_rig {
namespace {

int steps_of(const Position& position, const Move& move)
{
    return steps_between(position, move.seat, position.card(move.squad).place, move.to);
}

bool is_too_far(const Position& position, const Move& move)
{
    const int left = actions_left(position, move.squad);
    return left >= 1 && steps_of(position, move) > left;
}

Objection too_far(const Position& position, const Move& move)
{
    return Objection(name_of(move.to) + " is " + std::to_string(steps_of(position, move)) + " steps away, " +
                     name_of(position, move.squad) + " has " + std::to_string(actions_left(position, move.squad)) +
                     " left")
        .about(move.squad);
}

Objection each_step_costs_an_action(const Position& position, const Move& move)
{
    return is_too_far(position, move) ? too_far(position, move) : kept();
}

template <Zone zone>
Objection special_location_is_entered_through_its_gateway(const Position& position, const Move& move)
{
    return zone_of(move.to) == zone && is_too_far(position, move) ? too_far(position, move) : kept();
}

bool is_on_the_net(Place place) { return is_basic(place) || is_base(place) || place == wastes; }

Objection the_shortcut_does_not_burn(const Position& position, const Move& move)
{
    if (!is_on_the_net(move.to) || !is_too_far(position, move))
        return kept();
    const CardId burning = burning_with(position, move.seat, Keyword::shortcut);
    return burning ? Objection(name_of(position, burning) + " burns and leads nowhere").about(burning) : kept();
}

Objection squad_has_decamped(const Position& position, const Move& move)
{
    if (!is_encamped(position.card(move.squad)))
        return kept();
    return Objection(name_of(position, move.squad) + " is encamped and has to decamp before it moves")
        .about(move.squad);
}

// war-rig.move.special: the special locations' own rules are the rows of this page and those of the base.
constexpr Rule<Move> move_page[] = {
    {rule("war-rig.loc.planet-core"), special_location_is_entered_through_its_gateway<Zone::planet_core>,
     "war-rig.move.cost"},
    {rule("war-rig.loc.deep-space"), special_location_is_entered_through_its_gateway<Zone::deep_space>,
     "war-rig.move.cost"},
    {rule("war-rig.fire.disabled"), the_shortcut_does_not_burn, "war-rig.move.cost"},
    {rule("war-rig.move.cost"), each_step_costs_an_action},
    {rule("war-rig.camp.no-move"), squad_has_decamped},
};

// war-rig.rival.repel, war-rig.rival.infiltrated: who is not repelled from a rival base is infiltrated there.
void become_what_the_place_makes(Position& position, CardId squad)
{
    const bool is_rival = is_rival_base(position, position.card(squad).place, position.card(squad).side);
    set(position, squad, on_card::status, static_cast<Number>(is_rival ? Status::infiltrated : Status::able));
}

void open_the_window(Position& position, CardId squad, const std::vector<Place>& entered)
{
    const auto area = std::find_if(entered.rbegin(), entered.rend(), can_be_repelled_in);
    if (area == entered.rend())
        return;
    set(position, match::mover, squad.index);
    set(position, match::entered, packed(*area));
    set(position, match::tried, 0);
}

std::vector<Place> entered_on(const Position& position, const Move& move)
{
    const Place from = position.card(move.squad).place;
    const std::vector<Place> shortest = way(from, move.to);
    const int steps = steps_of(position, move);
    return steps < static_cast<int>(shortest.size()) ? std::vector<Place>{move.to} : shortest;
}

}  // namespace

// war-rig.move.jump: a jump costs the shortest way; a facility may make it one action.
int steps_between(const Position& position, Seat seat, Place from, Place to)
{
    const int steps = steps_of_the_way(from, to);
    const bool is_far = steps > 1 && is_on_the_net(to) && position.has(seat);
    return is_far && works_for(position, seat, Keyword::shortcut) ? 1 : steps;
}

void judge(const Position& position, const Move& move, Verdict& verdict)
{
    judge_acting(position, {.seat = move.seat, .squad = move.squad, .cost = steps_of(position, move), .is_move = true},
                 verdict);
    if (is_able(position, move.squad))
        judge_by<Move>(move_page, position, move, verdict);
}

// war-rig.captive.allowed-move, war-rig.deposit.arrival: what happens on the way and on arrival happens by itself.
void apply(Position& position, const Move& move)
{
    if (!is_squad(position, move.squad) || !is_on_map(move.to) ||
        status_of(position, move.squad) == Status::destroyed || move.to == position.card(move.squad).place)
        return;
    const std::vector<Place> entered = entered_on(position, move);
    const bool goes_by_itself = is_able(position, move.squad);
    act(position, {.seat = move.seat, .squad = move.squad, .cost = std::max(1, steps_of(position, move))});
    if (!goes_by_itself)
        return position.card(move.squad).place = move.to, void();
    for (const Place place : entered) {
        put(position, move.squad, place);
        become_what_the_place_makes(position, move.squad);
        arrive(position, move.squad, place);
        if (!is_able(position, move.squad))
            break;
    }
    if (is_able(position, move.squad) && position.card(move.squad).place == move.to)
        open_the_window(position, move.squad, entered);
}

}  // namespace cardinal::war_rig
