#pragma once

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
    };
    std::array<cv::Point2d, 4> corners{};  ///< in the picture's pixels, the printed upper left one first
    std::string name{};
    std::vector<std::string> numbers{};  ///< the less important first
    Belief belief = Belief::sure;
    bool is_flagged = false;
    bool operator==(const CardMark&) const = default;
};

/// Closer than anybody can see on a screen.
bool looks_like(const std::vector<CardMark>& one, const std::vector<CardMark>& other);

}  // namespace cardinal::window
