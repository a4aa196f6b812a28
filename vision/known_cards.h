#pragma once

#include "vision/card_finder.h"
#include "vision/card_scales.h"

#include <optional>
#include <span>
#include <vector>

/// What the cards of a picture that were read already tell of the others: all lie on one table, and were printed alike.
namespace cardinal::vision {

cv::Point2d middle_of_code(const CodeReading& reading);
/// Which size of code the card has, by the card's own size.
double module_of(const CardSighting& card, const Printing& printing);
/// How large each card with a code lies there.
std::vector<CardScale> scales_of(std::span<const CardSighting> cards, const Printing& printing);
/// How the table lies, as far as their codes tell it.
std::optional<CodePlane> plane_of(std::span<const CardSighting> cards, const Printing& printing, cv::Size picture);
/// How wide modules may be elsewhere.
ModuleRange widths_beside(std::span<const CardSighting> cards, const ModuleRange& possible);
/// Where nothing else need be looked for: on cards of which all sides are seen; on the code alone of one that others
/// lie upon, or may lie upon.
std::vector<Quad> explained_by(std::span<const CardSighting> cards);
/// Of all of them.
double shortest_side_px(std::span<const CardSighting> cards, const CardSize& size);

/// Whether it may be a card by its size, when these are: neither a picture on one nor several side by side.
bool is_as_large_as(std::span<const CardSighting> cards, const Quad& outline);

}  // namespace cardinal::vision
