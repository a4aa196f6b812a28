#pragma once

#include "engine/core/markers.h"

/// The markers 352–415 of the table in markers.h: faces of dice, of the digits first, then each game's symbols.
namespace cardinal {

inline constexpr MarkerId first_die_marker = 352, last_die_marker = 415;

constexpr bool is_of_a_die(MarkerId marker) { return marker >= first_die_marker && marker <= last_die_marker; }

/// A sticker has to leave room for a word below the marker.
inline constexpr double die_side_mm = 20, die_cell_mm = 1.6;

}  // namespace cardinal
