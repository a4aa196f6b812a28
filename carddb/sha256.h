#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cardinal::carddb {

/// SHA-256 (FIPS 180-4) of some bytes: who changes them afterwards cannot keep it the same.
using Digest = std::array<std::uint8_t, 32>;
Digest sha256(std::string_view bytes);

/// Sixty-four small hexadecimal digits, as sha256sum prints them.
std::string to_string(const Digest& digest);

}  // namespace cardinal::carddb
