#include "vision/eye_fit.h"

#include <array>
#include <cmath>

// An eye is three squares in each other with paper around: 7, 5 and 3 modules wide. It is moved, turned and stretched
// until it fits best, with its contrast as two further unknowns.
namespace cardinal::vision {
namespace {

constexpr int steps = 12, samples = 3;  // of a module, in each direction
constexpr double reach = 4.5;           // modules; one of paper is around every eye
constexpr double edge_blur = 0.35;      // modules, of an edge between two
constexpr double least_correlation = 0.75;
constexpr int unknowns = 8;

/// How dark the eye is there, from 0 to 1.
double square(double x, double y, double width)
{
    const auto side = [&](double at) {
        const double scale = edge_blur * std::sqrt(2.0);
        return (std::erf((at + width / 2) / scale) - std::erf((at - width / 2) / scale)) / 2;
    };
    return side(x) * side(y);
}
double dark_at(double x, double y) { return square(x, y, 7) - square(x, y, 5) + square(x, y, 3); }

struct Place {
    double x = 0, y = 0, dark = 0;
};

const std::vector<Place>& places()
{
    static const std::vector<Place> all = [] {
        std::vector<Place> made;
        for (double y = -reach + 0.5 / samples; y < reach; y += 1.0 / samples)
            for (double x = -reach + 0.5 / samples; x < reach; x += 1.0 / samples)
                made.push_back({x, y, dark_at(x, y)});
        return made;
    }();
    return all;
}

/// Light, and which way it grows.
struct Light {
    double value = 0, across = 0, down = 0;
};

Light light_at(const cv::Mat& gray, const cv::Point2d& at)
{
    const double x = std::clamp(at.x, 0.0, gray.cols - 1.001), y = std::clamp(at.y, 0.0, gray.rows - 1.001);
    const auto column = static_cast<int>(x), row = static_cast<int>(y);
    const double u = x - column, v = y - row;
    const uchar *upper = gray.ptr<uchar>(row) + column, *lower = gray.ptr<uchar>(row + 1) + column;
    return {(1 - v) * ((1 - u) * upper[0] + u * upper[1]) + v * ((1 - u) * lower[0] + u * lower[1]),
            (1 - v) * (upper[1] - upper[0]) + v * (lower[1] - lower[0]),
            (1 - u) * (lower[0] - upper[0]) + u * (lower[1] - upper[1])};
}

cv::Point2d at(const EyeFit& eye, const Place& place) { return eye.middle + place.x * eye.across + place.y * eye.down; }

/// Contrast and correlation of an eye that lies there.
struct Match {
    double paper = 0, ink = 0, correlation = 0;  ///< gray levels: of paper, and what ink adds
};

Match match_of(const cv::Mat& gray, const EyeFit& eye)
{
    double sum = 0, squares = 0, dark = 0, darks = 0, both = 0;
    for (const Place& place : places()) {
        const double value = light_at(gray, at(eye, place)).value;
        sum += value;
        squares += value * value;
        dark += place.dark;
        darks += place.dark * place.dark;
        both += value * place.dark;
    }
    const double count = static_cast<double>(places().size());
    const double with = both - sum * dark / count, of_dark = darks - dark * dark / count,
                 of_light = squares - sum * sum / count;
    const double ink = with / of_dark;
    return {(sum - ink * dark) / count, ink, of_light > 0 ? -with / std::sqrt(of_dark * of_light) : 0};
}

bool is_sound(const EyeFit& eye, const EyeFit& about)
{
    const double area = eye.across.cross(eye.down), before = about.across.cross(about.down);
    constexpr double most_change = 2.5, most_moved = 2.5;
    return area > before / most_change && area < before * most_change &&
           cv::norm(eye.middle - about.middle) < most_moved * std::sqrt(before);
}

}  // namespace

std::optional<EyeFit> fit_eye(const cv::Mat& gray, const EyeFit& about)
{
    EyeFit eye = about;
    // Nor is anything sound beside itself that is no number.
    if (std::min(gray.cols, gray.rows) < 3 || !(eye.across.cross(eye.down) > 0) || !is_sound(eye, about))
        return std::nullopt;
    for (int step = 0; step < steps; ++step) {
        const Match match = match_of(gray, eye);
        cv::Matx<double, unknowns, unknowns> sums = cv::Matx<double, unknowns, unknowns>::zeros();
        cv::Vec<double, unknowns> towards;
        for (const Place& place : places()) {
            const Light light = light_at(gray, at(eye, place));
            const double off = match.paper + match.ink * place.dark - light.value;
            const cv::Vec<double, unknowns> slope(light.across, light.across * place.x, light.across * place.y,
                                                  light.down, light.down * place.x, light.down * place.y, -1,
                                                  -place.dark);
            towards += off * slope;
            sums += slope * slope.t();
        }
        for (int at = 0; at < unknowns; ++at)
            sums(at, at) *= 1.01;
        const cv::Vec<double, unknowns> change = sums.solve(towards, cv::DECOMP_CHOLESKY);
        eye.middle += {change[0], change[3]};
        eye.across += {change[1], change[4]};
        eye.down += {change[2], change[5]};
        if (!is_sound(eye, about))
            return std::nullopt;
    }
    eye.correlation = match_of(gray, eye).correlation;
    return eye.correlation > least_correlation ? std::optional(eye) : std::nullopt;
}

}  // namespace cardinal::vision
