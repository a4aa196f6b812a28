#pragma once

#include "engine/core/printed_code.h"

#include <array>
#include <cstdint>

/// How a printed code looks: a QR code of version 1 (ISO/IEC 18004), error correction H, alphanumeric, always with the
/// same mask. Ten characters fill it to the last bit, so that nothing but the code decides how it looks, and who knows
/// all codes that were printed can recognize one far below what decoders need.
namespace cardinal {

inline constexpr int code_modules = 21;

struct CodePattern {
    std::array<std::uint32_t, code_modules> rows{};  ///< from the top; bit 0 is the leftmost module
    constexpr bool is_dark(int row, int column) const
    {
        return ((rows[static_cast<std::size_t>(row)] >> column) & 1U) != 0;
    }
    bool operator==(const CodePattern&) const = default;
};

CodePattern pattern_of(const PrintedCode& code);

/// True for the modules that are alike in every code: finders, timing, format.
bool is_alike_in_all(int row, int column);

}  // namespace cardinal
