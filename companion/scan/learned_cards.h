#pragma once

#include "carddb/learned_art.h"
#include "vision/art.h"

#include <vector>

namespace cardinal::scan {

/// The cards without a code that were learned by their pictures; each look is an entry of the book, in the same order.
struct LearnedCards {
    std::vector<carddb::LearnedArt> looks{};
    vision::ArtBook book{};
};
Result<LearnedCards> learned_cards(carddb::Database& database);

}  // namespace cardinal::scan
