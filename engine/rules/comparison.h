#pragma once

#include "engine/rules/fact.h"
#include "engine/rules/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace cardinal {

/// Where each card stands in a board, so that whole boards are compared in one pass.
class WhereListed {
public:
    explicit WhereListed(const Board& board);
    const BoardCard* find(CardId card) const
    {
        const int at = place_of(card);
        return at < 0 ? nullptr : &board_.cards[static_cast<std::size_t>(at)];
    }
    int place_of(CardId card) const  ///< -1 when it is not listed
    {
        const auto index = static_cast<std::size_t>(card.index);
        return card && index < listed_.size() ? listed_[index] : -1;
    }

private:
    const Board& board_;
    std::vector<int> listed_{};
};

/// Whether both show the same board.
bool look_alike(const Game& game, const Position& one, const Position& other);

/// One board that is seen, held against what many positions should show: what differs, as `differences` tells it, in
/// the same order. After a deed only what it changed is held against the board once more, where the game can show its
/// cards one by one.
class BoardComparison {
public:
    BoardComparison(const Game& game, const Board& seen);

    std::vector<Fact> differences_in(const Position& position) const;
    /// The same, where it is known what differs in another position that has these cards unlike, in their order.
    std::vector<Fact> differences_in(const Position& position, const Position& other,
                                     const std::vector<Fact>& different_there, std::span<const CardId> unlike);
    /// The same, where nobody has found out which cards these are.
    std::vector<Fact> differences_in(const Position& position, const Position& other,
                                     const std::vector<Fact>& different_there);

private:
    const Game& game_;
    const Board& seen_;
    WhereListed in_seen_;
    bool can_be_compared_by_card_ = false;
    struct Different {
        std::size_t place = 0;  ///< in the order in which differences are told
        Fact fact{};
    };
    // While one position is looked at; kept because most are looked at within microseconds.
    std::vector<CardId> unlike_{};
    Board shown_{};
    std::vector<Different> fresh_{};

    std::size_t place_of(CardId card) const;
    void note_differences_of(const Position& position, CardId card);
    void add_different_numbers(const Position& position, std::vector<Fact>& different);
};

}  // namespace cardinal
