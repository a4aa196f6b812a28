#pragma once

#include "engine/core/ids.h"
#include "engine/position/card_facts.h"
#include "engine/rules/action.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cardinal {

enum class Face : std::uint8_t { up, down };

/// The facts of a card that is not there.
inline constexpr std::uint16_t blank_facts = 65535;

/// A card copy or token and everything that is known of it now.
struct Card {
    std::uint16_t facts = blank_facts;  ///< index into CardLibrary::cards
    Seat owner{};                       ///< whose deck it came from
    Seat side{};                        ///< who controls it
    Place place{};
    Face face = Face::up;
    std::uint8_t turned = 0;  ///< quarter turns clockwise, as its controller sees it
    CardId host{};            ///< the card it is attached to or tucked under
    bool is_token = false;
    std::array<Number, 24> counters{};  ///< named by the game's words
    bool operator==(const Card&) const = default;
};

/// A change of a number that ends by itself: +1 ARMOR until the end of the turn.
struct Effect {
    CardId on{};             ///< the card it changes; or
    Seat on_player{};        ///< the player it changes
    CardId source{};         ///< what made it, if anything did
    std::uint8_t stat = 0;   ///< the game's own enum
    std::uint8_t until = 0;  ///< the game's own enum
    Number amount = 0;
    bool operator==(const Effect&) const = default;
};

/// Something declared that has not happened yet. The last one declared is the last of the list.
struct Pending {
    Action action{};
    std::uint8_t declined = 0;  ///< one bit for each seat that lets it happen
    std::uint8_t fate = 0;      ///< the game's own enum: still to happen, cancelled…
    bool operator==(const Pending&) const = default;
};

/// A broken state that players have been told of and that still lasts: it is not reported again until it was put right.
struct Standing {
    std::uint16_t rule = 0;  ///< index into the game's catalogue
    CardId card{};
    Seat seat{};
    bool operator==(const Standing&) const = default;
};

struct Player {
    std::array<Number, 32> counters{};
    bool operator==(const Player&) const = default;
};

/// The engine's whole knowledge of a match at one moment. A value: copy it, compare it, hash it.
/// It has no clock, no randomness and no pointer to anything that can change.
struct Position {
    std::shared_ptr<const CardLibrary> library{};
    std::int8_t seats = 2;
    std::array<Player, most_seats> players{};
    std::array<Number, 48> match{};    ///< turn, phase, whose go: named by the game's words
    std::array<Number, 64> options{};  ///< house rules: for each table option the index of its value
    std::vector<Card> cards{};
    std::vector<Effect> effects{};
    std::vector<Pending> stack{};
    std::vector<Standing> standing{};

    bool has(CardId id) const { return id.index >= 0 && static_cast<std::size_t>(id.index) < cards.size(); }
    bool has(Seat seat) const { return seat.index >= 0 && seat.index < seats; }
    const Card& card(CardId id) const  ///< an id that is not there answers with a blank card that lies nowhere
    {
        static const Card blank{};
        return has(id) ? cards[static_cast<std::size_t>(id.index)] : blank;
    }
    Card& card(CardId id)
    {
        assert(has(id));
        return cards[static_cast<std::size_t>(id.index)];
    }
    const Player& player(Seat seat) const
    {
        return players[static_cast<std::size_t>(seat ? seat.index : most_seats - 1)];
    }
    Player& player(Seat seat)
    {
        assert(has(seat));
        return players[static_cast<std::size_t>(seat.index)];
    }
    const CardFacts& facts(const Card& card) const
    {
        return library && card.facts < library->cards.size() ? library->cards[card.facts] : nothing_printed;
    }
    const CardFacts& facts(CardId id) const { return facts(card(id)); }
    /// What the card data calls this; empty when it calls nothing so.
    const std::string& named(NameNumber number) const { return (library ? *library : no_cards).name_of(number); }
    CardId id_of(const Card& card) const { return {static_cast<std::int16_t>(&card - cards.data())}; }
};

/// Equal when everything but the sharing is: two positions with equal but separate libraries are equal.
bool operator==(const Position& a, const Position& b);

/// 64 bits over the written-out position, the same on every machine.
std::uint64_t hash_of(const Position& position);

/// What people call this copy: its label, or its name, with a number when the match has several of that name.
std::string name_of(const Position& position, CardId id);

/// Adds a thing that was not in the match before (a token, a foreign card) and gives its id.
CardId add_card(Position& position, Card card);

}  // namespace cardinal
