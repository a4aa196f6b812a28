#include "vision/followed_modules.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// The eyes tell where the modules around them lie and which way they go, so a smooth surface through them is right
// nearby and may be off elsewhere, and it tells how far. Where it is off by less than a fourth of a module, the edges
// between modules tell the rest: laid flat they repeat with every module, and by what part of one they are shifted is
// the phase of that. So the surface grows over the code. The small eyes within a code are looked for farther ahead.
namespace cardinal::vision {
namespace {

constexpr int px = flat_module_px;
constexpr int most_steps = 12;
constexpr double near_enough = 0.24, for_small_eyes = 1.1;  // modules, that the surface may be off
constexpr int around = 9;                                   // modules that are asked together
constexpr double least_phase = 0.04, sure_phase = 0.2;      // of all edges, those that go with the modules
constexpr double least_small_eye = 0.72, small_eye_weight = 1.0;
constexpr double settled = 0.02;      // modules that a step moved it
constexpr double most_places = 26.0;  // along a side
constexpr int eye_middle_twice = 7;   // half modules, from a corner to the middle of its eye

void add_eye(const EyeFit& eye, const cv::Point2d& module, std::vector<BentGrid::Seen>& seen)
{
    constexpr double outer = 3;
    for (const double y : {-outer, 0.0, outer})
        for (const double x : {-outer, 0.0, outer})
            seen.push_back({module + cv::Point2d(x, y), eye.middle + x * eye.across + y * eye.down, 1});
}

double module_px_of(const FittedEyes& eyes)
{
    double sum = 0;
    for (const EyeFit* eye : {&eyes.corner, &eyes.right, &eyes.below})
        sum += std::sqrt(eye->across.cross(eye->down)) / 3;
    return sum;
}

/// In which part of a module the edges of one direction lie, in a window around each pixel.
struct Phases {
    cv::Mat_<float> cosine{}, sine{}, all{};

    Phases(const cv::Mat_<float>& flat, bool across)
    {
        cv::Mat_<float> differs;
        const cv::Mat kernel = (cv::Mat_<float>(1, 3) << -0.5F, 0, 0.5F);
        cv::filter2D(flat, differs, CV_32F, across ? kernel : kernel.t());
        cv::multiply(differs, differs, all);
        cosine.create(flat.size());
        sine.create(flat.size());
        std::array<float, px> of_cosine{}, of_sine{};
        for (int at = 0; at < px; ++at) {
            const double turn = 2 * CV_PI * (at + 0.5) / px;
            of_cosine[static_cast<std::size_t>(at)] = static_cast<float>(std::cos(turn));
            of_sine[static_cast<std::size_t>(at)] = static_cast<float>(std::sin(turn));
        }
        for (int y = 0; y < flat.rows; ++y)
            for (int x = 0; x < flat.cols; ++x) {
                const auto at = static_cast<std::size_t>((across ? x : y) % px);
                cosine(y, x) = all(y, x) * of_cosine[at];
                sine(y, x) = all(y, x) * of_sine[at];
            }
        const cv::Size window(around * px, around * px);
        for (cv::Mat_<float>* each : {&cosine, &sine, &all})
            cv::boxFilter(*each, *each, CV_32F, window, {-1, -1}, true, cv::BORDER_CONSTANT);
    }

