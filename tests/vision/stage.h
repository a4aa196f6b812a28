#pragma once

#include "samples/studio/profile.h"
#include "samples/studio/render.h"
#include "vision/codebook.h"
#include "vision/geometry.h"

#include <string>

/// Cards with codes on a table, rendered for tests of recognition. The same numbers give the same pictures everywhere.
namespace cardinal::vision {

/// The code with this number, of a game's first forty cards.
PrintedCode some_code(int number);
std::vector<PrintedCode> some_codes(int first, int count);

/// A card drawn for tests: white with a dark frame, shapes, words, and its code in the upper left corner.
studio::Print drawn_card(const PrintedCode& code);
/// The same card as `alike` names, with another code.
studio::Print drawn_card(const PrintedCode& alike, const PrintedCode& code);

struct Shot {
    double modules_px = 1;  ///< how many pixels a module of 1 mm covers
    studio::Profile profile = studio::Profile::real;
    std::uint64_t seed = 1;
    double covered = 0;  ///< the share of the code that something dark hides, from its left side
};

/// One card in the middle of a picture, anyhow turned, under drawn conditions.
struct Shown {
    cv::Mat gray{};
    Quad corners{};  ///< true ones
};
Shown shown(const PrintedCode& code, const Shot& shot);

/// How far the worst corner is off, whichever of them comes first.
double off_by(const Quad& outline, const Quad& truth);

/// Corners that somebody measured a little wrong, each by so many pixels in some direction, beginning anywhere.
Quad measured(const Quad& corners, double error_px, std::uint64_t seed);

}  // namespace cardinal::vision
