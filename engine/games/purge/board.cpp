#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"
#include "engine/position/fingerprint.h"
#include "engine/rules/shown.h"

#include <algorithm>
#include <array>
#include <iterator>

/// What a camera should see of a position: everything that lies open on the table, with the marks that may lie on it.
namespace cardinal::purge {
namespace {

bool can_be_seen(Place place) { return is_in_view(words, place); }

struct MarkedStat {
    Stat stat = Stat::attack;
    printed::Field printed = printed::attack;
};
constexpr MarkedStat marked_stats[] = {
    {Stat::attack, printed::attack}, {Stat::damage, printed::damage},         {Stat::armor, printed::armor},
    {Stat::health, printed::health}, {Stat::population, printed::population},
};

/// By the order of `marked_stats`.
const std::vector<std::int16_t>& marked_values()
{
    static const auto values = values_named(words, Scope::card, {"attack", "damage", "armor", "health", "population"});
    return values;
}

std::vector<BoardCard::Mark> marks_on(const Position& position, const TableStats& stats, CardId card)
{
    std::vector<BoardCard::Mark> marks;
    if (!in_play(position, card))
        return marks;
    marks.reserve(std::size(marked_stats));
    for (std::size_t at = 0; at < std::size(marked_stats); ++at)
        if (position.facts(card).fields[marked_stats[at].printed] != not_given)
            marks.push_back({marked_values()[at], stats.of(card, marked_stats[at].stat)});
    return marks;
}

BoardCard seen_card(const Position& position, const TableStats& stats, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    if (!is_unit_or_commander(position, seen.card))
        seen.host = no_card;  // an Attachment lies beside its host
    seen.marks = marks_on(position, stats, seen.card);
    return seen;
}

void show_card(const Position& position, const TableStats& stats, const Card& card, Board& board)
{
    if (can_be_seen(card.place))
        board.cards.push_back(seen_card(position, stats, card));
}

void show_card(const Position& position, const Card& card, Board& board)
{
    show_card(position, TableStats(position), card, board);
}

void show_numbers(const Position& position, Board& board)
{
    static const auto energy = values_named(words, Scope::player, {"energy"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, energy, board);
}

/// Stats rest on effects, on who takes part in a battle, and on other cards that change them.
bool are_seen_apart(const Position& one, const Position& other)
{
    const auto stand_alone = [&](CardId card) {
        return !may_change_others(one, one.card(card)) && !may_change_others(other, other.card(card));
    };
    std::vector<CardId> unlike;
    find_unlike_cards(one, other, unlike);
    return one.effects == other.effects && state(one) == state(other) && std::ranges::all_of(unlike, stand_alone);
}

}  // namespace

const BoardParts board_parts{.card = show_card, .numbers = show_numbers, .are_seen_apart = are_seen_apart};

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    const TableStats stats(position);  // of all cards at once
    for (const Card& card : position.cards)
        show_card(position, stats, card, board);
    show_numbers(position, board);
}

}  // namespace cardinal::purge
