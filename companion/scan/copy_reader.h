#pragma once

#include "carddb/copies.h"
#include "carddb/deck_list.h"
#include "engine/core/result.h"
#include "vision/codebook.h"
#include "vision/frame.h"
#include "vision/geometry.h"

#include <string>
#include <vector>

/// A deck read from pictures of its cards, spread out or fed one by one: each copy is counted once, however often it is
/// seen, because it has a code of its own.
namespace cardinal::scan {

/// The codes that are known, and how they look.
class CopyReader {
public:
    static Result<CopyReader> open(carddb::Database& database);

    struct Seen {
        struct Read {
            PrintedCode code{};
            vision::Quad quad{};
        };
        std::vector<Read> cards{};
        std::vector<vision::Quad> unknown{};  ///< what looks like a card and was not recognized
    };
    Seen look(const cv::Mat& picture) const;

private:
    vision::Codebook codebook_{};
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

/// The copies that a picture shows, with the names of their cards.
Result<std::vector<carddb::Copy>> copies_in(carddb::Database& database, const CopyReader::Seen& seen);
/// Enters what a picture shows, and gives how many copies of it are new.
int take(const std::vector<carddb::Copy>& copies, const std::string& where, ScannedDeck& scanned);

/// The cards of a game among them, as a list that can be understood.
carddb::DeckList as_list(const Game& game, const ScannedDeck& scanned);

}  // namespace cardinal::scan
