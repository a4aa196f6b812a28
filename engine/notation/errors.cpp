#include "engine/notation/errors.h"

#include <algorithm>
#include <utility>

namespace cardinal::notation {

std::string to_string(const ParseError& error)
{
    std::string told = error.file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) +
                       ": expected " + error.expected;
    if (!error.found.empty())
        told += ", found “" + error.found + "”";
    return told + "." + error.suggestion;
}

void Errors::add(ParseError error)
{
    const bool is_known = std::ranges::find(errors_, error) != errors_.end();
    if (!is_full() && !is_known)
        errors_.push_back(std::move(error));
}

Error Errors::as_error() const
{
    std::string told;
    for (const ParseError& error : errors_)
        told += (told.empty() ? "" : "\n") + to_string(error);
    return {told};
}

}  // namespace cardinal::notation
