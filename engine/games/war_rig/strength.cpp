#include "engine/games/war_rig/values.h"

#include <algorithm>

/// What squads count for where they stand, and what they carry.
namespace cardinal::war_rig {
namespace {

bool is_infiltrated(const Card& card) { return status_of(card) == Status::infiltrated; }

/// Friends: able squads of the same side in the same place.
std::vector<CardId> friends_of(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    std::vector<CardId> friends = squads_at(position, card.place, card.side);
    if (std::ranges::find(friends, squad) == friends.end())
        friends.push_back(squad);
    return friends;
}

// war-rig.coerce.inert-rolls, war-rig.captured.items: only able squads and what they carry count.
int sum_of_items(const Position& position, CardId squad, Keyword keyword)
{
    int sum = 0;
    for (const CardId item : items_of(position, squad))
        sum += x_of(position, item, keyword, 1);
    return sum;
}

using Squads = std::vector<CardId>;

int modifier(const Position& position, CardId squad, const Squads& friends, Keyword keyword)
{
    if (option(position, Option::equipment_modifiers_from) == 1)
        return sum_of_items(position, squad, keyword);
    int sum = 0;
    for (const CardId each : friends)
        sum += sum_of_items(position, each, keyword);
    return sum;
}

// An overheated friend takes no part in an attack, nor does what it carries (A20).
Squads attackers_with(const Position& position, CardId squad)
{
    Squads attackers = friends_of(position, squad);
    if (option(position, Option::overheated_adds_offence) == 0)
        std::erase_if(attackers, [&](CardId each) { return each != squad && is_barred(position, each); });
    return attackers;
}

int weight_in_repelling(const Card& card, bool counts_camp) { return counts_camp && is_encamped(card) ? 2 : 1; }

bool is_defended_base(const Position& position, Place place, Seat side)
{
    if (!is_base(place))
        return false;
    const Seat owner = owner_of_base(position, place);
    return owner ? owner == side : !side;
}

int sum_of_items_at(const Position& position, Seat side, Place place, Keyword keyword)
{
    int sum = 0;
    for (const CardId squad : squads_at(position, place, side))
        sum += sum_of_items(position, squad, keyword);
    return sum;
}

int most_of_one_player(const Position& position)
{
    int most = 0;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        most = std::max(most, squads_controlled(position, Seat{seat}));
    return most;
}

// war-rig.repel.ratio: the squads of a side in a place, an encamped one of them as 2 (A10).
int count_of_entrants(const Position& position, Seat side, Place place)
{
    const bool counts_camp = option(position, Option::camp_counts_for_mover) == 0;
    int count = 0;
    for (const CardId squad : squads_at(position, place, side))
        count += weight_in_repelling(position.card(squad), counts_camp);
    return count;
}

/// What a side counts where squads that try to repel have to be twice as many (A09).
Number count_for_the_ratio(const Position& position, Seat side, Place place)
{
    return option(position, Option::repel_equipment) == 1 ? repel_threshold_of(position, side, place)
                                                          : repel_count_of(position, side, place);
}

bool is_in_force(const Card& card) { return card.side && status_of(card) != Status::destroyed; }

// war-rig.faction.destroyed: captives count for their own faction until they join (A25).
bool counts_for(const Position& position, const Card& card, Seat seat)
{
    if (!is_in_force(card) || type_of(position, card) != Type::squad)
        return false;
    const Number captives_for = option(position, Option::captives_count_for);
    const bool is_captive = status_of(card) == Status::captured || status_of(card) == Status::prisoner;
    const Seat captor = card.host ? position.card(card.host).side : card.place.seat;
    return seat == (!is_captive || captives_for == 0 ? card.side : captives_for == 1 ? captor : nobody);
}

}  // namespace

std::vector<CardId> squads_at(const Position& position, Place place, Seat side)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (card.place == place && card.side == side && is_able(position, position.id_of(card)))
            found.push_back(position.id_of(card));
    return found;
}

bool has_squad_at(const Position& position, Place place, Seat side)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.place == place && card.side == side && is_able(position, position.id_of(card));
    });
}

std::vector<CardId> captives_of(const Position& position, CardId squad)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (card.host == squad && status_of(card) == Status::captured)
            found.push_back(position.id_of(card));
    return found;
}

CardId prisoner_of(const Position& position, Seat seat)
{
    for (const Card& card : position.cards)
        if (card.place == in(Zone::cell, seat) && type_of(position, card) == Type::squad)
            return position.id_of(card);
    return no_card;
}

