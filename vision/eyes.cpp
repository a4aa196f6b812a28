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

}  // namespace

float likeness_to_eyes(const Sampler& picture, const Homography& symbol, int covered_eye)
{
    static const Eyes eyes = eyes_of_a_symbol();
    float sum[2] = {}, counts[2] = {}, squares = 0;
    const std::vector<cv::Point2f>* groups[2] = {&eyes.dark, &eyes.light};
    const cv::Matx33f map(symbol);
    for (std::size_t group = 0; group < 2; ++group)
        for (std::size_t index = 0; index < groups[group]->size(); ++index) {
            if (static_cast<int>(index / (groups[group]->size() / 3)) == covered_eye)
                continue;
            const cv::Point2f& point = (*groups[group])[index];
            const float w = map(2, 0) * point.x + map(2, 1) * point.y + map(2, 2);
            const float x = map(0, 0) * point.x + map(0, 1) * point.y + map(0, 2),
                        y = map(1, 0) * point.x + map(1, 1) * point.y + map(1, 2);
            const float light = picture.at(x / w, y / w);
            sum[group] += light;
            counts[group] += 1;
            squares += light * light;
        }
    const float dark = counts[0], bright = counts[1];
    const float all = dark + bright, mean = (sum[0] + sum[1]) / all, spread = squares / all - mean * mean;
    const float apart = sum[1] / bright - sum[0] / dark;
    return spread < 1e-6F ? 0 : apart * std::sqrt(dark * bright) / all / std::sqrt(spread);
}

}  // namespace cardinal::vision
