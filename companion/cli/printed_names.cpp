#include "companion/cli/printed_names.h"

#include "engine/games/all_games.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <sstream>

namespace cardinal::cli {

std::string id_of(std::string_view name)
{
    std::string id;
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0 || byte >= 128)
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

std::optional<PrintedCode> code_in(const std::string& words)
{
    constexpr std::array<std::size_t, 4> lengths{1, 3, 4, 2};
    std::istringstream in(words);
    const std::vector<std::string> all{std::istream_iterator<std::string>(in), {}};
    for (std::size_t first = 0; first + lengths.size() <= all.size(); ++first) {
        std::string letters;
        for (std::size_t at = 0; at < lengths.size() && all[first + at].size() == lengths[at]; ++at)
            letters += all[first + at];
        const auto code = read_code(letters);
        if (letters.size() == code_length && code && write_code(*code) == letters)
            return *code;
    }
    return {};
}

bool is_title(const std::string& words)
{
    const auto games = all_games();
    return std::any_of(games.begin(), games.end(),
                       [&](const Game* game) { return id_of(game->title) == id_of(words); });
}

std::string PrintedNames::of(const PrintedCode& code) const
{
    const auto known = numbered.find({code.game, code.card});
    return known == numbered.end() ? "card-" + write_card_number(code.card) : id_of(known->second);
}

std::string PrintedNames::first_in(const std::string& words) const
{
    std::string_view first;
    std::size_t place = std::string::npos;
    for (const std::string& name : all)
        if (const std::size_t at = words.find(name); at < place || (at == place && name.size() > first.size())) {
            first = name;
            place = at;
        }
    return place == std::string::npos ? "" : id_of(first);
}

}  // namespace cardinal::cli
