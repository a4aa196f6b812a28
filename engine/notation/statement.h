#pragma once

#include "engine/notation/errors.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::notation {

/// One statement of a text: a line, or several joined by `\` at their ends, without its comment. Its indentation is
/// kept, so that columns can be told.
struct Statement {
    struct Join {
        std::size_t at = 0;  ///< from this byte of the text on
        int line = 0;        ///< it stood in this line
    };
    std::string file{};
    std::string text{};
    int line = 0;
    std::vector<Join> joins{};
};

/// The statements of a text that is not empty lines and comments. What is not UTF-8 or has characters that nobody can
/// type is an error and left out.
std::vector<Statement> statements_of(std::string_view text, std::string_view file, Errors& errors);

/// Where in the file byte `at` of the statement stood.
Location location_of(const Statement& statement, std::size_t at);

/// The text without the blanks around it.
std::string_view trimmed(std::string_view text);

}  // namespace cardinal::notation
