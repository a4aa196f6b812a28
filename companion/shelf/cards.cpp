#include "companion/shelf/cards.h"

#include "carddb/card_search.h"
#include "engine/games/all_games.h"

#include <map>
#include <utility>

namespace cardinal::shelf {

using carddb::StoredCard;

/// A set at a time: two sets may each have a card of one name, and a library has none twice.
Result<std::vector<ShelvedCard>> with_faces(const std::vector<StoredCard>& cards)
{
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> by_set;
    for (std::size_t at = 0; at < cards.size(); ++at)
        by_set[{cards[at].game, cards[at].set}].push_back(at);
    std::vector<ShelvedCard> shelved(cards.size());
    for (const auto& [set, places] : by_set) {
        const Game* game = find_game(set.first);
        if (game == nullptr)
            continue;
        std::vector<StoredCard> of_set;
        of_set.reserve(places.size());
        for (const std::size_t at : places)
            of_set.push_back(cards[at]);
        const auto library = carddb::library_of(*game, of_set);
        if (!library)
            return Failure{library.error()};
        for (std::size_t index = 0; index < places.size(); ++index)
            shelved[places[index]] = {game, of_set[index], game->face(*library, library->cards[index])};
    }
    std::erase_if(shelved, [](const ShelvedCard& card) { return card.game == nullptr; });
    return shelved;
}

Result<std::vector<ShelvedCard>> cards_on_shelf(carddb::Database& database, std::string_view typed,
                                                std::string_view game, int at_most)
{
    const carddb::CardFilter filter{.game = std::string(game)};
    if (typed.find_first_not_of(' ') == std::string_view::npos) {
        auto all = carddb::cards_of(database, filter);
        if (!all)
            return Failure{all.error()};
        if (static_cast<int>(all->size()) > at_most)
            all->resize(static_cast<std::size_t>(at_most));
        return with_faces(*all);
    }
    const auto found = carddb::search_cards(database, typed, filter, at_most);
    if (!found)
        return Failure{found.error()};
    std::vector<StoredCard> cards;
    cards.reserve(found->size());
    for (const carddb::FoundCard& one : *found)
        cards.push_back(one.card);
    return with_faces(cards);
}

}  // namespace cardinal::shelf
