#include "calibration/marker_finder.h"

#include "calibration/blob_quad.h"
#include "calibration/marker_book.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

// Dark blobs with four corners are looked at as soft cells; the frame that all markers share is laid over each until it
// fits best; what remains is correlated with all 587 of the family; the likeliest is laid over the picture once more as
// a whole. Correlation, lead over the next and fit of the whole decide together.
namespace cardinal::calibration {
namespace {

constexpr int steps_on_frame = 8, steps_on_whole = 4;
constexpr double half_side = marker_cells / 2.0;
const Quad dark_square = {
    {{-half_side, -half_side}, {half_side, -half_side}, {half_side, half_side}, {-half_side, half_side}}};

struct Framed {
    MarkerFit fit{};
    std::size_t blur = 0;
};

/// Chooses the blur under which what is seen there fits best, beginning with the usual one.
Framed with_best_blur(MarkerFit fit, std::size_t usual)
{
    Framed best{.fit = std::move(fit), .blur = usual};
    for (std::size_t blur = usual + 1; blur < marker_blurs.size(); ++blur) {
        const double correlation = marker_frame(blur).correlation(best.fit.seen);
        if (correlation <= best.fit.correlation)
            break;
        best.blur = blur;
        best.fit.correlation = correlation;
    }
    return best;
}

bool is_believed(MarkerId marker, const MarkerSearch& search)
{
    return search.only.empty() ? has_meaning(marker) : std::ranges::find(search.only, marker) != search.only.end();
}

/// As it would be had the marker been looked at upright.
Homography upright(const Homography& place, int quarter_turns)
{
    constexpr int cosines[] = {1, 0, -1, 0}, sines[] = {0, 1, 0, -1};
    const double c = cosines[quarter_turns], s = sines[quarter_turns];
    return place * Homography(c, -s, 0, s, c, 0, 0, 0, 1);
}

/// When a marker may be believed.
bool is_certain(const MarkerSeen& seen)
{
    constexpr double least_correlation = 0.72, least_lead = 0.22, least_frame = 0.75;
    return seen.correlation >= least_correlation && seen.lead >= least_lead && seen.frame >= least_frame;
}

double confidence_of(const MarkerSeen& seen)
{
    return std::clamp(0.9 + 0.05 * (seen.correlation - 0.72) / 0.28 + 0.05 * (seen.lead - 0.22) / 0.4, 0.0, 0.9999);
}

std::optional<MarkerSeen> read(const cv::Mat& gray, const Quad& near)
{
    constexpr double hardly_a_frame = 0.25, least_frame = 0.7, hardly_a_marker = 0.5;
    const Homography place = between(dark_square, near);
    const std::size_t usual = usual_marker_blur(scale_at(place, 0, 0));
    const MarkerStencil& stencil = marker_frame(usual);
    if (stencil.correlation(look_at_marker(gray, place)) < hardly_a_frame)
        return std::nullopt;
    const Framed frame = with_best_blur(align(gray, place, stencil, steps_on_frame), usual);
    if (frame.fit.correlation < least_frame)
        return std::nullopt;
    const MarkerReading reading = likeliest_marker(frame.fit.seen, frame.blur);
    if (reading.correlation < hardly_a_marker)
        return std::nullopt;
    const MarkerFit fit = align(gray, upright(frame.fit.place, reading.quarter_turns),
                                whole_marker(reading.marker, frame.blur), steps_on_whole);
    const MarkerReading again = likeliest_marker(fit.seen, frame.blur);
    if (again.marker != reading.marker || again.quarter_turns != 0)
        return std::nullopt;
    MarkerSeen seen{.marker = reading.marker,
                    .cell_px = scale_at(fit.place, 0, 0),
                    .correlation = again.correlation,
                    .lead = again.lead,
                    .frame = fit.correlation};
    for (std::size_t corner = 0; corner < seen.corners.size(); ++corner)
        seen.corners[corner] = at(fit.place, dark_square[corner]);
    seen.confidence = confidence_of(seen);
    return seen;
}

bool are_the_same(const MarkerSeen& one, const MarkerSeen& other)
{
    return cv::norm(middle_of(one.corners) - middle_of(other.corners)) < half_side * one.cell_px;
}

}  // namespace

std::vector<MarkerSeen> find_markers(const cv::Mat& gray, const MarkerSearch& search)
{
    std::vector<MarkerSeen> found;
    if (gray.rows < soft_marker_side || gray.cols < soft_marker_side)
        return found;
    // Turned by an eighth a square is wider by half; seen from a slant of 60 degrees it is half as high.
    const BlobRange range{.shortest = static_cast<int>(0.6 * marker_cells * search.least_cell_px),
                          .longest = static_cast<int>(1.6 * marker_cells * search.most_cell_px)};
    for (const DarkBlob& blob : dark_blobs(gray, range)) {
        const auto near = four_corners(blob);
        if (!near)
            continue;
        const auto seen = read(gray, *near);
        if (!seen || !is_certain(*seen) || !is_believed(seen->marker, search))
            continue;
        const auto known = std::ranges::find_if(found, [&](const auto& other) { return are_the_same(*seen, other); });
        if (known == found.end())
            found.push_back(*seen);
        else if (seen->correlation > known->correlation)
            *known = *seen;
    }
    return found;
}

}  // namespace cardinal::calibration
