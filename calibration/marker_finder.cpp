#include "calibration/marker_finder.h"

#include "calibration/blob_quad.h"
#include "calibration/marker_places.h"
#include "calibration/marker_reading.h"
#include "engine/core/playmat.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

// Dark blobs with four corners are read as markers. Where cells are so narrow that blur tears blobs, or merges them
// with what lies beside them, they are parted by other lines between dark and light; and once some markers were read,
// those around look alike but for the way they are turned, so places are tried where a blob was no marker.
namespace cardinal::calibration {
namespace {

bool is_believed(MarkerId marker, const MarkerSearch& search)
{
    if (search.only.empty())
        return has_meaning(marker);
    return std::ranges::find(search.only, marker) != search.only.end();
}

bool are_the_same(const MarkerSeen& one, const MarkerSeen& other)
{
    return cv::norm(middle_of(one.corners) - middle_of(other.corners)) < half_side * one.cell_px;
}

/// How many pixels a cell of a token would cover where this marker lies.
double token_cell_px(const MarkerSeen& seen)
{
    const bool is_mat = seen.marker < first_loose_corner, is_loose = !is_mat && seen.marker < first_command;
    return seen.cell_px * token_cell_mm / (is_mat ? mat_cell_mm : is_loose ? loose_cell_mm : token_cell_mm);
}

cv::Point2d place_of(const DarkBlob& blob) { return cv::Point2d(blob.box.tl() + blob.box.br() - cv::Point(1, 1)) / 2; }

double longer_side(const DarkBlob& blob) { return std::max(blob.box.width, blob.box.height); }

/// Reads blobs and keeps what they were; those that blur has merged or torn are parted and joined by other lines.
class Search {
public:
    Search(const cv::Mat& gray, const MarkerSearch& wanted) : gray_(gray), wanted_(wanted) {}

    std::vector<MarkerSeen> all()
    {
        // Turned by an eighth a square is wider by half; seen from a slant of 60 degrees it is half as high.
        range_ = {.shortest = static_cast<int>(0.6 * marker_cells * wanted_.least_cell_px),
                  .longest = static_cast<int>(1.6 * marker_cells * wanted_.most_cell_px)};
        std::vector<DarkBlob> unread, all = dark_blobs(gray_, range_);
        std::ranges::stable_sort(all, std::ranges::greater{}, longer_side);
        double least = 0;  // markers are read first that tell how small others are
        for (DarkBlob& blob : all) {
            if (longer_side(blob) < least)
                unread_.push_back(place_of(blob));
            else if (take(blob, {}))
                least = knows_enough() ? least_side(usual_sizes()) : 0;
            else
                unread.push_back(std::move(blob));
        }
        const Sizes sizes = usual_sizes();
        const bool are_small = sizes.least * unlike < small_cell_px, are_poor = sizes.least * unlike < poor_cell_px;
        if (are_small && !(are_poor && knows_enough()))
            for (const DarkBlob& blob : unread)
                if (is_alike(blob, sizes))
                    look_closer(blob);
        if (are_poor)
            for (const Line line : {Line::high, Line::low})
                look_by_another_line(sizes, line);
        if (are_poor && knows_enough())
            look_where_one_may_lie();
        believe_likely_ones();
        return found_;
    }

private:
    /// Of tokens' cells, in pixels. They lie on one table, so that none is much larger than the others.
    struct Sizes {
        double least = 0, most = 0;
    };
    static constexpr double steepest = 0.65;   // how narrow a slant of 50 degrees makes things
    static constexpr double poor_cell_px = 2;  // whose light ring blur may close
    static constexpr double unlike = 1.45;     // the near and the far edge of a table at a slant of 50 degrees

    const cv::Mat& gray_;
    const MarkerSearch& wanted_;
    BlobRange range_{};
    std::vector<MarkerSeen> found_{}, likely_{};
    std::vector<cv::Point2d> unread_{};

    /// Whether those that were read tell what others look like: then places are tried rather than blobs torn.
    bool knows_enough() const
    {
        constexpr std::size_t enough = 3;
        return found_.size() >= enough;
    }

    /// Whether there is a marker; `off` is where the blob's picture begins.
    bool take(const DarkBlob& blob, const cv::Point2d& off)
    {
        auto near = four_corners(blob);
        if (near)
            for (cv::Point2d& corner : *near)
                corner += off;
        const bool is_taken = near && take(read_marker(gray_, *near));
        if (!is_taken)
            unread_.push_back(off + place_of(blob));
        return is_taken;
    }

    bool take(const std::optional<MarkerSeen>& seen)
    {
        if (!seen || narrowest_px(*seen) < wanted_.least_cell_px * steepest)
            return false;
        if (is_certain(*seen))
            keep(found_, *seen);
        else if (is_likely(*seen))
            keep(likely_, *seen);
        return is_certain(*seen);
    }

    static void keep(std::vector<MarkerSeen>& all, const MarkerSeen& seen)
    {
        const auto known = std::ranges::find_if(all, [&](const auto& other) { return are_the_same(seen, other); });
        if (known == all.end())
            all.push_back(seen);
        else if (seen.correlation > known->correlation)
            *known = seen;
    }

