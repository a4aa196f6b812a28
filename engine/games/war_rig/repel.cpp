#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Repel, Repelled: after a squad has entered an area, each player there has one try.
namespace cardinal::war_rig {
namespace {

Place area_of(const Position& position, const Repel& repel)
{
    if (card_in(position, match::mover) == repel.squad)
        return unpacked(get(position, match::entered));
    return position.card(repel.squad).place;
}

Number bit_of(Seat seat) { return static_cast<Number>(1 << (seat ? seat.index : 4)); }

bool has_tried(const Position& position, Seat seat) { return (get(position, match::tried) & bit_of(seat)) != 0; }

std::string side_named(Seat seat) { return seat ? name_of(seat) : std::string("the lesser factions"); }

bool roll_repels(const Position& position, const Repel& repel)
{
    const int die = white_die(repel.dice);
    return die > 0 && die <= repel_threshold_of(position, repel.seat, area_of(position, repel));
}

bool goes(const Position& position, const Repel& repel)
{
    if (repel.end != no_number)
        return repel.end == static_cast<Number>(RepelEnd::goes);
    return repel.to != nowhere || repel.dice.empty() || roll_repels(position, repel);
}

Objection area_allows_repelling(const Position& position, const Repel& repel)
{
    const Place area = area_of(position, repel);
    const bool has_just_entered = card_in(position, match::mover) == repel.squad;
    if (has_just_entered && can_be_repelled_in(area))
        return kept();
    return Objection("nobody is repelled from " + name_of(area) +
                     (can_be_repelled_in(area) ? " who has not just entered it" : ""))
        .about(repel.squad);
}

Objection they_are_there_already(const Position& position, const Repel& repel)
{
    const Place area = area_of(position, repel);
    if (may_repel(position, repel.seat, area, repel.squad))
        return kept();
    return Objection(side_named(repel.seat) + " has no squad in " + name_of(area) + " that may repel")
        .about(repel.squad);
}

Objection they_are_twice_as_many(const Position& position, const Repel& repel)
{
    const Place area = area_of(position, repel);
    if (reaches_the_ratio(position, repel.seat, area, repel.squad))
        return kept();
    return Objection(side_named(repel.seat) + " counts " + std::to_string(repel_count_of(position, repel.seat, area)) +
                     " in " + name_of(area) + ", twice " + std::to_string(entering_count(position, repel.squad, area)) +
                     " are needed")
        .about(repel.squad);
}

Objection they_have_not_tried_yet(const Position& position, const Repel& repel)
{
    if (count_of(repel.dice, DieColour::white) > 1)
        return side_named(repel.seat) + " has rolled more than once";
    return has_tried(position, repel.seat) ? Objection(side_named(repel.seat) + " has tried to repel it already")
                                           : kept();
}

Objection die_decides(const Position& position, const Repel& repel)
{
    if (white_die(repel.dice) == 0 && !repel.dice.empty())
        return "the white die is rolled to repel";
    if (white_die(repel.dice) == 0 || roll_repels(position, repel) == goes(position, repel))
        return kept();
    return Objection("a " + std::to_string(white_die(repel.dice)) + " against " +
                     std::to_string(repel_threshold_of(position, repel.seat, area_of(position, repel))) +
                     (goes(position, repel) ? " does not repel" : " repels"))
        .about(repel.squad);
}

Objection it_goes_to_the_wastes(const Position&, const Repel& repel)
{
    if (repel.to == nowhere || repel.to == wastes)
        return kept();
    return Objection("a repelled squad goes to the Barren Wastes, not to " + name_of(repel.to)).about(repel.squad);
}

constexpr Rule<Repel> repel_page[] = {
    {rule("war-rig.repel.where"), area_allows_repelling,
     "war-rig.repel.who war-rig.repel.ratio war-rig.repel.once war-rig.repel.roll"},
    {rule("war-rig.repel.who"), they_are_there_already, "war-rig.repel.ratio war-rig.repel.once war-rig.repel.roll"},
    {rule("war-rig.repel.once"), they_have_not_tried_yet, "war-rig.repel.ratio war-rig.repel.roll"},
    {rule("war-rig.repel.ratio"), they_are_twice_as_many, "war-rig.repel.roll"},
    {rule("war-rig.repel.roll"), die_decides},
    {rule("war-rig.repelled.to-wastes"), it_goes_to_the_wastes},
};

// ---- where a table plays that squads of a base have to try (A12) ----
struct Entering {
    CardId squad{};
    Place area{};
};

Objection base_has_tried(const Position& position, const Entering& entering)
{
    const Seat owner = owner_of_base(position, entering.area);
    const bool could = is_base(entering.area) && may_repel(position, owner, entering.area, entering.squad) &&
                       reaches_the_ratio(position, owner, entering.area, entering.squad);
    if (option(position, Option::repel_choice) == 0 || !could || has_tried(position, owner))
        return kept();
    return Objection("the squads of " + name_of(entering.area) + " have to try to repel " +
                     name_of(position, entering.squad))
        .resting_on("A12");
}

constexpr Rule<Entering> entering_page[] = {
    {rule("war-rig.repel.who"), base_has_tried},
};

}  // namespace

bool can_be_repelled_in(Place place) { return is_basic(place) || is_base(place); }

void judge(const Position& position, const Repel& repel, Verdict& verdict)
{
    judge_by<Repel>(repel_page, position, repel, verdict);
}

// war-rig.repel.once: the try is used up, whatever was wrong with it.
void apply(Position& position, const Repel& repel)
{
    if (!is_able(position, repel.squad))
        return;
    const bool goes_away = goes(position, repel);
    set(position, match::tried, static_cast<Number>(get(position, match::tried) | bit_of(repel.seat)));
    if (!goes_away)
        return;
    repel_to_wastes(position, repel.squad, Came::repelled);
    if (is_on_map(repel.to))
        put(position, repel.squad, repel.to);
    set(position, match::mover, -1);
}

void judge_unrepelled(const Position& position, Verdict& verdict)
{
    if (const CardId mover = card_in(position, match::mover))
        judge_by<Entering>(entering_page, position, {mover, unpacked(get(position, match::entered))}, verdict);
}

}  // namespace cardinal::war_rig