    double clearness(const cv::Point& at) const
    {
        const float sum = all(at);
        return sum > 0 ? std::hypot(cosine(at), sine(at)) / sum : 0;
    }
    /// Modules.
    double shift(const cv::Point& at) const { return std::atan2(sine(at), cosine(at)) / (2 * CV_PI); }
};

cv::Point pixel_of(const cv::Point2d& module, const cv::Size& size)
{
    return {std::clamp(static_cast<int>(module.x * px), 0, size.width - 1),
            std::clamp(static_cast<int>(module.y * px), 0, size.height - 1)};
}

void add_by_edges(const cv::Mat_<float>& flat, const BentGrid& grid, int side, std::vector<BentGrid::Seen>& seen)
{
    const Phases across(flat, true), down(flat, false);
    const double step = std::max(2.0, side / most_places);
    for (double y = step / 2; y < side; y += step)
        for (double x = step / 2; x < side; x += step) {
            const cv::Point2d module(x, y);
            const cv::Point at = pixel_of(module, flat.size());
            const double clear = std::min(across.clearness(at), down.clearness(at));
            if (clear < least_phase || grid.unsure(module) > near_enough)
                continue;
            const double weight = std::min(1.0, std::pow(clear / sure_phase, 2));
            seen.push_back({module, grid.at(module + cv::Point2d(across.shift(at), down.shift(at))), weight});
        }
}

const cv::Mat& small_eye()
{
    static const cv::Mat picture = [] {
        cv::Mat made(5 * px, 5 * px, CV_32F, cv::Scalar(0));
        made(cv::Rect(px, px, 3 * px, 3 * px)) = 1;
        made(cv::Rect(2 * px, 2 * px, px, px)) = 0;
        cv::GaussianBlur(made, made, {}, 0.35 * px);
        return made;
    }();
    return picture;
}

void add_small_eyes(const cv::Mat_<float>& flat, const BentGrid& grid, const FixedModules& version,
                    std::vector<BentGrid::Seen>& seen)
{
    for (const cv::Point& eye : version.small_eyes()) {
        const cv::Point2d middle(eye.x + 0.5, eye.y + 0.5);
        const double unsure = grid.unsure(middle);
        if (unsure > for_small_eyes)
            continue;
        const int off = cvRound((0.5 + 2 * unsure) * px), half = 5 * px / 2;
        const cv::Point at = pixel_of(middle, flat.size());
        const cv::Rect window(at.x - half - off, at.y - half - off, 2 * (half + off), 2 * (half + off));
        if ((window & cv::Rect({0, 0}, flat.size())) != window)
            continue;
        cv::Mat alike;
        cv::matchTemplate(flat(window), small_eye(), alike, cv::TM_CCOEFF_NORMED);
        double best = 0;
        cv::Point where;
        cv::minMaxLoc(alike, nullptr, &best, nullptr, &where);
        if (best > least_small_eye)
            seen.push_back(
                {middle, grid.at(middle + cv::Point2d(where.x - off, where.y - off) / px), small_eye_weight});
    }
}

double farthest_moved(const BentGrid& before, const BentGrid& now, int side, double module_px)
{
    double most = 0;
    for (const double y : {0.0, 0.5, 1.0})
        for (const double x : {0.0, 0.5, 1.0})
            most = std::max(most, cv::norm(before.at({x * side, y * side}) - now.at({x * side, y * side})));
    return most / module_px;
}

}  // namespace

cv::Mat laid_flat(const cv::Mat& gray, const BentGrid& grid, int side)
{
    constexpr int margin = 1;
    cv::Mat_<cv::Point2f> coarse(side + 2 * margin, side + 2 * margin), fine;
    for (int y = 0; y < coarse.rows; ++y)
        for (int x = 0; x < coarse.cols; ++x)
            coarse(y, x) = grid.at({x - margin + 0.5, y - margin + 0.5});
    cv::resize(coarse, fine, {}, px, px, cv::INTER_LINEAR);
    cv::Mat flat;
    cv::remap(gray, flat, fine(cv::Rect(margin * px, margin * px, side * px, side * px)), {}, cv::INTER_CUBIC,
              cv::BORDER_REPLICATE);
    return flat;
}

std::optional<BentGrid> follow_modules(const cv::Mat& gray, const FittedEyes& eyes, const FixedModules& version)
{
    const int side = version.side();
    const double module_px = module_px_of(eyes), near = eye_middle_twice / 2.0;
    std::vector<BentGrid::Seen> by_eyes;
    add_eye(eyes.corner, {near, near}, by_eyes);
    add_eye(eyes.right, {side - near, near}, by_eyes);
    add_eye(eyes.below, {near, side - near}, by_eyes);
    BentGrid grid(side, module_px);
    if (!grid.fit(by_eyes))
        return std::nullopt;
    for (int step = 0; step < most_steps; ++step) {
        cv::Mat_<float> flat;
        laid_flat(gray, grid, side).convertTo(flat, CV_32F);
        cv::GaussianBlur(flat, flat, {}, 1);
        std::vector<BentGrid::Seen> seen = by_eyes;
        add_by_edges(flat, grid, side, seen);
        add_small_eyes(flat, grid, version, seen);
        BentGrid next(side, module_px);
        if (!next.fit(seen))
            return std::nullopt;
        const bool is_done = farthest_moved(grid, next, side, module_px) < settled;
        grid = next;
        if (is_done)
            break;
    }
    return grid;
}

}  // namespace cardinal::vision
