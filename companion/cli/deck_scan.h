#pragma once

#include "carddb/copies.h"
#include "companion/cli/deck_lists.h"
#include "engine/core/result.h"
#include "vision/frame.h"

#include <map>
#include <string>
#include <vector>

/// A deck read from pictures of its cards, spread out or fed one by one: each copy is counted once, however often it is
/// seen, because it has a code of its own.
namespace cardinal::cli {

/// The codes that are known, and how they look.
class CopyReader {
public:
    static Result<CopyReader> open(carddb::Database& database);

    struct Seen {
        std::vector<PrintedCode> codes{};
        std::vector<cv::Point2d> unknown{};  ///< the middles of what looks like a card and was not recognized
    };
    Seen look(const cv::Mat& picture) const;

private:
    std::vector<PrintedCode> codes_{};
};

/// What was found so far, in the order in which it came.
struct ScannedDeck {
    struct Found {
        carddb::Copy copy{};
        std::string where{};  ///< the picture that it was seen in first
        int looks = 1;        ///< pictures that show it
    };
    struct Doubt {
        std::string where{};
        cv::Point2d at{};
    };
    std::vector<Found> copies{};
    std::vector<Doubt> doubts{};  ///< what was skipped
    int pictures = 0;
};
/// Looks at every picture of these sources: pictures, folders of them, films.
Result<ScannedDeck> scan_deck(carddb::Database& database, const std::vector<std::string>& sources);

/// The deck as a list, of the copies that belong to the game. What does not, and what was skipped, is told in its
/// tokens, so that nobody takes the list for the whole deck.
Result<NamedDeck> list_of(carddb::Database& database, const Game& game, const std::string& name,
                          const ScannedDeck& scanned);

}  // namespace cardinal::cli
