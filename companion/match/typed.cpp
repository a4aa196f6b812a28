#include "companion/match/typed.h"

#include "engine/core/utf8.h"

#include <algorithm>

namespace cardinal::match {
namespace {

/// ` after “A attack”`, where a line ends too early: people type no columns.
std::string after_what_was_typed(const notation::ParseError& error, std::string_view line)
{
    const std::size_t end = line.find_last_not_of(" \t") + 1;
    const std::string_view typed = line.substr(0, end);
    const auto is_begun = [](char byte) { return !continues_character(byte); };
    const auto characters = std::ranges::count_if(typed, is_begun);
    return error.found.empty() && !typed.empty() && error.column > characters ? " after “" + std::string(typed) + "”"
                                                                              : "";
}

}  // namespace

Result<notation::Step> typed_step(const notation::Lexicon& lexicon, std::string_view line)
{
    notation::Errors errors;
    const notation::Statement statement{.file = "", .text = std::string(line), .line = 1};
    notation::Cursor cursor(statement, errors);
    auto step = notation::take_step(cursor, lexicon);
    if (step && errors.empty())
        cursor.expect_end();
    if (step && errors.empty()) {
        step->lines = {statement};
        return *step;
    }
    std::string wrong;
    for (const notation::ParseError& error : errors.all())
        wrong += (wrong.empty() ? "" : "\n") + ("Expected " + error.expected + after_what_was_typed(error, line)) +
                 (error.found.empty() ? "" : ", found “" + error.found + "”") + "." + error.suggestion;
    return Failure{{std::move(wrong)}};
}

std::string why_not_typed(const notation::Step& step)
{
    const auto* group = std::get_if<notation::BeginGroup>(&step.doing);
    if (group && group->name.empty())
        return "A group has a name: group NAME. What follows belongs to it until end.";
    if (std::holds_alternative<notation::TellBoard>(step.doing))
        return "A whole board is told in a file. Here, see card K: field says where one card lies.";
    if (std::holds_alternative<notation::CheckDeck>(step.doing))
        return "A deck list is judged in a file: cardinal judge FILE, with the line check deck A in it.";
    return "";
}

}  // namespace cardinal::match
