#pragma once

#include "engine/rules/card_face.h"

namespace cardinal::war_rig {

CardFace face_of(const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::war_rig
