#pragma once

#include "engine/notation/cursor.h"
#include "engine/position/position.h"

#include <cstdint>

/// How a card lies: which face, turned how far.
namespace cardinal::notation {

Face take_face(Cursor& cursor);                   ///< what follows `face`
std::uint8_t take_quarter_turns(Cursor& cursor);  ///< what follows `turned`: degrees
std::string write_face(Face face);
std::string write_quarter_turns(int turns);

}  // namespace cardinal::notation
