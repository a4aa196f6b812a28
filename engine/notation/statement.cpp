#include "engine/notation/statement.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <optional>

// Lines are joined first and comments cut off on the way, because a quotation may go on over a joint and a `#` in it is
// none. A comment ends its statement, whatever it ends with.
namespace cardinal::notation {
namespace {

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

/// Walks through a line, knowing whether it is within a quotation.
struct Quotation {
    bool open = false;
    bool escaped = false;
    void pass(char letter)
    {
        if (!escaped && letter == '"')
            open = !open;
        escaped = open && !escaped && letter == '\\';
    }
};

/// How much of the line stands before its comment.
std::size_t length_without_comment(std::string_view line, Quotation& quotation)
{
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (!quotation.open && line[at] == '#' && (at == 0 || is_blank(line[at - 1])))
            return at;
        quotation.pass(line[at]);
    }
    return line.size();
}

/// The first byte that does not belong into a text.
std::optional<std::size_t> find_garbage(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto length = length_of_character(text, at);
        if (!length || (byte < 0x20 && byte != '\t') || byte == 0x7F)
            return at;
        at += *length;
    }
    return {};
}

class Splitter {
public:
    Splitter(std::string_view file, Errors& errors) : file_(file), errors_(errors) {}

    void take_line(std::string_view line)
    {
        ++line_;
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        const std::size_t length = length_without_comment(line, quotation_);
        const bool goes_on = length == line.size() && !line.empty() && line.back() == '\\';
        join(line.substr(0, goes_on ? length - 1 : length));
        if (!goes_on)
            finish();
    }

    std::vector<Statement> finished()
    {
        finish();
        return std::move(statements_);
    }

private:
    std::string_view file_;
    Errors& errors_;
    int line_ = 0;
    Quotation quotation_{};
    Statement open_{};
    std::vector<Statement> statements_{};

    void join(std::string_view line)
    {
        if (open_.line == 0)
            open_.line = line_;
        else
            open_.joins.push_back({.at = open_.text.size(), .line = line_});
        open_.text += line;
    }

    void finish()
    {
        quotation_ = {};
        if (!trimmed(open_.text).empty()) {
            open_.file = file_;
            if (const auto garbage = find_garbage(open_.text))
                complain_of(*garbage);
            else
                statements_.push_back(std::move(open_));
        }
        open_ = {};
    }

    void complain_of(std::size_t at)
    {
        const Location where = location_of(open_, at);
        errors_.add({where.file, where.line, where.column, "text in UTF-8 without control characters", {}, {}});
    }
};

}  // namespace

std::vector<Statement> statements_of(std::string_view text, std::string_view file, Errors& errors)
{
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    Splitter splitter(file, errors);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        splitter.take_line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return splitter.finished();
}

Location location_of(const Statement& statement, std::size_t at)
{
    Statement::Join piece{.at = 0, .line = statement.line};
    for (const Statement::Join& join : statement.joins)
        if (join.at <= at)
            piece = join;
    const std::string_view before = std::string_view(statement.text).substr(piece.at, at - piece.at);
    const auto characters = std::ranges::count_if(before, [](char byte) { return !continues_character(byte); });
    return {.file = statement.file, .line = piece.line, .column = static_cast<int>(characters) + 1};
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && is_blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back()))
        text.remove_suffix(1);
    return text;
}

}  // namespace cardinal::notation
