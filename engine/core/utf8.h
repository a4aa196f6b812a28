#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cardinal {

/// True for a byte that goes on with a character of UTF-8.
constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// How many bytes the character at `at` has; nothing when it is no character of UTF-8.
std::optional<std::size_t> length_of_character(std::string_view text, std::size_t at);

}  // namespace cardinal
