#pragma once

#include "engine/position/position.h"

#include <cstdint>
#include <span>
#include <vector>

/// Telling the many positions of one search apart, where each is another one with little changed.
namespace cardinal {

/// 64 bits over everything that deeds change, so not over house rules. After a deed it is worked out from what changed.
/// Never stored: what is stored is `hash_of`, which is the same in every version.
struct Fingerprint {
    std::uint64_t of_cards = 0;
    std::uint64_t of_all = 0;
};

Fingerprint fingerprint_of(const Position& position);
/// The same, where one of another position is known and these cards are all that differ.
Fingerprint fingerprint_of(const Position& position, const Position& other, const Fingerprint& of_other,
                           std::span<const CardId> unlike);

/// The cards that are not the same in two positions with equally many; now and then one that is.
void find_unlike_cards(const Position& one, const Position& other, std::vector<CardId>& unlike);

}  // namespace cardinal
