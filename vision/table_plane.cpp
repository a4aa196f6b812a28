#include "vision/table_plane.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

std::vector<cv::Point2f> floats(const Quad& quad) { return {quad.begin(), quad.end()}; }

}  // namespace

double angle_of(const Quad& mm)
{
    const cv::Point2d up = mm[0] + mm[1] - mm[2] - mm[3];
    const double angle = std::atan2(up.x, -up.y) * 180 / CV_PI;
    return angle < 0 ? angle + 360 : angle;
}

Quad lying_at(const cv::Point2d& middle, double angle, const CardSize& size)
{
    const double radians = angle * CV_PI / 180;
    const cv::Point2d right(std::cos(radians), std::sin(radians)), down(-right.y, right.x);
    const cv::Point2d across = right * (size.width / 2), along = down * (size.height / 2);
    return {middle - across - along, middle + across - along, middle + across + along, middle - across + along};
}

double shared_area(const Quad& one, const Quad& other)
{
    std::vector<cv::Point2f> both;
    return static_cast<double>(cv::intersectConvexConvex(floats(one), floats(other), both));
}

bool contains(const Quad& quad, const cv::Point2d& point)
{
    for (std::size_t corner = 0; corner < quad.size(); ++corner)
        if ((quad[(corner + 1) % 4] - quad[corner]).cross(point - quad[corner]) < 0)
            return false;
    return true;
}

}  // namespace cardinal::vision
