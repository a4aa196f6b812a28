#pragma once

#include "engine/referee/explain.h"

#include <vector>

namespace cardinal {

/// Legal play that explains what is seen and asks to believe little beyond it.
bool is_ordinary(const Story& story);

/// What the match may be instead of what the book says, because of something that nobody saw: a pass, a group, a
/// target. The table looks the same in all of these. Whoever seems to break a rule may be right in one of them.
class Otherwise {
public:
    explicit Otherwise(const Game& game) : game_(game) {}

    /// A story was taken for true, its rivals were not: each leads to a match that may be. So do its deeds from those
    /// that might have been before.
    void took(const Position& before, const Story& story, const std::vector<Story>& rivals);
    /// Somebody said how it is.
    void forget() { positions_.clear(); }

    /// Whether ordinary legal play leads from one of these to what is seen.
    bool allows(const Board& seen) const;

private:
    const Game& game_;
    std::vector<Position> positions_{};

    void note(const Position& may_be, const Board& looks_like, std::vector<Position>& noted) const;
};

}  // namespace cardinal
