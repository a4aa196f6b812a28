#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Does with a text all that is done with one: reads it as a file of every game and of the made-up one, runs its
/// scenarios, writes their positions and reads them back. Ends the program when something does not hold.
void take_notation(std::string_view text);

}  // namespace cardinal::fuzz
