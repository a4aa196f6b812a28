#include "calibration/soft_marker.h"

#include "calibration/light.h"
#include "calibration/wide.h"

#include <algorithm>
#include <cmath>
#include <iterator>

// The same step of Gauss and Newton by which printed codes are laid over a picture, for markers: what is seen, as a sum
// of a plane of light, the pattern, and the pattern's slopes times what a small move does to each cell. Eight ways to
// move, because near markers are seen in perspective.
namespace cardinal::calibration {
namespace {

// How far a first guess is usually off: in cells for a shift, in shares for turn and stretch, in shares a cell for
// perspective; against noise of a twentieth of the contrast.
constexpr double noise = 0.05, usual_shift = 0.7, usual_stretch = 0.08, usual_perspective = 0.004;
// One step goes no farther than the pattern's slopes can tell.
constexpr double longest_shift = 0.6, longest_stretch = 0.1, longest_perspective = 0.01;

CARDINAL_WIDE float product(const float* one, const float* other)
{
    // Several sums side by side, because a compiler may not change the order in which one is added up.
    constexpr std::size_t lanes = 20;
    static_assert(soft_marker_cells % lanes == 0);
    float sums[lanes] = {};
    for (std::size_t at = 0; at < soft_marker_cells; at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    float sum = 0;
    for (const float each : sums)
        sum += each;
    return sum;
}
float product(const SoftMarker& one, const SoftMarker& other) { return product(one.data(), other.data()); }

SoftMarker times(const SoftMarker& one, const SoftMarker& other)
{
    SoftMarker both;
    for (std::size_t cell = 0; cell < both.size(); ++cell)
        both[cell] = one[cell] * other[cell];
    return both;
}

void add(SoftMarker& to, const SoftMarker& what, float share)
{
    for (std::size_t cell = 0; cell < to.size(); ++cell)
        to[cell] += share * what[cell];
}

void scale(SoftMarker& marker, float by)
{
    for (float& cell : marker)
        cell *= by;
}

template <class ValueOf>
SoftMarker made(ValueOf value_of)
{
    SoftMarker marker;
    for (int row = 0; row < soft_marker_side; ++row)
        for (int column = 0; column < soft_marker_side; ++column)
            marker[as_index(row * soft_marker_side + column)] = value_of(row, column);
    return marker;
}

const SoftMarker ones = made([](int, int) { return 1.F; });
const SoftMarker right = made([](int, int column) { return static_cast<float>(middle_of_cell(column)); });
const SoftMarker below = made([](int row, int) { return static_cast<float>(middle_of_cell(row)); });

/// How a pattern changes from cell to cell; beyond the outermost lies who knows what.
SoftMarker slope(const SoftMarker& pattern, int across, int down)
{
    constexpr int last = soft_marker_side - 1;
    return made([&](int row, int column) {
        const auto at = [&](int times) {
            return pattern[as_index(std::clamp(row + times * down, 0, last) * soft_marker_side +
                                    std::clamp(column + times * across, 0, last))];
        };
        return (at(1) - at(-1)) / 2;
    });
}

/// The mean of a Gaussian over each cell, because a cell is looked at as a whole.
constexpr int reach = CellBlur::reach;
using Weights = std::array<float, 2 * reach + 1>;
Weights weights_of(double blur)
{
    Weights weights{};
    const auto up_to = [&](double x) { return 0.5 * std::erfc(-x / (blur * std::sqrt(2.0))); };
    float sum = 0;
    for (int step = -reach; step <= reach; ++step)
        sum += weights[as_index(step + reach)] = static_cast<float>(up_to(step + 0.5) - up_to(step - 0.5));
    for (float& weight : weights)
        weight /= sum;
    return weights;
}

/// `light_of_cell(row, column)` gives the dark square's cells; around it all is light.
template <class LightOfCell>
SoftMarker blurred_cells(double blur, LightOfCell light_of_cell)
{
    const Weights weights = weights_of(blur);
    const auto sharp = [&](int row, int column) {
        const bool is_inside = row >= 1 && row <= marker_cells && column >= 1 && column <= marker_cells;
        return is_inside ? light_of_cell(row - 1, column - 1) : 1.F;
    };
    std::array<std::array<float, soft_marker_side>, soft_marker_side + 2 * reach> half{};
    for (int row = -reach; row < soft_marker_side + reach; ++row)
        for (int column = 0; column < soft_marker_side; ++column)
            for (int step = -reach; step <= reach; ++step)
                half[as_index(row + reach)][as_index(column)] +=
                    weights[as_index(step + reach)] * sharp(row, column + step);
    return made([&](int row, int column) {
        float sum = 0;
        for (int step = -reach; step <= reach; ++step)
            sum += weights[as_index(step + reach)] * half[as_index(row + step + reach)][as_index(column)];
        return sum;
    });
}

/// Cells and what lies around them, as far as a blur reaches.
constexpr int wide = soft_marker_side + 2 * reach;
using WideCells = std::array<float, std::size_t{wide} * wide>;

/// All rows at once, because one is too short for wide registers; what is mixed beyond a row's end is no cell.
CARDINAL_WIDE void mix(const WideCells& sharp, const CellBlur& blur, float* mixed)
{
    constexpr int last = (soft_marker_side - 1) * wide + soft_marker_side;
    for (std::size_t cell = 0; cell < blur.shares.size(); ++cell) {
        const float share = blur.shares[cell];
        if (share == 0)
            continue;
        const float* from = &sharp[cell / CellBlur::side * wide + cell % CellBlur::side];
        for (int at = 0; at < last; ++at)
            mixed[at] += share * from[at];
    }
}

bool is_frame(int row, int column)
{
    return row == 0 || column == 0 || row == marker_cells - 1 || column == marker_cells - 1;
}

/// The frame counts where little of what differs is blurred into it; the outermost ring only half, because what lies
/// beyond it is not known.
SoftMarker weights_of_frame(double blur)
{
    const SoftMarker data = blurred_cells(blur, [](int row, int column) { return is_frame(row, column) ? 1.F : 0.F; });
    return made([&](int row, int column) {
        const float share = data[as_index(row * soft_marker_side + column)];
        const bool is_outermost =
            row == 0 || column == 0 || row == soft_marker_side - 1 || column == soft_marker_side - 1;
        return share * share * (is_outermost ? 0.6F : 1.F);
    });
}

const SoftMarker weights_of_whole = made([](int row, int column) {
    const bool is_outermost = row == 0 || column == 0 || row == soft_marker_side - 1 || column == soft_marker_side - 1;
    return is_outermost ? 0.6F : 1.F;
});

}  // namespace

SoftMarker glance_at_marker(const cv::Mat& gray, const Homography& place)
{
    SoftMarker seen;
    look_at(gray, place, {.first = middle_of_cell(0), .width = 1, .along = soft_marker_side}, seen.data());
    return seen;
}

SoftMarker look_at_marker(const cv::Mat& gray, const Homography& place)
{
    SoftMarker seen;
    // Two at least: a cell of 1.5 pixels is seen by four of them. Large ones need not be looked at everywhere.
    const int points = std::clamp(static_cast<int>(std::lround(scale_at(place, 0, 0) / 2)), 2, 4);
    look_at(gray, place, {.first = middle_of_cell(0), .width = 1, .along = soft_marker_side, .points = points},
            seen.data());
    return seen;
}

SoftMarker blurred(const MarkerPattern& pattern, double blur)
{
    return blurred_cells(
        blur, [&](int row, int column) { return pattern.dark[as_index(row)][as_index(column)] ? 0.F : 1.F; });
}

CellBlur cell_blur(const Homography& place, double blur_px)
{
    const cv::Point2d across = at(place, 0.5, 0) - at(place, -0.5, 0), down = at(place, 0, 0.5) - at(place, 0, -0.5);
    const double area = std::max(std::abs(across.cross(down)), 1e-9), share = blur_px * blur_px / (area * area);
    // Cells are squares and looked at as squares: both together spread like a Gaussian of a sixth.
    const double xx = share * down.dot(down) + 1 / 6.0, xy = -share * across.dot(down),
                 yy = share * across.dot(across) + 1 / 6.0, twice = 2 * (xx * yy - xy * xy);
    CellBlur blur;
    float whole = 0;
    // Cells that lie opposite each other have the same share.
    constexpr std::size_t middle = std::tuple_size_v<decltype(blur.shares)> / 2;
    for (std::size_t cell = 0; cell <= middle; ++cell) {
        const int column = static_cast<int>(cell % CellBlur::side) - CellBlur::reach,
                  row = static_cast<int>(cell / CellBlur::side) - CellBlur::reach;
        const auto weight =
            static_cast<float>(std::exp(-(yy * column * column - 2 * xy * column * row + xx * row * row) / twice));
        if (weight < 1e-3F)
            continue;
        blur.shares[cell] = blur.shares[2 * middle - cell] = weight;
        whole += cell == middle ? weight : 2 * weight;
    }
    for (float& each : blur.shares)
        each /= whole;
    return blur;
}

SoftMarker blurred(const MarkerPattern& pattern, const CellBlur& blur)
{
    WideCells sharp;
    sharp.fill(1);
    for (std::size_t row = 0; row < marker_cells; ++row)
        for (std::size_t column = 0; column < marker_cells; ++column)
            if (pattern.dark[row][column])
                sharp[(row + 1 + reach) * wide + column + 1 + reach] = 0;
    std::array<float, std::size_t{soft_marker_side} * wide> mixed{};
    mix(sharp, blur, mixed.data());
    SoftMarker cells;
    for (int row = 0; row < soft_marker_side; ++row)
        std::copy_n(&mixed[as_index(row * wide)], soft_marker_side, &cells[as_index(row * soft_marker_side)]);
    return cells;
}

SoftMarker blurred_marker_frame(double blur)
{
    return blurred_cells(blur, [](int row, int column) { return is_frame(row, column) ? 0.F : 0.5F; });
}

std::size_t usual_marker_blur(double cell_px)
{
    const double usual = std::sqrt(0.6 * 0.6 + 1.0 / 6) / cell_px;  // a lens of 0.6 pixels, and the pixels themselves
    const auto nearest =
        std::ranges::min_element(marker_blurs, {}, [&](double blur) { return std::abs(std::log(blur / usual)); });
    return static_cast<std::size_t>(nearest - marker_blurs.begin());
}

MarkerStencil::MarkerStencil(const SoftMarker& pattern, const SoftMarker& weights)
    : plane_{ones, right, below}, pattern_(pattern), weights_(weights)
{
    const SoftMarker across = slope(pattern, 1, 0), down = slope(pattern, 0, 1);
    // A point (x, y) moves by (s0 + s2 x + s3 y, s1 + s4 x + s5 y) - (s6 x + s7 y) (x, y).
    const SoftMarker outwards = [&] {
        SoftMarker sum = times(across, right);
        add(sum, times(down, below), 1);
        scale(sum, -1);
        return sum;
    }();
    const std::array<SoftMarker, terms> columns = {ones,
                                                   right,
                                                   below,
                                                   pattern,
                                                   across,
                                                   down,
                                                   times(across, right),
                                                   times(across, below),
                                                   times(down, right),
                                                   times(down, below),
                                                   times(outwards, right),
                                                   times(outwards, below)};
    std::array<SoftMarker, terms> weighted;
    for (std::size_t term = 0; term < columns.size(); ++term)
        weighted[term] = times(columns[term], weights);
    cv::Matx<double, terms, terms> normal;
    for (int row = 0; row < terms; ++row)
        for (int column = row; column < terms; ++column)
            normal(row, column) = normal(column, row) =
                static_cast<double>(product(columns[as_index(row)], weighted[as_index(column)]));
    for (int shape = 0; shape < shapes; ++shape) {
        const double usual = shape < 2 ? usual_shift : shape < 6 ? usual_stretch : usual_perspective;
        normal(terms - shapes + shape, terms - shapes + shape) += noise * noise / (usual * usual);
    }
    const cv::Matx<double, terms, terms> inverse = normal.inv(cv::DECOMP_CHOLESKY);
    for (std::size_t term = 0; term < solution_.size(); ++term)
        for (std::size_t column = 0; column < columns.size(); ++column)
            add(solution_[term], weighted[column],
                static_cast<float>(inverse(static_cast<int>(term) + 3, static_cast<int>(column))));

    const auto weigh = [&](const SoftMarker& one, const SoftMarker& other) {
        return product(one, times(other, weights));
    };
    const auto to_unit = [&](SoftMarker& code) { scale(code, 1 / std::sqrt(std::max(weigh(code, code), 1e-12F))); };
    for (std::size_t term = 0; term < plane_.size(); ++term) {
        for (std::size_t before = 0; before < term; ++before)
            add(plane_[term], plane_[before], -weigh(plane_[term], plane_[before]));
        to_unit(plane_[term]);
    }
    for (const SoftMarker& term : plane_)
        add(pattern_, term, -weigh(pattern_, term));
    to_unit(pattern_);
    for (SoftMarker& term : plane_)
        term = times(term, weights);
    pattern_ = times(pattern_, weights);
}

double MarkerStencil::correlation(const SoftMarker& seen) const
{
    float rest = product(times(seen, seen), weights_);
    for (const SoftMarker& term : plane_) {
        const float part = product(seen, term);
        rest -= part * part;
    }
    return rest <= 1e-9F ? 0 : static_cast<double>(product(seen, pattern_) / std::sqrt(rest));
}

Homography MarkerStencil::better_place(const SoftMarker& seen) const
{
    std::array<double, 1 + shapes> of{};
    for (std::size_t term = 0; term < of.size(); ++term)
        of[term] = static_cast<double>(product(seen, solution_[term]));
    if (of[0] <= 0)
        return Homography::eye();
    const auto step = [&](std::size_t shape, double longest) {
        return std::clamp(-of[1 + shape] / of[0], -longest, longest);
    };
    return {1 + step(2, longest_stretch), step(3, longest_stretch),     step(0, longest_shift),
            step(4, longest_stretch),     1 + step(5, longest_stretch), step(1, longest_shift),
            step(6, longest_perspective), step(7, longest_perspective), 1};
}

const MarkerStencil& marker_frame(std::size_t blur)
{
    static const auto frames = [] {
        std::vector<MarkerStencil> all;
        all.reserve(std::size(marker_blurs));
        for (const double each : marker_blurs)
            all.emplace_back(blurred_marker_frame(each), weights_of_frame(each));
        return all;
    }();
    return frames.at(blur);
}

MarkerStencil whole_marker(const SoftMarker& pattern) { return {pattern, weights_of_whole}; }

namespace {

/// Steps to the best place near this one, as far as looks of this kind tell it.
template <class Look>
MarkerFit stepped(const Homography& from, const MarkerStencil& stencil, int most_steps, double enough, Look look)
{
    const auto fit_at = [&](const Homography& place) {
        MarkerFit fit{.place = place, .seen = look(place)};
        fit.correlation = stencil.correlation(fit.seen);
        return fit;
    };
    MarkerFit best = fit_at(from);
    for (int step = 0; step < most_steps; ++step) {
        const Homography change = stencil.better_place(best.seen);
        const auto changed = [&](double share) {
            return fit_at(best.place * (Homography::eye() + (change - Homography::eye()) * share));
        };
        MarkerFit next = changed(1);
        if (next.correlation <= best.correlation)
            next = changed(0.4);  // it went too far
        if (next.correlation <= best.correlation)
            break;
        best = next;
        if (std::hypot(change(0, 2), change(1, 2)) < enough && 4 * std::abs(change(0, 0) - 1) < enough)
            break;
    }
    return best;
}

}  // namespace

MarkerFit align(const cv::Mat& gray, const Homography& place, const MarkerStencil& stencil, const Effort& effort)
{
    Homography near = place;
    if (effort.glances > 0)
        near = stepped(place, stencil, effort.glances, effort.enough, [&](const Homography& there) {
                   return glance_at_marker(gray, there);
               }).place;
    return stepped(near, stencil, effort.most_steps, effort.enough,
                   [&](const Homography& there) { return look_at_marker(gray, there); });
}

}  // namespace cardinal::calibration
