#pragma once

#include "engine/notation/errors.h"
#include "engine/record/record.h"

#include <string>
#include <string_view>
#include <vector>

/// A saved match as text; engine/NOTATION.md §8 says how it looks.
namespace cardinal {

std::string write_record(const Game& game, const Record& record);

/// What could be read, and what could not. Entries after a damaged line are kept: whether they still lead to the same
/// positions is for a replay to say.
struct RecordRead {
    Record record{};
    std::vector<notation::ParseError> damage{};
};
/// `file` is what the text is called in errors.
RecordRead read_record(const Game& game, std::string_view text, std::string_view file);

/// True for a text that is a saved match and not a scenario.
bool is_record(std::string_view text);
/// The id of the game that a saved match is of; empty when it does not say.
std::string game_of_record(std::string_view text);

}  // namespace cardinal
