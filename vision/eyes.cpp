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
constexpr std::size_t points_of_one = 17, points_across = 9, eye_count = 3;  // those across come first
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
            for (int ring_away = 1; ring_away <= 4; ++ring_away)
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
    constexpr int reach = 2;
    constexpr float step = 0.65F;
    const Eye& points = eyes_under(blur_level)[as_index(eye)];
    const cv::Point2f across(static_cast<float>(symbol(0, 0)), static_cast<float>(symbol(1, 0))),
        down(static_cast<float>(symbol(0, 1)), static_cast<float>(symbol(1, 1))),
        middle(static_cast<float>(symbol(0, 2)), static_cast<float>(symbol(1, 2)));
    const auto pixel_of = [&](const cv::Point2f& module) { return middle + module.x * across + module.y * down; };
    EyeSeen best{.likeness = -1};
    for (int below = -reach; below <= reach; ++below)
        for (int right = -reach; right <= reach; ++right) {
            const cv::Point2f off(step * static_cast<float>(right), step * static_cast<float>(below));
            Sums sums{};
            for (const auto& [point, light] : points) {
                const cv::Point2f pixel = pixel_of(point + off);
                sums.add(picture.at(pixel.x, pixel.y), light);
            }
            if (const float likeness = sums.likeness(); likeness > best.likeness)
                best = {pixel_of(points[0].at + off), likeness};
        }
    return best;
}

}  // namespace cardinal::vision
