#pragma once

#include <string>
#include <string_view>

/// Pages that people open in a browser or print: one file each, without scripts, and nothing is loaded from anywhere.
namespace cardinal::pages {

/// Text as it is shown: whatever stands in it, nothing of it is taken for markup.
std::string escaped(std::string_view text);

/// `<tag class="of">inner</tag>`; what is inside is markup already.
std::string element(std::string_view tag, std::string_view of, std::string_view inner);

/// A whole page around its body, with the one style that all pages share.
std::string page(std::string_view title, std::string_view body, std::string_view language = "en");

}  // namespace cardinal::pages
