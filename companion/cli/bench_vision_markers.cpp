// Row 11: markers of tokens far away, and what is none, beside OpenCV's detector of the same family.
#include "calibration/marker_finder.h"
#include "companion/cli/bench_vision.h"
#include "companion/cli/marker_tables.h"

#include <cmath>
#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli::bench {
namespace {

using calibration::MarkerSeen;

struct Condition {
    const char* name = "";
    MarkerTable table{};
    const char* target = "";
};

/// As a camera of 1080p sees 45 tokens that cover the whole table.
MarkerTable whole_frame(double cell_px, studio::Profile profile)
{
    const double width_mm = 1860 / cell_px * token_cell_mm, height_mm = 1020 / cell_px * token_cell_mm;
    const double apart_mm = std::min(width_mm / 8, height_mm / 5);
    return {.cell_px = cell_px,
            .profile = profile,
            .columns = static_cast<int>(width_mm / apart_mm),
            .rows = static_cast<int>(height_mm / apart_mm),
            .apart_mm = apart_mm};
}

const Condition conditions[] = {
    {"tokens at 1.5 px/cell", {.cell_px = 1.5}, "99.5 %, none false, ≤ 10 ×"},
    {"tokens at 2 px/cell", {.cell_px = 2}, "99.5 %, none false, ≤ 10 ×"},
    {"tokens at 3 px/cell", {.cell_px = 3}, "99.5 %, none false, ≤ 10 ×"},
    {"tokens at 3 px/cell, 50°", {.cell_px = 3, .least_tilt = 50}, ""},
    {"tokens at 3 px/cell, hard", {.cell_px = 3, .profile = studio::Profile::hard}, ""},
    {"1080p, 45 tokens, 1.5 px/cell", whole_frame(1.5, studio::Profile::real), "≤ 10 ×"},
    {"1080p, 45 tokens, 3.4 px/cell", whole_frame(3.4, studio::Profile::real), "≤ 10 ×"},
    {"random cells, 1.5 px/cell", {.cell_px = 1.5, .lookalike = Lookalike::random_cells}, "0 false"},
    {"random cells, 3 px/cell", {.cell_px = 3, .lookalike = Lookalike::random_cells}, "0 false"},
    {"markers of nobody, 1.5 px/cell", {.cell_px = 1.5, .lookalike = Lookalike::others}, "0 false"},
    {"boards, letters, 1.5 px/cell", {.cell_px = 1.5, .lookalike = Lookalike::shapes}, "0 false"},
};

std::vector<MarkerSeen> found_by_aruco(const cv::Mat& gray)
{
    static const auto family = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_APRILTAG_36h11);
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(gray, family, corners, ids);
    std::vector<MarkerSeen> found;
    for (std::size_t at = 0; at < ids.size(); ++at) {
        MarkerSeen seen{.marker = static_cast<MarkerId>(ids[at])};
        std::copy(corners[at].begin(), corners[at].end(), seen.corners.begin());
        if (has_meaning(seen.marker))
            found.push_back(seen);
    }
    return found;
}

template <class Find>
void look(const MarkersLaid& laid, int tokens, int times, Find find, Line& line)
{
    std::vector<MarkerSeen> found;
    line.ms += ms_of(times, [&] { found = find(laid.gray); });
    const MarkerCount count = count_of(laid, found);
    line.known += count.there;
    line.recognized += count.found;
    line.falsely += count.wrong;
    line.unknown += laid.markers.empty() ? tokens : 0;
}

void measure(const Condition& condition, int tables, const Tell& tell)
{
    Line ours{.row = "11", .condition = condition.name, .who = "Cardinal", .target = condition.target};
    Line theirs{.row = "11", .condition = condition.name, .who = "ArUco, 36h11"};
    double gray_ms = 0;
    MarkerTable table = condition.table;
    for (int at = 0; at < tables; ++at, ++table.seed) {
        const MarkersLaid laid = table_of_markers(table);
        const int tokens = table.columns * table.rows;
        cv::Mat gray;
        gray_ms += ms_of(9, [&] { cv::cvtColor(laid.picture, gray, cv::COLOR_BGR2GRAY); });
        look(
            laid, tokens, 5, [](const cv::Mat& picture) { return calibration::find_markers(picture); }, ours);
        look(laid, tokens, 1, found_by_aruco, theirs);
    }
    for (Line* line : {&ours, &theirs}) {
        // Small pictures have more markers for their size than any frame: only whole frames are compared.
        line->grays = condition.table.apart_mm > MarkerTable{}.apart_mm ? line->ms / gray_ms : 0;
        line->ms /= tables;
        tell(*line);
    }
}

}  // namespace

void measure_markers(const Effort& effort, const Tell& tell)
{
    if (!effort.wants("11"))
        return;
    for (const Condition& condition : conditions)
        measure(condition, condition.table.apart_mm > MarkerTable{}.apart_mm ? effort.of(20, 1) : effort.of(200, 4),
                tell);
}

}  // namespace cardinal::cli::bench
