#pragma once

#include <cstdio>
#include <string>
#include <string_view>

/// How the terminal looks: colours where somebody sees them, widths of text that is more than ASCII.
namespace cardinal::cli {

enum class Style { plain, bold, faint, good, bad, warn, accent };

enum class Colour { automatic, always, never };
/// `--color`, then NO_COLOR, then whether a person is looking at the stream.
void choose_colours(Colour wish, std::FILE* stream);
std::string styled(std::string_view text, Style style);

/// Columns that a text takes up, with UTF-8 letters as one each.
std::size_t width_of(std::string_view text);
std::string padded(std::string_view text, std::size_t width);
/// Breaks at spaces; lines after the first begin with `indent` spaces.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace cardinal::cli
