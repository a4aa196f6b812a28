#pragma once

#include "carddb/copies.h"
#include "carddb/learned_art.h"
#include "engine/rules/game.h"
#include "vision/decoder.h"
#include "vision/frame.h"
#include "vision/scene.h"

#include <map>
#include <string>
#include <vector>

/// How what was seen is told. The entries of the codebook are those of `copies`, in the same order.
namespace cardinal::cli {

struct SeenFrame {
    std::string source{};
    cv::Size size{};
    vision::Scene scene{};
    /// Of a single photo without a mat: what codes say that belong to no card which is known, and what else is shaped
    /// like a card.
    std::vector<vision::Decoded> codes{};
    std::vector<vision::Quad> outlines{};
};

/// What the words are taken from.
struct Known {
    std::vector<carddb::Copy> copies{};
    std::vector<carddb::LearnedArt> learned{};  ///< the entries of the book of pictures, in the same order
    const Game* game = nullptr;  ///< whose mat and tokens lie there; none: nothing is told in millimetres
};

/// One line, in the form that the studio's truth has too.
std::string as_json(const SeenFrame& seen, const Known& known);
/// Each card by its name and code, with the place of its middle, in the order in which people read a page.
std::string as_text(const SeenFrame& seen, const Known& known);
/// The picture with a frame around everything and its name.
cv::Mat drawn_over(const cv::Mat& picture, const SeenFrame& seen, const Known& known);

/// Tells of a film what changes on the table: what comes, moves and goes, each with the time.
class ChangeTeller {
public:
    explicit ChangeTeller(const Known& known) : known_(known) {}
    /// Empty while nothing does.
    std::string told(const vision::Scene& scene);

private:
    struct Place {
        cv::Point2d middle{};
        double angle = 0;
        std::string name{};
    };
    const Known& known_;
    std::map<int, Place> places_{};  ///< by track

    std::map<int, Place> places_in(const vision::Scene& scene) const;
};

}  // namespace cardinal::cli
