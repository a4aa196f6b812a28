#include "engine/position/fingerprint.h"

#include "engine/core/hash.h"

#include <bit>
#include <cassert>
#include <cstring>

namespace cardinal {
namespace {

template <std::size_t Count>
void add_numbers(Hash64& hash, const std::array<Number, Count>& numbers)
{
    for (const std::uint64_t four : std::bit_cast<std::array<std::uint64_t, Count / 4>>(numbers))
        hash.add(four);
}

unsigned bits_of(Seat seat) { return static_cast<std::uint8_t>(seat.index); }

void add_place(Hash64& hash, const Place& place)
{
    hash.add(unsigned{place.zone} << 16 | bits_of(place.seat) << 8 | place.slot);
}

/// Cards are added up, so each has to be another number in each place.
std::uint64_t bits_of(const Position& position, CardId id)
{
    const Card& card = position.cards[static_cast<std::size_t>(id.index)];
    Hash64 hash;
    hash.add(id.index).add(card.facts).add(bits_of(card.owner) << 8 | bits_of(card.side));
    hash.add(static_cast<unsigned>(card.face) << 9 | unsigned{card.turned} << 1 | unsigned{card.is_token});
    hash.add(card.host.index);
    add_place(hash, card.place);
    add_numbers(hash, card.counters);
    return hash.value();
}

void add_action(Hash64& hash, const Action& action)
{
    hash.add(action.kind).add(action.seat.index).add(action.other.index).add(action.card.index);
    hash.add(action.target.index).add(action.word).add(action.number);
    add_place(hash, action.place);
    hash.add(action.cards.size());
    for (const CardId card : action.cards)
        hash.add(card.index);
    hash.add(action.numbers.size());
    for (const Number number : action.numbers)
        hash.add(number);
}

std::uint64_t with_the_rest(std::uint64_t of_cards, const Position& position)
{
    Hash64 hash;
    hash.add(of_cards).add(position.cards.size()).add(position.effects.size()).add(position.stack.size());
    for (int seat = 0; seat < position.seats; ++seat)
        add_numbers(hash, position.players[static_cast<std::size_t>(seat)].counters);
    add_numbers(hash, position.match);
    for (const Effect& effect : position.effects) {
        hash.add(effect.on.index).add(effect.source.index).add(effect.on_player.index).add(effect.amount);
        hash.add(unsigned{effect.stat} << 8 | effect.until);
    }
    for (const Pending& pending : position.stack) {
        add_action(hash, pending.action);
        hash.add(unsigned{pending.declined} << 8 | pending.fate);
    }
    for (const Standing& standing : position.standing)
        hash.add(standing.rule).add(standing.card.index).add(standing.seat.index);
    return hash.value();
}

/// Bit by bit, because it is asked of every card after every deed that is tried. Where there is room between the fields
/// two that are the same may seem to differ, which costs no more than looking once more.
bool is_surely_the_same(const Card& one, const Card& other)
{
    return std::memcmp(&one, &other, sizeof(Card)) == 0;  // NOLINT(bugprone-suspicious-memory-comparison)
}

}  // namespace

Fingerprint fingerprint_of(const Position& position)
{
    std::uint64_t of_cards = 0;
    for (const Card& card : position.cards)
        of_cards += bits_of(position, position.id_of(card));
    return {of_cards, with_the_rest(of_cards, position)};
}

Fingerprint fingerprint_of(const Position& position, const Position& other, const Fingerprint& of_other,
                           std::span<const CardId> unlike)
{
    std::uint64_t of_cards = of_other.of_cards;
    for (const CardId card : unlike)
        of_cards += bits_of(position, card) - bits_of(other, card);
    return {of_cards, with_the_rest(of_cards, position)};
}

void find_unlike_cards(const Position& one, const Position& other, std::vector<CardId>& unlike)
{
    assert(one.cards.size() == other.cards.size());
    unlike.clear();
    for (std::size_t at = 0; at < one.cards.size(); ++at)
        if (!is_surely_the_same(one.cards[at], other.cards[at]))
            unlike.push_back({static_cast<std::int16_t>(at)});
}

}  // namespace cardinal
