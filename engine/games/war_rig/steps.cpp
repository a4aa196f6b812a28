#include "engine/games/war_rig/values.h"

#include <algorithm>

/// The small steps that change a position. Rules are elsewhere: a step has an answer for everything.
namespace cardinal::war_rig {
namespace {

bool is_in_progress(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    return get(card, on_card::number) == get(position, match::round) && card.side == active(position);
}

/// The heap that is printed for this place; else one that is printed for none in particular, or any.
std::uint16_t facts_of_heap(const Position& position, Place place)
{
    std::uint16_t any = blank_facts, anywhere = blank_facts;
    for (std::size_t at = 0; position.library && at < position.library->cards.size(); ++at) {
        const CardFacts& card = position.library->cards[at];
        if (card.fields[printed::type] != static_cast<Number>(Type::heap))
            continue;
        const auto facts = static_cast<std::uint16_t>(at);
        if (heap_place(card) == place)
            return facts;
        any = any == blank_facts ? facts : any;
        anywhere = anywhere == blank_facts && heap_place(card) == nowhere ? facts : anywhere;
    }
    return anywhere == blank_facts ? any : anywhere;
}

void take_out_of_captivity(Position& position, CardId squad)
{
    position.card(squad).host = no_card;
    set(position, squad, on_card::misturned, 0);
    set(position, squad, on_card::coercion, 0);
    set(position, squad, on_card::locked, 0);
}

void set_status(Position& position, CardId squad, Status status)
{
    set(position, squad, on_card::status, static_cast<Number>(status));
}

/// Whom it held goes free where it stands: nobody leads them any more.
void let_captives_go(Position& position, CardId captor)
{
    for (const CardId captive : captives_of(position, captor))
        escape(position, captive);
}

void leave_tokens(Position& position, CardId squad)
{
    const CardId heap = heap_at(position, location_of(position, squad));
    for (int kind = 0; kind < token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        add_tokens(position, heap, token, tokens_on(position.card(squad), token));
        add_tokens(position, squad, token, -tokens_on(position.card(squad), token));
    }
}

void lose_tokens(Position& position, CardId squad)
{
    for (int kind = 0; kind < token_kinds; ++kind)
        position.card(squad).counters[static_cast<std::size_t>(kind)] = 0;
}

}  // namespace

void set_came(Position& position, CardId card, Came came)
{
    set(position, card, on_card::came, static_cast<Number>(came));
}

void spend(Position& position, CardId squad, int actions)
{
    const int spent = get(position, squad, on_card::spent) + actions;
    set(position, squad, on_card::spent, as_number(std::clamp(spent, 0, 2)));
}

// war-rig.captured.follows: captives go where their captor goes.
void put(Position& position, CardId squad, Place to)
{
    position.card(squad).place = to;
    for (const CardId captive : captives_of(position, squad))
        position.card(captive).place = to;
}

// A camp token marks a site; whoever is forced away leaves it (A17).
void take_camp_away(Position& position, CardId squad)
{
    if (option(position, Option::camp_when_forced_away) == 0)
        set(position, squad, on_card::camp, 0);
}

// war-rig.repelled.to-wastes, war-rig.repelled.lose-actions: only actions in progress are lost (A30).
void repel_to_wastes(Position& position, CardId squad, Came why)
{
    if (!is_squad(position, squad) || status_of(position, squad) == Status::destroyed)
        return;
    take_camp_away(position, squad);
    set_status(position, squad, Status::able);
    take_out_of_captivity(position, squad);
    put(position, squad, wastes);
    set_came(position, squad, why);
    if (is_in_progress(position, squad) || option(position, Option::forced_repel_costs_actions) == 1)
        set(position, squad, on_card::spent, 2);
}

void set_free(Position& position, CardId squad)
{
    take_out_of_captivity(position, squad);
    set_status(position, squad, Status::able);
    set_came(position, squad, Came::released);
}

// war-rig.escape.counters, war-rig.escape.destination, war-rig.escape.items: it goes with what it carries, without
// counters, to the Wastes, or home when it is there already.
void escape(Position& position, CardId squad)
{
    if (!is_squad(position, squad))
        return;
    const bool is_in_the_wastes = position.card(squad).place == wastes;
    take_out_of_captivity(position, squad);
    set_status(position, squad, Status::able);
    set_came(position, squad, Came::escaped);
    put(position, squad, is_in_the_wastes ? home_of(position, squad) : wastes);
}

// war-rig.hit.surrender: captured by the attacker, token flipped, with everything it carries.
void capture(Position& position, CardId squad, CardId captor)
{
    if (!is_squad(position, squad) || squad == captor)
        return;
    let_captives_go(position, squad);
    take_camp_away(position, squad);
    set_status(position, squad, Status::captured);
    set(position, squad, on_card::misturned, 0);
    set(position, squad, on_card::coercion, 0);
    set_came(position, squad, Came::none);
    const bool has_captor = is_squad(position, captor) && !position.card(captor).host;
    position.card(squad).host = has_captor ? captor : no_card;
    position.card(squad).place = location_of(position, has_captor ? captor : squad);
    if (!has_captor)
        return;
    const Seat seat = position.card(captor).side;
    if (seat && position.card(captor).place == base_of(position, seat) && !prisoner_of(position, seat))
        imprison(position, squad, seat);
}

void capture_for_the_empire(Position& position, CardId squad, Came why)
{
    let_captives_go(position, squad);
    take_camp_away(position, squad);
    set_status(position, squad, Status::taken);
    set(position, squad, on_card::misturned, 0);
    set_came(position, squad, why);
}

// war-rig.captive.home, war-rig.cell.lock, war-rig.lesser.def: in the cell, a lesser squad with two counters, a
// player's with three.
void imprison(Position& position, CardId squad, Seat seat)
{
    if (!is_squad(position, squad))
        return;
    let_captives_go(position, squad);
    take_camp_away(position, squad);
    Card& card = position.card(squad);
    card.host = no_card;
    card.place = in(Zone::cell, seat);
    set_status(position, squad, Status::prisoner);
    set_came(position, squad, Came::none);
    set(position, squad, on_card::misturned, 0);
    set(position, squad, on_card::coercion, card.side ? 3 : 2);
    set(position, squad, on_card::locked, get(position, match::turn));
}

// A destroyed squad leaves the game: its resources lie loose, its equipment tokens go (A49).
void destroy(Position& position, CardId squad)
{
    if (!is_squad(position, squad))
        return;
    let_captives_go(position, squad);
    if (option(position, Option::destroyed_squad_items) == 0 && cargo_of(position.card(squad)) > 0)
        leave_tokens(position, squad);
    lose_tokens(position, squad);
    for (const CardId item : items_of(position, squad))
        remove_item(position, squad, item);
    take_out_of_captivity(position, squad);
    set(position, squad, on_card::camp, 0);
    set_status(position, squad, Status::destroyed);
    set_came(position, squad, Came::shot);
    position.card(squad).place = at(Zone::removed);
}

// ---- tokens ----
CardId heap_there(const Position& position, Place place)
{
    for (const Card& card : position.cards)
        if (card.place == place && type_of(position, card) == Type::heap && card.facts != blank_facts)
            return position.id_of(card);
    return no_card;
}

CardId heap_at(Position& position, Place place)
{
    const CardId there = heap_there(position, place);
    const std::uint16_t facts = facts_of_heap(position, place);
    if (there || facts == blank_facts || !is_on_map(place))
        return there;
    return add_card(position, {.facts = facts, .place = place, .is_token = true});
}

void lay_out_heaps(Position& position)
{
    for (std::size_t at = 0; position.library && at < position.library->cards.size(); ++at)
        if (const Place place = heap_place(position.library->cards[at]); place != nowhere)
            heap_at(position, place);
}

void add_tokens(Position& position, CardId card, Token token, int count)
{
    if (!position.has(card) || token > Token::tech)
        return;
    Number& kept = position.card(card).counters[static_cast<std::size_t>(token)];
    kept = as_number(std::max(0, kept + count));
}

void add_stock(Position& position, Seat seat, Token token, int count)
{
    const auto value = static_cast<player::Value>(player::red + static_cast<int>(token));
    set(position, seat, value, as_number(std::max(0, get(position, seat, value) + count)));
}

// war-rig.gather.board, war-rig.gather.overflow: on white spaces while there are any; the rest stays in the place.
void load_or_leave(Position& position, CardId squad, Token token, int count)
{
    const int loaded = std::clamp(free_spaces(position, squad), 0, std::max(0, count));
    add_tokens(position, squad, token, loaded);
    if (count > loaded)
        add_tokens(position, heap_at(position, location_of(position, squad)), token, count - loaded);
}

// ---- sites ----
// war-rig.rig-attack.fire-at-zero, war-rig.empire.ship-destroyed: without armour a site burns and a ship is gone.
void damage(Position& position, CardId site, int hits)
{
    if (!position.has(site) || hits <= 0 || has(position, site, Keyword::indestructible))
        return;
    const int total = std::min(get(position, site, on_card::hits) + hits, armour_max(position, site));
    set(position, site, on_card::hits, as_number(total));
    if (armour_of(position, site) > 0)
        return;
    if (type_of(position, site) == Type::drop_ship)
        position.card(site).place = at(Zone::removed);
    else
        burn(position, site);
}

void set_armour(Position& position, CardId site, Number armour)
{
    if (position.has(site))
        set(position, site, on_card::hits, as_number(std::max(0, armour_max(position, site) - armour)));
}

void burn(Position& position, CardId site)
{
    if (!has(position, site, Keyword::indestructible))
        set(position, site, on_card::fire, 1);
}

// war-rig.fight-fire.regen: half of the maximum, added and rounded up (A40).
void regain(Position& position, CardId site)
{
    const int maximum = armour_max(position, site);
    const int half = option(position, Option::regain_rounding) == 1 ? maximum / 2 : (maximum + 1) / 2;
    const int before = option(position, Option::fire_regain) == 1 ? 0 : armour_of(position, site);
    set_armour(position, site, as_number(std::min(maximum, before + half)));
}

// ---- equipment ----
void remove_item(Position& position, CardId squad, CardId item)
{
    const Card& card = position.card(squad);
    const Number number = get(card, on_card::number);
    if (!position.has(item) || !card.owner || number < 1 || number > 6)
        return;
    const Number tokens = get(position, item, tokens_of(card.owner));
    set(position, item, tokens_of(card.owner), static_cast<Number>(tokens & ~(1 << (number - 1))));
}

// What unlocked further spaces is gone: what lay there stays in the place.
void leave_what_finds_no_space(Position& position, CardId squad)
{
    while (free_spaces(position, squad) < 0 && cargo_of(position.card(squad)) > 0) {
        const auto& counters = position.card(squad).counters;
        const auto most = std::max_element(counters.begin(), counters.begin() + token_kinds);
        const auto token = static_cast<Token>(most - counters.begin());
        add_tokens(position, squad, token, -1);
        add_tokens(position, heap_at(position, location_of(position, squad)), token, 1);
    }
}

void give_item(Position& position, CardId squad, CardId item)
{
    const Card& card = position.card(squad);
    const Number number = get(card, on_card::number);
    if (!position.has(item) || !card.owner || number < 1 || number > 6)
        return;
    const Number tokens = get(position, item, tokens_of(card.owner));
    set(position, item, tokens_of(card.owner), static_cast<Number>(tokens | (1 << (number - 1))));
}

}  // namespace cardinal::war_rig
