#pragma once

#include "vision/card_finder.h"
#include "vision/table_plane.h"

#include <vector>

/// Looking at a part of a picture whose scale is known.
namespace cardinal::vision {

enum class CardKind : std::uint8_t {
    coded,    ///< known by its code
    learned,  ///< known by its picture
    back,     ///< face down
    unknown   ///< shaped like a card, and nobody knows which
};

struct FoundCard {
    CardKind kind = CardKind::unknown;
    CardSighting sighting{};  ///< in the picture's pixels
    Quad mm{};                ///< of the card
    Quad symbol_mm{};         ///< of the code's dark square, where there is one
    cv::Mat look{};           ///< of what has no code
};

/// All cards in that part. Without a mat only those with codes are looked for: nothing tells how large a card is.
/// `likely` are places where something of a card's size may lie, to a few pixels.
std::vector<FoundCard> look_closer(const cv::Mat& gray, const cv::Rect& part, const TablePlane& plane,
                                   const CodeReader& reader, const Printing& printing,
                                   const std::vector<Quad>& likely = {});

/// The card that lies exactly there, when it is one that was learned by its picture.
std::optional<FoundCard> learned_card(const cv::Mat& gray, const Quad& mm, const TablePlane& plane,
                                      const Printing& printing);

/// The same place of a code, now in pixels.
Symbol symbol_at(const Quad& symbol_mm, const TablePlane& plane);
/// Where a code lies that was read there.
Quad symbol_in_mm(const CodeReading& reading, const TablePlane& plane);
/// The card around a code that lies there.
Quad card_around_code(const Quad& symbol_mm, const Printing& printing);

}  // namespace cardinal::vision
