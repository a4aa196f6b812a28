#include "vision/common_table.h"

#include <algorithm>
#include <array>
#include <cmath>

// Each outline, were it a card, tells how the camera stands above the table. Whichever tells it so that the most other
// places hold a card, too, is measured again with all of these. Frames that are printed on cards are smaller than cards
// by different shares, labels and telephones are of other sizes, so they do not agree.
namespace cardinal::vision {
namespace {

constexpr std::array focal_lengths{0.65, 0.8, 0.95, 1.15, 1.4, 1.8, 2.5, 5.0};
constexpr std::size_t enough = 3;  // two may be alike by chance
constexpr int lengths = 6;         // four sides and two diagonals
using Misfit = std::array<double, lengths>;

cv::Vec3d ray(const cv::Point2d& pixel, const cv::Size& picture, double focal)
{
    const double width = std::max(picture.width, picture.height);
    return {(pixel.x - picture.width / 2.0) / width, (pixel.y - picture.height / 2.0) / width, focal};
}

/// By what share each length is off, on a card that lies this way; nothing where no table is.
std::optional<Misfit> misfit_of(const std::array<cv::Vec3d, 4>& rays, const cv::Vec3d& plane, const CardSize& size)
{
    std::array<cv::Vec3d, 4> points;
    for (std::size_t corner = 0; corner < points.size(); ++corner) {
        const double depth = plane.dot(rays[corner]);
        if (!(depth > 1e-9))
            return std::nullopt;
        points[corner] = rays[corner] / depth;
    }
    const double across = std::hypot(size.width, size.height);
    const auto off = [&](std::size_t one, std::size_t other, double length) {
        return std::log(std::max(1e-9, cv::norm(points[one] - points[other])) / length);
    };
    return Misfit{off(0, 1, size.width),  off(1, 2, size.height), off(2, 3, size.width),
                  off(3, 0, size.height), off(0, 2, across),      off(1, 3, across)};
}

double mean_of(const Misfit& misfit)
{
    double sum = 0;
    for (const double off : misfit)
        sum += off * off;
    return std::sqrt(sum / lengths);
}

/// An outline with its rays, for one focal length.
struct Looked {
    std::array<cv::Vec3d, 4> rays{};
    Looked(const Quad& quad, const cv::Size& picture, double focal)
    {
        for (std::size_t corner = 0; corner < rays.size(); ++corner)
            rays[corner] = ray(quad[corner], picture, focal);
    }

    /// The better of lying upright and across.
    std::optional<Misfit> misfit(const cv::Vec3d& plane) const
    {
        const CardSize upright;
        const auto one = misfit_of(rays, plane, upright);
        const auto other = misfit_of(rays, plane, {upright.height, upright.width});
        return !one || (other && mean_of(*other) < mean_of(*one)) ? other : one;
    }
};

/// The table below an outline, were it a card that lies this way.
cv::Vec3d table_below(const Quad& quad, const cv::Size& picture, double focal, const CardSize& size)
{
    const double width = std::max(picture.width, picture.height);
    const Homography map = card_in_picture(quad, size);
    const Homography lens(focal * width, 0, picture.width / 2.0, 0, focal * width, picture.height / 2.0, 0, 0, 1);
    const Homography pose = lens.inv() * map;
    const cv::Vec3d across(pose(0, 0), pose(1, 0), pose(2, 0)), down(pose(0, 1), pose(1, 1), pose(2, 1)),
        from(pose(0, 2), pose(1, 2), pose(2, 2));
    // Rays have a depth of `focal` where those of the lens have one of 1, and are so much longer.
    const cv::Vec3d upwards = across.cross(down);
    const double scale = std::sqrt(cv::norm(across) * cv::norm(down));
    return upwards * (scale / upwards.dot(from));
}

/// The places that agree with a table, each by one of its outlines.
struct Agreed {
    std::vector<Looked> cards{};
    int likely = 0;  ///< of them by the likeliest
    double misfit = 0;

