#include "companion/doctor/self_check.h"

#include "calibration/table_finder.h"
#include "vision/code_reader.h"

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace cardinal::doctor {
namespace {

/// Shrinks what was drawn so that each pixel is the mean of what it covers, and blurs it a little, as cameras do.
cv::Mat as_camera_sees(const cv::Mat& drawn, const cv::Size& size)
{
    cv::Mat picture;
    cv::resize(drawn, picture, size, 0, 0, cv::INTER_AREA);
    cv::GaussianBlur(picture, picture, {}, 0.4);
    return picture;
}

/// Cells on a light sheet, each so many dots wide, around the drawing's middle and a little turned.
template <class IsDark>
cv::Mat drawn(int cells, double cell_dots, int side_dots, const IsDark& is_dark)
{
    constexpr double turn = 0.1;
    cv::Mat sheet(side_dots, side_dots, CV_8U, cv::Scalar(225));
    for (int row = 0; row < sheet.rows; ++row)
        for (int column = 0; column < sheet.cols; ++column) {
            const double x = column - side_dots / 2.0, y = row - side_dots / 2.0;
            const double across = (x * std::cos(turn) + y * std::sin(turn)) / cell_dots + cells / 2.0,
                         down = (y * std::cos(turn) - x * std::sin(turn)) / cell_dots + cells / 2.0;
            const int at_row = static_cast<int>(std::floor(down)), at_column = static_cast<int>(std::floor(across));
            if (at_row >= 0 && at_column >= 0 && at_row < cells && at_column < cells && is_dark(at_row, at_column))
                sheet.at<uchar>(row, column) = 45;
        }
    return sheet;
}

Failure wrong(const std::string& what)
{
    return Failure{{"This machine reads " + what +
                    " wrongly that Cardinal drew itself, so that nothing it sees can be trusted. Cardinal or its "
                    "OpenCV is built wrongly: install both anew."}};
}

/// Modules of 2.2 pixels, which no decoder at hand reads.
bool reads_a_code()
{
    std::vector<PrintedCode> codes(40);
    for (int number = 0; PrintedCode & code : codes) {
        code = {.game = 'T', .card = number, .serial = 7919 * number + 11};
        ++number;
    }
    const std::size_t meant = 23;
    const CodePattern pattern = pattern_of(codes[meant]);
    constexpr int side_px = 70;
    constexpr double dots = 4, module_px = 2.2;
    const cv::Mat picture = as_camera_sees(drawn(code_modules, module_px * dots, side_px * static_cast<int>(dots),
                                                 [&](int row, int column) { return pattern.is_dark(row, column); }),
                                           {side_px, side_px});
    const double middle = (side_px - 1) / 2.0;
    const vision::Homography place(module_px, 0, middle, 0, module_px, middle, 0, 0, 1);
    const double turn = 0.1, c = std::cos(turn), s = std::sin(turn);
    const vision::Codebook book(codes);
    const auto reading = vision::CodeReader(book).read(
        picture, vision::Symbol{.place = place * vision::Homography(c, -s, 0, s, c, 0, 0, 0, 1)});
    return reading && reading->entry == meant && is_certain(*reading);
}

/// Cells of 3 pixels.
bool reads_a_marker()
{
    constexpr MarkerId meant = first_loose_corner + 2;
    const MarkerPattern pattern = marker_pattern(meant);
    constexpr int side_px = 64;
    constexpr double dots = 4, cell_px = 3;
    const cv::Mat picture =
        as_camera_sees(drawn(marker_cells, cell_px * dots, side_px * static_cast<int>(dots),
                             [&](int row, int column) {
                                 return pattern.dark[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                             }),
                       {side_px, side_px});
    const auto markers = calibration::find_markers(picture);
    return markers.size() == 1 && markers.front().marker == meant;
}

}  // namespace

Result<void> check_eyes()
{
    if (!reads_a_code())
        return wrong("a code");
    if (!reads_a_marker())
        return wrong("a marker");
    return {};
}

}  // namespace cardinal::doctor
