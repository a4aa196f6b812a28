#pragma once

#include <string>
#include <string_view>

namespace cardinal::carddb {

/// A text file as people's programs write them, turned into UTF-8 without a mark at its beginning.
struct PlainText {
    std::string text{};
    std::string remark{};  ///< a sentence when something had to be guessed; else empty
};
PlainText plain_text(std::string_view bytes);

/// A name as names are compared: in small letters, with single blanks and plain apostrophes, quotation marks and
/// dashes.
std::string folded_name(std::string_view name);

}  // namespace cardinal::carddb
