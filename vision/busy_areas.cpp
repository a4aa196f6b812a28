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
constexpr int dark = 25;             // gray levels, below which noise is all there is
constexpr int around = 2;            // squares: the light paper around a code is not busy
constexpr int near = 2;              // squares: an eye of a code may lie beside what is busy, where it is blurred
constexpr int code = 3, window = 4;  // squares: as wide as a code, and what surely holds one to each side of its middle
static_assert(busy_square_px == 2 * square);
constexpr int edge_px = 10;     // the edge of a known card is seen beyond it
constexpr int around_code = 3;  // squares, to each of which a code as wide as two gives a part of its edges

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

/// What is busier than the table itself, added up around each square: that many edges of something lie there.
cv::Mat edges_around(const cv::Mat& busyness, float usual)
{
    cv::Mat edges;
    cv::boxFilter(cv::max(busyness - usual, 0), edges, CV_32F, {around_code, around_code}, {-1, -1}, false,
                  cv::BORDER_CONSTANT);
    return edges;
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

cv::Point square_at(const cv::Point2d& pixel, const cv::Size& squares)
{
    const auto place = [](double along, int count) {
        return std::clamp(static_cast<int>(along / busy_square_px), 0, count - 1);
    };
    return {place(pixel.x, squares.width), place(pixel.y, squares.height)};
}

/// So many pixels beyond it, too.
void leave_out(const Quad& quad, double beyond, cv::Mat& busy)
{
    std::array<cv::Point, 4> corners;
    const cv::Point2d middle = middle_of(quad);
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d off = quad[corner] - middle, grown = quad[corner] + off * (beyond / (cv::norm(off) + 1));
        corners[corner] = {cvRound(grown.x / (2 * square) - 0.5), cvRound(grown.y / (2 * square) - 0.5)};
    }
    cv::fillConvexPoly(busy, corners, 0);
}

/// Where no known thing is, nor its edge.
cv::Mat beyond_edges(std::span<const Quad> known, const cv::Size& size)
{
    cv::Mat beyond(size, CV_8U, cv::Scalar(255));
    for (const Quad& quad : known)
        leave_out(quad, edge_px, beyond);
    return beyond;
}

/// Without the edges of known things. What lies beside one, or is covered by it in part, reaches beyond them.
void leave_out_edges(const cv::Mat& beyond_edges, cv::Mat& busy)
{
    constexpr int as_wide_as_a_code = 4;
    cv::Mat beyond;
    cv::bitwise_and(busy, beyond_edges, beyond);
    for (int step = 0; step < as_wide_as_a_code; ++step) {
        cv::dilate(beyond, beyond, cv::Mat::ones(3, 3, CV_8U));
        cv::bitwise_and(beyond, busy, beyond);
    }
    busy = beyond;
}

/// How many pixels a millimetre has around each square. It hardly changes from one to the next.
cv::Mat px_per_mm(const CodePlane& plane, const cv::Size& squares)
{
    constexpr int apart = 8;
    cv::Mat some((squares.height + apart - 1) / apart, (squares.width + apart - 1) / apart, CV_32F), all;
    for (int row = 0; row < some.rows; ++row)
        for (int column = 0; column < some.cols; ++column)
            some.at<float>(row, column) = static_cast<float>(
                plane.px_per_mm_at(cv::Point2d(column + 0.5, row + 0.5) * static_cast<double>(apart * busy_square_px)));
    cv::resize(some, all, some.size() * apart, 0, 0, cv::INTER_LINEAR);
    return all(cv::Rect({0, 0}, squares));
}

}  // namespace

BusyMap::BusyMap(PictureLevels& levels) : size_(levels.size())
{
    if (size_.width < 4 * square || size_.height < 4 * square)
        return;
    busyness_ = busyness(levels.picture(2));
    std::vector<float> all(busyness_.begin<float>(), busyness_.end<float>());
    const auto quarter = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 4);
    std::ranges::nth_element(all, quarter);
    usual_ = *quarter;
    least_ = std::clamp(above_most * usual_, least_busy, most_asked_for);
}

float BusyMap::at(const cv::Point2d& pixel) const
{
    return busyness_.empty() ? 0 : busyness_.at<float>(square_at(pixel, busyness_.size()));
}

void BusyMap::ask_for_like(std::span<const cv::Point2d> codes, const std::optional<CodePlane>& plane)
{
    constexpr std::size_t enough = 4;
    constexpr float share = 0.65F;  // in a shadow or under a lamp they are less busy
    // Of 4,700 codes, half of them in poor light, the least had 0.48; lettering and edges of mats have a third.
    constexpr float share_of_edges = 0.45F;
    if (codes.size() < enough || busyness_.empty())
        return;
    const auto quarter_of = [&](auto value_of) {
        std::vector<float> values(codes.size());
        std::ranges::transform(codes, values.begin(), value_of);
        std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 4));
        return values[values.size() / 4];
    };
    like_codes_ = share * quarter_of([&](const cv::Point2d& place) { return at(place); });
    edges_of_codes_ = plane ? px_per_mm(*plane, busyness_.size()) : cv::Mat(busyness_.size(), CV_32F, cv::Scalar(1));
    const cv::Mat edges = edges_around(busyness_, usual_);
    // An edge between modules is as long as they are wide.
    edges_of_codes_ *= share_of_edges * quarter_of([&](const cv::Point2d& place) {
                           const cv::Point its_square = square_at(place, edges.size());
                           return edges.at<float>(its_square) / edges_of_codes_.at<float>(its_square);
                       });
}

