#include "companion/cli/code_lists.h"

#include <algorithm>

namespace cardinal::cli {

Result<std::vector<PrintedCode>> codes_in(std::string_view text, const std::string& from)
{
    std::vector<PrintedCode> codes;
    int line = 1;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n,;#"), text.size());
        const std::string_view word = text.substr(0, end);
        if (!word.empty()) {
            const auto code = read_code(word);
            if (!code)
                return Failure{{from + ":" + std::to_string(line) + ": “" + std::string(word.substr(0, 40)) +
                                "”: " + code.error().sentence}};
            codes.push_back(*code);
        }
        const bool is_comment = end < text.size() && text[end] == '#';
        text.remove_prefix(is_comment ? std::min(text.find('\n'), text.size()) : end);
        line += text.starts_with('\n') ? 1 : 0;
        text.remove_prefix(text.empty() ? 0 : 1);
    }
    return codes;
}

}  // namespace cardinal::cli
