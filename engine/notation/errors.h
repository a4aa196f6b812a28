#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::notation {

/// A place in a text, counted from 1; columns are characters, not bytes.
struct Location {
    std::string file{};
    int line = 0;
    int column = 0;
    bool operator==(const Location&) const = default;
};

/// What was expected where something else stands.
struct ParseError {
    std::string file{};
    int line = 0;
    int column = 0;
    std::string expected{};
    std::string found{};       ///< empty: the line ended there, or nothing in particular is wrong
    std::string suggestion{};  ///< ` Did you mean “attack”?`, or nothing
    bool operator==(const ParseError&) const = default;
};

/// `FILE:LINE:COL: expected a card, found “Troper”. Did you mean “Trooper”?`
std::string to_string(const ParseError& error);

/// Whoever mistypes once mistypes twice: a file is read to its end, but nobody reads more errors than this.
inline constexpr std::size_t most_errors = 20;

/// The errors of one reading. Lines that hold for several scenarios are read several times and complained of once.
class Errors {
public:
    void add(ParseError error);
    bool empty() const { return errors_.empty(); }
    bool is_full() const { return errors_.size() >= most_errors; }
    std::size_t count() const { return errors_.size(); }
    const std::vector<ParseError>& all() const { return errors_; }
    /// All of them, one a line.
    Error as_error() const;

private:
    std::vector<ParseError> errors_{};
};

}  // namespace cardinal::notation
