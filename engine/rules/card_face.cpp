#include "engine/rules/card_face.h"

#include "engine/core/hash.h"

#include <algorithm>
#include <array>

namespace cardinal {

std::string titled(std::string_view word)
{
    std::string title;
    for (const char letter : word) {
        const bool begins = title.empty() || title.back() == ' ';
        const bool is_small = letter >= 'a' && letter <= 'z';
        title += letter == '_' ? ' ' : begins && is_small ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return title;
}

std::string in_capitals(std::string word)
{
    for (char& letter : word)
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return word;
}

std::string word_of(const FieldWords& fields, std::size_t field, Number number)
{
    for (const FieldWord& word : fields.fields)
        if (word.field == field && number >= 0 && static_cast<std::size_t>(number) < word.words.size()) {
            std::string said(word.words[static_cast<std::size_t>(number)]);
            std::ranges::replace(said, '_', ' ');
            return said;
        }
    return "";
}

Colour colour_of(std::string_view name)
{
    static constexpr std::array<Colour, 8> colours = {{{158, 61, 34},
                                                       {31, 98, 120},
                                                       {62, 105, 52},
                                                       {110, 66, 130},
                                                       {152, 106, 18},
                                                       {44, 74, 140},
                                                       {140, 44, 84},
                                                       {80, 80, 84}}};
    return colours[hash_of(name) % colours.size()];
}

void add_number(std::vector<FaceNumber>& numbers, const CardFacts& card, std::size_t field, Icon icon,
                std::string_view caption)
{
    if (is_given(card.fields[field]))
        numbers.push_back({.icon = icon, .number = card.fields[field], .caption = caption});
}

}  // namespace cardinal
