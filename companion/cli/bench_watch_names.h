#pragma once

#include "companion/match/lying.h"
#include "engine/rules/action.h"
#include "engine/rules/fact.h"

#include <map>
#include <vector>

namespace cardinal::cli::bench {

/// Of copies of one card a match that is watched takes whichever it likes for the one that is seen first. So what it
/// calls a card is another number than in the match that was played; its code tells which one it is.
class Names {
public:
    /// `codes` by the numbers of the cards in the match that was played.
    explicit Names(const std::vector<PrintedCode>& codes);

    /// What a look took the tracks of what lies there for.
    void note(const match::Lying& lying, const std::map<int, CardId>& cards_by_track);
    void forget() { watched_.clear(); }

    Action as_watched(Action played, const Position& position) const;
    Action as_played(Action watched, const Position& position) const;
    Board as_played(Board watched, const Position& position) const;

private:
    std::map<PrintedCode, int> played_{};  ///< cards by their codes
    std::map<int, int> watched_{};         ///< what the cards of the match that was played are called in the other

    std::vector<int> all_watched(const Position& position) const;
};

}  // namespace cardinal::cli::bench
