#pragma once

#include "engine/referee/explain.h"

namespace cardinal {

/// The book before the deeds, and what was seen otherwise then.
struct AtFirst {
    Board book{};
    std::vector<Fact> different{};
    Settled settled{};
};

/// What was different before some of a story's deeds; nothing where it does not matter.
struct Earlier {
    const std::vector<Fact>* at_the_last_look = nullptr;  ///< of a story that was in doubt then
    const std::vector<Fact>* before_the_last_deed = nullptr;
};

/// What is left over of a story: the facts that its deeds do not account for, what the rules say of them, and what they
/// cost.
class Remainder {
public:
    /// What did not differ at first, or at the last look, and does now, still shows what it showed before the deeds: it
    /// is late, unless it is settled.
    Remainder(const Game& game, const AtFirst& at_first, const Board& seen)
        : game_(game), at_first_(at_first), seen_(seen)
    {}

    /// Takes what is left into the story and its end, and adds up the costs; gives up at `limit`.
    void take(Story& story, const std::vector<Fact>& different, double limit, const Earlier& earlier) const;

private:
    const Game& game_;
    const AtFirst& at_first_;
    const Board& seen_;

    bool may_be_late(const Fact& fact, const Earlier& earlier) const;
    void take_as_it_lies(Story& story, const Fact& fact) const;
    double cost_of_late(const Fact& fact, const std::vector<Fact>& late, bool is_left_behind) const;
};

/// A number of things that lie on the table: it changes with them.
bool is_counted(const Game& game, const Fact& fact);

/// What a difference weighs: a card that lies elsewhere more than one that is turned or carries another number.
double weight_of(const std::vector<Fact>& different);

}  // namespace cardinal
