#pragma once

#include "engine/core/markers.h"
#include "engine/core/playmat.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <vector>

namespace cardinal::studio {

/// A command card as this player lays it down: on their side of the mat, where it covers least of what lies there.
Thing laid_command(Command command, Seat by, const Playmat& mat, const Stock& stock, const std::vector<Thing>& things);

}  // namespace cardinal::studio
