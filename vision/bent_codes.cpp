#include "vision/bent_codes.h"

#include "vision/followed_modules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr int px = flat_module_px;
constexpr int drawn_px = 4, paper = 4;  // of what a decoder is shown; pixels and modules
constexpr int eye_modules = 7, smallest_apart = 14, version_step = 4;
constexpr double least_dotted = 0.75;  // of the dotted lines' modules that are as they should be

/// How light each module is, in its middle.
cv::Mat_<float> modules_of(const cv::Mat& flat, int side)
{
    constexpr int left_out = 1;
    cv::Mat_<float> modules(side, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            modules(y, x) = static_cast<float>(cv::mean(
                flat(cv::Rect(x * px + left_out, y * px + left_out, px - 2 * left_out, px - 2 * left_out)))[0]);
    return modules;
}

/// Without what a blur took from the neighbours.
cv::Mat_<float> sharpened(const cv::Mat_<float>& modules, double share)
{
    const auto side = static_cast<float>(-share / 4);
    const cv::Mat kernel = (cv::Mat_<float>(3, 3) << 0, side, 0, side, static_cast<float>(1 + share), side, 0, side, 0);
    cv::Mat_<float> sharp;
    cv::filter2D(modules, sharp, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
    return sharp;
}

/// Between ink and paper, as light as both are around.
cv::Mat_<float> between_ink_and_paper(const cv::Mat_<float>& modules)
{
    constexpr int near = 7, wide = 9;
    cv::Mat_<float> ink, light;
    const cv::Mat around = cv::Mat::ones(near, near, CV_8U);
    cv::erode(modules, ink, around);
    cv::dilate(modules, light, around);
    cv::Mat_<float> middle;
    cv::addWeighted(ink, 0.5, light, 0.5, 0, middle);
    cv::blur(middle, middle, {wide, wide});
    return middle;
}

/// Codes have about as much ink as paper everywhere.
cv::Mat_<float> mean_around(const cv::Mat_<float>& modules)
{
    constexpr int wide = 11;
    cv::Mat_<float> mean;
    cv::blur(modules, mean, {wide, wide}, {-1, -1}, cv::BORDER_REFLECT);
    return mean;
}

double dotted_seen(const cv::Mat_<uchar>& is_dark, const FixedModules& version)
{
    const auto right = std::ranges::count_if(
        version.dotted(), [&](const cv::Point& at) { return (is_dark(at) != 0) == version.is_dark(at.x, at.y); });
    return static_cast<double>(right) / static_cast<double>(version.dotted().size());
}

/// As it was printed: what every code of the version has is drawn as it should be.
cv::Mat drawing_of(const cv::Mat_<uchar>& is_dark, const FixedModules& version)
{
    const int side = version.side();
    cv::Mat drawing((side + 2 * paper) * drawn_px, (side + 2 * paper) * drawn_px, CV_8U, cv::Scalar(255));
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (version.is_fixed(x, y) ? version.is_dark(x, y) : is_dark(y, x) != 0)
                drawing(cv::Rect((x + paper) * drawn_px, (y + paper) * drawn_px, drawn_px, drawn_px)) = 0;
    return drawing;
}

std::optional<Decoded> decoded_at(const cv::Mat& gray, const BentGrid& grid, const FixedModules& version)
{
    const int side = version.side();
    const cv::Mat_<float> seen = modules_of(laid_flat(gray, grid, side), side);
    for (const double share : {0.0, 0.5, 1.0}) {
        const cv::Mat_<float> modules = share > 0 ? sharpened(seen, share) : seen;
        for (const auto& threshold : {between_ink_and_paper(modules), mean_around(modules)}) {
            cv::Mat_<uchar> is_dark;
            cv::compare(modules, threshold, is_dark, cv::CMP_LT);
            if (dotted_seen(is_dark, version) < least_dotted)
                continue;
            if (const auto text = decoded_drawing(drawing_of(is_dark, version))) {
                const auto last = static_cast<double>(side);
                return Decoded{*text, {grid.at({0, 0}), grid.at({last, 0}), grid.at({last, last}), grid.at({0, last})}};
            }
        }
    }
    return std::nullopt;
}

std::optional<FittedEyes> fitted(const cv::Mat& gray, const ThreeEyes& eyes)
{
    const cv::Point2d across = eyes.right.at - eyes.corner.at, down = eyes.below.at - eyes.corner.at;
    const double bend = std::sqrt(cv::norm(across) * cv::norm(down) / std::max(1e-9, across.cross(down)));
    const auto fit = [&](const SquareEye& eye) {
        const double module_px = eye.side_px / eye_modules * bend;
        return fit_eye(gray, {eye.at, across / cv::norm(across) * module_px, down / cv::norm(down) * module_px});
    };
    const auto corner = fit(eyes.corner), right = fit(eyes.right), below = fit(eyes.below);
    if (!corner || !right || !below)
        return std::nullopt;
    return FittedEyes{*corner, *right, *below};
}

/// Modules, from eye to eye.
double apart(const FittedEyes& eyes)
{
    const double across = cv::norm(eyes.right.middle - eyes.corner.middle),
                 down = cv::norm(eyes.below.middle - eyes.corner.middle);
    return (across / (cv::norm(eyes.corner.across) + cv::norm(eyes.right.across)) +
            down / (cv::norm(eyes.corner.down) + cv::norm(eyes.below.down)));
}

}  // namespace

std::optional<Decoded> read_bent_code(const cv::Mat& gray, const ThreeEyes& eyes)
{
    const auto at = fitted(gray, eyes);
    if (!at)
        return std::nullopt;
    const double told = (apart(*at) - smallest_apart) / version_step + 1;
    constexpr int off = 2;  // versions, that eyes seen slanted may be
    if (!(told > 1 - off && told < most_versions + off))
        return std::nullopt;
    std::array<int, 5> versions{-off, -1, 0, 1, off};
    for (int& version : versions)
        version += cvRound(told);
    std::ranges::sort(versions, {}, [&](int version) { return std::abs(version - told); });
    for (const int number : versions) {
        if (number < 1 || number > most_versions)
            continue;
        const FixedModules version(number);
        if (const auto grid = follow_modules(gray, *at, version))
            if (auto code = decoded_at(gray, *grid, version))
                return code;
    }
    return std::nullopt;
}

}  // namespace cardinal::vision
