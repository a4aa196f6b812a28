#pragma once

#include "engine/core/result.h"
#include "engine/notation/file.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cardinal::cli {

/// Reads a file of the notation with everything it uses; "-" is standard input. The error has all that is wrong with
/// it, a line each.
Result<notation::File> read_scenarios(const std::filesystem::path& path);
/// The same for a text that was read already; `name` is its address, from which the files it uses are found.
Result<notation::File> read_scenarios(std::string_view text, const std::string& name);

/// A table to measure on: the first set-up of a file, or the game's bundled busy one where none is named.
struct Table {
    const Game* game = nullptr;
    Position start{};
    std::filesystem::path path{};
};
Result<Table> read_table(const Game& game, const std::string& file);

/// Where the bundled samples are: $CARDINAL_SAMPLES, or where they were when the program was built.
std::filesystem::path samples();

}  // namespace cardinal::cli
