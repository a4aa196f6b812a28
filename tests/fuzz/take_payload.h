#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Reads what a decoder may have read off a card, writes it and reads it again. Ends the program when something does
/// not hold.
void take_payload(std::string_view bytes);

}  // namespace cardinal::fuzz
