#pragma once

#include "companion/match/said.h"

#include <filesystem>
#include <string>

namespace cardinal::cli {

/// Copies of a match as files, to be handed on. A copy never takes the place of another file.
class MatchCopy {
public:
    /// A copy is written to this file, which must be new, when the match ends.
    void write_at_end_to(std::filesystem::path file) { at_end_ = std::move(file); }

    match::Sayings write(const std::filesystem::path& file, const std::string& text);
    match::Sayings write_at_end(const std::string& text);
    /// False when one was wanted at the end and is not there.
    bool is_written() const { return !has_failed_; }

private:
    std::filesystem::path at_end_{}, file_{};
    std::string written_{};  ///< what the copy holds, as far as we know
    bool has_failed_ = false;

    bool is_ours(const std::filesystem::path& file) const;
};

/// Why no copy may be written there; empty when it may.
std::string why_not_new(const std::filesystem::path& path);

}  // namespace cardinal::cli
