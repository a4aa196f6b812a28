#pragma once

#include "engine/core/markers.h"
#include "engine/core/printed_code.h"
#include "vision/code_reader.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What one frame shows, in pixels.
namespace cardinal::vision {

/// What made a card known.
enum class How : std::uint8_t { none, tracked, art, code };
enum class Face : std::uint8_t { up, down };

struct CardSighting {
    Quad quad{};               ///< the printed upper left corner first; reckoned from the code where no outline is seen
    bool has_outline = false;  ///< all four sides were measured
    Face face = Face::up;
    How how = How::none;
    std::optional<PrintedCode> code{};
    bool is_new = false;               ///< its code was read close up and is not in the codebook
    std::optional<std::size_t> art{};  ///< of what was learned
    double visible = 1;                ///< about how much of it nothing covers
    double confidence = 0;
    CodeReading reading{};  ///< where there is a code
};

struct TokenSighting {
    MarkerId marker = 0;
    Quad quad{};  ///< of the dark square
    double confidence = 0;
};

struct DieSighting {
    Quad quad{};  ///< of its upper side, beginning anywhere
    int value = 0;
    double confidence = 0;
};

/// Something that is neither table nor card and reaches over the table.
struct HandSighting {
    std::vector<cv::Point> edge{};
};

struct Sightings {
    std::vector<CardSighting> cards{};
    std::vector<TokenSighting> tokens{};
    std::vector<DieSighting> dice{};
    std::vector<HandSighting> hands{};
    std::vector<Quad> unknown{};  ///< shaped like cards, and nobody knows which
};

}  // namespace cardinal::vision
