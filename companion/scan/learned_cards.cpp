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

std::vector<std::optional<PrintedCode>> names_in(const Game& game, const LearnedCards& learned)
{
    std::vector<std::optional<PrintedCode>> names;
    names.reserve(learned.looks.size());
    for (const carddb::LearnedArt& look : learned.looks) {
        const bool is_known = look.game == game.id && look.number >= 0;
        names.push_back(is_known ? std::optional(PrintedCode{.game = game.letter, .card = look.number}) : std::nullopt);
    }
    return names;
}

}  // namespace cardinal::scan
