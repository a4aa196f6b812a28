#include "vision/change_map.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// The picture is halved until a few hundred cells are left in a row; that takes a fifth of the time of turning colours
// into gray, because halving is what processors do well. The mean of sixteen pixels has a quarter of their noise. Where
// the picture is rough, a cell may differ more: a camera that trembles by a part of a pixel is no change.
namespace cardinal::vision {
namespace {

constexpr int most_cells_across = 480;
constexpr double still_after_ms = 90;
// Gray levels. Five times the mean noise is passed by one cell in many thousands, and such do not lie side by side. A
// step between two cells moves by an eighth of itself when the camera trembles by an eighth of a cell or two.
constexpr double least_tolerance = 7, times_noise = 5, share_of_roughness = 0.12;
constexpr double between_followings_ms = 1000;

cv::Mat shrunk(const cv::Mat& gray, double& cell_px)
{
    cv::Mat cells = gray;
    cell_px = 1;
    while (cells.cols > most_cells_across && std::min(cells.rows, cells.cols) > 16) {
        cv::Mat half;
        cv::resize(cells(cv::Rect(0, 0, cells.cols & ~1, cells.rows & ~1)), half, {}, 0.5, 0.5, cv::INTER_AREA);
        cells = half;
        cell_px *= 2;
    }
    return cell_px > 1 ? cells : gray.clone();
}

/// Without what is smaller than three cells across.
int without_specks(cv::Mat& mask)
{
    static const cv::Mat square = cv::getStructuringElement(cv::MORPH_RECT, {2, 2});
    if (cv::countNonZero(mask) == 0)
        return 0;
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, square);
    return cv::countNonZero(mask);
}

}  // namespace

void ChangeMap::take(const cv::Mat& gray, double time_ms)
{
    cv::swap(now_, before_);
    now_ = shrunk(gray, cell_px_);
    if (before_.size() == now_.size() && !believed_.empty()) {
        compare(time_ms);
        follow_slow_light(time_ms);
        return;
    }
    believed_ = now_.clone();
    changed_ = cv::Mat::zeros(now_.size(), CV_8U);
    moving_ = changed_.clone();
    moved_at_ = cv::Mat(now_.size(), CV_32S, cv::Scalar(-1'000'000));
    changed_cells_ = moved_cells_ = 0;
    noise_ = gain_ = 1;
    followed_at_ = time_ms;
    find_tolerance();
}

/// A camera that chooses its exposure anew makes everything lighter or darker at once. Told from what else is as it
/// was, or where nothing is, from everything.
double ChangeMap::gain() const
{
    cv::Mat same;
    cv::bitwise_not(changed_, same);
    const bool is_all_otherwise = changed_share() > 0.5;
    const double here = cv::mean(now_, is_all_otherwise ? cv::noArray() : same)[0],
                 there = cv::mean(believed_, is_all_otherwise ? cv::noArray() : same)[0];
    return there > 1 ? std::clamp(here / there, 0.6, 1.6) : 1;
}

void ChangeMap::compare_with(double times)
{
    constexpr double hardly_any = 0.012;
    const bool is_another_light = std::abs(times - 1) > hardly_any;
    if (is_another_light)
        believed_.convertTo(scaled_, CV_8U, times);
    cv::absdiff(now_, is_another_light ? scaled_ : believed_, work_);
    cv::compare(work_, tolerance_, changed_, cv::CMP_GT);
    changed_cells_ = without_specks(changed_);
}

void ChangeMap::compare(double time_ms)
{
    constexpr double really_another = 0.01;
    cv::absdiff(now_, before_, work_);
    cv::Mat moved;
    cv::compare(work_, tolerance_, moved, cv::CMP_GT);
    moved_cells_ = without_specks(moved);
    if (moved_cells_ * 20 < static_cast<int>(now_.total()))
        noise_ += 0.1 * (cv::mean(work_)[0] - noise_);
    const int now = static_cast<int>(time_ms);
    if (moved_cells_ > 0)
        moved_at_.setTo(now, moved);
    cv::compare(moved_at_, now - still_after_ms, moving_, cv::CMP_GT);

    compare_with(gain_);
    const double times = gain();
    if (std::abs(times - gain_) < really_another)
        return;
    gain_ = times;
    compare_with(gain_);
}

void ChangeMap::find_tolerance()
{
    static const cv::Mat square = cv::getStructuringElement(cv::MORPH_RECT, {3, 3});
    cv::Mat rough;
    cv::morphologyEx(believed_, rough, cv::MORPH_GRADIENT, square);
    rough.convertTo(tolerance_, CV_8U, share_of_roughness, std::max(least_tolerance, times_noise * noise_));
}

/// By one gray level a second, so that the sun may wander; what is laid down differs by more at once.
void ChangeMap::follow_slow_light(double time_ms)
{
    if (time_ms - followed_at_ < between_followings_ms)
        return;
    followed_at_ = time_ms;
    cv::Mat same, lighter, darker;
    cv::bitwise_not(changed_, same);
    cv::compare(now_, believed_, lighter, cv::CMP_GT);
    cv::compare(now_, believed_, darker, cv::CMP_LT);
    cv::bitwise_and(lighter, same, lighter);
    cv::bitwise_and(darker, same, darker);
    cv::add(believed_, 1, believed_, lighter);
    cv::subtract(believed_, 1, believed_, darker);
    find_tolerance();
}

void ChangeMap::draw(cv::Mat& cells, const Quad& pixels, int value) const
{
    constexpr int bits = 4;
    std::array<cv::Point, 4> points;
    std::ranges::transform(pixels, points.begin(), [&](const cv::Point2d& pixel) {
        const cv::Point2d cell = cell_of(pixel) * (1 << bits);
        return cv::Point(cvRound(cell.x), cvRound(cell.y));
    });
    cv::fillConvexPoly(cells, points.data(), static_cast<int>(points.size()), cv::Scalar::all(value), cv::LINE_8, bits);
}

void ChangeMap::believe(const cv::Mat& where)
{
    if (gain_ == 1)
        now_.copyTo(believed_, where);
    else {  // as it would look in the light that everything else is believed in
        now_.convertTo(scaled_, CV_8U, 1 / gain_);
        scaled_.copyTo(believed_, where);
    }
    changed_.setTo(0, where);
    changed_cells_ = cv::countNonZero(changed_);
    find_tolerance();
}

Homography ChangeMap::in_cells(const Homography& map) const
{
    const double off = (cell_px_ - 1) / 2;
    const Homography to_pixels(cell_px_, 0, off, 0, cell_px_, off, 0, 0, 1);
    return to_pixels.inv() * map * to_pixels;
}

void ChangeMap::move(const Homography& map)
{
    const Homography cells = in_cells(map);
    cv::Mat moved, seen;
    cv::warpPerspective(believed_, moved, cells, believed_.size(), cv::INTER_LINEAR);
    cv::warpPerspective(cv::Mat(believed_.size(), CV_8U, cv::Scalar(255)), seen, cells, believed_.size(),
                        cv::INTER_NEAREST);
    cv::Mat other;
    cv::bitwise_not(now_, other);
    other.copyTo(believed_);
    moved.copyTo(believed_, seen);
    find_tolerance();
    cv::absdiff(now_, believed_, work_);
    cv::compare(work_, 2 * tolerance_, changed_, cv::CMP_GT);  // cells lie between those that they were
    changed_cells_ = without_specks(changed_);
    cv::Mat same;
    cv::bitwise_not(changed_, same);
    believe(same);
}

}  // namespace cardinal::vision
