#pragma once

#include "companion/match/copies.h"
#include "companion/match/lying.h"
#include "engine/rules/fact.h"
#include "engine/rules/game.h"

#include <functional>
#include <map>
#include <span>
#include <utility>
#include <variant>

namespace cardinal::match {

/// A physical card that belongs to the match, and whose.
struct Member {
    PrintedCode code{};
    Seat owner{};
};

/// Which card of the match a physical one is. Copies of one card are told apart by their serials, and each becomes the
/// one of the position that it can be when it is first seen: that which lies there, and of these the one that lies most
/// like it; else one that nobody has seen yet. Then it stays that one. What no deck holds but a card of the match makes
/// is the next that comes into the match.
class Members {
public:
    /// Where decks are registered, only their copies belong to the match; `registered` is empty where none is.
    Members(const Game& game, std::span<const Member> registered);

    /// What the table says of cards of the position.
    struct Looks {
        /// In how much one lies otherwise than the one that is seen: turned, face down, or with other numbers.
        std::function<int(CardId)> unlike{};
        /// Whether one that should be seen is not: none that is alike lies where it should.
        std::function<bool(CardId)> is_missed{};
    };

    /// The card, or a stranger: a card of no deck, or one copy more than the match has.
    std::variant<CardId, Stranger> who_is(const PrintedCode& code, const Place& place, Seat side,
                                          const Position& position, const Looks& looks);

    /// No deck holds it, and it will lie there when the match has begun: whoever has laid it down by then is early.
    bool comes_with_the_beginning(const PrintedCode& code, const Position& position) const;

    /// Which copies are known by now. Somebody who goes on with a match hands them over again: of twins nobody could
    /// tell any more which is which.
    const Copies& copies() const { return known_; }
    void know(Copies copies) { known_ = std::move(copies); }

private:
    const Game& game_;
    std::map<PrintedCode, Seat> registered_{};
    Copies known_{};

    CardId next_made(const PrintedCode& code, const Position& position) const;
    CardId can_be(const PrintedCode& code, const Place& place, Seat side, const Position& position,
                  const Looks& looks) const;
    bool has_left(CardId card, const Position& position) const;
    int unlikeliness(const Position& position, CardId card, const Place& place, Seat side, const Looks& looks) const;
};

/// Index into the library; blank_facts where it has no card of that number.
std::uint16_t facts_of(const Game& game, const CardLibrary& library, const PrintedCode& code);

}  // namespace cardinal::match
