#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Empire Invasion: three drop-ships land, their suppressors go clockwise turn by turn, and at the end take the Barren
/// Wastes, unless enough ships are shot down.
namespace cardinal::war_rig {
namespace {

constexpr int ships_of_an_invasion = 3;

// ---- the warp gate ----
CardId structure_of(const Position& position, Seat seat, Keyword use)
{
    for (const Card& card : position.cards)
        if (card.place == in(Zone::facilities, seat) && has(position, position.id_of(card), use))
            return position.id_of(card);
    return no_card;
}

CardId meant(const Position& position, const UsingStructure& use)
{
    return use.structure ? use.structure : structure_of(position, use.seat, use.use);
}

bool is_built(const Position& position, const UsingStructure& use)
{
    const CardId structure = meant(position, use);
    return structure && is_built_facility(position, structure) && has(position, structure, use.use) &&
           position.card(structure).place.seat == use.seat;
}

Objection structure_was_found_and_built(const Position& position, const UsingStructure& use)
{
    return is_built(position, use)
             ? kept()
             : Objection(name_of(use.seat) + " has not built the special structure for this").about(use.seat);
}

Objection structure_does_not_burn(const Position& position, const UsingStructure& use)
{
    const CardId structure = meant(position, use);
    if (!structure || works(position, structure) || !is_built_facility(position, structure))
        return kept();
    return Objection(name_of(position, structure) + " burns and cannot be used").about(structure);
}

Objection requirements_of_the_structure_hold(const Position& position, const UsingStructure& use)
{
    const CardId structure = meant(position, use);
    if (!structure || conditions_hold(position, use.seat, structure))
        return kept();
    return Objection("what " + name_of(position, structure) + " requires does not hold").about(structure);
}

// war-rig.win.structure, war-rig.object.paths: first the card is found, then built, then used.
constexpr Rule<UsingStructure> structure_page[] = {
    {rule("war-rig.structure.discovered"), structure_was_found_and_built, "*"},
    {rule("war-rig.fire.disabled"), structure_does_not_burn, "*"},
    {rule("war-rig.structure.requirements"), requirements_of_the_structure_hold},
};

// An invasion is three drop-ships, and there are no more: who called it while it is there brings nobody.
Objection the_empire_is_not_there_yet(const Position& position, const Summon&)
{
    const bool is_there = invasion(position) == Invasion::landing || invasion(position) == Invasion::landed;
    return is_there ? Objection("the Empire was summoned before, and its drop-ships are not beaten back") : kept();
}

constexpr Rule<Summon> summon_page[] = {
    {rule("war-rig.empire.ships"), the_empire_is_not_there_yet},
};

// ---- landing ----
Place landing_due(const Position& position, int die)
{
    Place place = landing_place(die);
    for (int step = 0; step < 6 && ship_at(position, place); ++step)
        place = next_clockwise(place);
    return place;
}

Objection three_ships_land(const Position& position, const Land&)
{
    return get(position, match::ships) < ships_of_an_invasion ? kept()
                                                              : Objection("three drop-ships have landed already");
}

Objection each_ship_has_its_roll(const Position&, const Land& land)
{
    return count_of(land.dice, DieColour::white) == 1 ? kept()
                                                      : Objection("one white die is rolled for each drop-ship");
}

Objection landed_elsewhere(const Position& position, const Land& land)
{
    return Objection("a " + std::to_string(white_die(land.dice)) + " means " +
                     name_of(landing_due(position, white_die(land.dice))) + ", not " + name_of(land.at));
}

Objection it_lands_clockwise_from_the_base(const Position& position, const Land& land)
{
    const Place due = landing_due(position, white_die(land.dice));
    return due == nowhere || land.at == due ? kept() : landed_elsewhere(position, land);
}

Objection it_lands_beside_a_ship_that_is_there(const Position& position, const Land& land)
{
    const bool was_taken = ship_at(position, landing_place(white_die(land.dice))).index >= 0;
    const bool is_on_another = ship_at(position, land.at).index >= 0;
    const Place due = landing_due(position, white_die(land.dice));
    if ((!was_taken && !is_on_another) || due == nowhere || land.at == due)
        return kept();
    return landed_elsewhere(position, land);
}

constexpr Rule<Land> land_page[] = {
    {rule("war-rig.empire.ships"), three_ships_land, "*"},
    {rule("war-rig.empire.roll"), each_ship_has_its_roll},
    {rule("war-rig.empire.place-taken"), it_lands_beside_a_ship_that_is_there, "war-rig.empire.place"},
    {rule("war-rig.empire.place"), it_lands_clockwise_from_the_base},
};

std::uint16_t facts_of_ships(const Position& position)
{
    if (position.library)
        for (std::size_t at = 0; at < position.library->cards.size(); ++at)
            if (position.library->cards[at].fields[printed::type] == static_cast<Number>(Type::drop_ship))
                return static_cast<std::uint16_t>(at);
    return blank_facts;
}

CardId ship_to_land(Position& position, const Land& land)
{
    if (type_of(position, land.ship) == Type::drop_ship && position.has(land.ship))
        return land.ship;
    for (const Card& card : position.cards)
        if (type_of(position, card) == Type::drop_ship && !is_on_map(card.place) &&
            zone_of(card.place) != Zone::removed)
            return position.id_of(card);
    const std::uint16_t facts = facts_of_ships(position);
    return facts == blank_facts ? no_card : add_card(position, {.facts = facts, .is_token = true});
}

// ---- advancing ----
Number outer_areas(const Position& position)
{
    Number areas = 0;
    for (Place place = at(Zone::oil_sands); (areas & mask_of(place)) == 0; place = next_clockwise(place))
        areas = static_cast<Number>(areas | mask_of(place));
    if (option(position, Option::outer_areas) == 1)
        areas = static_cast<Number>(areas | mask_of(at(Zone::planet_core)) | mask_of(at(Zone::deep_space)));
    return areas;
}

bool holds_all(const Position& position)
{
    return (get(position, match::held) & outer_areas(position)) == outer_areas(position);
}

Number gateways_beyond(const Position& position, Number held)
{
    Number beyond = 0;
    if (option(position, Option::outer_areas) == 1) {
        if ((held & mask_of(at(Zone::deep_trenches))) != 0)
            beyond = static_cast<Number>(beyond | mask_of(at(Zone::planet_core)));
        if ((held & mask_of(at(Zone::low_orbit))) != 0)
            beyond = static_cast<Number>(beyond | mask_of(at(Zone::deep_space)));
    }
    return beyond;
}

Objection it_is_the_end_of_a_turn(const Position& position, const Advance&)
{
    return is_time_to_advance(position)
             ? kept()
             : Objection("suppressors move once a turn, after all actions, from the turn after they landed");
}

Number told_mask(const Advance& advance)
{
    Number mask = 0;
    for (const Number place : advance.held)
        if (place >= 0 && place <= static_cast<Number>(Zone::deep_space) - static_cast<Number>(Zone::wastes))
            mask = static_cast<Number>(mask | 1 << place);
    return mask;
}

Objection they_go_one_location_clockwise(const Position& position, const Advance& advance)
{
    const Number held = get(position, match::held);
    const auto newly = static_cast<Number>(held_after_advance(position) & ~held);
    if (!advance.is_told || (told_mask(advance) & ~held) == newly)
        return kept();
    return "the suppressors go to the next location clockwise, and nowhere else";
}

constexpr Rule<Advance> advance_page[] = {
    {rule("war-rig.empire.advance-when"), it_is_the_end_of_a_turn, "war-rig.empire.advance-step"},
    {rule("war-rig.empire.advance-step"), they_go_one_location_clockwise},
};

}  // namespace

void judge_structure(const Position& position, const UsingStructure& use, Verdict& verdict)
{
    judge_by<UsingStructure>(structure_page, position, use, verdict);
}

void judge(const Position& position, const Summon& summon, Verdict& verdict)
{
    judge_structure(position, {summon.seat, summon.structure, Keyword::warp_gate}, verdict);
    judge_by<Summon>(summon_page, position, summon, verdict);
}

void apply(Position& position, const Summon& summon) { call_the_empire(position, summon.seat); }

// war-rig.empire.use: the first drop-ship tells it as well.
void call_the_empire(Position& position, Seat seat)
{
    if (invasion(position) == Invasion::landing || invasion(position) == Invasion::landed)
        return;
    set(position, match::invasion, static_cast<Number>(Invasion::landing));
    set(position, match::summoner, seat.index);
    set(position, match::ships, 0);
    set(position, match::held, 0);
    set(position, match::advanced, 0);
    for (Card& card : position.cards)  // those that were destroyed before have nothing to do with this invasion
        if (type_of(position, card) == Type::drop_ship && zone_of(card.place) == Zone::removed)
            card.place = at(Zone::aside);
}

void judge(const Position& position, const Land& land, Verdict& verdict)
{
    if (invasion(position) == Invasion::none || invasion(position) == Invasion::retreated)
        judge_structure(position, {.seat = land.seat ? land.seat : active(position), .use = Keyword::warp_gate},
                        verdict);
    judge_by<Land>(land_page, position, land, verdict);
}

// war-rig.empire.capture-landing: who is hostile and there is captured at once.
void apply(Position& position, const Land& land)
{
    if (!can_hold_suppressors(land.at))
        return;
    call_the_empire(position, land.seat ? land.seat : active(position));
    if (const CardId ship = ship_to_land(position, land)) {
        position.card(ship).place = land.at;
        position.card(ship).side = nobody;
        set(position, ship, on_card::hits, 0);
    }
    set(position, match::ships, as_number(get(position, match::ships) + 1));
    set(position, match::held, static_cast<Number>(get(position, match::held) | mask_of(land.at)));
    if (get(position, match::ships) == ships_of_an_invasion) {
        set(position, match::invasion, static_cast<Number>(Invasion::landed));
        set(position, match::landed_turn, get(position, match::turn));
    }
    capture_the_hostile(position, mask_of(land.at));
}

bool is_advance_due(const Position& position)
{
    return invasion(position) == Invasion::landed && get(position, match::landed_turn) < get(position, match::turn) &&
           get(position, match::advanced) < get(position, match::turn);
}

/// After everybody's actions: the turn is over, or everybody is through with its last round.
bool is_time_to_advance(const Position& position)
{
    if (phase(position) == Phase::empire)
        return is_advance_due(position);
    bool all_are_through = phase(position) == Phase::rounds && get(position, match::round) >= rounds(position);
    for (std::int8_t seat = std::max<std::int8_t>(0, active(position).index); seat < position.seats; ++seat)
        all_are_through = all_are_through && is_finished(position, Seat{seat});
    return all_are_through && is_advance_due(position);
}

// war-rig.empire.advance-step, war-rig.empire.advance-reinforce, war-rig.empire.advance-until, war-rig.empire.wastes:
// each held location stays held, and the next one clockwise is held, too (A51); after all of them the Wastes.
Number held_after_advance(const Position& position)
{
    const Number held = get(position, match::held);
    if (holds_all(position))
        return static_cast<Number>(held | mask_of(wastes));
    Number after = static_cast<Number>(held | gateways_beyond(position, held));
    for (Place place = at(Zone::oil_sands); is_basic(place); place.zone++)
        if ((held & mask_of(place)) != 0)
            after = static_cast<Number>(after | mask_of(next_clockwise(place)));
    return after;
}

void judge(const Position& position, const Advance& advance, Verdict& verdict)
{
    judge_by<Advance>(advance_page, position, advance, verdict);
}

void apply(Position& position, const Advance& advance)
{
    if (invasion(position) != Invasion::landed)
        return;
    const bool was_time = is_time_to_advance(position);
    const Number held = get(position, match::held);
    const auto newly =
        static_cast<Number>(advance.is_told ? told_mask(advance) & ~held : held_after_advance(position) & ~held);
    set(position, match::held, static_cast<Number>(held | newly));
    set(position, match::advanced, get(position, match::turn));
    for (Card& card : position.cards)
        if (status_of(card) == Status::taken)
            card.counters[on_card::came] = 0;
    capture_the_hostile(position, newly);
    check_for_the_end(position);
    if (was_time && !is_over(position))
        start_turn(position);
}

// war-rig.empire.capture-advance, war-rig.empire.summoner-safe: every hostile squad in what was taken.
void capture_the_hostile(Position& position, Number newly_held)
{
    std::vector<CardId> taken;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if ((mask_of(card.place) & newly_held) != 0 && is_able(position, id) && is_hostile(position, id))
            taken.push_back(id);
    }
    const bool is_landing =
        get(position, match::landed_turn) == 0 || get(position, match::landed_turn) == get(position, match::turn);
    for (const CardId squad : taken)
        capture_for_the_empire(position, squad, is_landing ? Came::landed : Came::advanced);
}

void capture_who_enters(Position& position, CardId squad)
{
    if (is_able(position, squad) && is_hostile(position, squad) && is_held(position, position.card(squad).place))
        capture_for_the_empire(position, squad, Came::entered);
}

}  // namespace cardinal::war_rig
