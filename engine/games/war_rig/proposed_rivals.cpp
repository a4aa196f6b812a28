#include "engine/games/war_rig/proposals.h"

#include <algorithm>

/// What may be done to rivals and with what was built: hits, espionage, rigs, the Empire and Infinite Power.
namespace cardinal::war_rig {
namespace {

int gifts_of(const Position& position, CardId squad)
{
    return cargo_of(position.card(squad)) + static_cast<int>(items_of(position, squad).size());
}

/// More hits than a squad has things to give, and one to surrender to, cannot be told apart.
int hits_that_show(const Position& position, CardId target, int most)
{
    return is_squad(position, target) ? std::min(most, gifts_of(position, target) + 1)
                                      : std::min(most, armour_of(position, target));
}

void propose_driving(const Position& position, Seat seat, Templates& templates)
{
    const Place from = position.card(chassis_of(position, seat)).place;
    if (parts_of(position, seat).empty())
        return;
    for (auto zone = static_cast<std::uint8_t>(Zone::wastes); zone <= static_cast<std::uint8_t>(Zone::base_6); ++zone)
        if (Place{.zone = zone} != from)
            add_at(templates, deed(Deed::drive, seat), {.zone = zone});
}

int most_hits_of(const Position& position, CardId weapon)
{
    const bool is_blue = colour_of_weapon(position, weapon) == DieColour::blue;
    return dice_of_weapon(position, weapon) * (is_blue ? 1 : 2);
}

void propose_shooting(const Position& position, CardId weapon, Templates& templates)
{
    for (const CardId target : targets_of(position, weapon))
        propose_hits(position, deed(Deed::shoot, position.card(weapon).place.seat, weapon), target,
                     most_hits_of(position, weapon), templates);
}

/// One after another all that can lie there; false after the last.
bool next_bids(std::vector<Number>& bids)
{
    for (Number& bid : bids)
        if (bid == 0)  // of who is out
            continue;
        else if (++bid <= 3)
            return true;
        else
            bid = 1;
    return false;
}

void propose_generating(const Position& position, Action generate, int left, Templates& templates)
{
    const Number least = generate.numbers.empty() ? Number{0} : generate.numbers.back();
    for (Number kind = least; left > 0 && kind < resource_kinds; ++kind) {
        generate.numbers.push_back(kind);
        add(templates, generate);
        propose_generating(position, generate, left - 1, templates);
        generate.numbers.pop_back();
    }
}

}  // namespace

void propose_hits(const Position& position, Action attack, CardId target, int most, Templates& templates)
{
    attack.target = target;
    for (int hits = 1; hits <= hits_that_show(position, target, most); ++hits) {
        attack.number = as_number(hits);
        add(templates, attack);
    }
}

// What fails there is told by people: the squad only goes away, or not even that.
void propose_recruiting(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const Seat host = owner_of_base(position, card.place);
    Action recruit = deed(Deed::recruit, card.side, squad);
    recruit.word = static_cast<Number>(RecruitEnd::taken);
    for (const CardId other : squads_at(position, card.place, host))
        if (status_of(position, other) == Status::able)
            add_target(templates, recruit, other);
    const CardId prisoner = host ? prisoner_of(position, host) : no_card;
    if (!prisoner || position.card(prisoner).side != card.side)
        return;
    Action rescue = deed(Deed::rescue, card.side, squad);
    rescue.word = static_cast<Number>(RecruitEnd::taken);
    add_target(templates, rescue, prisoner);
}

void propose_espionage(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const Seat host = owner_of_base(position, card.place);
    Action spy = deed(Deed::spy, card.side, squad);
    if (!host)
        return;
    bool is_first = true;  // whoever is caught may have been after any card
    const auto propose_one = [&] {
        add_die(templates, spy, face(Die::break_in));
        if (is_first)
            add_die(templates, spy, face(Die::caught));
        is_first = false;
    };
    if (get(position, host, player::inventory_unknown) > 0)
        propose_one();
    for (const Card& other : position.cards) {
        if (other.place != in(Zone::inventory, host))
            continue;
        spy.target = position.id_of(other);
        propose_one();
        if (other.face == Face::up)
            continue;
        Action turned = spy;
        turned.word = static_cast<Number>(SpyWay::face_up);
        add(templates, turned);
    }
}

void propose_sabotage(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const Seat host = owner_of_base(position, card.place);
    for (const Card& other : position.cards)
        if (const CardId id = position.id_of(other); host && is_site(position, id) && holder_of(position, id) == host) {
            Action sabotage = deed(Deed::sabotage, card.side, squad);
            sabotage.target = id;
            add_die(templates, sabotage, face(Die::break_in));
        }
}

void propose_rig(const Position& position, Seat seat, Templates& templates)
{
    propose_driving(position, seat, templates);
    for (const Card& card : position.cards)
        if (card.place.seat == seat && is_site(position, position.id_of(card)) &&
            is_weapon(position, position.id_of(card)))
            propose_shooting(position, position.id_of(card), templates);
}

void propose_structures(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (card.place != in(Zone::facilities, seat))
            continue;
        if (has(position, id, Keyword::warp_gate) && get(position, match::invasion) == 0)
            add(templates, deed(Deed::summon, seat, id));
        if (has(position, id, Keyword::power_source) && !power_is_active(position))
            add(templates, deed(Deed::discover, seat, id));
    }
}

void propose_landings(const Position& position, Templates& templates)
{
    if (get(position, match::invasion) != static_cast<Number>(Invasion::landing))
        return;
    for (Number die = 1; die <= 6; ++die) {
        Place place = landing_place(die);
        for (int step = 0; step < 6 && ship_at(position, place); ++step)
            place = next_clockwise(place);
        Action land = deed(Deed::land, nobody);
        land.place = place;
        add_die(templates, land, die);
    }
}

void propose_return_fire(const Position& position, Templates& templates)
{
    const CardId ship = card_in(position, match::return_fire_due);
    if (!ship)
        return;
    const Place place = position.card(ship).place;
    add(templates, deed(Deed::return_fire, seat_in(position, match::summoner), ship));
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool can_be_hit = is_able(position, id) || (is_attached(position, id));
        if (!can_be_hit || location_of(position, id) != place ||
            holder_of(position, id) == seat_in(position, match::summoner))
            continue;
        Action fire = deed(Deed::return_fire, seat_in(position, match::summoner), ship);
        propose_hits(position, fire, id, 6, templates);
    }
}

void propose_bids(const Position& position, Templates& templates)
{
    bool all_have_laid = true;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (get(position, Seat{seat}, player::bid_laid) == 0 && !is_eliminated(position, Seat{seat})) {
            add(templates, deed(Deed::bid, Seat{seat}));
            all_have_laid = false;
        }
    if (!all_have_laid)
        return;
    Action reveal = deed(Deed::reveal, nobody);
    reveal.numbers.assign(static_cast<std::size_t>(position.seats), 1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (is_eliminated(position, Seat{seat}))
            reveal.numbers[static_cast<std::size_t>(seat)] = 0;
    do
        add(templates, reveal);
    while (next_bids(reveal.numbers));
}

void propose_generation(const Position& position, Templates& templates)
{
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        propose_generating(position, deed(Deed::generate, Seat{seat}),
                           get(position, Seat{seat}, player::matched) - get(position, Seat{seat}, player::generated),
                           templates);
}

}  // namespace cardinal::war_rig
