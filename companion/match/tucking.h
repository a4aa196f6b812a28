#pragma once

#include "companion/match/lying.h"

namespace cardinal::match {

/// True when the first card lies under the second with its upper strip out, as a card does that belongs to another: it
/// points the same way, and looks out beyond the other's upper edge. Cards of a pile, and neighbours that touch, do not
/// lie so.
bool is_tucked_under(const LyingCard& card, const LyingCard& host);
/// The same of a card that was tucked under the other before: whatever brushed against it, it is while it looks out.
bool is_still_tucked_under(const LyingCard& card, const LyingCard& host);
/// The same for any two of several that lie under one another like that, as long as they overlap.
bool lies_below(const LyingCard& card, const LyingCard& host);

}  // namespace cardinal::match
