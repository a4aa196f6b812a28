#include "calibration/marker_reading.h"

#include "calibration/marker_book.h"

#include <algorithm>
#include <cmath>
#include <utility>

// The frame that all markers share is laid over the picture until it fits best; what remains is correlated with all 587
// of the family; the likeliest is laid over the picture once more as a whole. Correlation, lead over the next and fit
// of the whole decide together.
namespace cardinal::calibration {
namespace {

// The corners of large ones are to be known to a fraction of a cell; of a small one a point tells as much of a cell as
// several.
constexpr Effort on_small_frame{.most_steps = 0, .enough = 0.08, .glances = 8},
    on_large_frame{.most_steps = 8, .enough = 0.08}, on_whole{.most_steps = 4, .enough = 0.02};
const Quad dark_square = {
    {{-half_side, -half_side}, {half_side, -half_side}, {half_side, half_side}, {-half_side, half_side}}};

struct Framed {
    MarkerFit fit{};
    std::size_t blur = 0;
};

/// Chooses the blur under which what is seen there fits best, beginning with the usual one.
Framed with_best_blur(const MarkerFit& fit, std::size_t usual)
{
    Framed best{.fit = fit, .blur = usual};
    for (std::size_t blur = usual + 1; blur < marker_blurs.size(); ++blur) {
        const double correlation = marker_frame(blur).correlation(best.fit.seen);
        if (correlation <= best.fit.correlation)
            break;
        best.blur = blur;
        best.fit.correlation = correlation;
    }
    return best;
}

/// As it would be had the marker been looked at upright.
Homography upright(const Homography& place, int quarter_turns)
{
    constexpr int cosines[] = {1, 0, -1, 0}, sines[] = {0, 1, 0, -1};
    const double c = cosines[quarter_turns], s = sines[quarter_turns];
    return place * Homography(c, -s, 0, s, c, 0, 0, 0, 1);
}

/// Holds the likeliest markers against what is seen, each as the picture's blur would make it look there.
class Comparing {
public:
    Comparing(const cv::Mat& gray, const Framed& frame)
        : gray_(gray), fit_(frame.fit), candidates_(likeliest_markers(frame.fit.seen, frame.blur, compared))
    {
        // Two are left, or there would be nothing to lead over.
        const double least = std::min(candidates_[0].correlation - too_far_behind, candidates_[1].correlation);
        std::erase_if(candidates_, [&](const auto& other) { return other.correlation < least; });
    }

    std::optional<MarkerSeen> read()
    {
        if (candidates_.front().correlation < hardly_a_marker)
            return std::nullopt;
        if (candidates_.size() > 2)
            rank();
        choose_blur();
        lay_closely();
        const std::size_t first = best_;
        rank();
        if (best_ != first) {
            lay_closely();
            rank();
        }
        return result();
    }

private:
    static constexpr std::size_t compared = 10;
    static constexpr double too_far_behind = 0.25;   // of correlation, to come first after all
    static constexpr double hardly_a_marker = 0.62;  // of 3,500 that were believed the least had 0.68
    static constexpr double blurs_px[] = {0.45, 0.6, 0.75, 0.9, 1.1, 1.35, 1.7};

    const cv::Mat& gray_;
    MarkerFit fit_;
    std::vector<MarkerCandidate> candidates_;
    double blur_px_ = 0.75;
    std::size_t best_ = 0;
    double most_ = -1, next_ = -1;

    SoftMarker expected(std::size_t candidate, const CellBlur& blur) const
    {
        const MarkerCandidate& held = candidates_[candidate];
        return blurred(turned(marker_pattern(held.marker), held.quarter_turns), blur);
    }
    void rank()
    {
        const CellBlur blur = cell_blur(fit_.place, blur_px_);
        most_ = next_ = -1;
        for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
            const double correlation = inner_correlation(fit_.seen, expected(candidate, blur));
            if (correlation > most_) {
                next_ = std::exchange(most_, correlation);
                best_ = candidate;
            } else
                next_ = std::max(next_, correlation);
        }
    }
    void choose_blur()
    {
        double most = -1;
        for (const double blur_px : blurs_px) {
            const double correlation = inner_correlation(fit_.seen, expected(best_, cell_blur(fit_.place, blur_px)));
            if (correlation <= most)
                break;
            most = correlation;
            blur_px_ = blur_px;
        }
    }
    void lay_closely()
    {
        fit_ = align(gray_, fit_.place, whole_marker(expected(best_, cell_blur(fit_.place, blur_px_))), on_whole);
    }

