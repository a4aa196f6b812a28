#pragma once

#include "companion/cli/printed_cards.h"
#include "samples/studio/stock.h"

#include <string>
#include <vector>

/// What the studio lays on its tables: cut from the PDFs that printing makes.
namespace cardinal::cli {

struct StockOrder {
    WantedCards cards{};                 ///< to be printed for this
    const Position* position = nullptr;  ///< the same for each card of it
    std::vector<std::string> sheets{};   ///< PDFs of card sheets that were printed before
    Session session{};                   ///< of its data folder the codes; none: codes for this once
    std::uint64_t seed = 1;              ///< of codes and clutter
    std::string game{};                  ///< whose mat and tokens; none: the cards' game
    print::Ground mat = print::Ground::dark;
    bool has_art_mat = false;  ///< one of no game, beside
    bool has_dice = false;     ///< the game's printed ones, called by their markers as tokens are
    double module = print::module_mm;
    double pixels_per_mm = 8;  ///< of cards and tokens; mats have half of it
};

struct StudioStock {
    const Game* game = nullptr;
    studio::Stock stock{};
    std::vector<std::string> prints{};  ///< of the position's cards, by their ids
};
/// Prints what is wanted into a folder that is gone afterwards, and cuts it up. Its mat is called `mat`, a token by its
/// marker (`token 34`), a card by its code, and by its place where it has none.
Result<StudioStock> stock_of(const StockOrder& order);

using studio::back_name, studio::mat_name;
inline constexpr const char* art_mat_name = "art mat";

}  // namespace cardinal::cli
