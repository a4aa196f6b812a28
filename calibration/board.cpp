#include "calibration/board.h"

#include "calibration/edge.h"
#include "engine/core/calibration_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/aruco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

// The markers of the printed board say which square is where. Each inner corner is foretold by the one or two markers
// beside it, then measured where its four squares meet: that point is sharp however a lens bends or blurs, while a
// marker's own corners move with the light.
namespace cardinal::calibration {
namespace {

namespace printed = calibration_board;
using Places = std::map<int, std::vector<cv::Point2f>>;  ///< by inner corner, where it should be in the picture

constexpr int fewest_corners = 6;

/// Smaller ones have no room for a board, and OpenCV's searches fail on them.
bool may_show_a_board(const cv::Mat& gray)
{
    constexpr int smallest = 48;
    return gray.type() == CV_8U && gray.cols >= smallest && gray.rows >= smallest;
}

cv::Ptr<cv::aruco::Dictionary> markers_of_the_board()
{
    cv::Mat bytes;
    for (int marker = 0; marker < printed::columns * printed::rows / 2; ++marker) {
        const MarkerPattern pattern = marker_pattern(static_cast<MarkerId>(first_calibration_marker + marker));
        cv::Mat bits(marker_cells - 2, marker_cells - 2, CV_8U);
        for (int row = 0; row < bits.rows; ++row)
            for (int column = 0; column < bits.cols; ++column)
                bits.at<uchar>(row, column) =
                    pattern.dark[static_cast<std::size_t>(row) + 1][static_cast<std::size_t>(column) + 1] ? 0 : 1;
        bytes.push_back(cv::aruco::Dictionary::getByteListFromBits(bits));
    }
    constexpr int mendable_bits = 4;  // of the eleven in which two of them differ at least
    return cv::makePtr<cv::aruco::Dictionary>(bytes, marker_cells - 2, mendable_bits);
}

struct SeenMarkers {
    std::vector<std::vector<cv::Point2f>> corners{};
    std::vector<int> ids{};
};

SeenMarkers markers_in(const cv::Mat& gray)
{
    static const cv::Ptr<cv::aruco::Dictionary> dictionary = markers_of_the_board();
    const cv::Ptr<cv::aruco::DetectorParameters> settings = cv::aruco::DetectorParameters::create();
    settings->minMarkerPerimeterRate = 0.015;  // ten pixels a side in 1080p
    settings->adaptiveThreshWinSizeMin = 5;
    settings->adaptiveThreshWinSizeMax = 29;
    settings->adaptiveThreshWinSizeStep = 12;
    SeenMarkers seen;
    cv::aruco::detectMarkers(gray, dictionary, seen.corners, seen.ids, settings);
    return seen;
}

/// Of the printed board, counted row by row; the inner corner is the lower right one of this square.
int inner_corner(int row, int column) { return row * (printed::columns - 1) + column; }
bool is_inner(int row, int column)
{
    return row >= 0 && column >= 0 && row < printed::rows - 1 && column < printed::columns - 1;
}

void foretell_around(int marker, const std::vector<cv::Point2f>& corners, Places& places)
{
    const int row = (2 * marker + 1) / printed::columns, column = (2 * marker + 1) % printed::columns;
    const double inset = (printed::square_mm - printed::marker_mm) / 2;
    Quad from = rectangle(printed::marker_mm, printed::marker_mm), to{};
    for (std::size_t at = 0; at < to.size(); ++at) {
        from[at] += cv::Point2d(inset, inset);
        to[at] = corners[at];
    }
    const Homography map = between(from, to);
    for (const int down : {-1, 0})
        for (const int right : {-1, 0})
            if (is_inner(row + down, column + right))
                places[inner_corner(row + down, column + right)].push_back(
                    at(map, (right + 1) * printed::square_mm, (down + 1) * printed::square_mm));
}

/// The mean side of a square: of the board's picture, not of what is missing.
double side_of_squares(const BoardView& view, double square_mm)
{
    const cv::Mat map = cv::findHomography(view.mm, view.px, cv::RANSAC, 3);
    if (map.empty())
        return 0;
    cv::Point2d middle(0, 0);
    for (const cv::Point2f& one : view.mm)
        middle += cv::Point2d(one) / static_cast<double>(view.mm.size());
    return scale_at(Homography(map), middle.x, middle.y) * square_mm;
}

/// Window of the corner's surroundings that are looked at, on each side of it.
cv::Size window(double pixels)
{
    const int half = std::clamp(static_cast<int>(pixels), 2, 12);
    return {half, half};
}

void measure_corners(const cv::Mat& gray, std::vector<cv::Point2f>& points, double clear_px)
{
    if (!points.empty())
        cv::cornerSubPix(gray, points, window(clear_px), {-1, -1},
                         {cv::TermCriteria::EPS | cv::TermCriteria::COUNT, 50, 0.001});
}

/// Those that two markers foretell at different places, or that are found elsewhere, are none.
BoardView measured(const cv::Mat& gray, const Places& places, double square_px)
{
    BoardView view{.picture = gray.size()};
    for (const auto& [corner, told] : places) {
        if (told.size() == 2 && cv::norm(told[0] - told[1]) > square_px / 5)
            continue;
        const cv::Point2f place = told.size() == 2 ? (told[0] + told[1]) / 2 : told[0];
        const int row = corner / (printed::columns - 1), column = corner % (printed::columns - 1);
        view.px.push_back(place);
        view.mm.emplace_back((column + 1) * printed::square_mm, (row + 1) * printed::square_mm);
    }
    const std::vector<cv::Point2f> foretold = view.px;
    const double clear_mm = (printed::square_mm - printed::marker_mm) / 2;
    measure_corners(gray, view.px, 0.9 * clear_mm * square_px / printed::square_mm);
    BoardView kept{.picture = view.picture};
    const double border = square_px / 8;
    const cv::Rect2d inside(border, border, gray.cols - 1 - 2 * border, gray.rows - 1 - 2 * border);
    for (std::size_t at = 0; at < view.px.size(); ++at)
        if (cv::norm(view.px[at] - foretold[at]) < square_px / 8 && inside.contains(view.px[at])) {
            kept.px.push_back(view.px[at]);
            kept.mm.push_back(view.mm[at]);
        }
    return kept;
}

std::optional<BoardView> find_printed(const cv::Mat& gray)
{
    const SeenMarkers seen = markers_in(gray);
    Places places;
    double side = 0;
    for (std::size_t at = 0; at < seen.ids.size(); ++at) {
        foretell_around(seen.ids[at], seen.corners[at], places);
        side += std::sqrt(cv::contourArea(seen.corners[at])) / static_cast<double>(seen.ids.size());
    }
    if (places.size() < fewest_corners)
        return {};
    return measured(gray, places, side * printed::square_mm / printed::marker_mm);
}

/// OpenCV's newer search needs no threshold and measures its corners itself; its older one sees small boards of few
/// pixels a square.
std::optional<BoardView> find_plain(const cv::Mat& gray, const Board& board)
{
    const cv::Size pattern(board.columns - 1, board.rows - 1);
    BoardView view{.picture = gray.size()};
    const bool is_found =
        cv::findChessboardCornersSB(gray, pattern, view.px, cv::CALIB_CB_ACCURACY) ||
        cv::findChessboardCorners(gray, pattern, view.px, cv::CALIB_CB_ADAPTIVE_THRESH | cv::CALIB_CB_NORMALIZE_IMAGE);
    if (!is_found)
        return {};
    for (int row = 1; row < board.rows; ++row)
        for (int column = 1; column < board.columns; ++column)
            view.mm.emplace_back(static_cast<float>(column * board.square_mm),
                                 static_cast<float>(row * board.square_mm));
    constexpr double share_of_square = 0.4;
    measure_corners(gray, view.px, share_of_square * side_of_squares(view, board.square_mm));
    return view;
}

/// Of the edges between corners that are neighbours, not more than these.
double blur_of(const cv::Mat& gray, const BoardView& view, const Board& board)
{
    constexpr std::size_t enough = 24;
    const double clear_mm = board.has_markers ? (board.square_mm - printed::marker_mm) / 2 : 0.4 * board.square_mm;
    const double reach = std::min(clear_mm * view.square_px / board.square_mm, 12.0);
    std::vector<double> squares;
    const std::size_t stride = std::max<std::size_t>(1, view.px.size() / enough);
    for (std::size_t one = 0; one < view.px.size(); one += stride)
        for (std::size_t other = one + 1; other < view.px.size(); ++other)
            if (std::abs(cv::norm(view.mm[one] - view.mm[other]) - board.square_mm) < 0.01 * board.square_mm)
                if (const auto edge = edge_along(gray, view.px[one], view.px[other], reach))
                    squares.push_back(edge->blur_px * edge->blur_px);
    if (squares.empty())
        return 0;
    std::ranges::nth_element(squares, squares.begin() + static_cast<std::ptrdiff_t>(squares.size() / 2));
    return std::sqrt(squares[squares.size() / 2]);
}

}  // namespace

Board printed_board() { return {printed::columns, printed::rows, printed::square_mm, true}; }

std::optional<BoardView> find_board(const cv::Mat& gray, const Board& board)
{
    if (!may_show_a_board(gray))
        return {};
    auto view = board.has_markers ? find_printed(gray) : find_plain(gray, board);
    if (!view || view->px.size() < fewest_corners)
        return {};
    view->square_px = side_of_squares(*view, board.square_mm);
    if (view->square_px <= 0)
        return {};
    view->blur_px = blur_of(gray, *view, board);
    return view;
}

bool is_mirrored(const cv::Mat& gray, const Board& board)
{
    if (!board.has_markers || !may_show_a_board(gray))
        return false;
    cv::Mat flipped;
    cv::flip(gray, flipped, 1);
    return markers_in(flipped).ids.size() >= 4;
}

}  // namespace cardinal::calibration
