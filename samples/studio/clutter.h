#pragma once

#include "samples/studio/random.h"
#include "samples/studio/stock.h"

namespace cardinal::studio {

/// Adds what lies about on real tables and belongs to no game: arms with hands, mugs, phones, other games' cards,
/// paper, pens, coins, labels, and dice. Called `hand 0`, `mug 1` and so on, `kinds` of each.
void add_clutter(Stock& stock, std::uint64_t seed, int kinds = 3);

/// A mat as fans of a game have it: a picture with lettering and framed places, to lie under everything. Its frames are
/// as large as cards, and none is one.
Print art_mat_of(Random random);

/// Arms with hands. The fingers point to the upper side; the arm leaves at the lower one.
Print hand_of(Random random);

}  // namespace cardinal::studio
