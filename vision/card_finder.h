#pragma once

#include "vision/art.h"
#include "vision/sightings.h"

#include <vector>

namespace cardinal::vision {

/// How the cards on this table were printed.
struct Printing {
    CardSize card{};
    std::vector<double> modules_mm = {1.0, 0.7};  ///< the likelier first
    ModuleRange modules_px{};                     ///< how wide they are in the picture
    std::optional<CodePlane> plane{};             ///< how the table lies, where that is known without looking at codes
    bool may_be_new = false;                      ///< codes close up are read, too, that are not in the codebook
    const ArtBook* art = nullptr;                 ///< cards without a code; `CardSighting::art` is an entry of it
};

/// All cards in a picture whose codes are in the codebook: those that stand out from the table by their outlines, and
/// in fans, stacks and on tables of their own colour by their codes. What is not certain is left out. `gray` has 8
/// bits.
std::vector<CardSighting> find_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing = {});

/// The same with what else is there.
struct CardsSeen {
    std::vector<CardSighting> cards{};
    std::vector<Quad> unknown{};  ///< shaped like the cards, or with a code, and not recognized
};
CardsSeen see_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing = {});

}  // namespace cardinal::vision
