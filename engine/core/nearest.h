#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal {

/// The known words that a misspelt one was most likely meant to be, likeliest first; none when nothing is near. Letter
/// case is ignored, and `_`, `-` and a space are the same. Known words that begin with the misspelt one come before
/// those that have a part beginning with it ("drone" for "chrono-drone"), and these before those that need letters
/// changed.
std::vector<std::string_view> nearest(std::string_view misspelt, std::span<const std::string_view> known,
                                      int at_most = 3);

/// What an error message about an unknown word ends with: ` Did you mean “chrono-drone” or “chrono-hound”?`, with the
/// space before it, or nothing.
std::string did_you_mean(std::string_view misspelt, std::span<const std::string_view> known);

/// The same of words that were found already, each offered once.
std::string did_you_mean_one_of(std::vector<std::string_view> words);

}  // namespace cardinal
