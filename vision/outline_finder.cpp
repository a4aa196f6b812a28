#include "vision/outline_finder.h"

#include "calibration/runs.h"
#include "vision/sides.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

// What is lighter than the mean around it, and what is darker, gives shapes; of those the ones with four corners and a
// card's proportions are kept, and their sides are measured in the picture itself. It assumes that a card's border
// differs from the table; white cards on a white table are found by their codes.
namespace cardinal::vision {
namespace {

using calibration::Extent;
using calibration::Runs;

// A card of 63 × 88 mm seen from a slant of 50 degrees: its sides are 0.46 to 1.12 of each other.
constexpr double least_proportion = 0.42;
constexpr double least_of_hull = 0.92;
constexpr double around = 1.0 / 24;  // of the picture's width: wider than a border, narrower than a card
// Gray levels: what noise leaves in a small picture, and three times that.
int least_difference(StandsOut how) { return how == StandsOut::clearly ? 20 : 7; }
constexpr int beside = 7;  // pixels: twice as wide as a border, in a picture that shows it

constexpr int wide_enough = 640;  // pixels

/// A bit for each pixel: what is lighter than the mean around it, or what is darker. Rows begin with a new number.
struct Bits {
    cv::Size size{};
    std::size_t in_row = 0;
    std::vector<std::uint64_t> all{};
    explicit Bits(cv::Size of) : size(of), in_row(as_index((of.width + 63) / 64)), all(in_row * as_index(of.height)) {}
    std::uint64_t* row(int at) { return &all[as_index(at) * in_row]; }
    const std::uint64_t* row(int at) const { return &all[as_index(at) * in_row]; }
};

struct StandingOut {
    Bits lighter, darker;
};

/// Sixteen pixels at a time, and what is left over one by one.
void compare_row(const uchar* here, const uchar* mean, int count, int least, std::uint64_t* lighter,
                 std::uint64_t* darker)
{
    const cv::v_uint8x16 hardly = cv::v_setall_u8(static_cast<uchar>(least));
    const auto put = [](std::uint64_t* to, int at, std::uint64_t bits) { to[at / 64] |= bits << (at % 64); };
    const auto mask = [](const cv::v_uint8x16& set) { return static_cast<std::uint32_t>(cv::v_signmask(set)); };
    int at = 0;
    for (; at + 16 <= count; at += 16) {
        const cv::v_uint8x16 pixels = cv::v_load(here + at), means = cv::v_load(mean + at);
        put(lighter, at, mask((pixels - means) > hardly));  // what would be below zero is zero
        put(darker, at, mask((means - pixels) > hardly));
    }
    for (; at < count; ++at) {
        put(lighter, at, here[at] > mean[at] + least ? 1 : 0);
        put(darker, at, here[at] + least < mean[at] ? 1 : 0);
    }
}

StandingOut standing_out(const cv::Mat& gray, StandsOut how)
{
    const int block = how == StandsOut::closely ? beside : std::max(3, static_cast<int>(gray.cols * around) | 1);
    cv::Mat mean;
    cv::boxFilter(gray, mean, CV_8U, {block, block}, {-1, -1}, true, cv::BORDER_REPLICATE | cv::BORDER_ISOLATED);
    StandingOut found{Bits(gray.size()), Bits(gray.size())};
    for (int row = 0; row < gray.rows; ++row)
        compare_row(gray.ptr(row), mean.ptr(row), gray.cols, least_difference(how), found.lighter.row(row),
                    found.darker.row(row));
    return found;
}

using Hulls = std::vector<std::vector<cv::Point>>;

bool may_be_a_cards(const Extent& extent, const SideRange& range)
{
    return std::max(extent.width(), extent.height()) >= range.shortest &&
           std::min(extent.width(), extent.height()) <= 1.5 * range.longest;
}

/// Without pixels beside which there is none, and what is the most of noise.
void leave_out_single_ones(Bits& bits)
{
    std::vector<std::uint64_t> above(bits.in_row), here(bits.in_row);
    const std::vector<std::uint64_t> none(bits.in_row);
    for (int row = 0; row < bits.size.height; ++row) {
        std::copy_n(bits.row(row), bits.in_row, here.begin());
        const std::uint64_t* below = row + 1 < bits.size.height ? bits.row(row + 1) : none.data();
        std::uint64_t* to = bits.row(row);
        for (std::size_t at = 0; at < bits.in_row; ++at) {
            const std::uint64_t before = at > 0 ? here[at - 1] >> 63 : 0,
                                after = at + 1 < bits.in_row ? here[at + 1] << 63 : 0;
            to[at] = here[at] & (above[at] | below[at] | here[at] << 1 | before | here[at] >> 1 | after);
        }
        std::swap(above, here);
    }
}

/// Around the pixels that stand out, the outermost of each shape.
void add_shapes(const Bits& bits, const SideRange& range, Hulls& hulls)
{
    Runs runs(Runs::Touch::corners_too, bits.size.width);
    for (int row = 0; row < bits.size.height; ++row)
        runs.add_row(bits.row(row));
    runs.finish();
    std::vector<int> number(runs.all().size(), -1);
    std::vector<calibration::RunHull> shapes;
    for (std::size_t at = 0; at < runs.all().size(); ++at) {
        const calibration::Run& run = runs.all()[at];
        if (run.blob == static_cast<int>(at) && may_be_a_cards(runs.extent(run.blob), range)) {
            number[at] = static_cast<int>(shapes.size());
            shapes.emplace_back(runs.extent(run.blob).upper, runs.extent(run.blob).height());
        }
        if (const int shape = number[as_index(run.blob)]; shape >= 0)
            shapes[as_index(shape)].add(run.row, run.first, run.last);
    }
    for (const calibration::RunHull& shape : shapes)
        hulls.push_back(shape.clockwise());
}

/// Around what is enclosed by them: the pixels of the shape that lie beside the hole.
void add_holes(Bits bits, const SideRange& range, Hulls& hulls)
{
    for (std::uint64_t& some : bits.all)
        some = ~some;
    leave_out_single_ones(bits);
    Runs runs(Runs::Touch::sides, bits.size.width);
    for (int row = 0; row < bits.size.height; ++row)
        runs.add_row(bits.row(row));
    runs.finish();
    std::vector<int> number(runs.all().size(), -1);
    std::vector<calibration::RunHull> holes;
    for (std::size_t at = 0; at < runs.all().size(); ++at) {
        const auto& [row, first, last, blob] = runs.all()[at];
        const Extent& extent = runs.extent(blob);
        const bool is_enclosed = extent.left > 0 && extent.upper > 0 && extent.right + 1 < bits.size.width &&
                                 extent.lower + 1 < bits.size.height;
        if (blob == static_cast<int>(at) && is_enclosed && may_be_a_cards(extent, range)) {
            number[at] = static_cast<int>(holes.size());
            holes.emplace_back(extent.upper - 1, extent.height() + 2);
        }
        const int hole = number[as_index(blob)];
        if (hole < 0)
            continue;
        holes[as_index(hole)].add(row, first - 1, last + 1);
        holes[as_index(hole)].add(row - 1, first, last);
        holes[as_index(hole)].add(row + 1, first, last);
    }
    for (const calibration::RunHull& hole : holes)
        hulls.push_back(hole.clockwise());
}

/// The four corners of a shape that has four, clockwise.
bool four_corners(const std::vector<cv::Point>& hull, Quad& quad)
{
    if (hull.size() < 4)
        return false;
    std::vector<cv::Point> corners;
    cv::approxPolyDP(hull, corners, 0.04 * cv::arcLength(hull, true), true);
    // A thin border is open where a picture is as light as the table, so a shape need not be solid; but a hull of four
    // corners is hardly larger than they are.
    if (corners.size() != 4 || cv::contourArea(corners) < least_of_hull * cv::contourArea(hull))
        return false;
    if (cv::contourArea(corners, true) < 0)
        std::ranges::reverse(corners);
    std::ranges::copy(corners, quad.begin());
    return true;
}

bool has_cards_proportions(const Quad& quad, const SideRange& range)
{
    const auto side = [&](std::size_t corner) { return cv::norm(quad[(corner + 1) % 4] - quad[corner]); };
    const double across = (side(0) + side(2)) / 2, down = (side(1) + side(3)) / 2;
    const double shorter = std::min(across, down), longer = std::max(across, down);
    const bool is_even = std::abs(side(0) - side(2)) < 0.35 * across && std::abs(side(1) - side(3)) < 0.35 * down;
    return is_even && shorter > range.shortest && longer < range.longest && shorter > least_proportion * longer;
}

bool are_the_same(const Quad& one, const Quad& other)
{
    const auto middle = [](const Quad& quad) { return (quad[0] + quad[1] + quad[2] + quad[3]) / 4; };
    const double size = cv::norm(one[2] - one[0]), other_size = cv::norm(other[2] - other[0]);
    return cv::norm(middle(one) - middle(other)) < 0.1 * size && std::abs(size - other_size) < 0.25 * size;
}

/// As it lies in the large picture.
Quad enlarged(Quad quad, int times)
{
    for (cv::Point2d& corner : quad)
        corner = corner * times + cv::Point2d(1, 1) * ((times - 1) / 2.0);
    return quad;
}

/// What looks like a card in the small picture, the largest first: of a border within a border the card's own edge is
/// the outer one.
std::vector<Quad> likely_quads(const cv::Mat& gray, const SideRange& range, StandsOut how)
{
    StandingOut out = standing_out(gray, how);
    std::vector<Quad> likely;
    Hulls hulls;
    for (Bits* bits : {&out.lighter, &out.darker}) {
        leave_out_single_ones(*bits);
        add_shapes(*bits, range, hulls);
        add_holes(*bits, range, hulls);
    }
    for (const std::vector<cv::Point>& hull : hulls)
        if (Quad quad; four_corners(hull, quad) && has_cards_proportions(quad, range))
            likely.push_back(quad);
    std::ranges::stable_sort(likely, std::ranges::greater{},
                             [](const Quad& quad) { return cv::norm(quad[2] - quad[0]); });
    return likely;
}

}  // namespace

int usual_shrinking(cv::Size size)
{
    int times = 1;
    while (size.width / times > wide_enough && size.height / times > 64)
        times *= 2;
    return times;
}

std::vector<Quad> find_outlines(const cv::Mat& gray, const SideRange& range)
{
    PictureLevels levels(gray);
    return find_outlines(levels, range, usual_shrinking(gray.size()));
}

std::vector<Quad> rough_outlines(const cv::Mat& small, const SideRange& range, int times, StandsOut how)
{
    std::vector<Quad> quads = likely_quads(small, {range.shortest / times, range.longest / times}, how);
    for (Quad& quad : quads)
        quad = enlarged(quad, times);
    return quads;
}

std::optional<Quad> exact_outline(const cv::Mat& gray, const Quad& rough, const SideRange& range, int times)
{
    // Corners of shapes in the small picture are about a pixel off, and the ends of sides with them: so sides are
    // measured from so far away first, and then once more.
    const auto nearly = with_exact_sides(gray, rough, std::max(3.0, 1.3 * times));
    const auto exact = nearly ? with_exact_sides(gray, *nearly, 2.5) : std::nullopt;
    return exact && has_cards_proportions(*exact, range) ? exact : std::nullopt;
}

std::vector<Quad> find_outlines(PictureLevels& levels, const SideRange& range, int times, StandsOut how)
{
    std::vector<Quad> found;
    const auto is_known = [&](const Quad& quad) {
        return std::ranges::any_of(found, [&](const Quad& other) { return are_the_same(other, quad); });
    };
    for (const Quad& rough : rough_outlines(levels.picture(times), range, times, how)) {
        if (is_known(rough))
            continue;
        if (const auto exact = exact_outline(levels.picture(1), rough, range, times); exact && !is_known(*exact))
            found.push_back(*exact);
    }
    return found;
}

}  // namespace cardinal::vision