// ---- repelling ----
// war-rig.camp.repel, war-rig.repel.base-extra: an encamped squad counts as 2, a base as one squad more (A13).
Number repel_count_of(const Position& position, Seat side, Place place)
{
    int count = is_defended_base(position, place, side) ? 1 : 0;
    for (const CardId squad : squads_at(position, place, side))
        if (!is_infiltrated(position.card(squad)) || option(position, Option::infiltrators_repel) != 0)
            count += weight_in_repelling(position.card(squad), true);
    return as_number(count);
}

// war-rig.repel.equipment: equipment adds to the roll, to the ratio only where a table says so (A09).
Number repel_threshold_of(const Position& position, Seat side, Place place)
{
    return as_number(repel_count_of(position, side, place) + sum_of_items_at(position, side, place, Keyword::repel));
}

// The area may be one that it has gone on from.
Number entering_count(const Position& position, CardId mover, Place area)
{
    const Card& card = position.card(mover);
    const bool is_there = card.place == area && is_able(position, mover);
    return as_number(count_of_entrants(position, card.side, area) + (is_there ? 0 : 1));
}

int repel_count(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    return is_squad(position, squad) ? repel_count_of(position, card.side, card.place) : 0;
}

int repel_threshold(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    return is_squad(position, squad) ? repel_threshold_of(position, card.side, card.place) : 0;
}

bool may_repel(const Position& position, Seat side, Place place, CardId mover)
{
    if (side == position.card(mover).side)
        return false;
    const Number infiltrators = option(position, Option::infiltrators_repel);
    const bool owner_comes_home = owner_of_base(position, place) == position.card(mover).side;
    return std::ranges::any_of(squads_at(position, place, side), [&](CardId squad) {
        const bool is_hidden = is_infiltrated(position.card(squad));
        return !is_hidden || infiltrators == 2 || (infiltrators == 1 && !owner_comes_home);
    });
}

bool reaches_the_ratio(const Position& position, Seat side, Place place, CardId mover)
{
    return count_for_the_ratio(position, side, place) >= 2 * entering_count(position, mover, place);
}

// war-rig.control.outright: no die could fail, against any rival newcomer.
bool controls(const Position& position, Seat seat, Place place)
{
    const bool could = position.has(seat) && has_squad_at(position, place, seat);
    if (!could || repel_threshold_of(position, seat, place) < 6)
        return false;
    const Number own = count_for_the_ratio(position, seat, place);
    for (std::int8_t rival = -1; rival < position.seats; ++rival)
        if (Seat{rival} != seat && own < 2 * (count_of_entrants(position, Seat{rival}, place) + 1))
            return false;
    return true;
}

// ---- attacks ----
bool is_barred(const Position& position, CardId squad)
{
    return get(position, squad, on_card::barred) != 0 &&
           get(position, squad, on_card::barred) == get(position, match::turn);
}

// war-rig.attack.offence: one for each friendly squad that takes part, and equipment (A07).
int offence_of(const Position& position, CardId squad)
{
    if (!is_squad(position, squad))
        return 0;
    const Squads attackers = attackers_with(position, squad);
    return std::max(0, static_cast<int>(attackers.size()) + modifier(position, squad, attackers, Keyword::offence));
}

// war-rig.attack.defence: one for each friendly squad of the defender, plus or minus equipment.
int defence_of(const Position& position, CardId squad)
{
    if (!is_squad(position, squad))
        return 0;
    const Squads defenders = friends_of(position, squad);
    return std::max(0, static_cast<int>(defenders.size()) + modifier(position, squad, defenders, Keyword::defence));
}

// war-rig.attack.unequipped, war-rig.captured.items: what a captured squad has it cannot use.
bool is_equipped(const Position& position, CardId squad)
{
    return !is_captive(status_of(position, squad)) && !items_of(position, squad).empty();
}

int red_dice(const Position& position, CardId squad)
{
    return is_equipped(position, squad) ? offence_of(position, squad) / 2 : 0;
}

int brown_dice(const Position& position, CardId squad)
{
    return is_equipped(position, squad) ? defence_of(position, squad) / 2 : 0;
}

