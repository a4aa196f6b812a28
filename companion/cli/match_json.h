#pragma once

#include "engine/core/result.h"
#include "engine/record/history.h"
#include "engine/rules/game.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

/// A match as JSON Lines, for other programs: one object that says what it is played with, then one for each entry.
/// Each carries its part of the saved match as it is written there, so reading it back gives the same record with the
/// same hashes; everything else in it is there to be read without knowing the notation. carddb/README.md lists the
/// fields.
namespace cardinal::cli {

/// What can be read of an entry without the notation.
nlohmann::ordered_json json_of(const History& history, const Entry& entry);
std::string match_as_json(const Game& game, const Record& record);

bool is_match_json(std::string_view text);
/// The text of the saved match in it. `name` is what it is called in errors.
Result<std::string> text_of_match_json(std::string_view json_lines, const std::string& name);

}  // namespace cardinal::cli
