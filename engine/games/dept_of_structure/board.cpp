#include "engine/games/dept_of_structure/chapters.h"

#include <array>

/// What a camera should see of a position: everything that lies open on the table, with the tokens on it, and what the
/// counters and dials of both players show.
namespace cardinal::dept_of_structure {
namespace {

bool can_be_seen(Place place)
{
    return place != nowhere && place.zone < words.zones.size() && words.zones[place.zone].on_table &&
           !words.zones[place.zone].hidden;
}

std::int16_t value_named(std::string_view name) { return static_cast<std::int16_t>(find_value(words, name)); }

/// Of several who stand in no order that was told none shows one.
Number shown_order(const Position& position, CardId card)
{
    const std::vector<CardId> blockers = blockers_of(position, attacker_blocked_by(position, card));
    return as_number(blockers.size() > 1 && !is_order_told(position, card) ? 0 : block_order(position, card));
}

std::vector<BoardCard::Mark> marks_on(const Position& position, const Card& card)
{
    static const std::array<std::int16_t, 3> values{value_named("damage"), value_named("tokens"),
                                                    value_named("block_order")};
    if (!is_in_play(card.place))
        return {};
    std::vector<BoardCard::Mark> marks{{values[0], get(card, on_card::damage)},
                                       {values[1], get(card, on_card::tokens)}};
    if (get(card, on_card::blocking) != nobody_blocked)
        marks.push_back({values[2], shown_order(position, position.id_of(card))});
    return marks;
}

/// What lies tucked under a card is seen with the uppermost one of the pile and lies along it: whether it was utilized
/// by itself does not show (A10).
BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    seen.marks = marks_on(position, card);
    if (!card.host)
        return seen;
    seen.host = uppermost(position, seen.card);
    seen.turned = 0;
    return seen;
}

struct Shown {
    std::string_view name{};
    player::Value counter = player::base;
};
constexpr Shown shown[] = {{"base", player::base},
                           {"survivor", player::survivor},
                           {"bio", player::bio},
                           {"power", player::power},
                           {"supplies", player::supplies}};

void show_numbers(const Position& position, Seat seat, Board& board)
{
    for (const Shown& each : shown)
        board.numbers.push_back(
            {.value = value_named(each.name), .seat = seat, .number = get(position, seat, each.counter)});
    board.numbers.push_back(
        {.value = value_named("hand"), .seat = seat, .number = count_of(position, seat, Pile::hand)});
}

}  // namespace

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    for (const Card& card : position.cards)
        if (can_be_seen(card.place))
            board.cards.push_back(seen_card(position, card));
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(position, Seat{seat}, board);
}

}  // namespace cardinal::dept_of_structure
