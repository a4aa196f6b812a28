#include "engine/rules/shown.h"

#include <algorithm>
#include <cassert>

namespace cardinal {
namespace {

const ValueWord& word_of(const Words& words, std::int16_t value)
{
    return words.values[static_cast<std::size_t>(value)];
}

std::int16_t value_named(const Words& words, Scope scope, std::string_view name)
{
    const auto found = std::ranges::find_if(
        words.values, [&](const ValueWord& each) { return each.scope == scope && each.name == name; });
    assert(found != words.values.end());
    return static_cast<std::int16_t>(found - words.values.begin());
}

}  // namespace

bool is_in_view(const Words& words, Place place)
{
    return place != nowhere && place.zone < words.zones.size() && words.zones[place.zone].on_table &&
           !words.zones[place.zone].hidden;
}

std::vector<std::int16_t> values_named(const Words& words, Scope scope, std::initializer_list<std::string_view> names)
{
    std::vector<std::int16_t> values;
    for (const std::string_view name : names)
        values.push_back(value_named(words, scope, name));
    return values;
}

void show_numbers(const Words& words, const Position& position, Seat seat, std::span<const std::int16_t> values,
                  Board& board)
{
    for (const std::int16_t value : values)
        board.numbers.push_back(
            {.value = value, .seat = seat, .number = read_value(position, word_of(words, value), {.seat = seat})});
}

void show_parts(const BoardParts& parts, const Position& position, Board& board)
{
    for (const Card& card : position.cards)
        parts.card(position, card, board);
    parts.numbers(position, board);
}

void show_marks(const Words& words, const Position& position, std::span<const std::int16_t> values, BoardCard& card)
{
    card.marks.reserve(card.marks.size() + values.size());
    for (const std::int16_t value : values)
        card.marks.push_back({value, read_value(position, word_of(words, value), {.card = card.card})});
}

}  // namespace cardinal
