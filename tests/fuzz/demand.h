#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Ends the program when something does not hold, and says what and with which text: a fuzzer keeps what led there.
void demand(bool holds, std::string_view what, std::string_view text);

}  // namespace cardinal::fuzz
