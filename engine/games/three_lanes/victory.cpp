#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

/// How a match ends: by a hit where no protection is left (attack.cpp), or by a draw that is due from an empty deck
/// (draw_phase.cpp).
namespace cardinal::three_lanes {

bool is_over(const Position& position) { return phase(position) == Phase::over; }

}  // namespace cardinal::three_lanes
