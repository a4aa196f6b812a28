#pragma once

#include "vision/geometry.h"
#include "vision/picture_levels.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cardinal::vision {

/// How long a card's sides may be, in pixels.
struct SideRange {
    double shortest = 24, longest = 1200;
};

/// How much lighter or darker a card's border has to be than what is around it. On stone and the like all that is faint
/// runs together. `closely`: as faintly, but from what lies within three pixels, so that a thin border is seen whatever
/// else is near.
enum class StandsOut : std::uint8_t { faintly, clearly, closely };

/// Four-cornered things of a card's proportions that stand out from what is around them, lighter or darker, each once.
/// The corners go clockwise and are of sub-pixel accuracy; which one is the printed upper left one is not known. What
/// something covers in part is not found here.
std::vector<Quad> find_outlines(const cv::Mat& gray, const SideRange& range = {});
/// The same in a picture that is first made so many times smaller: the smaller, the faster, and the less is seen of
/// thin borders and narrow gaps. The one above takes `usual_shrinking`.
std::vector<Quad> find_outlines(PictureLevels& levels, const SideRange& range, int times,
                                StandsOut how = StandsOut::faintly);
int usual_shrinking(cv::Size size);

/// The two steps of it: what may be such a thing in a picture that is so many times smaller, to about a pixel of that,
/// the largest first and some several times, as it lies in the large one; and its sides measured, where it is one.
std::vector<Quad> rough_outlines(const cv::Mat& small, const SideRange& range, int times,
                                 StandsOut how = StandsOut::faintly);
std::optional<Quad> exact_outline(const cv::Mat& gray, const Quad& rough, const SideRange& range, int times);

}  // namespace cardinal::vision
