#pragma once

#include "engine/referee/explain.h"
#include "engine/referee/remainder.h"

namespace cardinal {

/// Where a search begins: a position that may stand on the table, and the deeds that led there.
struct Root {
    Position position{};
    std::vector<Deed> deeds{};
    std::vector<Choice> choices{};
    double cost = 0;
    bool is_forbidden = false;  ///< one of the deeds was meant for whom no rule allows: for when nothing legal fits
};

/// The stories that account for what is seen, in no order. Their choices are all that the game would have proposed;
/// what was not told apart is still to be left out. `at_first` is what was so before anything was done.
std::vector<Story> search(const Game& game, const std::vector<Root>& roots, const AtFirst& at_first, const Board& seen,
                          const Patience& patience);

}  // namespace cardinal
