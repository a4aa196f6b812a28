#pragma once

#include "companion/print/print.h"
#include "engine/core/result.h"

#include <cstdint>
#include <string>
#include <vector>

/// Which cards are printed: those of decks or of card sets, read from files of the notation.
namespace cardinal::cli {

struct WantedCards {
    std::vector<std::string> decks{};  ///< files; every copy of every deck in them
    std::vector<std::string> sets{};   ///< files; each card of them, `copies` times
    std::vector<std::string> names{};  ///< only these of them, where there are any
    int copies = 1;
    bool has_codes = true;
    std::string pictures{};  ///< a folder with pictures called like the cards
    std::string data{};      ///< where the codebook lies
    std::uint64_t seed = 0;  ///< of the serials; 0: another one each time
};

struct PrintedCards {
    const Game* game = nullptr;
    std::vector<print::CardCopy> copies{};
    double smallest_distance = 2;  ///< between codes, see companion/print/serials.h
    std::size_t known = 0;         ///< codes that were printed before
    std::vector<std::string> remarks{};
};
/// Reads the cards and gives each copy its code, which the codebook then holds.
Result<PrintedCards> cards_to_print(const WantedCards& wanted);

}  // namespace cardinal::cli
