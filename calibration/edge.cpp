#include "calibration/edge.h"

#include "calibration/light.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <vector>

// Each pixel near the line gives its distance from it and its light; an error function is laid through all of them, by
// Gauss-Newton steps over both levels, place, turn and width. Pixels are taken as they are: the edge crosses them at
// many places, so that it is known far finer than a pixel.
namespace cardinal::calibration {
namespace {

struct Sample {
    double off = 0, along = 0;  ///< px to the right of the line; -0.5 to 0.5 from end to end
    double light = 0;
};

std::vector<Sample> samples_near(const cv::Mat& gray, const cv::Point2d& from, const cv::Point2d& to, double reach)
{
    const cv::Point2d step = to - from, middle = (from + to) / 2;
    const double length = cv::norm(step);
    const cv::Point2d along = step / length, across(-along.y, along.x);
    constexpr double used = 1.0 / 3;  // of the length, on either side of the middle
    const double wide = std::abs(across.x) * reach + std::abs(along.x) * length * used,
                 high = std::abs(across.y) * reach + std::abs(along.y) * length * used;
    const int left = std::max(0, static_cast<int>(std::floor(middle.x - wide))),
              right = std::min(gray.cols - 1, static_cast<int>(std::ceil(middle.x + wide))),
              upper = std::max(0, static_cast<int>(std::floor(middle.y - high))),
              lower = std::min(gray.rows - 1, static_cast<int>(std::ceil(middle.y + high)));
    std::vector<Sample> samples;
    for (int row = upper; row <= lower; ++row)
        for (int column = left; column <= right; ++column) {
            const cv::Point2d off = cv::Point2d(column, row) - middle;
            const Sample sample{off.dot(across), off.dot(along) / length, light_of(gray.at<uchar>(row, column))};
            if (std::abs(sample.off) <= reach && std::abs(sample.along) <= used)
                samples.push_back(sample);
        }
    return samples;
}

/// Two levels and the step between, which lies at `place + turn · along` and is as wide as `width`. Where there are
/// other steps `next` away, as wide, their heights.
struct Step {
    double level = 0, height = 0, place = 0, turn = 0, width = 0.7;
    double before = 0, after = 0;
    double next = 0;
};

constexpr int shapes = 7;
using Normal = cv::Matx<double, shapes, shapes>;
using Slopes = cv::Matx<double, shapes, 1>;

/// The share of light at so many widths from the middle of a step from none to all, and how fast it grows there.
double share_at(double z) { return 0.5 * std::erfc(-z / std::numbers::sqrt2); }
double growth_at(double z) { return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi); }

/// The sum of squared misses; with what Gauss and Newton need of them.
double misses(const std::vector<Sample>& samples, const Step& step, Normal& normal, Slopes& towards)
{
    normal = Normal::zeros();
    towards = Slopes::zeros();
    double sum = 0;
    for (const Sample& sample : samples) {
        const double off = sample.off - step.place - step.turn * sample.along, z = off / step.width;
        double light = step.level + step.height * share_at(z), by_place = step.height * growth_at(z),
               by_width = by_place * z, before = 0, after = 0;
        if (step.next > 0) {
            const double z_before = (-off - step.next) / step.width, z_after = (off - step.next) / step.width;
            before = share_at(z_before);
            after = share_at(z_after);
            light += step.before * before + step.after * after;
            by_place += step.after * growth_at(z_after) - step.before * growth_at(z_before);
            by_width += step.after * growth_at(z_after) * z_after + step.before * growth_at(z_before) * z_before;
        }
        const double miss = sample.light - light, bell = by_place / step.width;
        const Slopes slopes(1, share_at(z), -bell, -bell * sample.along, -by_width / step.width, before, after);
        normal += slopes * slopes.t();
        towards += slopes * miss;
        sum += miss * miss;
    }
    return sum;
}

Step guessed(const std::vector<Sample>& samples)
{
    double left = 0, right = 0;
    int count_left = 0, count_right = 0;
    for (const Sample& sample : samples) {
        (sample.off < 0 ? left : right) += sample.light;
        ++(sample.off < 0 ? count_left : count_right);
    }
    left /= std::max(count_left, 1);
    right /= std::max(count_right, 1);
    return {.level = left, .height = right - left};
}

/// Levenberg's and Marquardt's steps: where one makes it worse, a shorter one is tried.
double fit(const std::vector<Sample>& samples, Step& step)
{
    Normal normal, other;
    Slopes towards, elsewhere;
    double sum = misses(samples, step, normal, towards), damping = 1e-3;
    for (int round = 0; round < 40 && damping < 1e6; ++round) {
        Normal damped = normal;
        for (int at = 0; at < shapes; ++at)
            damped(at, at) += damping * normal(at, at) + 1e-12;
        const Slopes change = damped.solve(towards, cv::DECOMP_CHOLESKY);
        const Step next{step.level + change(0),
                        step.height + change(1),
                        step.place + change(2),
                        step.turn + change(3),
                        std::max(step.width + change(4), 0.05),
                        step.before + change(5),
                        step.after + change(6),
                        step.next};
        const double there = misses(samples, next, other, elsewhere);
        if (!(there < sum)) {
            damping *= 10;
            continue;
        }
        const bool is_near = sum - there < 1e-9 * sum;
        step = next;
        sum = there;
        normal = other;
        towards = elsewhere;
        damping /= 10;
        if (is_near)
            break;
    }
    return std::sqrt(sum / static_cast<double>(samples.size()));
}

}  // namespace

