#include "vision/hands.h"

#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

std::vector<SceneHand> hands_in(cv::Mat& hidden, const ChangeMap& map, const TablePlane& plane, double least_cells)
{
    std::vector<SceneHand> hands;
    std::vector<std::vector<cv::Point>> shapes;
    if (cv::countNonZero(hidden) >= least_cells) {
        cv::Mat whole;
        cv::morphologyEx(hidden, whole, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
        cv::findContours(whole, shapes, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    }
    hidden.setTo(0);
    for (const auto& shape : shapes) {
        if (cv::contourArea(shape) < least_cells)
            continue;
        cv::fillPoly(hidden, std::vector{shape}, cv::Scalar(255));
        std::vector<cv::Point> fewer;
        cv::approxPolyDP(shape, fewer, 1.5, true);
        SceneHand hand;
        for (const cv::Point& cell : fewer)
            hand.edge.push_back(plane.mm(map.pixel_of(cv::Point2d(cell))));
        hands.push_back(std::move(hand));
    }
    return hands;
}

}  // namespace cardinal::vision
