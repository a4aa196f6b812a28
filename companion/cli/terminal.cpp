#include "companion/cli/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace cardinal::cli {
namespace {

bool with_colours = false;

std::string_view code_of(Style style)
{
    switch (style) {
    case Style::plain: return "";
    case Style::bold: return "1";
    case Style::faint: return "2";
    case Style::good: return "32";
    case Style::bad: return "1;31";
    case Style::warn: return "33";
    case Style::accent: return "36";
    }
    return "";
}

}  // namespace

void choose_colours(Colour wish, std::FILE* stream)
{
    const char* no_colour = std::getenv("NO_COLOR");
    const bool unwanted = no_colour && *no_colour;
    with_colours = wish == Colour::always || (wish == Colour::automatic && !unwanted && isatty(fileno(stream)) != 0);
}

std::string styled(std::string_view text, Style style)
{
    if (!with_colours || style == Style::plain)
        return std::string(text);
    return "\x1b[" + std::string(code_of(style)) + "m" + std::string(text) + "\x1b[0m";
}

std::size_t width_of(std::string_view text)
{
    const auto begins_letter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_letter));
}

std::string padded(std::string_view text, std::size_t width)
{
    const std::size_t taken = width_of(text);
    return std::string(text) + std::string(taken < width ? width - taken : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent)
{
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (column > indent && column + 1 + width_of(word) > width) {
            result += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            result += ' ';
            ++column;
        }
        result += word;
        column += width_of(word);
    }
    return result;
}

}  // namespace cardinal::cli
