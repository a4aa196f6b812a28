#pragma once

#include "carddb/matches.h"
#include "companion/pages/match_plots.h"
#include "companion/pages/match_told.h"
#include "engine/record/replay.h"

#include <memory>
#include <string>
#include <vector>

namespace cardinal::shelf {

/// A stored match as it is looked at again: every moment with its position, and how sure it is that it was so.
struct ShelvedReplay {
    const Game* game = nullptr;
    carddb::MatchSummary summary{};
    std::shared_ptr<const History> history{};  ///< keeps what the moments point to
    pages::ToldMatch told{};
    std::vector<pages::Plot> plots{};
    Fidelity fidelity = Fidelity::exact;
    std::string why{};  ///< not exact: a sentence
    int certain = 0;    ///< so many moments are certain; after them only what was written down is
};
/// A record however it came here; `faults` are what its text or its chain says against it.
ShelvedReplay replay_of(const Game& game, Record record, const std::vector<std::string>& faults);
/// Fails when there is no such match, or nobody knows its game.
Result<ShelvedReplay> replay_of(carddb::Database& database, std::int64_t match);

}  // namespace cardinal::shelf
