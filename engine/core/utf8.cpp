#include "engine/core/utf8.h"

namespace cardinal {
std::optional<std::size_t> length_of_character(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > text.size())
        return {};
    for (std::size_t next = at + 1; next < at + length; ++next)
        if (!continues_character(text[next]))
            return {};
    const auto second = static_cast<unsigned char>(text[at + 1]);
    const bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second > 0x9F;
    const bool beyond_unicode = first == 0xF4 && second > 0x8F;
    if (too_long || surrogate || beyond_unicode)
        return {};
    return length;
}

}  // namespace cardinal
