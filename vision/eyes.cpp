#include "vision/eyes.h"

#include "vision/blurred_code.h"
#include "vision/stencils.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

/// A point of an eye, in modules from the symbol's middle, and how light it should be.
struct EyePoint {
    cv::Point2f at{};
    float light = 0;
};
constexpr int arm = 4;  // modules, from an eye's middle to its farthest points
constexpr std::size_t points_of_one = 4 * arm + 1, points_across = 2 * arm + 1, eye_count = 3;  // those across first
using Eye = std::array<EyePoint, points_of_one>;
using Eyes = std::array<Eye, eye_count>;

/// Points in the middle of modules, so that how light they are under a blur is what the frame of all codes has there.
Eyes eyes_of_a_symbol(double blur)
{
    constexpr float away = eyes_apart / 2;
    const std::array<cv::Point2f, eye_count> middles = {cv::Point2f(-away, -away), {away, -away}, {-away, away}};
    const SoftCode frame = blurred_frame(blur);
    const auto point_at = [&](const cv::Point2f& at) {
        const auto cell = [](float from_middle) { return as_index(cvRound(from_middle) + soft_side / 2); };
        return EyePoint{at, frame[cell(at.y) * soft_side + cell(at.x)]};
    };
    Eyes eyes{};
    for (std::size_t eye = 0; eye < eye_count; ++eye) {
        auto point = eyes[eye].begin();
        *point++ = point_at(middles[eye]);
        for (const cv::Point2f side : {cv::Point2f(1, 0), cv::Point2f(-1, 0), cv::Point2f(0, 1), cv::Point2f(0, -1)})
            for (int ring_away = 1; ring_away <= arm; ++ring_away)
                *point++ = point_at(middles[eye] + static_cast<float>(ring_away) * side);
    }
    return eyes;
}

const Eyes& eyes_under(std::size_t blur_level)
{
    static const auto all = [] {
        std::array<Eyes, blur_levels.size()> eyes{};
        std::ranges::transform(blur_levels, eyes.begin(), eyes_of_a_symbol);
        return eyes;
    }();
    return all.at(blur_level);
}

/// Sums over points: of what was seen there, of what should be, and of their products.
struct Sums {
    float count = 0, seen = 0, seen_squares = 0, light = 0, light_squares = 0, both = 0;

    void add(float value, float should_be)
    {
        count += 1;
        seen += value;
        seen_squares += value * value;
        light += should_be;
        light_squares += should_be * should_be;
        both += value * should_be;
    }
    Sums& operator+=(const Sums& other)
    {
        count += other.count;
        seen += other.seen;
        seen_squares += other.seen_squares;
        light += other.light;
        light_squares += other.light_squares;
        both += other.both;
        return *this;
    }
    float likeness() const
    {
        const float spread = seen_squares * count - seen * seen, usual = light_squares * count - light * light;
        return spread < 1e-6F * count * count ? 0 : (both * count - seen * light) / std::sqrt(spread * usual);
    }
};

// As many codes are found as when all three are always looked at; most dark spots are no eye at the first glance.
constexpr float least_of_one = 0.3F;

}  // namespace

float likeness_to_eyes(const Sampler& picture, const Homography& symbol, std::size_t blur_level, int covered_eye)
{
    const Eyes& eyes = eyes_under(blur_level);
    const cv::Matx33f map(symbol);
    const bool is_flat = symbol(2, 0) == 0 && symbol(2, 1) == 0 && symbol(2, 2) == 1;
    Sums all{};
    for (std::size_t eye = 0; eye < eye_count; ++eye) {
        if (static_cast<int>(eye) == covered_eye)
            continue;
        Sums one{};
        for (const auto& [point, light] : eyes[eye]) {
            const float share = is_flat ? 1 : 1 / (map(2, 0) * point.x + map(2, 1) * point.y + map(2, 2));
            one.add(picture.at((map(0, 0) * point.x + map(0, 1) * point.y + map(0, 2)) * share,
                               (map(1, 0) * point.x + map(1, 1) * point.y + map(1, 2)) * share),
                    light);
        }
        if (one.likeness() < least_of_one)
            return 0;
        all += one;
    }
    return all.likeness();
}

float likeness_to_side(const Sampler& picture, const cv::Point2f& one, const cv::Point2f& other, std::size_t blur_level)
{
    const Eye& eye = eyes_under(blur_level)[0];
    const cv::Point2f module = (other - one) / static_cast<float>(eyes_apart);
    Sums sums{};
    for (std::size_t point = 0; point < points_across; ++point) {
        const auto& [at, light] = eye[point];
        const cv::Point2f inwards = (at.x - eye[0].at.x) * module;
        sums.add(picture.at(one.x + inwards.x, one.y + inwards.y), light);
        sums.add(picture.at(other.x - inwards.x, other.y - inwards.y), light);
    }
    return sums.likeness();
}

EyeSeen eye_near(const Sampler& picture, const Homography& symbol, std::size_t blur_level, int eye)
{
    // From one place to the next it is half a module, so that what is seen at one is seen at others, too: on lines
    // across and down through all of them.
    constexpr int reach = 2, places = 2 * reach + 1, middle = 2 * arm + reach, along = 2 * middle + 1;
    const Eye& points = eyes_under(blur_level)[as_index(eye)];
    const cv::Matx33f map(symbol);
    const auto pixel_of = [&](const cv::Point2f& module) {
        return cv::Point2f(map(0, 2) + module.x * map(0, 0) + module.y * map(0, 1),
                           map(1, 2) + module.x * map(1, 0) + module.y * map(1, 1));
    };
    const cv::Point2f half_across = (pixel_of({1, 0}) - pixel_of({0, 0})) / 2,
                      half_down = (pixel_of({0, 1}) - pixel_of({0, 0})) / 2, from = pixel_of(points[0].at);
    std::array<std::array<float, along>, places> across, down;
    for (int line = 0; line < places; ++line)
        for (int at = 0; at < along; ++at) {
            const auto beside = static_cast<float>(line - reach), far = static_cast<float>(at - middle);
            const cv::Point2f one = from + beside * half_down + far * half_across,
                              other = from + beside * half_across + far * half_down;
            across[as_index(line)][as_index(at)] = picture.at(one.x, one.y);
            down[as_index(line)][as_index(at)] = picture.at(other.x, other.y);
        }
    EyeSeen best{.likeness = -1};
    for (int below = 0; below < places; ++below)
        for (int right = 0; right < places; ++right) {
            Sums sums{};
            for (const auto& [point, light] : points) {
                const int far_right = 2 * cvRound(point.x - points[0].at.x),
                          far_below = 2 * cvRound(point.y - points[0].at.y);
                sums.add(far_below == 0 ? across[as_index(below)][as_index(middle - reach + right + far_right)]
                                        : down[as_index(right)][as_index(middle - reach + below + far_below)],
                         light);
            }
            if (const float likeness = sums.likeness(); likeness > best.likeness)
                best = {from + static_cast<float>(right - reach) * half_across +
                            static_cast<float>(below - reach) * half_down,
                        likeness};
        }
    return best;
}

}  // namespace cardinal::vision
