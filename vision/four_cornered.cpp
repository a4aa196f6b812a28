#include "vision/four_cornered.h"

#include "vision/quads.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr int smallest = 200;  // pixels, of a picture that is looked at
constexpr double least_hull = 0.9;

void add_four_cornered(const cv::Mat& binary, double shortest, std::vector<Quad>& quads)
{
    std::vector<std::vector<cv::Point>> shapes;
    cv::findContours(binary, shapes, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    for (const auto& shape : shapes) {
        const cv::Rect box = cv::boundingRect(shape);
        if (std::min(box.width, box.height) < shortest)
            continue;
        std::vector<cv::Point> hull, corners;
        cv::convexHull(shape, hull);
        cv::approxPolyDP(hull, corners, 0.04 * cv::arcLength(hull, true), true);
        if (corners.size() != 4 || cv::contourArea(corners) < least_hull * cv::contourArea(hull))
            continue;
        if (cv::contourArea(corners, true) < 0)
            std::ranges::reverse(corners);
        std::ranges::copy(corners, quads.emplace_back().begin());
    }
}

/// By light and by edges. Around a small place its surroundings are narrow, around a large one wide.
std::vector<Quad> in_one_size(const cv::Mat& gray)
{
    const double shortest = least_share_of_a_photo * std::max(gray.cols, gray.rows);
    std::vector<Quad> quads;
    for (const int part : {24, 10, 4}) {
        const int block = std::max(3, gray.cols / part | 1);
        cv::Mat mean;
        cv::boxFilter(gray, mean, CV_8U, {block, block});
        for (const int least : {4, 10}) {
            add_four_cornered(gray > mean + least, shortest, quads);
            add_four_cornered(gray + least < mean, shortest, quads);
        }
    }
    cv::Mat smooth, edges;
    cv::GaussianBlur(gray, smooth, {5, 5}, 0);
    for (const int strong : {30, 80}) {
        cv::Canny(smooth, edges, strong / 2.0, strong);
        cv::dilate(edges, edges, {});
        add_four_cornered(edges, shortest, quads);
    }
    return quads;
}

}  // namespace

cv::Mat half_of(const cv::Mat& gray)
{
    cv::Mat half;
    cv::resize(gray, half, {gray.cols / 2, gray.rows / 2}, 0, 0, cv::INTER_AREA);
    return half;
}

std::vector<Quad> four_cornered(const cv::Mat& gray)
{
    std::vector<Quad> all;
    cv::Mat smaller = gray;
    for (int times = 1; times <= 4 && std::max(smaller.cols, smaller.rows) >= smallest; times *= 2) {
        for (const Quad& found : in_one_size(smaller)) {
            const Quad quad = enlarged(found, times);
            const double near = 0.02 * std::sqrt(area_of(quad));
            if (std::ranges::none_of(
                    all, [&](const Quad& other) { return farthest_corner_however_turned(quad, other) < near; }))
                all.push_back(quad);
        }
        smaller = half_of(smaller);
    }
    return all;
}

}  // namespace cardinal::vision