    /// Those of the likely ones that are as large as what was found for certain.
    void believe_likely_ones()
    {
        constexpr std::size_t enough = 2;
        const std::vector<MarkerSeen> certain = found_;
        for (const MarkerSeen& seen : likely_) {
            const auto has_size = [&](double cell_px) {
                const double ratio = token_cell_px(seen) / cell_px;
                return ratio < unlike && ratio > 1 / unlike;
            };
            const auto fellows = std::ranges::count_if(certain, [&](const MarkerSeen& other) {
                return has_size(token_cell_px(other)) && !are_the_same(seen, other);
            });
            const bool is_known =
                std::ranges::any_of(certain, [&](const MarkerSeen& other) { return are_the_same(seen, other); });
            const bool is_expected = wanted_.token_cell_px > 0 && has_size(wanted_.token_cell_px);
            if (!is_known && (is_expected || static_cast<std::size_t>(fellows) >= enough))
                found_.push_back(seen);
        }
    }

    Sizes usual_sizes() const
    {
        Sizes sizes{1e9, 0};
        for (const MarkerSeen& seen : found_) {
            sizes.least = std::min(sizes.least, token_cell_px(seen));
            sizes.most = std::max(sizes.most, token_cell_px(seen));
        }
        return found_.empty() ? Sizes{wanted_.least_cell_px, small_cell_px}
                              : Sizes{sizes.least / unlike, sizes.most * unlike};
    }

    static bool is_alike(const DarkBlob& blob, const Sizes& sizes)
    {
        return longer_side(blob) > least_side(sizes) &&
               longer_side(blob) < 1.5 * marker_cells * std::min(sizes.most, small_cell_px);
    }
    static double least_side(const Sizes& sizes) { return 0.7 * marker_cells * sizes.least; }

    bool is_taken(const cv::Rect& box) const { return is_taken((cv::Point2d(box.tl()) + cv::Point2d(box.br())) / 2); }
    bool is_taken(const cv::Point2d& middle) const
    {
        return std::ranges::any_of(found_, [&](const MarkerSeen& seen) {
            return cv::norm(middle_of(seen.corners) - middle) < half_side * seen.cell_px;
        });
    }

    void look_closer(const DarkBlob& blob)
    {
        constexpr int around = 5;
        const cv::Rect part =
            cv::Rect(blob.box.tl() - cv::Point(around, around), blob.box.br() + cv::Point(around, around)) &
            cv::Rect({}, gray_.size());
        for (const Line line : {Line::high, Line::low})
            for (const DarkBlob& other : dark_blobs(gray_(part), {range_.shortest, range_.longest, line}))
                if (take(other, part.tl()))
                    return;
    }

    /// A marker that was read, as tokens near it will look.
    struct Example {
        cv::Point2d middle{};
        CellShape shape{};
        float contrast = 0;
        std::size_t blur = 0;
    };
    std::vector<Example> examples() const
    {
        std::vector<Example> all;
        for (const MarkerSeen& seen : found_) {
            const cv::Point2d middle = middle_of(seen.corners);
            const CellShape own = cell_shape(seen.corners);
            const double scale = std::pow(token_cell_px(seen) / seen.cell_px, 2);
            const CellShape shape{scale * own.xx, scale * own.xy, scale * own.yy};
            all.push_back({middle, shape, contrast_at(gray_, middle, own), usual_marker_blur(token_cell_px(seen))});
        }
        return all;
    }

    /// What blur has torn or merged with its surroundings is looked for by what others on the table look like.
    void look_where_one_may_lie()
    {
        constexpr float least_contrast = 0.5;  // of the nearest one's
        const std::vector<Example> read_already = examples();
        std::vector<cv::Point2d> tried;
        for (const cv::Point2d& middle : unread_) {
            const auto away = [&](const cv::Point2d& other) { return cv::norm(other - middle); };
            const Example& like =
                *std::ranges::min_element(read_already, {}, [&](const Example& each) { return away(each.middle); });
            const double near = std::sqrt(std::min(like.shape.xx, like.shape.yy));
            if (is_taken(middle) || std::ranges::any_of(tried, [&](const auto& other) { return away(other) < near; }))
                continue;
            tried.push_back(middle);
            if (contrast_at(gray_, middle, like.shape) < least_contrast * like.contrast)
                continue;
            for (const Homography& place : likely_places(gray_, middle, like.shape, marker_frame(like.blur)))
                if (take(read_marker_at(gray_, place, like.blur)))
                    break;
        }
    }

    void look_by_another_line(const Sizes& sizes, Line line)
    {
        for (const DarkBlob& blob : dark_blobs(gray_, {range_.shortest, range_.longest, line}))
            if (is_alike(blob, sizes) && !is_taken(blob.box) && !take(blob, {}) && !knows_enough())
                look_closer(blob);
    }
};

}  // namespace

std::vector<MarkerSeen> find_markers(const cv::Mat& gray, const MarkerSearch& search)
{
    if (gray.rows < soft_marker_side || gray.cols < soft_marker_side)
        return {};
    std::vector<MarkerSeen> found = Search(gray, search).all();
    std::erase_if(found, [&](const MarkerSeen& seen) { return !is_believed(seen.marker, search); });
    return found;
}

}  // namespace cardinal::calibration
