#pragma once

#include "vision/eye_triples.h"
#include "vision/symbol.h"

/// Codes among marks that may be their eyes.
namespace cardinal::vision {

// A code that fits what all have in common less well may lie a little beside; another place is tried.
inline constexpr double is_clear = 0.93;

/// Adds what looks like a code, each once, or makes better what is there.
void find_codes(const Pass& pass, std::vector<Symbol>& found);
/// Takes away what lies within codes that were found for sure.
void leave_out_taken(const std::vector<Symbol>& found, std::vector<Eye>& eyes);

}  // namespace cardinal::vision
