#pragma once

#include "carddb/cards.h"
#include "companion/cli/commands.h"
#include "engine/core/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Which cards are printed.
namespace cardinal::cli {

struct WantedCards {
    std::vector<std::string> decks{};  ///< stored ones or files; every copy of every deck in them
    std::vector<std::string> sets{};   ///< stored ones or files; each card of them, `copies` times
    std::vector<std::string> names{};  ///< only these of them, where there are any
    std::string game{};                ///< of lists that do not say it
    int copies = 1;
    bool has_codes = true;
    bool is_registered = false;  ///< the copies belong to the one stored deck that is named
    std::string pictures{};      ///< a folder with pictures called like the cards
    std::uint64_t seed = 0;      ///< of the serials; 0: another one each time
};

struct ChosenCards {
    struct Line {
        const CardFacts* card = nullptr;
        std::shared_ptr<const CardLibrary> library{};  ///< which it is in
        int count = 1;
        std::int64_t stored = 0;  ///< its id in the database; 0 when it comes from a file alone
    };
    const Game* game = nullptr;
    std::vector<Line> lines{};
};
/// Cards of files in the notation are those that the files describe, all others those of the database.
Result<ChosenCards> choose_cards(carddb::Database& database, const WantedCards& wanted);

}  // namespace cardinal::cli
