#include "vision/quads.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace cardinal::vision {

double area_of(const Quad& quad) { return std::abs((quad[2] - quad[0]).cross(quad[3] - quad[1])) / 2; }

bool is_inside(const cv::Point2d& point, const Quad& quad)
{
    return cv::pointPolygonTest(std::vector<cv::Point2f>(quad.begin(), quad.end()), point, false) >= 0;
}

bool lie_on_each_other(const Quad& one, const Quad& other)
{
    return is_inside(middle_of(one), other) || is_inside(middle_of(other), one);
}

double farthest_corner(const Quad& one, const Quad& other)
{
    double most = 0;
    for (std::size_t corner = 0; corner < one.size(); ++corner)
        most = std::max(most, cv::norm(one[corner] - other[corner]));
    return most;
}

double farthest_corner_however_turned(const Quad& one, const Quad& other)
{
    double least = farthest_corner(one, other);
    for (int turns = 1; turns < 4; ++turns)
        least = std::min(least, farthest_corner(turned(one, turns), other));
    return least;
}

Quad enlarged(Quad quad, double times)
{
    for (cv::Point2d& corner : quad)
        corner = corner * times + cv::Point2d(1, 1) * ((times - 1) / 2);
    return quad;
}

}  // namespace cardinal::vision
