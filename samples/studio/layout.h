#pragma once

#include "samples/studio/random.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <string>
#include <vector>

/// Tables at random.
namespace cardinal::studio {

/// The names of all prints of this kind, in order.
std::vector<std::string> names_of(const Stock& stock, What what);

/// How many of what lie on a random table.
struct Wanted {
    int cards = 40;
    bool is_scattered = false;  ///< anywhere and anyhow, upon each other; else in rows, side by side
};
/// Lays them within the area. A card is laid once; where there are too few, some of them again.
std::vector<Thing> laid_out(const Wanted& wanted, const Stock& stock, const Rect& area, Random& random);

}  // namespace cardinal::studio
