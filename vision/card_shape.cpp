#include "vision/card_shape.h"

#include "vision/table_plane.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

const cv::Size look_size{32, 44};
// Measured sides are off by less than two millimetres, cards of a pile stick out by one or two.
constexpr double most_off_mm = 3.5;
constexpr double widest_border_mm = 5.5;
constexpr double least_step = 9;  // gray levels

/// How much lighter it is inside of a side than outside, in the median along it.
double step_at(const cv::Mat& gray, const Homography& card, const cv::Point2d& from, const cv::Point2d& to)
{
    constexpr int places = 25;
    constexpr double near_mm = 0.9, far_mm = 2.0;
    const cv::Point2d along = to - from, inwards = cv::Point2d(-along.y, along.x) / cv::norm(along);
    std::array<double, places> steps{};
    for (int place = 0; place < places; ++place) {
        const cv::Point2d here = from + along * (0.08 + 0.84 * place / (places - 1));
        const auto light = [&](double inside_mm) {
            const cv::Point2d pixel = at(card, here + inside_mm * inwards);
            const int x = std::clamp(cvRound(pixel.x), 0, gray.cols - 1),
                      y = std::clamp(cvRound(pixel.y), 0, gray.rows - 1);
            return static_cast<double>(gray.at<uchar>(y, x));
        };
        steps[as_index(place)] = light(near_mm) + light(far_mm) - light(-near_mm) - light(-far_mm);
    }
    std::ranges::nth_element(steps, steps.begin() + places / 2);
    return steps[places / 2] / 2;
}

}  // namespace

cv::Mat look_of(const cv::Mat& gray, const Quad& pixels)
{
    // Three points for each of its own across and down, so that nothing between is missed.
    constexpr int times = 3;
    const cv::Size fine = look_size * times;
    const Homography map = calibration::between(calibration::rectangle(fine.width, fine.height), pixels);
    cv::Mat look, small;
    cv::warpPerspective(gray, look, map, fine, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::resize(look, small, look_size, 0, 0, cv::INTER_AREA);
    return small;
}

double likeness(const cv::Mat& one, const cv::Mat& other)
{
    cv::Mat a, b, product;
    one.convertTo(a, CV_32F);
    other.convertTo(b, CV_32F);
    cv::Scalar mean_a, mean_b, spread_a, spread_b;
    cv::meanStdDev(a, mean_a, spread_a);
    cv::meanStdDev(b, mean_b, spread_b);
    if (spread_a[0] < 1 || spread_b[0] < 1)
        return 0;
    cv::multiply(a - mean_a[0], b - mean_b[0], product);
    return cv::mean(product)[0] / (spread_a[0] * spread_b[0]);
}

bool ends_there(const cv::Mat& gray, const Quad& pixels, const CardSize& size)
{
    const Homography card = card_in_picture(pixels, size);
    const Quad corners = calibration::rectangle(size.width, size.height);
    int lighter = 0, darker = 0;
    for (std::size_t side = 0; side < corners.size(); ++side) {
        const double step = step_at(gray, card, corners[side], corners[(side + 1) % 4]);
        lighter += step > least_step ? 1 : 0;
        darker += step < -least_step ? 1 : 0;
    }
    return std::max(lighter, darker) >= 3 && std::min(lighter, darker) == 0;
}

bool is_a_back(const cv::Mat& look)
{
    // Backs that Cardinal prints have 0.84 to 0.9, fronts up to 0.3.
    constexpr double least_likeness = 0.6, least_contrast = 7;
    constexpr int border = 4, most_off = 1;  // what is measured by its sides is a little off
    const cv::Mat inner = look(cv::Rect(border, border, look.cols - 2 * border, look.rows - 2 * border));
    cv::Scalar mean, spread;
    cv::meanStdDev(inner, mean, spread);
    if (spread[0] < least_contrast)
        return false;
    cv::Mat soft, turned, alike;
    cv::GaussianBlur(inner, soft, {3, 3}, 0);
    cv::flip(soft, turned, -1);
    const cv::Mat middle = turned(cv::Rect(most_off, most_off, turned.cols - 2 * most_off, turned.rows - 2 * most_off));
    cv::matchTemplate(soft, middle, alike, cv::TM_CCOEFF_NORMED);
    double most = 0;
    cv::minMaxLoc(alike, nullptr, &most);
    return most > least_likeness;
}

std::optional<Quad> card_around(const Quad& measured_mm, const CardSize& size)
{
    const auto side = [&](const Quad& quad, std::size_t at) { return cv::norm(quad[(at + 1) % 4] - quad[at]); };
    const bool begins_long = side(measured_mm, 0) + side(measured_mm, 2) > side(measured_mm, 1) + side(measured_mm, 3);
    const Quad quad = begins_long ? turned(measured_mm, 1) : measured_mm;
    const double wide = (side(quad, 0) + side(quad, 2)) / 2, high = (side(quad, 1) + side(quad, 3)) / 2;
    const double narrower = (size.width - wide) / 2, lower = (size.height - high) / 2;
    const bool is_even = std::abs(side(quad, 0) - side(quad, 2)) < 2 * most_off_mm &&
                         std::abs(side(quad, 1) - side(quad, 3)) < 2 * most_off_mm;
    const bool is_whole = std::abs(2 * narrower) < most_off_mm && std::abs(2 * lower) < most_off_mm;
    const bool is_frame = narrower > 0 && narrower < widest_border_mm && std::abs(narrower - lower) < 1.2;
    if (!is_even || (!is_whole && !is_frame))
        return {};
    return lying_at(middle_of(quad), angle_of(quad), size);
}

}  // namespace cardinal::vision
