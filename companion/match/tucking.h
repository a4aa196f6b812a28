#pragma once

#include "companion/match/lying.h"

#include <cstdint>

namespace cardinal::match {

/// Of the host, beyond which a card looks out that is tucked under it. At both a code is in view, which lies in the
/// card's upper left corner: at the left one where there is no room above.
enum class Edge : std::uint8_t { upper, left };

/// True when the first card lies under the second with a strip out, as a card does that belongs to another: it points
/// the same way, and looks out beyond that edge of the other. Cards of a pile, and neighbours that touch, do not lie
/// so.
bool is_tucked_under(const LyingCard& card, const LyingCard& host, Edge edge = Edge::upper);
/// The same of a card that was tucked under the other before: whatever brushed against it, it is while it looks out.
bool is_still_tucked_under(const LyingCard& card, const LyingCard& host, Edge edge = Edge::upper);
/// The same for any two of several that lie under one another like that, as long as they overlap.
bool lies_below(const LyingCard& card, const LyingCard& host);

}  // namespace cardinal::match
