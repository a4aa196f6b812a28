#include "engine/notation/names.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }
char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

/// A name may end between these two letters.
bool is_border(std::string_view text, std::size_t at)
{
    return at >= text.size() || at == 0 || !is_of_word(text[at - 1]) || !is_of_word(text[at]);
}

}  // namespace

bool is_of_word(char letter)
{
    const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    return is_letter || (letter >= '0' && letter <= '9') || letter == '_' || letter == '\'' ||
           static_cast<unsigned char>(letter) >= 0x80;
}

std::string folded(std::string_view name)
{
    std::string result;
    for (const char letter : name) {
        if (!is_blank(letter))
            result += small(letter);
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

bool same_name(std::string_view a, std::string_view b) { return folded(a) == folded(b); }

std::optional<std::size_t> end_of_name(std::string_view text, std::size_t at, std::string_view name)
{
    for (const char letter : name) {
        if (at >= text.size())
            return {};
        if (letter == ' ') {
            if (!is_blank(text[at]))
                return {};
            at = std::min(text.find_first_not_of(" \t", at), text.size());
        } else if (small(text[at++]) != small(letter))
            return {};
    }
    return is_border(text, at) ? std::optional(at) : std::nullopt;
}

std::string quoted(std::string_view name)
{
    std::string result = "\"";
    for (const char letter : name) {
        if (letter == '"' || letter == '\\')
            result += '\\';
        if (letter == '\n')
            result += "\\n";
        else if (letter == '\r')
            result += "\\r";
        else
            result += letter;
    }
    return result + '"';
}

bool NameIndex::add(std::string_view name, int meaning)
{
    const std::string key = folded(name);
    if (key.size() > longest_name || !meanings_.emplace(key, meaning).second)
        return false;
    longest_ = std::max(longest_, key.size());
    for (std::size_t end = 1; end < key.size(); ++end)
        if (is_border(key, end) && key[end - 1] != ' ')
            beginnings_.insert(key.substr(0, end));
    known_.emplace_back(name);
    return true;
}

int NameIndex::find(std::string_view name) const
{
    const auto found = meanings_.find(folded(name));
    return found == meanings_.end() ? -1 : found->second;
}

std::optional<NameIndex::Found> NameIndex::longest_at(std::string_view text, std::size_t at) const
{
    std::string key;
    std::vector<std::pair<std::size_t, std::size_t>> ends;  // in the text and in the key
    while (at < text.size() && key.size() < longest_) {
        if (!is_blank(text[at]))
            key += small(text[at]);
        else if (!key.empty() && key.back() != ' ')
            key += ' ';
        ++at;
        if (is_border(text, at) && !is_blank(text[at - 1]))
            ends.emplace_back(at, key.size());
    }
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        const auto found = meanings_.find(key.substr(0, end->second));
        if (found != meanings_.end())
            return Found{.meaning = found->second, .end = end->first};
    }
    return {};
}

bool NameIndex::begins_another(std::string_view name) const { return beginnings_.contains(folded(name)); }

}  // namespace cardinal::notation
