#pragma once

#include "companion/match/lying.h"

namespace cardinal::match {

/// True when the first card lies under the second with its upper strip out, as a card does that belongs to another: it
/// points the same way, and looks out beyond the other's upper edge. Cards of a pile, and neighbours that touch, do not
/// lie so.
bool is_tucked_under(const LyingCard& card, const LyingCard& host);

}  // namespace cardinal::match
