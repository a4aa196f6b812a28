#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

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

struct Counted {
    Pile pile = Pile::hand;
    std::string_view name{};
};
constexpr Counted counted_piles[] = {
    {Pile::hand, "hand"}, {Pile::protection, "protection"}, {Pile::pool_down, "pool_down"}};

/// Backs that lie side by side can be counted; those of a pile as high as the deck cannot.
void count_backs(const Position& position, Seat seat, Board& board)
{
    for (const Counted& counted : counted_piles)
        board.numbers.push_back({.value = static_cast<std::int16_t>(find_value(words, counted.name)),
                                 .seat = seat,
                                 .number = count_of(position, seat, counted.pile)});
}

}  // namespace

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    for (const Card& card : position.cards)
        if (is_recognized(card))
            board.cards.push_back(as_it_lies(position, card));
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        count_backs(position, Seat{seat}, board);
}

}  // namespace cardinal::three_lanes
