#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <array>

/// What a camera should see of a position: everything that lies open on the table, with the tokens on it, and the
/// tokens before each player.
namespace cardinal::lost_empires {
namespace {

bool can_be_seen(Place place)
{
    return place != nowhere && place.zone < words.zones.size() && words.zones[place.zone].on_table &&
           !words.zones[place.zone].hidden;
}

std::int16_t value_named(std::string_view name) { return static_cast<std::int16_t>(find_value(words, name)); }

std::vector<BoardCard::Mark> marks_on(const Card& card)
{
    static const std::array<std::int16_t, 3> values{value_named("damage"), value_named("drained"),
                                                    value_named("elite_token")};
    if (!is_in_play(card.place))
        return {};
    return {{values[0], get(card, on_card::damage)},
            {values[1], get(card, on_card::drained)},
            {values[2], get(card, on_card::elite)}};
}

BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    seen.marks = marks_on(card);
    return seen;
}

struct Counted {
    std::string_view name{};
    player::Value counter = player::command;
};
/// What lies before a player; that somebody has passed, the command card left lying there says.
constexpr Counted counted[] = {{"command", player::command},
                               {"supply", player::supply},
                               {"artifacts", player::artifacts},
                               {"passed", player::passed}};

void count_tokens(const Position& position, Seat seat, Board& board)
{
    for (const Counted& each : counted)
        board.numbers.push_back(
            {.value = value_named(each.name), .seat = seat, .number = get(position, seat, each.counter)});
    board.numbers.push_back(
        {.value = value_named("gates"), .seat = seat, .number = as_number(gates_built(position, seat))});
    board.numbers.push_back(
        {.value = value_named("gate_sides"), .seat = seat, .number = get(position, seat, player::gate_sides)});
    board.numbers.push_back(
        {.value = value_named("hand"), .seat = seat, .number = count_of(position, seat, Pile::hand)});
}

}  // namespace

// lost-empires.general.discard_open: open piles show what lies in them.
void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    for (const Card& card : position.cards)
        if (can_be_seen(card.place))
            board.cards.push_back(seen_card(position, card));
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        count_tokens(position, Seat{seat}, board);
    board.numbers.push_back({.value = value_named("first_player"), .number = get(position, match::first_player)});
}

}  // namespace cardinal::lost_empires
