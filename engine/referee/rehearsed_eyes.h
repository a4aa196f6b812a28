#pragma once

#include "engine/rules/game.h"
#include "engine/rules/random_play.h"

#include <vector>

namespace cardinal {

struct Rehearsal;

/// What a camera makes of a table in a rehearsal: marks that it does not read, and marks that hands set late. What is
/// counted changes with the cards themselves; no hand is slow there, but one lies over it.
class Eyes {
public:
    Eyes(const Game& game, const Rehearsal& rehearsal, const Board& start);

    Board see(Board table, Seed& seed);
    /// The same table once more: what was late is no nearer, other marks are not read.
    Board see_again(Seed& seed) const;

private:
    struct Late {
        Fact old{};
        std::size_t looks = 0;  ///< for which it still shows that
    };

    const Game* game_;
    const Rehearsal* rehearsal_;
    std::vector<Fact> shown_{};  ///< marks as they lay at the last look
    std::vector<Late> late_{};
    Board table_{};  ///< as it lay at the last look

    bool is_covered(const Fact& number) const;
    Number shown(const Fact& now, Seed& seed);
    bool is_lost(Seed& seed) const;
};

}  // namespace cardinal
