#pragma once

#include "engine/referee/explain.h"

namespace cardinal {

/// The book before the deeds, and what was seen otherwise then; and the same as of the last look, for every story that
/// was in doubt since.
struct AtFirst {
    Board book{};
    std::vector<Fact> different{};
    std::vector<std::vector<Fact>> since{};
};

/// What is left over of a story: the facts that its deeds do not account for, what the rules say of them, and what they
/// cost.
class Remainder {
public:
    /// What did not differ at first, or at the last look, and does now, still shows what it showed before the deeds.
    Remainder(const Game& game, const AtFirst& at_first, const Board& seen)
        : game_(game), at_first_(at_first), seen_(seen)
    {}

    /// Takes what is left into the story and its end, and adds up the costs; gives up at `limit`. `earlier` is what was
    /// left before the last deed.
    void take(Story& story, const std::vector<Fact>& different, double limit,
              const std::vector<Fact>* earlier = nullptr) const;

private:
    const Game& game_;
    const AtFirst& at_first_;
    const Board& seen_;

    bool shows_what_it_showed_before(const Fact& fact) const;
    void take_as_it_lies(Story& story, const Fact& fact) const;
    bool is_counted(const Fact& fact) const;
    double cost_of_late(const Fact& fact, const std::vector<Fact>& late, bool is_left_behind) const;
};

/// What a difference weighs: a card that lies elsewhere more than one that is turned or carries another number.
double weight_of(const std::vector<Fact>& different);

}  // namespace cardinal
