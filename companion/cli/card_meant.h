#pragma once

#include "carddb/card_search.h"

#include <string>

namespace cardinal::cli {

/// Why no card is called so: "There is no card “gene bnk”. Did you mean “Gene Bank”?"
Error no_such_card(carddb::Database& database, const std::string& name, const carddb::CardFilter& filter);

/// The one card that somebody names.
Result<carddb::StoredCard> card_meant(carddb::Database& database, const std::string& name,
                                      const carddb::CardFilter& filter);

}  // namespace cardinal::cli