    std::optional<MarkerSeen> result() const
    {
        const MarkerCandidate& best = candidates_[best_];
        const Homography place = upright(fit_.place, best.quarter_turns);
        MarkerSeen seen{.marker = best.marker,
                        .cell_px = scale_at(place, 0, 0),
                        .correlation = most_,
                        .lead = (1 - next_ * next_) / std::max(1 - most_ * most_, 1e-3),
                        .whole = fit_.correlation};
        for (std::size_t corner = 0; corner < seen.corners.size(); ++corner)
            seen.corners[corner] = at(place, dark_square[corner]);
        return seen;
    }
};

double confidence_of(const MarkerSeen& seen)
{
    return std::clamp(1 - 0.1 * (1 - seen.correlation) / 0.15 - 0.1 / seen.lead, 0.0, 0.9999);
}

/// Lays the frame over the picture. A small blob's corners may be off by a cell, from where the way leads elsewhere:
/// then the best of some places around is taken.
MarkerFit framed(const cv::Mat& gray, const Homography& place, const MarkerStencil& stencil)
{
    constexpr double is_clear = 0.88, shift = 0.9, less = 0.85, more = 1.17;
    static const Homography starts[] = {{1, 0, shift, 0, 1, 0, 0, 0, 1},   {1, 0, -shift, 0, 1, 0, 0, 0, 1},
                                        {1, 0, 0, 0, 1, shift, 0, 0, 1},   {1, 0, 0, 0, 1, -shift, 0, 0, 1},
                                        {more, 0, 0, 0, more, 0, 0, 0, 1}, {more, 0, 0, 0, 1, 0, 0, 0, 1},
                                        {1, 0, 0, 0, more, 0, 0, 0, 1},    {less, 0, 0, 0, less, 0, 0, 0, 1}};
    const bool is_large = scale_at(place, 0, 0) > small_cell_px;
    MarkerFit best = align(gray, place, stencil, is_large ? on_large_frame : on_small_frame);
    if (best.correlation >= is_clear || is_large)
        return best;
    Homography likeliest = place;
    double most = -1;
    for (const Homography& start : starts)
        if (const double correlation = stencil.correlation(glance_at_marker(gray, best.place * start));
            correlation > most) {
            most = correlation;
            likeliest = best.place * start;
        }
    MarkerFit other = align(gray, likeliest, stencil, on_small_frame);
    return other.correlation > best.correlation ? other : best;
}

/// The light within, as a share of what lies between the dark ring and the light one: in markers a third to two thirds
/// of the cells are light.
double light_within(const SoftMarker& seen)
{
    std::array<double, 3> sums{}, counts{};  // from outside to inside
    for (int row = 0; row < soft_marker_side; ++row)
        for (int column = 0; column < soft_marker_side; ++column) {
            const int from_edge = std::min({row, column, soft_marker_side - 1 - row, soft_marker_side - 1 - column, 2});
            sums[as_index(from_edge)] += static_cast<double>(seen[as_index(row * soft_marker_side + column)]);
            ++counts[as_index(from_edge)];
        }
    const double light = sums[0] / counts[0], dark = sums[1] / counts[1], within = sums[2] / counts[2];
    return light > dark ? (within - dark) / (light - dark) : -1;
}

/// What a place must look like to be worth the next step. Of markers with cells wider than 2.6 pixels the first look
/// has shown 0.86 and more, the fit 0.93; smaller ones begin with poor corners.
struct Worth {
    double first_look = 0, first_light = 0, fit = 0, least_light = 0, most_light = 0.85;
};
// Blur takes so much light from a narrow ring that what is within may seem darker than the dark ring.
constexpr Worth small_worth{0.25, -0.8, 0.7, -0.4}, large_worth{0.5, -0.1, 0.8, 0.05};

std::optional<MarkerSeen> read_framed(const cv::Mat& gray, const MarkerFit& fit, std::size_t usual_blur,
                                      const Worth& worth)
{
    const Framed frame = with_best_blur(fit, usual_blur);
    const double light = light_within(frame.fit.seen);
    if (frame.fit.correlation < worth.fit || light < worth.least_light || light > worth.most_light)
        return std::nullopt;
    auto seen = Comparing(gray, frame).read();
    if (seen)
        seen->confidence = confidence_of(*seen);
    return seen;
}

}  // namespace

bool is_certain(const MarkerSeen& seen)
{
    // What is none, boards and random cells among it, has come to a lead of 2.6 where cells are wider than 2.2 pixels
    // and to 4.7 below; markers to 6.7 and more, and below 1.7 pixels nine of ten to 4.
    constexpr double least_correlation = 0.93, least_whole = 0.75, wide_px = 2.2;
    return seen.correlation >= least_correlation && seen.whole >= least_whole &&
           seen.lead >= (seen.cell_px >= wide_px ? 4 : 5.5);
}

bool is_likely(const MarkerSeen& seen)
{
    // Of all that was none and had their size, nothing came near.
    constexpr double least_correlation = 0.88, least_lead = 2.9, least_whole = 0.75, least_px = 0.95;
    return seen.correlation >= least_correlation && seen.lead >= least_lead && seen.whole >= least_whole &&
           narrowest_px(seen) >= least_px;
}

double narrowest_px(const MarkerSeen& seen)
{
    return std::min(cv::norm(seen.corners[1] - seen.corners[0]), cv::norm(seen.corners[3] - seen.corners[0])) /
           marker_cells;
}

std::optional<MarkerSeen> read_marker(const cv::Mat& gray, const Quad& near)
{
    const Homography place = between(dark_square, near);
    const double cell_px = scale_at(place, 0, 0);
    const Worth& worth = cell_px > small_cell_px ? large_worth : small_worth;
    const std::size_t usual = usual_marker_blur(cell_px);
    const MarkerStencil& stencil = marker_frame(usual);
    const SoftMarker first = glance_at_marker(gray, place);
    if (stencil.correlation(first) < worth.first_look || light_within(first) < worth.first_light)
        return std::nullopt;
    return read_framed(gray, framed(gray, place, stencil), usual, worth);
}

std::optional<MarkerSeen> read_marker_at(const cv::Mat& gray, const Homography& place, std::size_t usual_blur)
{
    return read_framed(gray, align(gray, place, marker_frame(usual_blur), on_small_frame), usual_blur, small_worth);
}

}  // namespace cardinal::calibration
