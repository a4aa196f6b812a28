#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal {

enum class Severity : std::uint8_t { info, warning, illegal };
enum class RuleKind : std::uint8_t { compute, flag, flag_state, ask, setup, deck, win };

std::string_view to_string(Severity severity);
std::string_view to_string(RuleKind kind);

/// One row of a game's catalogue. Made from its RULES.md when the program is built, so it is written once.
struct RuleInfo {
    std::string_view id{};
    std::string_view citation{};  ///< where the rulebook says it: chapter and line
    RuleKind kind = RuleKind::compute;
    Severity severity = Severity::info;
    std::string_view sentence{};  ///< the rule in the catalogue's words
    std::string_view rests_on{};  ///< ambiguities it mentions, separated by spaces: "A07 A08"
};

/// "Card Types, line 34": the citation as people look it up.
std::string place_in_rulebook(const RuleInfo& rule);

/// A place where a rulebook is unclear, with the reading that holds unless the table chose another.
struct Ambiguity {
    std::string_view id{};
    std::string_view where{};
    std::string_view problem{};
    std::string_view reading{};
    std::string_view option{};  ///< name of the table option that switches it; empty when the reading is fixed
};

/// One broken rule in one case.
struct Violation {
    std::string rule{};  ///< its id
    Severity severity = Severity::illegal;
    std::string sentence{};  ///< for the players, with this case's numbers
    std::string
        rests_on{};  ///< the ambiguity whose default reading this verdict needs; empty when the rule itself says so
    CardId card{};   ///< what it is about, if about a card
    Seat seat{};     ///< or a player
    bool of_state = false;  ///< about what lies there or is stated, not about the action
    bool operator==(const Violation&) const = default;
};

/// What the rules say: every broken rule, in the order of the rulebook.
struct Verdict {
    std::vector<Violation> violations{};
    bool legal() const { return violations.empty(); }
    bool broke(std::string_view rule) const;
    bool operator==(const Verdict&) const = default;
};

}  // namespace cardinal
