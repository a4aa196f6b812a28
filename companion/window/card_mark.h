#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace cardinal::window {

/// Something that lies in the picture and what is believed of it.
struct CardMark {
    enum class Belief : std::uint8_t {
        sure,
        unsure,   ///< seen once, or moving
        covered,  ///< believed to lie where it was seen last
        foreign,  ///< no card of this game
        unknown,  ///< shaped like a card, and nobody knows which
        gone,     ///< the book has it here, and it is not to be seen
    };
    std::array<cv::Point2d, 4> corners{};  ///< in the picture's pixels, the printed upper left one first
    std::string name{};
    std::vector<std::string> numbers{};  ///< the less important first
    Belief belief = Belief::sure;
    bool is_flagged = false;
    bool is_different = false;  ///< it lies otherwise than the book has it
    bool is_chosen = false;     ///< people look into it
    int card = -1;              ///< which card of the match, to be tapped
    bool operator==(const CardMark&) const = default;
};

/// A part of a picture that can be tapped, and what it leads to: a card, or a number that a token says.
struct Touch {
    std::array<cv::Point2d, 4> corners{};  ///< in the picture's pixels
    int card = -1;
    Seat seat{};          ///< of a token that lies on no card
    std::string value{};  ///< the number that a token says
};

/// Closer than anybody can see on a screen.
bool looks_like(const std::vector<CardMark>& one, const std::vector<CardMark>& other);

}  // namespace cardinal::window
