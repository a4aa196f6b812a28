#pragma once

#include "carddb/journal.h"
#include "engine/position/position.h"
#include "engine/record/entry.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

/// What entries were seen by: pictures of the cards they speak of, as they lay at that moment. Each card is cut out
/// alone; nothing else of a room is ever kept.
namespace cardinal::match {

/// The card of this track, as the bytes of a picture file; empty where it is not in the picture.
using CutOut = std::function<std::string(int track)>;

/// The cards that an entry or its verdict speaks of, each once, the one that acts first.
std::vector<CardId> cards_in(const Entry& entry);

/// The pictures that belong to these entries, a few each.
std::vector<carddb::Evidence> evidence_of(std::span<const Entry> entries, const std::map<int, CardId>& cards_by_track,
                                          const CutOut& cut_out);

}  // namespace cardinal::match
