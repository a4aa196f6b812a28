#pragma once

#include "engine/rules/card_face.h"

namespace cardinal::dept_of_structure {

CardFace face_of(const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::dept_of_structure
