#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Does with a text what is done with card lists and deck lists of other programs: reads it as each of their kinds, for
/// every game, and writes what was read so that it is read back. Ends the program when something does not hold.
void take_lists(std::string_view bytes);

}  // namespace cardinal::fuzz