// war-rig.recruit.roll: able squads of the base's side, and what their equipment counts for (A35).
int enemies_in_base(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    if (!is_squad(position, squad) || !is_base(card.place))
        return 0;
    const Seat owner = owner_of_base(position, card.place);
    const bool all_rivals = option(position, Option::recruit_enemies) == 1;
    int enemies = 0;
    for (std::int8_t side = -1; side < position.seats; ++side)
        if (Seat{side} != card.side && (Seat{side} == owner || all_rivals))
            enemies += static_cast<int>(squads_at(position, card.place, Seat{side}).size()) +
                       sum_of_items_at(position, Seat{side}, card.place, Keyword::recruit);
    return enemies;
}

// ---- who plays when ----
int squads_controlled(const Position& position, Seat seat)
{
    return static_cast<int>(
        std::ranges::count_if(position.cards, [&](const Card& card) { return counts_for(position, card, seat); }));
}

bool controls_a_squad(const Position& position, Seat seat)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) { return counts_for(position, card, seat); });
}

// war-rig.turn.rounds: the highest number on a squad that somebody controls (A01).
int rounds(const Position& position)
{
    if (option(position, Option::round_count) == 1)
        return std::max(1, most_of_one_player(position));
    int highest = 1;
    for (const Card& card : position.cards)
        if (is_in_force(card) && type_of(position, card) == Type::squad)
            highest = std::max<int>(highest, get(card, on_card::number));
    return std::min(highest, 6);
}

int actions_left(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    const bool is_its_round = get(card, on_card::number) == get(position, match::round);
    if (phase(position) != Phase::rounds || !is_its_round || !can_act(position, squad))
        return 0;
    int spent = get(card, on_card::spent);
    if (option(position, Option::same_number_actions) == 1)
        for (const Card& other : position.cards)
            if (&other != &card && other.side == card.side && type_of(position, other) == Type::squad &&
                get(other, on_card::number) == get(card, on_card::number))
                spent += get(other, on_card::spent);
    return std::max(0, 2 - spent);
}

// ---- what squads carry ----
Number tokens_on(const Card& card, Token token) { return card.counters[static_cast<std::size_t>(token)]; }

int cargo_of(const Card& card)
{
    int sum = 0;
    for (int kind = 0; kind < token_kinds; ++kind)
        sum += tokens_on(card, static_cast<Token>(kind));
    return sum;
}

// war-rig.gather.capacity: the white spaces (A14), and what equipment unlocks.
int free_spaces(const Position& position, CardId squad)
{
    if (!is_squad(position, squad))
        return 0;
    constexpr int spaces[] = {4, 1, 2, 3, 5, 6, 7, 8, 9};
    const int white = spaces[static_cast<std::size_t>(option(position, Option::resource_spaces))];
    return white + sum_of_items(position, squad, Keyword::spaces) - cargo_of(position.card(squad));
}

Number stock_of(const Position& position, Seat seat, Token token)
{
    return get(position, seat, static_cast<player::Value>(player::red + static_cast<int>(token)));
}

on_card::Value tokens_of(Seat colour)
{
    return static_cast<on_card::Value>(on_card::tokens_a + std::clamp<int>(colour.index, 0, 3));
}

bool carries(const Position& position, CardId squad, CardId item)
{
    const Card& card = position.card(squad);
    const Number number = get(card, on_card::number);
    if (!card.owner || number < 1 || number > 6 || zone_of(position.card(item).place) != Zone::inventory)
        return false;
    return ((get(position, item, tokens_of(card.owner)) >> (number - 1)) & 1) != 0 &&
           type_of(position, item) == Type::equipment;
}

std::vector<CardId> items_of(const Position& position, CardId squad)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (zone_of(card.place) == Zone::inventory && carries(position, squad, position.id_of(card)))
            found.push_back(position.id_of(card));
    return found;
}

bool has_item_with(const Position& position, CardId squad, Keyword keyword)
{
    return std::ranges::any_of(items_of(position, squad), [&](CardId item) { return has(position, item, keyword); });
}

int locked_tokens(const Position& position, CardId item, Seat colour)
{
    return get(position, item, tokens_of(colour)) >> 6;
}

void set_locked_tokens(Position& position, CardId item, Seat colour, int count)
{
    const Number numbers = get(position, item, tokens_of(colour)) & 63;
    set(position, item, tokens_of(colour), static_cast<Number>(numbers | std::clamp(count, 0, 7) << 6));
}

bool can_carry_more(const Position& position, CardId squad)
{
    const Number limit = option(position, Option::equipment_limit);
    return limit == 0 || static_cast<int>(items_of(position, squad).size()) < limit + 1;
}

}  // namespace cardinal::war_rig
