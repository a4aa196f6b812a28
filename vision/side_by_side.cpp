#include "vision/side_by_side.h"

#include "vision/edges_along.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// A card's border is even all along it. Where two cards meet, their corners are round and there is a gap, so beside the
// outer edge something else is seen for a millimetre or two, and at the opposite edge as well.
namespace cardinal::vision {
namespace {

constexpr double deep_from_mm = 0.7, deep_to_mm = 1.7;  // inside of the outer edge, where borders are plain
constexpr double gap_reach_mm = 1.5, border_from_mm = 3.5, border_to_mm = 11;  // along it, from where cards meet
constexpr double least_gap = 10, times_uneven = 3;                             // gray levels, and what borders vary by

struct Block {
    int across = 1, down = 1;
};

/// How light it is along an edge around a place, in steps of a fourth of a millimetre.
std::vector<double> along_edge(const cv::Mat& gray, const Homography& card, const cv::Point2d& place,
                               const cv::Point2d& way, const cv::Point2d& inwards)
{
    constexpr int steps = 4, most = static_cast<int>(border_to_mm * steps), layers = 3;
    std::vector<double> light;
    for (int step = -most; step <= most; ++step) {
        double sum = 0;
        for (int layer = 0; layer < layers; ++layer) {
            const double deep = deep_from_mm + (deep_to_mm - deep_from_mm) * layer / (layers - 1);
            const cv::Point2d at = vision::at(card, place + way * (1.0 * step / steps) + inwards * deep);
            const int x = std::clamp(cvRound(at.x), 0, gray.cols - 1), y = std::clamp(cvRound(at.y), 0, gray.rows - 1);
            sum += gray.at<uchar>(y, x);
        }
        light.push_back(sum / layers);
    }
    return light;
}

/// `way` is a millimetre of a card of the block, along the edge.
bool has_gap(const cv::Mat& gray, const Homography& card, const cv::Point2d& place, const cv::Point2d& way,
             const cv::Point2d& inwards)
{
    const std::vector<double> light = along_edge(gray, card, place, way, inwards);
    std::vector<double> borders[2];
    double farthest = 0;
    for (std::size_t at = 0; at < light.size(); ++at) {
        const double mm =
            2 * border_to_mm * static_cast<double>(at) / static_cast<double>(light.size() - 1) - border_to_mm;
        if (std::abs(mm) > border_from_mm)
            borders[mm > 0 ? 1 : 0].push_back(light[at]);
    }
    double uneven = 0, usual[2]{};
    for (int side = 0; side < 2; ++side) {
        cv::Scalar mean, spread;
        cv::meanStdDev(borders[side], mean, spread);
        usual[side] = mean[0];
        uneven = std::max(uneven, spread[0]);
    }
    for (std::size_t at = 0; at < light.size(); ++at) {
        const double mm =
            2 * border_to_mm * static_cast<double>(at) / static_cast<double>(light.size() - 1) - border_to_mm;
        if (std::abs(mm) < gap_reach_mm)
            farthest = std::max(farthest, std::min(std::abs(light[at] - usual[0]), std::abs(light[at] - usual[1])));
    }
    return farthest > least_gap + times_uneven * uneven;
}

/// Whether there are gaps wherever cards of such a block would meet.
bool meet_as(const Block& block, const cv::Mat& gray, const Quad& quad, const CardSize& size)
{
    const Homography card = card_in_picture(quad, size);
    const bool upright = (size.width < size.height) == (block.across == block.down);
    const CardSize each = upright ? CardSize{} : CardSize{CardSize{}.height, CardSize{}.width};
    const cv::Point2d right(size.width / (block.across * each.width), 0),
        below(0, size.height / (block.down * each.height));
    for (int at = 1; at < block.across; ++at) {
        const double x = size.width * at / block.across;
        if (!has_gap(gray, card, {x, 0}, right, below) || !has_gap(gray, card, {x, size.height}, right, -below))
            return false;
    }
    for (int at = 1; at < block.down; ++at) {
        const double y = size.height * at / block.down;
        if (!has_gap(gray, card, {0, y}, below, right) || !has_gap(gray, card, {size.width, y}, below, -right))
            return false;
    }
    return true;
}

std::vector<Quad> places_in(const Block& block, const Quad& quad)
{
    const Homography map = card_in_picture(quad, {1.0 * block.across, 1.0 * block.down});
    std::vector<Quad> places;
    for (int y = 0; y < block.down; ++y)
        for (int x = 0; x < block.across; ++x) {
            Quad& place = places.emplace_back(calibration::rectangle(1, 1));
            for (cv::Point2d& corner : place)
                corner = at(map, corner + cv::Point2d(x, y));
        }
    return places;
}

}  // namespace

std::vector<Quad> cards_side_by_side(const cv::Mat& gray, const Quad& quad)
{
    const CardSize size = size_as_it_lies(quad);
    const Block pair = size.width > size.height ? Block{2, 1} : Block{1, 2};
    for (const Block& block : {pair, Block{2, 2}, Block{3, 3}})
        if (meet_as(block, gray, quad, size))
            return places_in(block, quad);
    return {};
}

}  // namespace cardinal::vision
