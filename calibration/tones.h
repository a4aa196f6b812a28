#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <opencv2/core.hpp>

/// Cameras write light down along a curve, nearly that of sRGB. Whatever is added up or compared is light.
namespace cardinal::calibration {

/// From 0 (none) to 1 (all that a pixel can tell).
inline float light_of(uchar tone)
{
    static const std::array<float, 256> table = [] {
        std::array<float, 256> made{};
        for (std::size_t at = 0; at < made.size(); ++at) {
            const double share = static_cast<double>(at) / 255;
            made[at] = static_cast<float>(share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4));
        }
        return made;
    }();
    return table[tone];
}

}  // namespace cardinal::calibration
