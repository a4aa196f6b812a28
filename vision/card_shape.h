#pragma once

#include "vision/geometry.h"

#include <optional>

/// Things without a readable code that may be cards, by how they look.
namespace cardinal::vision {

/// What a flat thing of a card's size looks like, upright and small: for comparing.
cv::Mat look_of(const cv::Mat& gray, const Quad& pixels);
/// From -1 to 1, whatever the light.
double likeness(const cv::Mat& one, const cv::Mat& other);

/// True for what ends at these sides: inside it is lighter than outside, or darker, along at least three of them. A
/// line that is printed around a place, a shadow and lettering are none.
bool ends_there(const cv::Mat& gray, const Quad& pixels, const CardSize& size);

/// True for the back of a card: it has a picture, and looks alike from both ends, which no front does.
bool is_a_back(const cv::Mat& look);

/// The outline of a card around what was measured: that itself, or where it is the frame printed within a light border,
/// the border's end. Short side first; nothing when it has not a card's size.
std::optional<Quad> card_around(const Quad& measured_mm, const CardSize& size);

}  // namespace cardinal::vision
