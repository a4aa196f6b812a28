#include "engine/core/nearest.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace cardinal {
namespace {

// A part of a word shorter than this says too little: "a" begins too many words to suggest any.
constexpr std::size_t least_part = 3;
// A slip for every third letter, rounded: three letters wrong in nine is still a guess, four is another word.
constexpr std::size_t letters_per_slip = 3;

char folded(char letter)
{
    if (letter == '_' || letter == ' ')
        return '-';
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string folded(std::string_view word)
{
    std::string result(word);
    std::ranges::transform(result, result.begin(), [](char letter) { return folded(letter); });
    return result;
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of the other.
/// Damerau and Levenshtein, each letter touched once; only the last three rows of their table are kept.
std::size_t slips_between(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> before_last(other.size() + 1);
    std::vector<std::size_t> last(other.size() + 1);
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t column = 0; column <= other.size(); ++column)
        row[column] = column;
    for (std::size_t line = 1; line <= one.size(); ++line) {
        std::swap(before_last, last);
        std::swap(last, row);
        row[0] = line;
        for (std::size_t column = 1; column <= other.size(); ++column) {
            const std::size_t changed = one[line - 1] == other[column - 1] ? 0 : 1;
            row[column] = std::min({last[column] + 1, row[column - 1] + 1, last[column - 1] + changed});
            const bool swapped =
                line > 1 && column > 1 && one[line - 1] == other[column - 2] && one[line - 2] == other[column - 1];
            if (swapped)
                row[column] = std::min(row[column], before_last[column - 2] + 1);
        }
    }
    return row[other.size()];
}

/// 0 is best; nothing when the word cannot have been meant. Both are folded.
std::optional<std::size_t> unlikeliness(std::string_view misspelt, std::string_view word)
{
    constexpr std::size_t begins_with_it = 1;
    constexpr std::size_t part_begins_with_it = 2;
    constexpr std::size_t one_slip = 2;  // as good as a part: "dorne" may be "drone" as well as "drone-dorner"
    if (word == misspelt)
        return 0;
    if (misspelt.size() >= least_part) {
        if (word.starts_with(misspelt))
            return begins_with_it;
        if (word.find("-" + std::string(misspelt)) != std::string_view::npos)
            return part_begins_with_it;
    }
    const std::size_t longer = std::max(misspelt.size(), word.size());
    const std::size_t shorter = std::min(misspelt.size(), word.size());
    const std::size_t bearable = (longer + 1) / letters_per_slip;
    if (longer - shorter > bearable)
        return {};
    const std::size_t slips = slips_between(misspelt, word);
    if (slips > bearable || slips >= shorter)
        return {};
    return one_slip + slips - 1;
}

}  // namespace

std::vector<std::string_view> nearest(std::string_view misspelt, std::span<const std::string_view> known, int at_most)
{
    struct Candidate {
        std::size_t unlikeliness = 0;
        std::string_view word{};
    };
    std::vector<Candidate> candidates;
    const std::string wanted = folded(misspelt);
    for (const std::string_view word : known)
        if (const auto unlikely = unlikeliness(wanted, folded(word)))
            candidates.push_back({*unlikely, word});
    std::ranges::stable_sort(candidates, {}, &Candidate::unlikeliness);

    std::vector<std::string_view> words;
    for (const Candidate& candidate : candidates)
        if (std::ssize(words) < at_most && std::ranges::find(words, candidate.word) == words.end())
            words.push_back(candidate.word);
    return words;
}

std::string did_you_mean(std::string_view misspelt, std::span<const std::string_view> known)
{
    return did_you_mean_one_of(nearest(misspelt, known));
}

std::string did_you_mean_one_of(std::vector<std::string_view> words)
{
    for (auto word = words.begin(); word != words.end();)
        word = std::find(words.begin(), word, *word) != word ? words.erase(word) : word + 1;
    if (words.empty())
        return {};
    std::string question = " Did you mean ";
    for (std::size_t index = 0; index < words.size(); ++index) {
        if (index > 0)
            question += index + 1 == words.size() ? " or " : ", ";
        question += "“" + std::string(words[index]) + "”";
    }
    return question + "?";
}

}  // namespace cardinal
