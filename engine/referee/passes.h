#pragma once

#include "engine/referee/tree.h"

namespace cardinal {

/// Passes that nobody saw. Whoever has missed some of them may have missed all of a turn; but that a turn was given
/// away by everybody is not believed so easily.
class Passes {
public:
    Passes(const Game& game, const Tree& tree) : game_(game), tree_(tree) {}

    /// It is one, and nothing but passes came before it since something was seen, fewer than make up a whole turn.
    bool is_one_more(const Node& before, const Node& after) const;
    /// Nothing but them, or nothing at all, has led from where the search begins.
    bool are_all_to(const Node& at) const;
    /// One of them came first of all.
    bool begin(const Node& at) const;
    /// There were so many as are believed of one turn alone, and the deed after them is of another.
    bool are_of_another_turn(const Node& before, const Node& after) const;

private:
    const Game& game_;
    const Tree& tree_;

    bool is_a_missed_pass(const Node& at) const;
    bool goes_on_in_the_next_turn(const Node& first, const Node& after) const;
    Number turn_of(const Node& at) const;
};

}  // namespace cardinal
