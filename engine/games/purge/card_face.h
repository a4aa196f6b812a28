#pragma once

#include "engine/rules/card_face.h"

namespace cardinal::purge {

CardFace face_of(const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::purge
