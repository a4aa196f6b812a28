#include "vision/eyes.h"

#include <cmath>
#include <vector>

namespace cardinal::vision {
namespace {

/// Points of the three eyes that should be dark and light, in modules from the symbol's middle.
struct Eyes {
    std::vector<cv::Point2f> dark{}, light{};  ///< as many of each eye, one after the other
};
Eyes eyes_of_a_symbol()
{
    Eyes eyes;
    constexpr float away = eyes_apart / 2;
    for (const cv::Point2f eye : {cv::Point2f(-away, -away), cv::Point2f(away, -away), cv::Point2f(-away, away)}) {
        for (const cv::Point2f side : {cv::Point2f(1, 0), cv::Point2f(-1, 0), cv::Point2f(0, 1), cv::Point2f(0, -1)}) {
            eyes.dark.push_back(eye + side);
            eyes.light.push_back(eye + 2 * side);
            eyes.dark.push_back(eye + 3 * side);
            eyes.light.push_back(eye + 4 * side);
        }
        eyes.dark.push_back(eye);
    }
    return eyes;
}

/// What was seen at points that should be dark and light.
struct Seen {
    float dark = 0, light = 0, squares = 0;  ///< sums
    float dark_count = 0, light_count = 0;

    Seen& operator+=(const Seen& other)
    {
        dark += other.dark;
        light += other.light;
        squares += other.squares;
        dark_count += other.dark_count;
        light_count += other.light_count;
        return *this;
    }
    float likeness() const
    {
        const float all = dark_count + light_count, mean = (dark + light) / all, spread = squares / all - mean * mean;
        const float apart = light / light_count - dark / dark_count;
        return spread < 1e-6F ? 0 : apart * std::sqrt(dark_count * light_count) / all / std::sqrt(spread);
    }
};

// As many codes are found as when all three are always looked at; most dark spots are no eye at the first glance.
constexpr float least_of_one = 0.15F;

}  // namespace

float likeness_to_eyes(const Sampler& picture, const Homography& symbol, int covered_eye)
{
    static const Eyes eyes = eyes_of_a_symbol();
    const cv::Matx33f map(symbol);
    const bool is_flat = symbol(2, 0) == 0 && symbol(2, 1) == 0 && symbol(2, 2) == 1;
    const auto add = [&](const cv::Point2f& point, Seen& seen, float& sum) {
        const float share = is_flat ? 1 : 1 / (map(2, 0) * point.x + map(2, 1) * point.y + map(2, 2));
        const float light = picture.at((map(0, 0) * point.x + map(0, 1) * point.y + map(0, 2)) * share,
                                       (map(1, 0) * point.x + map(1, 1) * point.y + map(1, 2)) * share);
        sum += light;
        seen.squares += light * light;
    };
    const std::size_t dark = eyes.dark.size() / 3, light = eyes.light.size() / 3;
    Seen all{};
    for (std::size_t eye = 0; eye < 3; ++eye) {
        if (static_cast<int>(eye) == covered_eye)
            continue;
        Seen one{.dark_count = static_cast<float>(dark), .light_count = static_cast<float>(light)};
        for (std::size_t at = 0; at < dark; ++at)
            add(eyes.dark[eye * dark + at], one, one.dark);
        for (std::size_t at = 0; at < light; ++at)
            add(eyes.light[eye * light + at], one, one.light);
        if (one.likeness() < least_of_one)
            return 0;
        all += one;
    }
    return all.likeness();
}

}  // namespace cardinal::vision
