#include "calibration/table_finder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// How the camera stands (turn and shift), and what is not known for certain of its lens, are fitted to the corners of
// all markers at once, by Gauss and Newton. What is known beforehand of the lens goes in as measurements with an error
// of their own; so two markers are enough where four would tell more, and the error that is left at the worst place of
// the mat, the lens's share included, comes out of the same sum.
namespace cardinal::calibration {
namespace {

constexpr double corner_error_px = 0.25;  // of markers that were read, in poor light
constexpr double laid_error_mm = 3;
constexpr double standard_errors = 3;
constexpr int shapes = 10;

using Change = cv::Vec<double, shapes>;
using Spread = cv::Matx<double, shapes, shapes>;

/// How well a lens is known beforehand: of the focal length and the middle as shares, of the bending as it is.
struct LensDoubt {
    double focal = 0, middle = 0, bending = 0;
};
// Webcams have 55 to 90 degrees across, and bend lines at the picture's border by up to some per cent.
constexpr LensDoubt of_any_webcam{.focal = 0.15, .middle = 0.012, .bending = 0.04};
constexpr LensDoubt when_measured{.focal = 0.003, .middle = 0.002, .bending = 0.003};

/// Straight down from the mat's middle, unless turned and shifted.
struct Stand {
    cv::Matx33d turn = cv::Matx33d::eye();
    cv::Vec3d shift{};  ///< of the mat's origin, in millimetres before the lens
    Lens lens{};

