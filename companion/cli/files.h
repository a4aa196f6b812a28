#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace cardinal::cli {

/// The exit codes of every verb.
namespace exit_code {
inline constexpr int fine = 0;
inline constexpr int no = 1;  ///< the answer is no: a scenario disagrees, a deck is illegal
inline constexpr int usage = 2;
inline constexpr int unreadable = 3;  ///< input that cannot be read, output that cannot be written
inline constexpr int no_device = 4;
}  // namespace exit_code

/// How the file that a verb writes is named on the command line, by every verb alike.
inline constexpr const char* output_option = "-o,--output,--out";

/// A match of a hundred thousand entries has some 10 MB; whoever hands over more than this means another file.
inline constexpr std::size_t most_bytes = 64U << 20U;

/// A whole text file; "-" is standard input.
Result<std::string> read_text(const std::filesystem::path& path);
/// All of it or, when that fails, what was there before: written beside it and renamed. A link stays a link, and the
/// file keeps its permissions. A pipe or a device is written into, never replaced.
Result<void> write_text(const std::filesystem::path& path, std::string_view text);
/// The same for what a verb hands out: `output` is a file, or - for standard output.
Result<void> hand_out(const std::string& output, std::string_view text);
/// As write_text, for a file that must not be there yet.
Result<void> write_new_text(const std::filesystem::path& path, std::string_view text);

}  // namespace cardinal::cli
