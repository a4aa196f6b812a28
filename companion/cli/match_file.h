#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cardinal::cli {

/// Where a match is kept while it is played, and what is to be said about that. A new file never takes the place of one
/// that is there already, and a damaged one is put aside before anything else is written in its place.
class MatchFile {
public:
    static MatchFile nowhere() { return {}; }   ///< as people wish
    static MatchFile nowhere(std::string why);  ///< although they do not
    static MatchFile new_at(std::filesystem::path path);
    /// The match was read from there, where this is the text.
    enum class Is { whole, damaged };
    static MatchFile of_saved(std::filesystem::path path, std::string text, Is is);

    /// Makes sure of a new file before the first play; of a saved match nothing is touched yet.
    std::string begin(std::string_view match);
    /// On disk before its verdict is shown. When that fails, the match goes on and says so once.
    std::string save(std::string_view match);
    /// It is kept there from now on, when it can be written there.
    std::string save_in(const std::filesystem::path& path, std::string_view match);
    /// Where it is now, at the end; what failed is tried once more.
    std::string farewell(std::string_view match);

    /// False when something should have been saved and was not.
    bool is_kept() const { return path_.empty() ? why_nowhere_.empty() : state_ != State::failed; }

private:
    enum class State { untouched, saved, failed };

    std::filesystem::path path_{};
    std::string why_nowhere_{};
    std::string kept_{};       ///< the text that is there, as far as we know
    bool is_damaged_ = false;  ///< and is still to be put aside
    bool is_ours_ = false;     ///< the file at the path is this match
    State state_ = State::untouched;

    bool was_changed_by_others() const;
    Result<void> write(std::string_view match, std::string& told);
};

/// Why no new match may be kept there; empty when it may.
std::string why_not_new(const std::filesystem::path& path);

}  // namespace cardinal::cli
