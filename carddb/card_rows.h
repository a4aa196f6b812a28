#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

/// Card lists as other programs write them, before anybody asks what their columns mean.
namespace cardinal::carddb {

struct Cell {
    std::string column{};  ///< as the list calls it
    std::string value{};
    bool operator==(const Cell&) const = default;
};
struct CardRow {
    int line = 0;  ///< where it begins in the file
    std::vector<Cell> cells{};
};
/// A row that nothing was made of, and why.
struct BadRow {
    int line = 0;
    std::string reason{};
    bool operator==(const BadRow&) const = default;
};
struct CardRows {
    std::vector<std::string> columns{};  ///< all there are, each once
    std::vector<CardRow> rows{};
    std::vector<BadRow> bad{};
};

/// The first line names the columns.
Result<CardRows> read_csv_cards(std::string_view text);
/// A list of objects, or an object with such a list as "cards"; its other members hold for each of them. Objects in
/// objects only group; lists are their elements with semicolons between them.
Result<CardRows> read_json_cards(std::string_view text);

}  // namespace cardinal::carddb