    Homography straight_from_mm() const
    {
        const Homography from_rays(lens.focal_px, 0, lens.middle.x, 0, lens.focal_px, lens.middle.y, 0, 0, 1);
        return from_rays * Homography(turn(0, 0), turn(0, 1), shift[0], turn(1, 0), turn(1, 1), shift[1], turn(2, 0),
                                      turn(2, 1), shift[2]);
    }
    cv::Point2d pixel_of(const cv::Point2d& mm) const { return bent(lens, at(straight_from_mm(), mm)); }
};

cv::Matx33d rotation(const cv::Vec3d& axis)
{
    const double angle = cv::norm(axis);
    if (angle < 1e-12)
        return cv::Matx33d::eye();
    const cv::Vec3d n = axis / angle;
    const cv::Matx33d cross(0, -n[2], n[1], n[2], 0, -n[0], -n[1], n[0], 0);
    return cv::Matx33d::eye() + std::sin(angle) * cross + (1 - std::cos(angle)) * (cross * cross);
}

Stand changed(const Stand& stand, const Change& by)
{
    Stand other = stand;
    other.turn = rotation({by[0], by[1], by[2]}) * stand.turn;
    other.shift += cv::Vec3d(by[3], by[4], by[5]);
    other.lens.focal_px *= std::exp(by[6]);
    other.lens.middle += cv::Point2d(by[7], by[8]) * stand.lens.picture.width;
    other.lens.bending[0] += by[9];
    return other;
}

/// A corner of a marker, where it should be and where it was seen.
struct Pair {
    cv::Point2d mm{}, pixel{};
    double error_px = 1;
};

Change doubts_of(const Lens& lens)
{
    const LensDoubt& doubt = lens.is_measured ? when_measured : of_any_webcam;
    return {0, 0, 0, 0, 0, 0, doubt.focal, doubt.middle, doubt.middle, doubt.bending};
}

/// What small changes do to a place in the picture, by differences.
cv::Matx<double, 2, shapes> slopes_at(const Stand& stand, const cv::Point2d& mm)
{
    cv::Matx<double, 2, shapes> slopes;
    for (int shape = 0; shape < shapes; ++shape) {
        const double small = shape >= 3 && shape < 6 ? 1e-3 * cv::norm(stand.shift) : 1e-5;
        Change more{}, less{};
        more[shape] = small;
        less[shape] = -small;
        const cv::Point2d slope = (changed(stand, more).pixel_of(mm) - changed(stand, less).pixel_of(mm)) / (2 * small);
        slopes(0, shape) = slope.x;
        slopes(1, shape) = slope.y;
    }
    return slopes;
}

/// What has gone into the fit: the normal equations, and what is to be done.
struct Sums {
    Spread normal{};
    Change goal{};
};

Sums sums_of(const Stand& stand, const Stand& beforehand, const std::vector<Pair>& pairs)
{
    Sums sums;
    for (const Pair& pair : pairs) {
        const auto slopes = slopes_at(stand, pair.mm) * (1 / pair.error_px);
        const cv::Point2d miss = (pair.pixel - stand.pixel_of(pair.mm)) / pair.error_px;
        sums.normal += slopes.t() * slopes;
        sums.goal += slopes.t() * cv::Vec2d(miss.x, miss.y);
    }
    const Change doubts = doubts_of(beforehand.lens);
    const cv::Point2d off = (beforehand.lens.middle - stand.lens.middle) / stand.lens.picture.width;
    const Change pull{0,
                      0,
                      0,
                      0,
                      0,
                      0,
                      std::log(beforehand.lens.focal_px / stand.lens.focal_px),
                      off.x,
                      off.y,
                      beforehand.lens.bending[0] - stand.lens.bending[0]};
    for (int shape = 6; shape < shapes; ++shape) {
        const double weight = 1 / (doubts[shape] * doubts[shape]);
        sums.normal(shape, shape) += weight;
        sums.goal[shape] += weight * pull[shape];
    }
    return sums;
}

/// Root of the mean square, in pixels.
double misfit_of(const Stand& stand, const std::vector<Pair>& pairs)
{
    double sum = 0;
    for (const Pair& pair : pairs) {
        const cv::Point2d miss = pair.pixel - stand.pixel_of(pair.mm);
        sum += miss.dot(miss);
    }
    return std::sqrt(sum / static_cast<double>(pairs.size()));
}

/// The plane's map from at least four pairs, by the least square of its equations.
Homography rough_map(const std::vector<Pair>& pairs, const Lens& lens)
{
    // About the middle and of size one, so that squares of large numbers do not drown small ones.
    cv::Point2d from{}, to{};
    for (const Pair& pair : pairs) {
        from += pair.mm / static_cast<double>(pairs.size());
        to += straightened(lens, pair.pixel) / static_cast<double>(pairs.size());
    }
    constexpr double size_mm = 300;
    const double size_px = lens.focal_px / 3;
    cv::Mat equations(static_cast<int>(2 * pairs.size()), 9, CV_64F, cv::Scalar(0));
    for (std::size_t at = 0; at < pairs.size(); ++at) {
        const cv::Point2d a = (pairs[at].mm - from) / size_mm, b = (straightened(lens, pairs[at].pixel) - to) / size_px;
        const double rows[2][9] = {{a.x, a.y, 1, 0, 0, 0, -b.x * a.x, -b.x * a.y, -b.x},
                                   {0, 0, 0, a.x, a.y, 1, -b.y * a.x, -b.y * a.y, -b.y}};
        for (int row = 0; row < 2; ++row)
            std::copy_n(rows[row], 9, equations.ptr<double>(static_cast<int>(2 * at) + row));
    }
    cv::Mat solution;
    cv::SVD::solveZ(equations, solution);
    const Homography small(solution.ptr<double>());
    return Homography(size_px, 0, to.x, 0, size_px, to.y, 0, 0, 1) * small *
           Homography(1 / size_mm, 0, -from.x / size_mm, 0, 1 / size_mm, -from.y / size_mm, 0, 0, 1);
}

/// The nearest turn and shift to what a plane's map says.
Stand rough_stand(const std::vector<Pair>& pairs, const Lens& lens)
{
    const Homography to_rays(1 / lens.focal_px, 0, -lens.middle.x / lens.focal_px, 0, 1 / lens.focal_px,
                             -lens.middle.y / lens.focal_px, 0, 0, 1);
    Homography map = to_rays * rough_map(pairs, lens);
    const auto column = [&](int at) { return cv::Vec3d(map(0, at), map(1, at), map(2, at)); };
    const double length = std::sqrt(cv::norm(column(0)) * cv::norm(column(1)));
    map = map * (1 / (map(2, 2) < 0 ? -length : length));  // the table lies before the camera
    const cv::Vec3d x = column(0) / cv::norm(column(0)), down = x.cross(column(1)), z = down / cv::norm(down),
                    y = z.cross(x);
    return {.turn = {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]}, .shift = column(2), .lens = lens};
}

Stand fitted(const std::vector<Pair>& pairs, const Lens& lens)
{
    Stand stand = rough_stand(pairs, lens);
    const Stand beforehand = stand;
    for (int step = 0; step < 12; ++step) {
        const Sums sums = sums_of(stand, beforehand, pairs);
        const Change change = sums.normal.solve(sums.goal, cv::DECOMP_SVD);
        double share = 1;
        const double misfit = misfit_of(stand, pairs);
        Stand next = changed(stand, change);
        while (share > 0.1 && misfit_of(next, pairs) > 1.5 * misfit + 0.01)
            next = changed(stand, change * (share /= 2));
        stand = next;
        if (cv::norm(change) < 1e-7)
            break;
    }
    return stand;
}

/// The worst place of the mat, with the errors that are usual in its markers or those that are seen.
double error_mm(const Stand& stand, const std::vector<Pair>& pairs, const MatSize& mat)
{
    const Spread spread = sums_of(stand, stand, pairs).normal.inv(cv::DECOMP_SVD);
    double squares = 0;
    for (const Pair& pair : pairs) {
        const cv::Point2d miss = (pair.pixel - stand.pixel_of(pair.mm)) / pair.error_px;
        squares += miss.dot(miss) / 2;
    }
    const double worse = std::max(1.0, squares / static_cast<double>(pairs.size()));
    double worst = 0;
    for (int down = 0; down <= 4; ++down)
        for (int across = 0; across <= 4; ++across) {
            const cv::Point2d mm(mat.width * across / 4, mat.height * down / 4);
            const auto slopes = slopes_at(stand, mm);
            const cv::Matx22d in_pixels = slopes * spread * slopes.t() * worse;
            const cv::Point2d here = stand.pixel_of(mm), right = stand.pixel_of(mm + cv::Point2d(1, 0)) - here,
                              below = stand.pixel_of(mm + cv::Point2d(0, 1)) - here;
            const cv::Matx22d to_mm = cv::Matx22d(right.x, below.x, right.y, below.y).inv();
            const cv::Matx22d in_mm = to_mm * in_pixels * to_mm.t();
            worst = std::max(worst, in_mm(0, 0) + in_mm(1, 1));
        }
    return standard_errors * std::sqrt(worst);
}

std::vector<Pair> pairs_of(const std::vector<MarkerSeen>& markers, const MatSize& mat, CornerKind kind)
{
    std::vector<Pair> pairs;
    for (const MarkerSeen& marker : markers) {
        const Quad square = corner_square(mat, marker.marker % corners, kind);
        const double cell_mm = kind == CornerKind::printed ? mat_cell_mm : loose_cell_mm;
        // The four corners of a marker that was laid askew are wrong together, and count as one.
        const double laid_px = kind == CornerKind::printed ? 0 : 2 * laid_error_mm * marker.cell_px / cell_mm;
        for (std::size_t corner = 0; corner < square.size(); ++corner)
            pairs.push_back({square[corner], marker.corners[corner], std::hypot(corner_error_px, laid_px)});
    }
    return pairs;
}

/// The corners of one kind, by number; one that is seen twice says nothing.
std::vector<MarkerSeen> corners_among(const std::vector<MarkerSeen>& markers, CornerKind kind)
{
    const MarkerId first = kind == CornerKind::printed ? first_mat_corner : first_loose_corner;
    std::vector<MarkerSeen> found;
    for (MarkerId marker = first; marker < first + corners; ++marker)
        if (std::ranges::count(markers, marker, &MarkerSeen::marker) == 1)
            found.push_back(*std::ranges::find(markers, marker, &MarkerSeen::marker));
    return found;
}

std::optional<TableFound> found_by(const std::vector<MarkerSeen>& markers, const MatSize& mat, const Lens& lens,
                                   CornerKind kind)
{
    if (markers.size() < 2)
        return std::nullopt;
    const std::vector<Pair> pairs = pairs_of(markers, mat, kind);
    const Stand stand = fitted(pairs, lens);
    TableFound found{.by = kind, .markers = markers, .misfit_px = misfit_of(stand, pairs)};
    // Six usual errors: what is farther off was not printed where it is said to be.
    if (!(found.misfit_px < 6 * pairs.front().error_px) || stand.shift[2] <= 0)
        return std::nullopt;
    found.pose = {.lens = stand.lens,
                  .straight_from_mm = stand.straight_from_mm(),
                  .mat = mat,
                  .error_mm = error_mm(stand, pairs, mat)};
    for (int corner = 0; corner < corners; ++corner)
        if (std::ranges::none_of(markers, [&](const MarkerSeen& seen) { return seen.marker % corners == corner; }))
            found.lacking.push_back(corner);
    return found;
}

/// All of them, or where that makes no sense all but one.
std::optional<TableFound> found_by_most(const std::vector<MarkerSeen>& markers, const MatSize& mat, const Lens& lens,
                                        CornerKind kind)
{
    auto best = found_by(markers, mat, lens, kind);
    if (best || markers.size() < 4)
        return best;
    for (std::size_t without = 0; without < markers.size(); ++without) {
        std::vector<MarkerSeen> others = markers;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(without));
        const auto found = found_by(others, mat, lens, kind);
        if (found && (!best || found->misfit_px < best->misfit_px))
            best = found;
    }
    return best;
}

}  // namespace

