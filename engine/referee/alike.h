#pragma once

#include "engine/rules/game.h"

#include <optional>
#include <vector>

namespace cardinal {

/// Deeds of one family of which nothing tells one from another: they leave the same different, and are as legal.
class Alike {
public:
    Alike(const Game& game, const Position& before) : game_(game), before_(before) {}

    /// Whether one that came earlier is like this one; otherwise it is kept in mind. Judged is only what leaves the
    /// same.
    bool has_one_like(const Action& action, const std::vector<Fact>& left);

private:
    struct Known {
        Action action{};
        std::vector<Fact> left{};
        std::optional<bool> is_legal{};
    };
    const Game& game_;
    const Position& before_;
    std::vector<Known> known_{};

    bool is_legal(Known& known) const;
};

}  // namespace cardinal
