#include "vision/busy_areas.h"

#include "vision/wide.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// A code has an edge at nearly every module. In a picture of half the size the differences from pixel to pixel are
// added up in squares about as wide as the smallest code that can be read, and held against how light it is there.
namespace cardinal::vision {
namespace {

constexpr int square = 8;  // pixels of the half picture
// Codes have 0.10 where hardly anything can be read of them and 0.2 to 0.35 usually; stone and wood 0.04 to 0.07, more
// where there is noise. So it counts what stands out from most of the picture.
constexpr float least_busy = 0.085F, most_asked_for = 0.13F, above_most = 1.6F;
constexpr int dark = 25;   // gray levels, below which noise is all there is
constexpr int around = 2;  // squares: the light paper around a code is not busy
constexpr int near = 2;    // squares: an eye of a code may lie beside what is busy, where it is blurred
static_assert(busy_square_px == 2 * square);
constexpr int edge_px = 10;  // the edge of a known card is seen beyond it

/// Adds the steps from pixel to pixel, and the pixels, of a row up for each square.
CARDINAL_WIDE void add_row(const uchar* here, const uchar* below, int squares, int* steps, int* tones)
{
    for (int at = 0; at < squares; ++at) {
        int step = 0, tone = 0;
        for (int within = 0; within < square; ++within, ++here, ++below) {
            const int across = here[1] - here[0], down = below[0] - here[0];
            step += (across < 0 ? -across : across) + (down < 0 ? -down : down);
            tone += here[0];
        }
        steps[at] += step;
        tones[at] += tone;
    }
}

/// How busy each square is.
cv::Mat busyness(const cv::Mat& gray)
{
    const int columns = (gray.cols - 1) / square, rows = gray.rows / square;
    cv::Mat busy(rows, columns, CV_32F);
    std::vector<int> steps(as_index(columns)), tones(as_index(columns));
    for (int row = 0; row < rows; ++row) {
        std::ranges::fill(steps, 0);
        std::ranges::fill(tones, 0);
        for (int line = row * square; line < (row + 1) * square; ++line)
            add_row(gray.ptr(line), gray.ptr(std::min(line + 1, gray.rows - 1)), columns, steps.data(), tones.data());
        for (int column = 0; column < columns; ++column)
            busy.at<float>(row, column) = static_cast<float>(steps[as_index(column)]) /
                                          static_cast<float>(tones[as_index(column)] + dark * square * square);
    }
    return busy;
}

cv::Mat busy_squares(const cv::Mat& gray)
{
    const cv::Mat busy = busyness(gray);
    std::vector<float> all(busy.begin<float>(), busy.end<float>());
    const auto quarter = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 4);
    std::ranges::nth_element(all, quarter);
    return busy > std::clamp(above_most * *quarter, least_busy, most_asked_for);
}

void leave_out(const Quad& quad, cv::Mat& busy)
{
    std::array<cv::Point, 4> corners;
    const cv::Point2d middle = middle_of(quad);
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d off = quad[corner] - middle, grown = quad[corner] + off * (edge_px / (cv::norm(off) + 1));
        corners[corner] = {cvRound(grown.x / (2 * square) - 0.5), cvRound(grown.y / (2 * square) - 0.5)};
    }
    cv::fillConvexPoly(busy, corners, 0);
}

}  // namespace

std::vector<BusyArea> busy_areas(const cv::Mat& gray, std::span<const Quad> known)
{
    if (gray.cols < 4 * square || gray.rows < 4 * square)
        return {{.box = {0, 0, gray.cols, gray.rows}}};
    cv::Mat half;
    cv::resize(gray, half, {gray.cols / 2, gray.rows / 2}, 0, 0, cv::INTER_AREA);
    cv::Mat busy = busy_squares(half);
    for (const Quad& quad : known)
        leave_out(quad, busy);
    // Lines of a mat and edges of what lies there are one square wide, codes are two.
    cv::morphologyEx(busy, busy, cv::MORPH_OPEN, cv::Mat::ones(2, 2, CV_8U));
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(busy, labels, stats, middles, 8);
    std::vector<BusyArea> areas;
    for (int label = 1; label < count; ++label) {
        const int* of = stats.ptr<int>(label);
        const cv::Point from(of[cv::CC_STAT_LEFT] - around, of[cv::CC_STAT_TOP] - around);
        const cv::Size size(of[cv::CC_STAT_WIDTH] + 2 * around, of[cv::CC_STAT_HEIGHT] + 2 * around);
        const cv::Rect squares = cv::Rect(from, size) & cv::Rect({0, 0}, labels.size());
        const auto px = [](int squares_along) { return squares_along * busy_square_px; };
        BusyArea area{.box = cv::Rect(px(from.x), px(from.y), px(size.width), px(size.height)) &
                             cv::Rect({0, 0}, gray.size())};
        // Squares begin with the picture; what is left over at its right and lower edge belongs to the last ones.
        cv::dilate(labels(squares) == label, area.squares, cv::Mat::ones(2 * near + 1, 2 * near + 1, CV_8U));
        areas.push_back(std::move(area));
    }
    return areas;
}

}  // namespace cardinal::vision
