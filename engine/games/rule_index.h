#pragma once

#include <span>
#include <string_view>

/// Where each rule is enforced and which scenarios show it, found in the sources when the program is built.
namespace cardinal {

struct RulePlace {
    std::string_view rule{};
    std::string_view function{};
    std::string_view file{};
    int line = 0;
};

struct RuleVector {
    std::string_view rule{};
    std::string_view how{};  ///< "breaks", "keeps", "asks", "ends" (the game), "sees" or "covered by ID"
    std::string_view scenario{};
    std::string_view file{};
    int line = 0;
};

struct RuleIndex {
    std::string_view game{};
    std::span<const RulePlace> places{};
    std::span<const RuleVector> vectors{};
};

const RuleIndex* find_rule_index(std::string_view game);

}  // namespace cardinal
