#include "carddb/plain_text.h"

#include "engine/core/utf8.h"
#include "engine/notation/names.h"

#include <array>
#include <cstdint>
#include <utility>

namespace cardinal::carddb {
namespace {

void append(std::string& text, std::uint32_t letter)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (letter < 0x80)
        return add(letter);
    if (letter < 0x800)
        return add(0xC0U | letter >> 6U), add(0x80U | (letter & 0x3FU));
    if (letter < 0x10000)
        add(0xE0U | letter >> 12U);
    else
        add(0xF0U | letter >> 18U), add(0x80U | (letter >> 12U & 0x3FU));
    add(0x80U | (letter >> 6U & 0x3FU));
    add(0x80U | (letter & 0x3FU));
}

bool is_utf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto length = length_of_character(bytes, at);
        if (!length)
            return false;
        at += *length;
    }
    return true;
}

/// What Windows writes between 0x80 and 0x9F, where Latin-1 has nothing that is written.
constexpr std::array<std::uint16_t, 32> windows_1252{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                     0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                     0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                     0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

std::string from_windows_1252(std::string_view bytes)
{
    std::string text;
    for (const char each : bytes) {
        const auto byte = static_cast<unsigned char>(each);
        append(text, byte >= 0x80 && byte < 0xA0 ? windows_1252[byte - 0x80U] : byte);
    }
    return text;
}

/// Two bytes a letter; letters beyond are pairs.
std::string from_utf16(std::string_view bytes, bool low_first)
{
    std::string text;
    const auto unit = [&](std::size_t at) {
        const auto one = static_cast<unsigned char>(bytes[at]), other = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<std::uint32_t>(low_first ? other << 8U | one : one << 8U | other);
    };
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const std::uint32_t first = unit(at);
        const bool is_pair = first >= 0xD800 && first < 0xDC00 && at + 3 < bytes.size();
        if (is_pair)
            append(text, 0x10000 + ((first - 0xD800) << 10U) + ((unit(at + 2) - 0xDC00) & 0x3FFU)), at += 2;
        else
            append(text, first >= 0xD800 && first < 0xE000 ? 0xFFFD : first);
    }
    return text;
}

}  // namespace

PlainText plain_text(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    else if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        return {.text = from_utf16(bytes.substr(2), bytes.front() == '\xFF')};
    if (is_utf8(bytes))
        return {.text = std::string(bytes)};
    return {.text = from_windows_1252(bytes),
            .remark = "The file is not UTF-8 and was read as Windows-1252 (Latin-1)."};
}

std::string folded_name(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 10> plain{{{"‘", '\''},
                                                                       {"’", '\''},
                                                                       {"ʼ", '\''},
                                                                       {"´", '\''},
                                                                       {"`", '\''},
                                                                       {"“", '"'},
                                                                       {"”", '"'},
                                                                       {"–", '-'},
                                                                       {"—", '-'},
                                                                       {"\xC2\xA0", ' '}}};
    std::string text(name);
    for (const auto& [fancy, letter] : plain)
        for (std::size_t at = text.find(fancy); at != std::string::npos; at = text.find(fancy, at))
            text.replace(at, fancy.size(), 1, letter);
    return notation::folded(text);
}

}  // namespace cardinal::carddb