/// Lettering, and the edge of a mat, may be as busy as a code, but there is less of it.
void BusyMap::leave_out_what_has_fewer_edges(const cv::Mat& beyond_edges, cv::Mat& busy) const
{
    cv::Mat others = cv::Mat::zeros(busyness_.size(), CV_32F);
    busyness_.copyTo(others, beyond_edges);
    cv::Mat enough = edges_around(others, usual_) >= edges_of_codes_;
    cv::dilate(enough, enough, cv::Mat::ones(around_code, around_code, CV_8U));
    cv::bitwise_and(busy, enough, busy);
}

cv::Mat BusyMap::busy_without(std::span<const Quad> known) const
{
    cv::Mat busy = busyness_ > least_;
    for (const Quad& quad : known)
        leave_out(quad, 0, busy);
    // Lines of a mat and edges of what lies there are one square wide, codes are two.
    cv::morphologyEx(busy, busy, cv::MORPH_OPEN, cv::Mat::ones(2, 2, CV_8U));
    const cv::Mat beyond_edges = vision::beyond_edges(known, busy.size());
    leave_out_edges(beyond_edges, busy);
    if (like_codes_ > least_) {
        // A code as wide as two squares and a bit fills one, and only parts of those around it.
        cv::Mat filled = busyness_ > like_codes_;
        cv::dilate(filled, filled, cv::Mat::ones(3, 3, CV_8U));
        cv::bitwise_and(busy, filled, busy);
    }
    if (!edges_of_codes_.empty())
        leave_out_what_has_fewer_edges(beyond_edges, busy);
    return busy;
}

MarkedSquares BusyMap::squares(std::span<const Quad> known) const
{
    MarkedSquares squares{.px = busy_square_px};
    if (busyness_.empty())
        squares.marked = cv::Mat(1, 1, CV_8U, cv::Scalar(255));
    else
        cv::dilate(busy_without(known), squares.marked, cv::Mat::ones(2 * near + 1, 2 * near + 1, CV_8U));
    return squares;
}

MarkedSquares BusyMap::busiest(std::span<const Quad> known, int across, int down) const
{
    MarkedSquares squares = this->squares(known);
    if (busyness_.empty())
        return squares;
    cv::Mat smooth, only_busy = cv::Mat::zeros(busyness_.size(), CV_32F);
    busyness_.copyTo(only_busy, busy_without(known));
    cv::boxFilter(only_busy, smooth, CV_32F, {code, code}, {-1, -1}, true, cv::BORDER_CONSTANT);
    cv::Mat chosen = cv::Mat::zeros(squares.marked.size(), CV_8U);
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            const cv::Point from(smooth.cols * column / across, smooth.rows * row / down),
                to(smooth.cols * (column + 1) / across, smooth.rows * (row + 1) / down);
            if (from.x >= to.x || from.y >= to.y)
                continue;
            cv::Point best;
            cv::minMaxLoc(smooth(cv::Rect(from, to)), nullptr, nullptr, nullptr, &best);
            chosen(cv::Rect(from + best - cv::Point(window, window), cv::Size(2 * window + 1, 2 * window + 1)) &
                   cv::Rect({0, 0}, chosen.size()))
                .setTo(255);
        }
    cv::bitwise_and(squares.marked, chosen, squares.marked);
    return squares;
}

std::vector<cv::Rect> BusyMap::boxes(std::span<const Quad> known) const
{
    const cv::Rect whole({0, 0}, size_);
    if (busyness_.empty())
        return {whole};
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(busy_without(known), labels, stats, middles, 8);
    std::vector<cv::Rect> boxes;
    for (int label = 1; label < count; ++label) {
        const int* of = stats.ptr<int>(label);
        const cv::Point from(of[cv::CC_STAT_LEFT] - around, of[cv::CC_STAT_TOP] - around);
        const cv::Size size(of[cv::CC_STAT_WIDTH] + 2 * around, of[cv::CC_STAT_HEIGHT] + 2 * around);
        boxes.push_back(cv::Rect(from * busy_square_px, size * busy_square_px) & whole);
    }
    return boxes;
}

std::vector<cv::Rect> enlarged_and_joined(std::span<const cv::Rect> boxes, int least, int by)
{
    std::vector<cv::Rect> areas;
    for (const cv::Rect& box : boxes)
        if (std::min(box.width, box.height) >= least)
            areas.emplace_back(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by);
    for (std::size_t at = 1; at < areas.size();) {
        const auto is_better_in_one = [&](const cv::Rect& other) {
            return (other | areas[at]).area() <= other.area() + areas[at].area();
        };
        const auto end = areas.begin() + static_cast<std::ptrdiff_t>(at);
        const auto other = std::find_if(areas.begin(), end, is_better_in_one);
        if (other == end) {
            ++at;
            continue;
        }
        *other |= areas[at];
        areas.erase(end);
        at = 1;  // what became larger may meet others
    }
    return areas;
}

}  // namespace cardinal::vision
