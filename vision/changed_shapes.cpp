#include "vision/changed_shapes.h"

#include "vision/parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

cv::Mat mostly_within(const cv::Mat& changed, const cv::Mat& inner, double share)
{
    const Parts parts(changed);
    std::vector<int> within(as_index(parts.count())), all(as_index(parts.count()));
    parts.for_each_cell(changed, [&](int part, const cv::Point&) { ++all[as_index(part)]; });
    parts.for_each_cell(inner, [&](int part, const cv::Point&) { ++within[as_index(part)]; });
    cv::Mat own = cv::Mat::zeros(changed.size(), CV_8U);
    parts.for_each_cell(inner, [&](int part, const cv::Point& cell) {
        own.at<uchar>(cell) = within[as_index(part)] > share * all[as_index(part)] ? 255 : 0;
    });
    return own;
}

std::vector<Quad> card_shapes_in(const cv::Mat& changed, const ChangeMap& map, const TablePlane& plane,
                                 const CardSize& card)
{
    constexpr double most_off_mm = 9;
    std::vector<Quad> quads;
    std::vector<std::vector<cv::Point>> shapes;
    cv::findContours(changed, shapes, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    for (const auto& shape : shapes) {
        std::array<cv::Point2f, 4> corners;
        cv::minAreaRect(shape).points(corners.data());
        Quad quad;
        std::ranges::transform(corners, quad.begin(), [&](const cv::Point2f& cell) { return map.pixel_of(cell); });
        const Quad mm = plane.mm(quad);
        const double one = cv::norm(mm[1] - mm[0]), other = cv::norm(mm[2] - mm[1]);
        if (std::abs(std::min(one, other) - card.width) < most_off_mm &&
            std::abs(std::max(one, other) - card.height) < most_off_mm)
            quads.push_back(plane.pixels(lying_at(middle_of(mm), angle_of(one > other ? turned(mm, 1) : mm), card)));
    }
    return quads;
}

}  // namespace cardinal::vision
