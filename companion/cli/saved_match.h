#pragma once

#include "engine/notation/errors.h"
#include "engine/record/replay.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// A saved match that was read and played again.
struct SavedMatch {
    const Game* game = nullptr;
    std::string name{};  ///< of its file
    Record record{};
    std::vector<notation::ParseError> damage{};
    Replay replayed{};
};
/// It fails only when nobody can say which game the match is of.
Result<SavedMatch> read_saved(std::string_view text, std::string name);

/// "my.cardinal: 12 entries, exact."
std::string told(const SavedMatch& match);

/// Why nobody can go on with it: its beginning is damaged, so that nothing after it means what it meant. Empty when the
/// tags, the cards and the start are whole.
std::string why_not_begun(std::string_view text, const SavedMatch& match);
/// The same for a match that was read from this file, in the notation or as JSON Lines.
std::string why_file_not_begun(const std::string& file, const SavedMatch& match);

}  // namespace cardinal::cli
