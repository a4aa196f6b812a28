#include "companion/doctor/drawing.h"

#include "companion/doctor/wording.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::doctor {
namespace {

/// Chosen so that they differ in brightness, too: blue, green, orange, red would be alike to some.
struct Look {
    cv::Scalar colour{};
    double fill = 0;  ///< how much of it covers the zone
    int dash = 0;     ///< how many pixels of the frame are left out in turns, in 1080p
    const char* sign = "";
};
Look look_of(Grade grade)
{
    switch (grade) {
    case Grade::comfortable: return {{160, 140, 20}, 0.10, 0, "++"};
    case Grade::readable: return {{90, 190, 110}, 0.12, 0, "+"};
    case Grade::doubtful: return {{40, 170, 245}, 0.25, 14, "?"};
    case Grade::unreadable: return {{60, 50, 215}, 0.35, 7, "x"};
    }
    return {};
}

/// Sides follow the lens's bending.
std::vector<cv::Point> outline_of(const calibration::TablePose& pose, const Rect& area)
{
    constexpr int steps = 12;
    constexpr double inset = 1.5;
    const cv::Point2d corners[] = {{area.x + inset, area.y + inset},
                                   {area.right() - inset, area.y + inset},
                                   {area.right() - inset, area.bottom() - inset},
                                   {area.x + inset, area.bottom() - inset}};
    std::vector<cv::Point> outline;
    for (int side = 0; side < 4; ++side)
        for (int step = 0; step < steps; ++step) {
            const cv::Point2d px =
                to_pixel(pose, corners[side] + (corners[(side + 1) % 4] - corners[side]) * (1.0 * step / steps));
            outline.emplace_back(cvRound(px.x), cvRound(px.y));
        }
    return outline;
}

void draw_frame(cv::Mat& drawing, const std::vector<cv::Point>& outline, const Look& look, double scale)
{
    const int thickness = std::max(1, cvRound(2.5 * scale));
    const double dash = look.dash * scale;
    double along = 0;
    for (std::size_t at = 0; at < outline.size(); ++at) {
        const cv::Point2d from = outline[at], to = outline[(at + 1) % outline.size()];
        const double length = cv::norm(to - from);
        if (dash <= 0) {
            cv::line(drawing, from, to, look.colour, thickness, cv::LINE_AA);
            continue;
        }
        for (double done = 0; done < length; done += 1, along += 1)
            if (std::fmod(along, 2 * dash) < dash)
                cv::line(drawing, from + (to - from) * (done / length),
                         from + (to - from) * (std::min(done + 1, length) / length), look.colour, thickness);
    }
}

/// Lines of text on a light plate around a place, made smaller until they fit the width.
void draw_words(cv::Mat& drawing, const std::vector<std::string>& lines, const cv::Point2d& middle, double width,
                double scale)
{
    constexpr int font = cv::FONT_HERSHEY_SIMPLEX;
    double size = 0.5 * scale;
    int widest = 0, height = 0;
    const auto measure = [&] {
        widest = 0;
        for (const std::string& line : lines) {
            const cv::Size box = cv::getTextSize(line, font, size, 1, nullptr);
            widest = std::max(widest, box.width);
            height = box.height;
        }
    };
    for (measure(); widest > width * 0.92 && size > 0.25 * scale; measure())
        size *= 0.92;
    const double step = height * 1.7, top = middle.y - step * static_cast<double>(lines.size()) / 2;
    const cv::Point2d pad(4 * scale, 3 * scale);
    const cv::Point2d upper_left = cv::Point2d(middle.x - widest / 2.0, top) - pad;
    cv::rectangle(drawing, upper_left,
                  cv::Point2d(middle.x + widest / 2.0, top + step * static_cast<double>(lines.size())) + pad,
                  {248, 248, 248}, cv::FILLED);
    const int ink = std::max(1, cvRound(size * 1.6));
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const cv::Size box = cv::getTextSize(lines[at], font, size, ink, nullptr);
        cv::putText(drawing, lines[at],
                    cv::Point2d(middle.x - box.width / 2.0, top + step * (static_cast<double>(at) + 0.78)), font, size,
                    {25, 25, 25}, ink, cv::LINE_AA);
    }
}

/// How wide an area is in the picture where its words stand.
double width_px(const calibration::TablePose& pose, const Rect& area)
{
    const double y = area.y + area.height / 2;
    const cv::Point2d left = to_pixel(pose, {area.x, y}), right = to_pixel(pose, {area.right(), y});
    return std::max(std::abs(right.x - left.x), 24.0);
}

void draw_legend(cv::Mat& drawing, double scale)
{
    const std::string text = printed(
        "px: pixels a module, at the worst place   ++ comfortable from %.1f   + readable from %.1f   ? doubtful   "
        "x unreadable",
        comfortable_px, readable_px);
    draw_words(drawing, {text}, {drawing.cols / 2.0, drawing.rows - 14 * scale}, drawing.cols, 0.9 * scale);
}

}  // namespace

cv::Mat drawn_over(const cv::Mat& picture, const Checkup& checkup)
{
    cv::Mat drawing;
    if (picture.channels() == 1)
        cv::cvtColor(picture, drawing, cv::COLOR_GRAY2BGR);
    else
        drawing = picture.clone();
    if (!checkup.table)
        return drawing;
    const calibration::TablePose& pose = checkup.table->pose;
    const double scale = std::max(0.5, drawing.cols / 1920.0);
    cv::Mat filled = drawing.clone();
    for (const ZoneCheck& zone : checkup.zones)
        cv::fillPoly(filled, std::vector{outline_of(pose, zone.zone.area)}, look_of(zone.grade).colour, cv::LINE_AA);
    for (const ZoneCheck& zone : checkup.zones) {
        const auto outline = outline_of(pose, zone.zone.area);
        const Look look = look_of(zone.grade);
        const cv::Rect box = cv::boundingRect(outline) & cv::Rect(0, 0, drawing.cols, drawing.rows);
        cv::Mat mask(drawing.size(), CV_8U, cv::Scalar(0)), mixed;
        cv::fillPoly(mask, std::vector{outline}, cv::Scalar(255));
        if (box.area() > 0) {
            cv::addWeighted(filled(box), look.fill, drawing(box), 1 - look.fill, 0, mixed);
            mixed.copyTo(drawing(box), mask(box));
        }
        draw_frame(drawing, outline, look, scale);
        const Rect& area = zone.zone.area;
        const cv::Point2d middle = to_pixel(pose, {area.x + area.width / 2, area.y + area.height / 2});
        const double width = width_px(pose, area);
        // A word that would be too small to read is left to the sign before it.
        const bool is_narrow = width < 95 * scale;
        draw_words(drawing,
                   {zone.zone.words, printed("%.2f px", zone.px_per_module),
                    is_narrow ? std::string(look.sign) : printed("%s %s", look.sign, word_for(zone.grade))},
                   middle, width, scale);
    }
    draw_legend(drawing, scale);
    return drawing;
}

}  // namespace cardinal::doctor
