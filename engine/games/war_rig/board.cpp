#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"
#include "engine/rules/shown.h"

/// What a camera should see of a position: everything that lies open on the table with the tokens on it, and what can
/// be counted before each player.
namespace cardinal::war_rig {
namespace {

// war-rig.setup.common: the deck and what lies face down in an inventory show no more than their backs.
bool can_be_seen(Place place) { return is_in_view(words, place); }

bool is_recognized(const Card& card) { return can_be_seen(card.place) && card.face == Face::up; }

/// A heap is the place where loose tokens lie: nobody needs it while there are none.
bool may_be_away(const Position& position, const Card& card)
{
    return type_of(position, card) == Type::heap && cargo_of(card) == 0;
}

void show_what_lies_on(const Position& position, const Card& card, BoardCard& seen)
{
    static const auto cargo = values_named(words, Scope::card, {"red", "green", "blue", "brown", "scrap", "tech"});
    static const auto of_squads = values_named(
        words, Scope::card, {"red", "green", "blue", "brown", "scrap", "tech", "camp", "flipped", "coercion"});
    static const auto of_sites = values_named(words, Scope::card, {"hits", "fire"});
    static const auto of_equipment = values_named(words, Scope::card, {"tokens_a", "tokens_b", "tokens_c", "tokens_d"});
    switch (type_of(position, card)) {
    case Type::squad: return show_marks(words, position, of_squads, seen);
    case Type::heap: return show_marks(words, position, cargo, seen);
    case Type::equipment: return show_marks(words, position, of_equipment, seen);
    case Type::part:
    case Type::facility:
    case Type::drop_ship: return show_marks(words, position, of_sites, seen);
    case Type::chassis: return;
    }
}

BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    seen.host = no_card;  // whose captive lies there is told by who goes with whom
    show_what_lies_on(position, card, seen);
    return seen;
}

void show_card(const Position& position, const Card& card, Board& board)
{
    if (!is_recognized(card))
        return;
    board.cards.push_back(seen_card(position, card));
    if (may_be_away(position, card))
        board.may_be_away.push_back(position.id_of(card));
}

void show_numbers(const Position& position, Board& board)
{
    // what lies before a player, counted or read: stock, counters of Infinite Power, backs in the inventory
    static const auto counted =
        values_named(words, Scope::player,
                     {"red", "green", "blue", "brown", "scrap", "tech", "sway", "bid_laid", "bid", "inventory_down"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, counted, board);
    static const auto held = values_named(words, Scope::match, {"held"});
    show_numbers(words, position, nobody, held, board);
}

}  // namespace

const BoardParts board_parts{.card = show_card, .numbers = show_numbers};

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    show_parts(board_parts, position, board);
}

}  // namespace cardinal::war_rig
