#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Does with a text all that is done with a saved match: reads it as one of every game and of the made-up one, replays
/// it, asks what could be done about its entries, writes it and reads it back. Ends the program when something does not
/// hold.
void take_record(std::string_view text);

}  // namespace cardinal::fuzz
