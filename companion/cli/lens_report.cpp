#include "companion/cli/lens_report.h"

#include "companion/doctor/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

using calibration::Lens;
using calibration::WalkLook;
using doctor::printed;
using Json = nlohmann::ordered_json;

const char* word_for(WalkLook look)
{
    switch (look) {
    case WalkLook::kept: return "kept";
    case WalkLook::like_before: return "like-before";
    case WalkLook::no_board: return "no-board";
    case WalkLook::mirrored: return "mirrored";
    case WalkLook::too_dark: return "too-dark";
    case WalkLook::blurred: return "blurred";
    case WalkLook::too_small: return "too-small";
    case WalkLook::cut_off: return "cut-off";
    case WalkLook::other_size: return "other-size";
    }
    return "";
}

double thousandths(double number) { return std::round(number * 1000) / 1000; }

/// "1501.2 ± 1.3", or the number alone where nothing was measured.
std::string with_spread(const char* number_format, double number, double spread)
{
    char text[64];
    std::snprintf(text, sizeof text, number_format, number);  // NOLINT(clang-diagnostic-format-nonliteral): all ours
    return spread > 0 ? printed("%s ± %.2g", text, spread) : std::string(text);
}

std::string bending_told(const profiles::LensProfile& profile)
{
    static constexpr std::array<const char*, 5> names{"k1", "k2", "p1", "p2", "k3"};
    std::string text;
    for (std::size_t term = 0; term < names.size(); ++term)
        if (profile.lens.bending[term] != 0)
            text += (text.empty() ? "" : ", ") + std::string(names[term]) + " " +
                    with_spread("%.4f", profile.lens.bending[term], profile.spread.bending[term]);
    if (text.empty())
        return "none";
    return text + printed(" (%+.1f px at the corners)", bending_at_corners_px(profile.lens));
}

}  // namespace

std::string line_of(const std::string& frame, const calibration::WalkStep& step)
{
    return frame + ": " + step.sentence + "\n";
}

Json json_of(const std::string& frame, const calibration::WalkStep& step)
{
    return {{"frame", frame},
            {"look", word_for(step.look)},
            {"sentence", step.sentence},
            {"blur_px", thousandths(step.blur_px)},
            {"square_px", thousandths(step.square_px)},
            {"views", step.state.kept},
            {"done", thousandths(step.state.share_done)},
            {"missing", step.state.missing}};
}

double view_across_deg(const Lens& lens)
{
    const double middle = lens.picture.height / 2.0;
    const double left = calibration::straightened(lens, {-0.5, middle}).x - lens.middle.x,
                 right = calibration::straightened(lens, {lens.picture.width - 0.5, middle}).x - lens.middle.x;
    return (std::atan(right / lens.focal_px) - std::atan(left / lens.focal_px)) * 180 / CV_PI;
}

double bending_at_corners_px(const Lens& lens)
{
    const double right = lens.picture.width - 1, lower = lens.picture.height - 1;
    double most = 0;
    for (const cv::Point2d corner :
         {cv::Point2d(0, 0), cv::Point2d(right, 0), cv::Point2d(right, lower), cv::Point2d(0, lower)}) {
        const double moved =
            cv::norm(corner - lens.middle) - cv::norm(calibration::straightened(lens, corner) - lens.middle);
        most = std::abs(moved) > std::abs(most) ? moved : most;
    }
    return most;
}

std::string told(const profiles::LensProfile& profile)
{
    const Lens& lens = profile.lens;
    std::string text = printed("The lens of “%s” at %d × %d, from %d %s:\n", profile.camera.c_str(), lens.picture.width,
                               lens.picture.height, profile.views, profile.views == 1 ? "view" : "views");
    text += "  focal length  " + with_spread("%.1f", lens.focal_px, profile.spread.focal_px) +
            printed(" px, %.1f° across\n", view_across_deg(lens));
    text += "  middle        " + with_spread("%.1f", lens.middle.x, profile.spread.middle.x) + ", " +
            with_spread("%.1f", lens.middle.y, profile.spread.middle.y) + " px\n";
    text += "  bending       " + bending_told(profile) + "\n";
    text += printed("  error         %.2f px; %.2f px in views that were left out in turns\n", lens.error_px,
                    profile.foretold_px);
    return text + "  " + profile.why + "\n";
}

Json json_of(const profiles::LensProfile& profile)
{
    const Lens& lens = profile.lens;
    return {{"camera", profile.camera},
            {"width", lens.picture.width},
            {"height", lens.picture.height},
            {"views", profile.views},
            {"focal_px", thousandths(lens.focal_px)},
            {"focal_spread_px", thousandths(profile.spread.focal_px)},
            {"middle", {thousandths(lens.middle.x), thousandths(lens.middle.y)}},
            {"middle_spread", {thousandths(profile.spread.middle.x), thousandths(profile.spread.middle.y)}},
            {"bending", lens.bending},
            {"bending_spread", profile.spread.bending},
            {"bending_at_corners_px", thousandths(bending_at_corners_px(lens))},
            {"across_deg", thousandths(view_across_deg(lens))},
            {"error_px", thousandths(lens.error_px)},
            {"foretold_px", thousandths(profile.foretold_px)},
            {"why", profile.why}};
}

cv::Mat drawn_walk(const calibration::LensWalk& walk)
{
    if (walk.views().empty())
        return {};
    const cv::Size size = walk.views().front().picture;
    cv::Mat drawing(size, CV_8UC3, cv::Scalar(250, 250, 250));
    const auto thickness = std::max(1, size.width / 640);
    for (const double border : {0.25, 0.75}) {
        const int x = static_cast<int>(border * size.width), y = static_cast<int>(border * size.height);
        cv::line(drawing, {x, 0}, {x, size.height}, {205, 205, 205}, thickness);
        cv::line(drawing, {0, y}, {size.width, y}, {205, 205, 205}, thickness);
    }
    int number = 0;
    for (const calibration::BoardView& view : walk.views()) {
        const double share = static_cast<double>(number++) / static_cast<double>(walk.views().size());
        const cv::Scalar ink(200 - 120 * share, 110, 60 + 140 * share);
        for (const cv::Point2f& corner : view.px)
            cv::circle(drawing, corner, 2 * thickness, ink, cv::FILLED, cv::LINE_AA);
    }
    return drawing;
}

}  // namespace cardinal::cli
