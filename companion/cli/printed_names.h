#pragma once

#include "engine/core/printed_code.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What stands on printed cards, read back from their pages.
namespace cardinal::cli {

/// "Chrono Drone" as "chrono-drone".
std::string id_of(std::string_view name);

/// The code in a card's footer, "P 107 K7Q3 HY". Letters that stand elsewhere on the card, run together, may look like
/// one: only four words of these lengths count.
std::optional<PrintedCode> code_in(const std::string& words);

/// True for the name of a game, which is all that stands on the backs of its cards.
bool is_title(const std::string& words);

/// What cards are called: those with codes by game and number, as the database says that gave them their codes.
struct PrintedNames {
    std::map<std::pair<char, int>, std::string> numbered{};
    std::vector<std::string> all{};

    std::string of(const PrintedCode& code) const;
    /// The one that a card's words have first, for it stands on top; others may be named in its text.
    std::string first_in(const std::string& words) const;
};

}  // namespace cardinal::cli
