#include "companion/cli/card_meant.h"

namespace cardinal::cli {

Error no_such_card(carddb::Database& database, const std::string& name, const carddb::CardFilter& filter)
{
    const auto guesses = carddb::did_you_mean_a_card(database, name, filter);
    return guesses ? Error{"There is no card “" + name + "”." + *guesses} : guesses.error();
}

Result<carddb::StoredCard> card_meant(carddb::Database& database, const std::string& name,
                                      const carddb::CardFilter& filter)
{
    const auto cards = carddb::cards_called(database, name, filter);
    if (!cards)
        return Failure{cards.error()};
    if (cards->size() > 1)
        return Failure{{"There are several cards “" + name + "”; --game and --set say which is meant."}};
    if (cards->empty())
        return Failure{no_such_card(database, name, filter)};
    return cards->front();
}

}  // namespace cardinal::cli