std::optional<Edge> edge_along(const cv::Mat& gray, const cv::Point2d& from, const cv::Point2d& to, double reach_px,
                               double next_px)
{
    constexpr double shortest_px = 6, least_reach_px = 1.5;
    if (!(cv::norm(to - from) >= shortest_px) || !(reach_px >= least_reach_px))
        return {};
    const std::vector<Sample> samples = samples_near(gray, from, to, reach_px);
    if (samples.size() < 20)
        return {};
    Step step = guessed(samples);
    step.next = next_px;
    Step sharp = step;
    sharp.width = 0.35;
    // The widest edge that shows both of its levels within reach is half as wide; steps of less than that lie in noise.
    constexpr double least_height = 0.02;
    if (std::abs(step.height) < least_height / 2)
        return {};
    double miss = fit(samples, step);
    if (const double other = fit(samples, sharp); other < miss) {
        miss = other;
        step = sharp;
    }
    // What lies beyond the reach shines in, two widths far: looked at again without that.
    for (int round = 0; round < 2 && next_px == 0; ++round) {
        const double clear = std::max(reach_px - 2.2 * step.width, 1.7 * step.width);
        std::vector<Sample> near;
        std::ranges::copy_if(samples, std::back_inserter(near),
                             [&](const Sample& one) { return std::abs(one.off - step.place) <= clear; });
        if (near.size() < 20)
            return {};
        miss = fit(near, step);
    }
    const double height = std::abs(step.height);
    if (height < least_height || miss > height / 5 || step.width > reach_px / 1.5 ||
        std::abs(step.place) > reach_px / 2)
        return {};
    return Edge{.blur_px = step.width,
                .off_px = step.place,
                .dark = std::min(step.level, step.level + step.height),
                .light = std::max(step.level, step.level + step.height)};
}

namespace {

/// The steepness of all but the steepest thousandth.
float steepest(const cv::Mat& picture)
{
    cv::Mat right, down, steep;
    cv::Sobel(picture, right, CV_32F, 1, 0);
    cv::Sobel(picture, down, CV_32F, 0, 1);
    cv::magnitude(right, down, steep);
    std::vector<float> all(steep.begin<float>(), steep.end<float>());
    const auto nearly_last = all.begin() + static_cast<std::ptrdiff_t>(all.size() - 1 - all.size() / 1000);
    std::ranges::nth_element(all, nearly_last);
    return *nearly_last;
}

}  // namespace

// A blur that is known is added: it flattens a sharp edge more than a soft one.
double blur_of_sharpest(const cv::Mat& gray)
{
    constexpr double added_px = 2;
    constexpr float none = 40;  // of Sobel's units: five tones a pixel
    if (gray.cols < 16 || gray.rows < 16)
        return 0;
    cv::Mat softer;
    cv::GaussianBlur(gray, softer, {}, added_px);
    const float before = steepest(gray), after = std::max(steepest(softer), 1e-3F);
    const auto ratio = static_cast<double>(before / after);
    return before < none ? 0 : added_px / std::sqrt(std::max(ratio * ratio - 1, 1e-2));
}

}  // namespace cardinal::calibration
