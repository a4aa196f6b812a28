#include "samples/studio/tone.h"

#include <algorithm>
#include <cmath>

namespace cardinal::studio {
namespace {

double exact_light(double share) { return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4); }
double exact_tone(double light)
{
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055);
}

/// Steps so fine that a straight line between two of them is nowhere off by a hundredth of a tone.
constexpr int steps = 4096;
const std::array<float, steps + 2>& tones()
{
    static const auto table = [] {
        std::array<float, steps + 2> made{};
        for (int step = 0; step <= steps; ++step)
            made[static_cast<std::size_t>(step)] = static_cast<float>(exact_tone(static_cast<double>(step) / steps));
        made.back() = made[steps];
        return made;
    }();
    return table;
}

}  // namespace

const std::array<float, 256>& light_of_tones()
{
    static const auto table = [] {
        std::array<float, 256> made{};
        for (std::size_t tone = 0; tone < made.size(); ++tone)
            made[tone] = static_cast<float>(exact_light(static_cast<double>(tone) / 255));
        return made;
    }();
    return table;
}

float tone_of(float light)
{
    const float at = std::clamp(light, 0.0F, 1.0F) * steps;
    const auto below = static_cast<std::size_t>(at);
    const float rest = at - static_cast<float>(below);
    return tones()[below] + rest * (tones()[below + 1] - tones()[below]);
}

}  // namespace cardinal::studio
