#include "vision/printed_face.h"

#include "vision/edges_along.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

// Figures of five cards photographed by hand: contrast 30 to 55, two levels 0.61 to 0.74, 250 to 330 shapes. Of
// markers, squares of chessboards and a board of markers: 4 to 7 where it is one gray, or two levels 0.84 to 0.91.
namespace cardinal::vision {
namespace {

constexpr double px_per_mm = 2, border_mm = 4;
constexpr double one_gray = 8, only_two_levels = 0.82, few_shapes = 12;
constexpr double board_contrast = 60, board_levels = 0.85, board_light = 0.35, board_shapes = 40;

/// Upright and without its border, in which cards are alike.
cv::Mat face_of(const cv::Mat& gray, const Quad& quad)
{
    const CardSize size = size_as_it_lies(quad);
    const Homography inside(1 / px_per_mm, 0, border_mm, 0, 1 / px_per_mm, border_mm, 0, 0, 1);
    cv::Mat face;
    cv::warpPerspective(
        gray, face, card_in_picture(quad, size) * inside,
        {cvRound((size.width - 2 * border_mm) * px_per_mm), cvRound((size.height - 2 * border_mm) * px_per_mm)},
        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return face;
}

}  // namespace

bool PrintedFace::is_plain() const
{
    return contrast < one_gray || (two_levels > only_two_levels && shapes < few_shapes);
}

bool PrintedFace::is_a_board() const
{
    return contrast > board_contrast && two_levels > board_levels && light > board_light && light < 1 - board_light &&
           shapes > board_shapes;
}

PrintedFace printed_face(const cv::Mat& gray, const Quad& quad)
{
    const cv::Mat face = face_of(gray, quad);
    cv::Scalar mean, contrast;
    cv::meanStdDev(face, mean, contrast);
    cv::Mat light, labels;
    cv::threshold(face, light, 0, 255, cv::THRESH_OTSU);
    const double share = static_cast<double>(cv::countNonZero(light)) / static_cast<double>(face.total());
    const double apart = cv::mean(face, light)[0] - cv::mean(face, 255 - light)[0];
    PrintedFace printed{.contrast = contrast[0], .light = share};
    printed.two_levels = share * (1 - share) * std::pow(apart / std::max(contrast[0], 1e-3), 2);
    printed.shapes = cv::connectedComponents(light, labels) + cv::connectedComponents(255 - light, labels);
    return printed;
}

}  // namespace cardinal::vision
