#pragma once

#include "engine/rules/card_face.h"

namespace cardinal::three_lanes {

CardFace face_of(const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::three_lanes