Quad corner_square(const MatSize& mat, int corner, CornerKind kind)
{
    Rect square;
    if (kind == CornerKind::printed) {
        const Rect printed = mat_corner(mat, corner);
        square = {printed.x + mat_cell_mm, printed.y + mat_cell_mm, marker_cells * mat_cell_mm,
                  marker_cells * mat_cell_mm};
    } else {
        const bool is_right = corner == 1 || corner == 2, is_lower = corner >= 2;
        const double side = marker_cells * loose_cell_mm, inset = (loose_paper_mm - side) / 2;
        square = {is_right ? mat.width - inset - side : inset, is_lower ? mat.height - inset - side : inset, side,
                  side};
    }
    Quad quad = rectangle(square.width, square.height);
    for (cv::Point2d& point : quad)
        point += cv::Point2d(square.x, square.y);
    return quad;
}

std::optional<TableFound> find_table(const std::vector<MarkerSeen>& markers, const MatSize& mat, const Lens& lens)
{
    auto found = found_by_most(corners_among(markers, CornerKind::printed), mat, lens, CornerKind::printed);
    return found ? found : found_by_most(corners_among(markers, CornerKind::loose), mat, lens, CornerKind::loose);
}

std::optional<bool> has_moved(const TableFound& before, const std::vector<MarkerSeen>& markers)
{
    constexpr double quiet_px = 1.5;  // noise moves a marker's middle by a fifth of a pixel
    int seen = 0, moved = 0;
    for (const MarkerSeen& now : corners_among(markers, before.by)) {
        const auto known = std::ranges::find(before.markers, now.marker, &MarkerSeen::marker);
        if (known == before.markers.end())
            continue;
        ++seen;
        moved += cv::norm(middle_of(known->corners) - middle_of(now.corners)) > quiet_px ? 1 : 0;
    }
    if (seen == 0)
        return std::nullopt;
    return 2 * moved > seen;
}

}  // namespace cardinal::calibration