    /// Cards of one edition have the same boxes printed on them, which agree, too.
    bool is_more_than(const Agreed& other) const
    {
        const auto score = [](const Agreed& each) { return 2 * static_cast<int>(each.cards.size()) + each.likely; };
        return score(*this) != score(other) ? score(*this) > score(other) : misfit < other.misfit;
    }
};

Agreed agreed_on(const cv::Vec3d& plane, const std::vector<std::vector<Looked>>& places, double near)
{
    Agreed agreed;
    for (const auto& place : places) {
        const Looked* best = nullptr;
        double least = near;
        for (const Looked& looked : place)
            if (const auto misfit = looked.misfit(plane); misfit && mean_of(*misfit) < least) {
                least = mean_of(*misfit);
                best = &looked;
            }
        if (!best)
            continue;
        agreed.cards.push_back(*best);
        agreed.likely += best == &place.front() ? 1 : 0;
        agreed.misfit += least;
    }
    return agreed;
}

/// One step towards where all of them fit best.
cv::Vec3d nearer(const cv::Vec3d& plane, const std::vector<Looked>& cards)
{
    cv::Matx33d normal = cv::Matx33d::zeros();
    cv::Vec3d towards;
    for (const Looked& card : cards) {
        const auto now = card.misfit(plane);
        if (!now)
            continue;
        std::array<Misfit, 3> changes;
        const double step = 1e-5 * cv::norm(plane);
        for (int axis = 0; axis < 3; ++axis) {
            cv::Vec3d moved = plane;
            moved[axis] += step;
            const auto then = card.misfit(moved);
            if (!then)
                return plane;
            for (std::size_t length = 0; length < lengths; ++length)
                changes[as_index(axis)][length] = ((*then)[length] - (*now)[length]) / step;
        }
        for (std::size_t length = 0; length < lengths; ++length)
            for (int row = 0; row < 3; ++row) {
                towards[row] -= changes[as_index(row)][length] * (*now)[length];
                for (int column = 0; column < 3; ++column)
                    normal(row, column) += changes[as_index(row)][length] * changes[as_index(column)][length];
            }
    }
    cv::Vec3d step;
    return cv::solve(normal, towards, step, cv::DECOMP_CHOLESKY) ? plane + step : plane;
}

}  // namespace

double CommonTable::unlike_a_card(const Quad& quad) const
{
    constexpr double not_there = 1e9;
    const auto misfit = Looked(quad, picture_, focal_).misfit(plane_);
    return misfit ? mean_of(*misfit) : not_there;
}

std::optional<CommonTable> common_table(const std::vector<PossibleOutlines>& places, const cv::Size& picture)
{
    constexpr double at_first = 2 * alike_on_a_table;  // told by one of them alone
    constexpr int steps = 3;
    std::optional<CommonTable> best;
    Agreed most;
    for (const double focal : focal_lengths) {
        std::vector<std::vector<Looked>> looked(places.size());
        for (std::size_t place = 0; place < places.size(); ++place)
            for (const Quad& quad : places[place])
                looked[place].emplace_back(quad, picture, focal);
        for (const PossibleOutlines& place : places)
            for (const Quad& quad : place)
                for (const CardSize& size : {CardSize{}, CardSize{CardSize{}.height, CardSize{}.width}}) {
                    cv::Vec3d plane = table_below(quad, picture, focal, size);
                    Agreed agreed = agreed_on(plane, looked, at_first);
                    for (int step = 0; step < steps && agreed.cards.size() >= enough; ++step) {
                        plane = nearer(plane, agreed.cards);
                        agreed = agreed_on(plane, looked, alike_on_a_table);
                    }
                    if (agreed.cards.size() >= enough && agreed.is_more_than(most)) {
                        most = std::move(agreed);
                        best = CommonTable(picture, focal, plane);
                    }
                }
    }
    return best;
}

}  // namespace cardinal::vision
