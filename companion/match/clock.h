#pragma once

#include <chrono>
#include <cstdint>

namespace cardinal::match {

/// Milliseconds since 1970, as the database keeps times.
inline std::int64_t now_in_ms()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace cardinal::match
