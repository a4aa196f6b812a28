#pragma once

#include "engine/rules/card_face.h"

namespace cardinal::lost_empires {

CardFace face_of(const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::lost_empires
