#pragma once

#include "companion/cli/print_choice.h"
#include "companion/print/print.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

/// The cards of a print, each copy with its code.
namespace cardinal::cli {

struct PrintedCards {
    const Game* game = nullptr;
    std::vector<print::CardCopy> copies{};
    double smallest_distance = 2;  ///< between codes, see companion/print/serials.h
    std::size_t known = 0;         ///< codes that were known before
    std::vector<std::string> remarks{};
};
/// Chooses the cards and gives each copy its code, which the database keeps from then on, before anything is printed: a
/// code that was lost is no harm, one that is given twice is.
Result<PrintedCards> cards_to_print(const WantedCards& wanted, const Session& session);

}  // namespace cardinal::cli
