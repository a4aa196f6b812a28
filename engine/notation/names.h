#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace cardinal::notation {

/// Longer names than this belong to nobody, and looking for where one ends stays cheap.
inline constexpr std::size_t longest_name = 200;

/// Letters, digits, `_`, `'` and everything beyond ASCII: a word goes on as long as these do.
bool is_of_word(char letter);

/// In small letters, with single blanks: names that differ in nothing else are the same.
std::string folded(std::string_view name);
bool same_name(std::string_view a, std::string_view b);

/// Where a word or name ends that stands at `at`; nothing when another one stands there. Blanks match any blanks.
std::optional<std::size_t> end_of_name(std::string_view text, std::size_t at, std::string_view name);

/// The name between quotation marks, with `\"`, `\\`, `\n` and `\r` for what would end it.
std::string quoted(std::string_view name);

/// Names and what they stand for. The same name keeps its first meaning.
class NameIndex {
public:
    /// False when the name was known already.
    bool add(std::string_view name, int meaning);
    /// -1 when nobody is called that.
    int find(std::string_view name) const;

    struct Found {
        int meaning = -1;
        std::size_t end = 0;
    };
    /// The longest name that stands at this byte of the text.
    std::optional<Found> longest_at(std::string_view text, std::size_t at) const;

    /// As they were added, for suggestions.
    const std::vector<std::string>& known() const { return known_; }
    /// True when a longer name begins with this one, so that a reader could run on.
    bool begins_another(std::string_view name) const;

private:
    std::unordered_map<std::string, int> meanings_{};
    std::unordered_set<std::string> beginnings_{};
    std::vector<std::string> known_{};
    std::size_t longest_ = 0;
};

}  // namespace cardinal::notation
