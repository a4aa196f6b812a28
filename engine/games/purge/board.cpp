#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"
#include "engine/rules/shown.h"

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

}  // namespace

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    const TableStats stats(position);
    board.cards.reserve(position.cards.size());
    for (const Card& card : position.cards)
        if (can_be_seen(card.place))
            board.cards.push_back(seen_card(position, stats, card));
    static const auto energy = values_named(words, Scope::player, {"energy"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, energy, board);
}

}  // namespace cardinal::purge
