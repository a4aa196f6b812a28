#pragma once

#include "engine/rules/game.h"

#include <vector>

/// Finding out what happened between two looks at the table.
namespace cardinal {

/// Something that may have been done, and what the rules say of it.
struct Deed {
    Action action{};
    Verdict verdict{};
    bool is_seen = true;  ///< it changed what a camera sees; otherwise what followed needs it
    bool operator==(const Deed&) const = default;
};

/// What lies otherwise than the deeds would leave it.
struct LeftOver {
    Fact fact{};
    Verdict verdict{};     ///< what the rules say of its lying so
    bool is_late = false;  ///< it still shows what it showed before the deeds: a hand may be slow
    bool operator==(const LeftOver&) const = default;
};

/// One way in which the table may have come to look as it does. It accounts for everything that was seen.
struct Story {
    std::vector<Deed> deeds{};
    std::vector<LeftOver> left_over{};
    double cost = 0;  ///< see costs.h
    Position end{};   ///< after the deeds, and with what is left over taken as it lies
    bool is_legal() const;
    bool explains_everything() const;  ///< by deeds, by rules that name the rest, or by slow hands
};

/// How long is looked for.
struct Patience {
    int nodes = 60;  ///< positions that are looked at closely
    int deeds = 8;   ///< in one story
    int unseen_in_a_row = 3;
};

/// The stories for what is seen, the likeliest first; those that are hopelessly behind are left out. One story without
/// deeds when nothing changed. The same deeds in another order are one story.
std::vector<Story> explain(const Game& game, const Position& position, const Board& seen,
                           const Patience& patience = {});

/// True when the first story is told apart from the others clearly enough to be taken for what happened.
bool is_certain(const std::vector<Story>& stories);

}  // namespace cardinal
