#include "engine/games/dept_of_structure/chapters.h"
#include "engine/position/fingerprint.h"
#include "engine/rules/shown.h"

#include <algorithm>

/// What a camera should see of a position: everything that lies open on the table, with the tokens on it, and what the
/// counters and dials of both players show.
namespace cardinal::dept_of_structure {
namespace {

bool can_be_seen(Place place) { return is_in_view(words, place); }

/// Of several who stand in no order that was told none shows one.
Number shown_order(const Position& position, CardId card)
{
    const std::vector<CardId> blockers = blockers_of(position, attacker_blocked_by(position, card));
    return as_number(blockers.size() > 1 && !is_order_told(position, card) ? 0 : block_order(position, card));
}

void show_what_lies_on(const Position& position, const Card& card, BoardCard& seen)
{
    static const auto values = values_named(words, Scope::card, {"damage", "tokens"});
    static const auto order = values_named(words, Scope::card, {"block_order"});
    if (!is_in_play(card.place))
        return;
    show_marks(words, position, values, seen);
    if (get(card, on_card::blocking) != nobody_blocked)
        seen.marks.push_back({order.front(), shown_order(position, seen.card)});
}

/// What lies tucked under a card is seen with the uppermost one of the pile and lies along it: whether it was utilized
/// by itself does not show (A10).
BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    show_what_lies_on(position, card, seen);
    if (!card.host)
        return seen;
    seen.host = uppermost(position, seen.card);
    seen.turned = 0;
    return seen;
}

void show_card(const Position& position, const Card& card, Board& board)
{
    if (can_be_seen(card.place))
        board.cards.push_back(seen_card(position, card));
}

void show_numbers(const Position& position, Board& board)
{
    static const auto pools =
        values_named(words, Scope::player, {"base", "survivor", "bio", "power", "supplies", "hand"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, pools, board);
}

/// Only piles and blockers are seen together.
bool are_seen_apart(const Position& one, const Position& other)
{
    const auto is_alone = [](const Card& card) { return !card.host && get(card, on_card::blocking) == nobody_blocked; };
    std::vector<CardId> unlike;
    find_unlike_cards(one, other, unlike);
    return std::ranges::all_of(unlike,
                               [&](CardId card) { return is_alone(one.card(card)) && is_alone(other.card(card)); });
}

}  // namespace

const BoardParts board_parts{.card = show_card, .numbers = show_numbers, .are_seen_apart = are_seen_apart};

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    show_parts(board_parts, position, board);
}

}  // namespace cardinal::dept_of_structure
