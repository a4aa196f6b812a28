#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Does with a text what is done with a match as JSON Lines: reads it, and writes what was read so that it comes back
/// as the same match. Ends the program when something does not hold.
void take_match_json(std::string_view text);

}  // namespace cardinal::fuzz
