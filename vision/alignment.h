#pragma once

#include "vision/soft_code.h"

#include <array>
#include <opencv2/core.hpp>

/// Laying a pattern over what is seen. How light the paper is, how dark the ink, and a slope of light over the code do
/// not matter to it.
namespace cardinal::vision {

/// Says how well a pattern fits.
class Comparison {
public:
    /// `weights` say how much each cell counts, from 0 to 1.
    Comparison(const SoftCode& pattern, const SoftCode& weights);
    /// From -1 to 1.
    double correlation(const SoftCode& seen) const;

private:
    std::array<SoftCode, 3> plane_{};  ///< orthonormal; all of these are multiplied with the weights
    SoftCode pattern_{};
    SoftCode weights_{};
};

/// Says where a pattern would fit better.
class Alignment {
public:
    Alignment(const SoftCode& pattern, const SoftCode& weights);
    /// What has to be done to a symbol's place, in modules, so that the pattern lies better over what was seen there.
    Homography better_place(const SoftCode& seen) const;

private:
    static constexpr int shapes = 6, terms = 4 + shapes;  // a plane of light and the pattern; shift, turn and stretch
    std::array<SoftCode, 1 + shapes> solution_{};         ///< times what is seen: the last of the terms
};

/// A pattern with both.
struct Stencil {
    Stencil(const SoftCode& pattern, const SoftCode& weights)
        : comparison(pattern, weights), alignment(pattern, weights)
    {}
    Comparison comparison;
    Alignment alignment;
};

/// What blurs are told apart, in modules.
inline constexpr std::array<double, 6> blur_levels = {0.25, 0.40, 0.55, 0.75, 1.0, 1.3};
/// What all codes have in common, for a code that nobody knows yet.
const Stencil& frame_stencil(std::size_t blur_level);

struct Fit {
    Homography symbol{};
    SoftCode seen{};
    double correlation = -1;
};
/// The best place near this one, after at most so many steps.
Fit align(const cv::Mat& gray, const Homography& symbol, const Stencil& stencil, int most_steps);
/// Tries places up to a module and a half away, half a module apart; the best one.
Homography shifted_to_fit(const cv::Mat& gray, const Homography& symbol, const Comparison& comparison);

}  // namespace cardinal::vision
