#pragma once

#include "engine/record/correction.h"
#include "engine/record/history.h"

#include <string>
#include <vector>

/// An illegal play that is found late can be left, put right in part, or the game goes back to before it. What each
/// would cost is worked out here; people choose.
namespace cardinal {

struct Remedy {
    enum class What : std::uint8_t { leave, fix_in_part, back_up };
    What what = What::leave;
    bool is_possible = true;
    std::string sentence{};               ///< what it means here, or why it cannot be done
    std::vector<Change> changes{};        ///< fix in part: what would be otherwise
    std::vector<int> entries{};           ///< back up: what is put back, in this order
    std::vector<std::string> revealed{};  ///< back up: what people have learnt since and cannot forget
    bool operator==(const Remedy&) const = default;
};

/// Leave it, fix in part, back up, in this order; none when there is no such entry in force.
std::vector<Remedy> remedies(const History& history, int number);

/// What became known from entry `number` on: cards that left hidden places or were turned up, what chance gave, and
/// questions that were answered, unless they only asked for somebody's play.
std::vector<std::string> revealed_since(const History& history, int number);

}  // namespace cardinal
