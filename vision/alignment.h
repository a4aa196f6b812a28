#pragma once

#include "vision/soft_code.h"

#include <array>
#include <cstdint>

/// Laying a pattern over what is seen. How light the paper is, how dark the ink, and how light slopes and bends over
/// the code, as it does beside a lamp's mirror image, do not matter to it.
namespace cardinal::vision {

/// How well what was seen fits a pattern, and the square of the length of what is left of it without light.
struct FitAndRest {
    float fit = 0, rest = 0;
};

/// How much each cell counts, from 0 to 1, and what follows from that for light that is not even.
class Weighing {
public:
    static constexpr std::size_t lights = 6;  ///< even light, a slope of it in two directions, and how that bends
    /// Frames are thin: what bends over them is mostly what lies within.
    enum class Light : std::uint8_t { slopes, bends };
    explicit Weighing(const SoftCode& weights, Light light = Light::bends);

    const SoftCode& weights() const { return weights_; }
    /// What is left of a pattern when such light is taken out, of length 1, times the weights.
    SoftCode without_light(const SoftCode& pattern) const;
    /// The product of what was seen and a pattern without light.
    FitAndRest fit_and_rest(const SoftCode& seen, const SoftCode& pattern) const;

private:
    SoftCode weights_{};
    std::array<SoftCode, lights> light_{};  ///< orthonormal, times the weights
};

/// Says how well a pattern fits. It lives no longer than its weighing.
class Comparison {
public:
    Comparison(const SoftCode& pattern, const Weighing& weighing);
    /// From -1 to 1.
    double correlation(const SoftCode& seen) const;

private:
    const Weighing* weighing_;
    SoftCode pattern_;
};

/// Says where a pattern would fit better.
class Alignment {
public:
    Alignment(const SoftCode& pattern, const Weighing& weighing);
    /// What has to be done to a symbol's place, in modules, so that the pattern lies better over what was seen there.
    Homography better_place(const SoftCode& seen) const;

private:
    static constexpr int shapes = 6, terms = 7 + shapes;  // light and the pattern; shift, turn and stretch
    std::array<SoftCode, 1 + shapes> solution_{};         ///< times what is seen: the last of the terms
};

/// A pattern with both.
struct Stencil {
    Stencil(const SoftCode& pattern, const Weighing& weighing)
        : comparison(pattern, weighing), alignment(pattern, weighing)
    {}
    Comparison comparison;
    Alignment alignment;
};

struct Fit {
    Homography symbol{};
    SoftCode seen{};
    double correlation = -1;
};
/// The best place near this one, after at most so many steps.
Fit align(const Patch& patch, const Homography& symbol, const Stencil& stencil, int most_steps);
/// Tries places up to a module and a half away, half a module apart; the best one.
Homography shifted_to_fit(const Patch& patch, const Homography& symbol, const Comparison& comparison);

}  // namespace cardinal::vision
