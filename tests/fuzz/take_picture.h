#pragma once

#include <string_view>

namespace cardinal::fuzz {

/// Does with the bytes of a file all that is done with a picture of a table: decodes it, looks for cards, also such
/// that nobody knows yet, and follows it for two frames. Ends the program when something does not hold.
void take_picture(std::string_view bytes);

}  // namespace cardinal::fuzz
