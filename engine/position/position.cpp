#include "engine/position/position.h"

#include "engine/core/hash.h"

#include <algorithm>

namespace cardinal {
namespace {

std::uint64_t bits(Number number) { return static_cast<std::uint16_t>(number); }

/// Four numbers to a word: a position is mostly counters, and it is hashed after every entry.
std::uint64_t four_numbers(const Number* numbers)
{
    return bits(numbers[0]) | bits(numbers[1]) << 16 | bits(numbers[2]) << 32 | bits(numbers[3]) << 48;
}
template <std::size_t Count>
void add_numbers(Hash64& hash, const std::array<Number, Count>& numbers)
{
    static_assert(Count % 4 == 0);
    for (std::size_t at = 0; at < Count; at += 4)
        hash.add(four_numbers(&numbers[at]));
}
/// Numbers that only some games have: where they are 0 they are left out, so that a longer list changes no hash of the
/// matches that were played before.
template <std::size_t First, std::size_t Count>
void add_numbers_there(Hash64& hash, const std::array<Number, Count>& numbers)
{
    static_assert(Count % 4 == 0 && First % 4 == 0 && First < Count);
    for (std::size_t at = 0; at < First; at += 4)
        hash.add(four_numbers(&numbers[at]));
    for (std::size_t at = First; at < Count; at += 4)
        if (const std::uint64_t four = four_numbers(&numbers[at]))
            hash.add(at).add(four);
}

std::uint64_t bits(Seat seat) { return static_cast<std::uint8_t>(seat.index); }
std::uint64_t bits(Place place) { return place.zone | bits(place.seat) << 8 | std::uint64_t{place.slot} << 16; }

void add_card(Hash64& hash, const Card& card)
{
    hash.add(std::uint64_t{card.facts} | bits(card.owner) << 16 | bits(card.side) << 24 | bits(card.place) << 32);
    hash.add(static_cast<std::uint64_t>(card.face) | std::uint64_t{card.turned} << 8 |
             std::uint64_t{card.is_token} << 16 | bits(card.host.index) << 32);
    add_numbers_there<16>(hash, card.counters);
}

void add_action(Hash64& hash, const Action& action)
{
    hash.add(std::uint64_t{action.kind} | bits(action.seat) << 8 | bits(action.other) << 16 |
             bits(action.card.index) << 32 | bits(action.target.index) << 48);
    hash.add(bits(action.place) | bits(action.word) << 32 | bits(action.number) << 48);
    hash.add(action.cards.size()).add(action.numbers.size());
    for (const CardId card : action.cards)
        hash.add(card.index);
    for (const Number number : action.numbers)
        hash.add(number);
}

}  // namespace

bool operator==(const Position& a, const Position& b)
{
    const bool same_library = a.library == b.library || (a.library && b.library && *a.library == *b.library);
    return same_library && a.seats == b.seats && a.players == b.players && a.match == b.match &&
           a.options == b.options && a.cards == b.cards && a.effects == b.effects && a.stack == b.stack &&
           a.standing == b.standing;
}

std::uint64_t hash_of(const Position& position)
{
    Hash64 hash;
    hash.add(position.seats);
    for (int seat = 0; seat < position.seats; ++seat)
        add_numbers(hash, position.players[static_cast<std::size_t>(seat)].counters);
    add_numbers(hash, position.match);
    add_numbers_there<40>(hash, position.options);
    hash.add(position.cards.size()).add(position.effects.size()).add(position.stack.size());
    for (const Card& card : position.cards)
        add_card(hash, card);
    for (const Effect& effect : position.effects) {
        hash.add(bits(effect.on.index) | bits(effect.source.index) << 16 | bits(effect.on_player) << 32);
        hash.add(std::uint64_t{effect.stat} | std::uint64_t{effect.until} << 8 | bits(effect.amount) << 16);
    }
    for (const Pending& pending : position.stack) {
        add_action(hash, pending.action);
        hash.add(std::uint64_t{pending.declined} | std::uint64_t{pending.fate} << 8);
    }
    for (const Standing& standing : position.standing)
        hash.add(std::uint64_t{standing.rule} | bits(standing.card.index) << 16 | bits(standing.seat) << 32);
    return hash.value();
}

std::string name_of(const Position& position, CardId id)
{
    if (!position.has(id))
        return "no card";
    const auto at = static_cast<std::size_t>(id.index);
    if (at < position.library->labels.size() && !position.library->labels[at].empty())
        return position.library->labels[at];
    const std::uint16_t facts = position.card(id).facts;
    const auto copies = std::ranges::count(position.cards, facts, &Card::facts);
    const auto before = std::count_if(position.cards.begin(), position.cards.begin() + id.index,
                                      [&](const Card& card) { return card.facts == facts; });
    const std::string& name = position.facts(id).name;
    return copies == 1 ? name : name + "#" + std::to_string(before + 1);
}

CardId add_card(Position& position, Card card)
{
    assert(position.cards.size() < 32000 && "a table holds fewer things than an id can number");
    position.cards.push_back(card);
    return {static_cast<std::int16_t>(position.cards.size() - 1)};
}

}  // namespace cardinal
