#pragma once

#include "companion/pages/tongue.h"
#include "engine/record/history.h"

#include <string>
#include <string_view>

namespace cardinal::pages {

/// A whole match as one file for a browser: how it ended, what was flagged and what became of it, each number over the
/// turns, and every entry turn by turn. `about` is what else is known of it: when it was played, whether its record
/// is whole, in the same language.
std::string match_page(const History& history, std::string_view about, const Tongue& say = Tongue());

}  // namespace cardinal::pages
