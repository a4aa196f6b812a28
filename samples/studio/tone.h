#pragma once

#include <array>
#include <cstdint>

/// Light and the eight bits that stand for it (the curve of sRGB). 1 is the brightest that a camera can tell.
namespace cardinal::studio {

/// The light that each of the 256 values stands for.
const std::array<float, 256>& light_of_tones();
inline float light_of(std::uint8_t tone) { return light_of_tones()[tone]; }

/// From 0 to 255, not rounded, of light from 0 to 1; what is brighter or darker is cut off.
float tone_of(float light);
// Never negative, and lround would be a call for each pixel.
inline std::uint8_t rounded_tone_of(float light)
{
    const float rounded = tone_of(light) + 0.5F;
    return static_cast<std::uint8_t>(rounded);
}

}  // namespace cardinal::studio
