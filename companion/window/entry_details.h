#pragma once

#include "companion/window/details.h"

namespace cardinal::window {

/// What an entry was seen by, what it broke and what can be done about it now, and what it may have been instead, with
/// what would follow.
std::optional<EntryShown> entry_of(const match::LiveMatch& match, const Inquiry& inquiry);

}  // namespace cardinal::window
