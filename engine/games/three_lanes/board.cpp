#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/shown.h"

/// What a camera should see of a position: everything that lies on the table and is known by name. How many others lie
/// in a pile is a player's number.
namespace cardinal::three_lanes {
namespace {

// three-lanes.hand.private: what is in a hand is its owner's affair, and no part of what the table shows.
bool can_be_seen(Place place)
{
    const Zone zone = zone_of(place);
    return place != nowhere && place.zone < words.zones.size() && words.zones[place.zone].on_table &&
           zone != Zone::deck && zone != Zone::protection;
}

/// A face-down pool card cannot be told from the others of its pile.
bool is_recognized(const Card& card) { return can_be_seen(card.place) && card.face == Face::up; }

/// Two units in one zone lie over each other and side by side, none on the other: only equip cards belong to a card.
BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    if (type_of(position, card) != Type::equip)
        seen.host = no_card;
    return seen;
}

void show_card(const Position& position, const Card& card, Board& board)
{
    if (is_recognized(card))
        board.cards.push_back(seen_card(position, card));
}

void show_numbers(const Position& position, Board& board)
{
    // backs that lie side by side can be counted; those of a pile as high as the deck cannot
    static const auto backs = values_named(words, Scope::player, {"hand", "protection", "pool_down"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, backs, board);
}

}  // namespace

const BoardParts board_parts{.card = show_card, .numbers = show_numbers};

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    show_parts(board_parts, position, board);
}

}  // namespace cardinal::three_lanes
