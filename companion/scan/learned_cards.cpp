#include "companion/scan/learned_cards.h"

#include <utility>

namespace cardinal::scan {

Result<LearnedCards> learned_cards(carddb::Database& database)
{
    auto looks = carddb::learned_art(database);
    if (!looks)
        return Failure{looks.error()};
    LearnedCards learned;
    std::vector<vision::ArtBook::Entry> entries;
    for (carddb::LearnedArt& look : *looks)
        if (const auto print = vision::print_from(look.print)) {
            entries.push_back({.card = static_cast<int>(look.card), .print = *print});
            learned.looks.push_back(std::move(look));
        }
    learned.book = vision::ArtBook(std::move(entries));
    return learned;
}

}  // namespace cardinal::scan
