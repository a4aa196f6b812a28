#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <array>

/// What a camera should see of a position: everything that lies open on the table with the tokens on it, and what can
/// be counted before each player.
namespace cardinal::war_rig {
namespace {

// war-rig.setup.common: the deck and what lies face down in an inventory show no more than their backs.
bool can_be_seen(Place place)
{
    return place != nowhere && place.zone < words.zones.size() && words.zones[place.zone].on_table &&
           !words.zones[place.zone].hidden;
}

bool is_recognized(const Card& card) { return can_be_seen(card.place) && card.face == Face::up; }

/// A heap is the place where loose tokens lie: nobody needs it while there are none.
bool may_be_away(const Position& position, const Card& card)
{
    return type_of(position, card) == Type::heap && cargo_of(card) == 0;
}

std::int16_t value_named(std::string_view name, Scope scope)
{
    for (std::size_t at = 0; at < words.values.size(); ++at)
        if (words.values[at].name == name && words.values[at].scope == scope)
            return static_cast<std::int16_t>(at);
    return -1;
}

template <std::size_t Count>
std::array<std::int16_t, Count> values_named(const std::array<std::string_view, Count>& names, Scope scope)
{
    std::array<std::int16_t, Count> values{};
    for (std::size_t at = 0; at < Count; ++at)
        values[at] = value_named(names[at], scope);
    return values;
}

template <std::size_t Count>
void add_marks(const Position& position, CardId card, const std::array<std::int16_t, Count>& values,
               std::vector<BoardCard::Mark>& marks)
{
    for (const std::int16_t value : values)
        marks.push_back({value, read_value(position, words.values[static_cast<std::size_t>(value)], {.card = card})});
}

std::vector<BoardCard::Mark> marks_on(const Position& position, const Card& card)
{
    static const auto cargo =
        values_named(std::array<std::string_view, 6>{"red", "green", "blue", "brown", "scrap", "tech"}, Scope::card);
    static const auto of_squads =
        values_named(std::array<std::string_view, 3>{"camp", "flipped", "coercion"}, Scope::card);
    static const auto of_sites = values_named(std::array<std::string_view, 2>{"hits", "fire"}, Scope::card);
    static const auto of_equipment =
        values_named(std::array<std::string_view, 4>{"tokens_a", "tokens_b", "tokens_c", "tokens_d"}, Scope::card);
    std::vector<BoardCard::Mark> marks;
    const CardId id = position.id_of(card);
    switch (type_of(position, card)) {
    case Type::squad:
        add_marks(position, id, cargo, marks);
        add_marks(position, id, of_squads, marks);
        break;
    case Type::heap: add_marks(position, id, cargo, marks); break;
    case Type::equipment: add_marks(position, id, of_equipment, marks); break;
    case Type::part:
    case Type::facility:
    case Type::drop_ship: add_marks(position, id, of_sites, marks); break;
    case Type::chassis: break;
    }
    return marks;
}

BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    seen.host = no_card;  // whose captive lies there is told by who goes with whom
    seen.marks = marks_on(position, card);
    return seen;
}

/// What lies before a player, counted or read: stock, counters of Infinite Power, backs in the inventory.
void count_things(const Position& position, Seat seat, Board& board)
{
    static const auto values =
        values_named(std::array<std::string_view, 10>{"red", "green", "blue", "brown", "scrap", "tech", "sway",
                                                      "bid_laid", "bid", "inventory_down"},
                     Scope::player);
    for (const std::int16_t value : values)
        board.numbers.push_back(
            {.value = value,
             .seat = seat,
             .number = read_value(position, words.values[static_cast<std::size_t>(value)], {.seat = seat})});
}

}  // namespace

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    for (const Card& card : position.cards)
        if (is_recognized(card)) {
            board.cards.push_back(seen_card(position, card));
            if (may_be_away(position, card))
                board.may_be_away.push_back(position.id_of(card));
        }
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        count_things(position, Seat{seat}, board);
    static const std::int16_t held = value_named("held", Scope::match);
    board.numbers.push_back({.value = held, .number = get(position, match::held)});
}

}  // namespace cardinal::war_rig
