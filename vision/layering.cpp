#include "vision/layering.h"

#include "vision/table_plane.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

// A card's border looks alike all around. Where another card lies upon it, the border is not there; what is there is
// the other's picture.
namespace cardinal::vision {
namespace {

constexpr double border_mm = 1.4, margin_mm = 1.0;
constexpr int places_a_side = 40;
constexpr std::size_t least_places = 4;

struct Border {
    std::vector<double> within{}, beside{};  ///< the light of it where the other card lies, and where not
};

Border border_of(const cv::Mat& gray, const Quad& card, const Quad& other, const CardSize& size)
{
    const Homography map = card_in_picture(card, size);
    const Quad line = {{{border_mm, border_mm},
                        {size.width - border_mm, border_mm},
                        {size.width - border_mm, size.height - border_mm},
                        {border_mm, size.height - border_mm}}};
    const double margin_px = margin_mm * scale_at(map, 0, 0);
    Quad inner = other;
    for (cv::Point2d& corner : inner)
        corner += (middle_of(other) - corner) * (1.5 * margin_px / cv::norm(middle_of(other) - corner));
    Border border;
    for (std::size_t side = 0; side < line.size(); ++side)
        for (int place = 0; place < places_a_side; ++place) {
            const cv::Point2d pixel =
                at(map, line[side] + (line[(side + 1) % 4] - line[side]) * (place / double{places_a_side}));
            const int x = cvRound(pixel.x), y = cvRound(pixel.y);
            if (x < 0 || y < 0 || x >= gray.cols || y >= gray.rows)
                continue;
            (contains(inner, pixel) ? border.within : border.beside)
                .push_back(static_cast<double>(gray.at<uchar>(y, x)));
        }
    return border;
}

double median(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

/// How far the border is from itself where the other card lies.
std::optional<double> broken(const cv::Mat& gray, const Quad& card, const Quad& other, const CardSize& size)
{
    const Border border = border_of(gray, card, other, size);
    if (border.within.size() < least_places || border.beside.size() < least_places)
        return {};
    const double usual = median(border.beside);
    double off = 0;
    for (const double light : border.within)
        off += std::min(std::abs(light - usual), 60.0);
    return off / static_cast<double>(border.within.size());
}

}  // namespace

double lies_above(const cv::Mat& gray, const Quad& one, const Quad& other, const CardSize& size)
{
    const auto first = broken(gray, one, other, size), second = broken(gray, other, one, size);
    return first && second ? *second - *first : 0;
}

}  // namespace cardinal::vision
