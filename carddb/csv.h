#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardinal::carddb {

/// One line of a table; cells may hold line ends, so it may take several lines of the text.
struct CsvLine {
    int line = 0;  ///< where it begins, counted from 1
    std::vector<std::string> cells{};
};

/// A spreadsheet saved as CSV: cells between commas, semicolons or tabs, whichever the first line has most of; in
/// quotation marks where they hold one of these. Lines without anything are left out. Fails for a quotation without
/// end.
Result<std::vector<CsvLine>> read_csv(std::string_view text);

/// The cells as one line that is read back to them.
std::string write_csv(const std::vector<std::string>& cells);

}  // namespace cardinal::carddb
