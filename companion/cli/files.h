#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cardinal::cli {

/// The exit codes of every verb.
namespace exit_code {
inline constexpr int fine = 0;
inline constexpr int no = 1;  ///< the answer is no: a scenario disagrees, a deck is illegal
inline constexpr int usage = 2;
inline constexpr int unreadable = 3;  ///< input that cannot be read
inline constexpr int no_device = 4;
}  // namespace exit_code

/// A whole text file; "-" is standard input.
Result<std::string> read_text(const std::filesystem::path& path);
/// All of it or, when that fails, what was there before: written beside it and renamed.
Result<void> write_text(const std::filesystem::path& path, std::string_view text);

}  // namespace cardinal::cli
