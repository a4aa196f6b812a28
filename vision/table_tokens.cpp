#include "vision/table_tokens.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

using calibration::MarkerSeen;

constexpr double between_looks_ms = 90, same_place_mm = 4, really_moved_mm = 1.0;
// What was taken from one place comes down at another before long.
constexpr double remembered_ms = 20000;
constexpr int looks_in_vain = 2;
constexpr double much_changed = 0.2;
// Cells among dark and light ones may differ by much and be the same: where a token was taken from fine print, few of
// them tell. Then it is looked for longer.
constexpr double hardly_changed = 0.05;
constexpr int many_looks_in_vain = 4;
// From the dark square to the token's rim.
constexpr double rim = 0.3;

Quad grown(const Quad& square, double share)
{
    Quad larger = square;
    for (cv::Point2d& corner : larger)
        corner += (corner - middle_of(square)) * share;
    return larger;
}

cv::Rect box_of(const Quad& pixels, const cv::Mat& gray)
{
    return cv::boundingRect(std::vector<cv::Point2f>(pixels.begin(), pixels.end())) &
           cv::Rect(0, 0, gray.cols, gray.rows);
}

void shift(MarkerSeen& marker, const cv::Point& by)
{
    for (cv::Point2d& corner : marker.corners)
        corner += cv::Point2d(by);
}

bool is_of_the_mat(MarkerId marker) { return marker < first_command || marker >= first_calibration_marker; }

}  // namespace

void TableTokens::look(const cv::Rect& part, const Moment& now, double least_cell_px)
{
    if (std::min(part.width, part.height) < 2 * marker_cells)
        return;
    // Who knows how large a token is here need not see others of its size to believe one.
    const cv::Point2d middle = now.plane.mm(cv::Point2d(part.tl() + part.br()) / 2);
    const double cell_px = now.plane.pose() ? token_cell_mm * now.plane.px_per_mm_at(middle) : 0;
    for (MarkerSeen marker :
         calibration::find_markers(now.gray(part), {.least_cell_px = least_cell_px, .token_cell_px = cell_px})) {
        shift(marker, part.tl());
        if (!is_of_the_mat(marker.marker))
            see(marker, now);
    }
}

int TableTokens::number_for(MarkerId marker, double time_ms)
{
    std::erase_if(gone_, [&](const Gone& gone) { return time_ms - gone.gone_ms > remembered_ms; });
    const auto gone = std::ranges::find(gone_, marker, &Gone::marker);
    if (gone == gone_.end())
        return next_track_++;
    const int track = gone->track;
    gone_.erase(gone);
    return track;
}

void TableTokens::see(const MarkerSeen& marker, const Moment& now)
{
    const Quad mm = now.plane.mm(marker.corners);
    const auto known = std::ranges::find_if(tokens_, [&](const BelievedToken& token) {
        return token.seen.marker == marker.marker && cv::norm(middle_of(token.mm) - middle_of(mm)) < same_place_mm;
    });
    if (known == tokens_.end()) {
        // Where another face shows now, that token was turned, or taken away.
        std::erase_if(tokens_, [&](const BelievedToken& token) {
            const bool is_there = cv::norm(middle_of(token.mm) - middle_of(mm)) < same_place_mm;
            if (is_there)
                gone_.push_back({token.track, token.seen.marker, now.time_ms});
            return is_there;
        });
        tokens_.push_back({.track = number_for(marker.marker, now.time_ms),
                           .seen = marker,
                           .mm = mm,
                           .found_ms = now.time_ms,
                           .looked_ms = now.time_ms,
                           .seen_ms = now.time_ms});
        has_changed_ = true;
        return;
    }
    if (cv::norm(middle_of(known->mm) - middle_of(mm)) > really_moved_mm) {
        known->mm = mm;
        has_changed_ = true;
    }
    known->seen = marker;
    known->is_settled |= now.time_ms - known->found_ms >= between_looks_ms;
    known->is_doubted = !known->is_settled;
    known->looked_ms = known->seen_ms = now.time_ms;
    known->failures = 0;
    known->is_news |= known->is_settled;
    known->is_in_map |= known->is_settled && known->changed == 0;
}

void TableTokens::doubt_all()
{
    for (BelievedToken& token : tokens_)
        token.is_doubted = true;
    has_changed_ = true;
}

void TableTokens::label(const ChangeMap& map, const TablePlane& plane)
{
    has_changed_ = false;
    cells_ = cv::Mat::zeros(map.size(), CV_8U);
    for (const BelievedToken& token : tokens_)
        map.draw(cells_, plane.pixels(grown(token.mm, rim)), 255);
}

cv::Mat TableTokens::unsettled_cells(const ChangeMap& map, const TablePlane& plane) const
{
    cv::Mat cells = cv::Mat::zeros(map.size(), CV_8U);
    for (const BelievedToken& token : tokens_)
        if (!token.is_settled)
            map.draw(cells, plane.pixels(grown(token.mm, rim)), 255);
    return cells;
}

void TableTokens::count(const ChangeMap& map, const cv::Mat& foreign, const TablePlane& plane)
{
    for (BelievedToken& token : tokens_) {
        token.cells = token.changed = token.restless = 0;
        cv::Mat mask = cv::Mat::zeros(map.size(), CV_8U);
        const Quad pixels = plane.pixels(token.mm);
        map.draw(mask, pixels, 255);
        const cv::Point2d from = map.cell_of(pixels[0]), to = map.cell_of(pixels[2]);
        const double reach = cv::norm(to - from);
        const cv::Point2d middle = (from + to) / 2;
        const cv::Rect box =
            cv::Rect(cv::Point(middle - cv::Point2d(reach, reach)), cv::Point(middle + cv::Point2d(reach, reach))) &
            cv::Rect({0, 0}, map.size());
        for (int row = box.y; row < box.br().y; ++row)
            for (int column = box.x; column < box.br().x; ++column) {
                if (mask.at<uchar>(row, column) == 0)
                    continue;
                const int changed = map.changed().at<uchar>(row, column) & 1;
                ++token.cells;
                token.changed += changed;
                token.restless +=
                    (map.moving().at<uchar>(row, column) & 1) | (changed & foreign.at<uchar>(row, column));
            }
        // What was under a hand all the time never came to be believed: then nothing changes when it is taken away.
        const bool is_as_before_it_came = !token.is_in_map && token.is_settled && token.changed == 0;
        token.is_doubted |= token.changed > hardly_changed * token.cells || is_as_before_it_came;
    }
}

bool TableTokens::looks_itself(BelievedToken& token, const Moment& now, std::vector<MarkerSeen>& others)
{
    token.looked_ms = now.time_ms;
    const cv::Rect part = box_of(now.plane.pixels(grown(token.mm, 1)), now.gray);
    if (std::min(part.width, part.height) < 2 * marker_cells)
        return false;
    bool is_there = false;
    for (MarkerSeen marker : calibration::find_markers(
             now.gray(part), {.least_cell_px = 0.8 * token.seen.cell_px, .token_cell_px = token.seen.cell_px})) {
        shift(marker, part.tl());
        const bool is_itself = marker.marker == token.seen.marker &&
                               cv::norm(middle_of(now.plane.mm(marker.corners)) - middle_of(token.mm)) < same_place_mm;
        is_there |= is_itself;
        if (is_itself)
            see(marker, now);
        else if (!is_of_the_mat(marker.marker))
            others.push_back(marker);
    }
    return is_there;
}

void TableTokens::look_again(const Moment& now, const TableCards& cards)
{
    std::vector<int> gone;
    std::vector<MarkerSeen> others;
    for (BelievedToken& token : tokens_) {
        const bool is_due =
            (token.is_doubted || !token.is_settled) && now.time_ms - token.looked_ms >= between_looks_ms;
        if (!is_due || token.restless > 0.05 * token.cells || cards.covers(token.mm, token.seen_ms))
            continue;
        if (looks_itself(token, now, others) || ++token.failures < looks_in_vain)
            continue;
        const bool has_hardly_changed = token.changed <= hardly_changed * token.cells;
        if (token.changed > much_changed * token.cells || !token.is_settled || !token.is_in_map ||
            (!has_hardly_changed && token.failures >= many_looks_in_vain))
            gone.push_back(token.track);
        else if (has_hardly_changed)
            token.is_doubted = false, token.failures = 0;
    }
    for (const int track : gone) {
        const auto token = std::ranges::find(tokens_, track, &BelievedToken::track);
        gone_.push_back({track, token->seen.marker, now.time_ms});
        left_.push_back(token->mm);
        tokens_.erase(token);
        has_changed_ = true;
    }
    for (const MarkerSeen& other : others)
        see(other, now);
}

cv::Mat TableTokens::newly_settled_cells(const ChangeMap& map, const TablePlane& plane)
{
    cv::Mat cells = cv::Mat::zeros(map.size(), CV_8U);
    for (BelievedToken& token : tokens_) {
        token.is_news = token.is_news && token.changed > 0;
        if (token.is_news && !token.is_doubted)
            map.draw(cells, plane.pixels(grown(token.mm, rim)), 255);
    }
    return cells;
}

void TableTokens::tell(Scene& scene, const Moment& now, const ChangeMap& map, const cv::Mat& hidden) const
{
    for (const BelievedToken& token : tokens_) {
        SceneToken told{.track = token.track,
                        .last = {.marker = token.seen.marker,
                                 .quad = now.plane.pixels(token.mm),
                                 .confidence = token.seen.confidence},
                        .last_seen_ms = token.seen_ms};
        const cv::Point cell = map.cell_of(middle_of(told.last.quad));
        const bool is_hidden = cell.inside(cv::Rect({0, 0}, map.size())) && hidden.at<uchar>(cell) != 0;
        told.state = is_hidden         ? Stillness::disturbed
                   : !token.is_settled ? Stillness::candidate
                   : token.is_doubted  ? Stillness::disturbed
                                       : Stillness::settled;
        if (told.state == Stillness::settled)
            told.last_seen_ms = now.time_ms;
        for (const SceneCard& card : scene.cards)
            if (contains(card.last.quad, middle_of(told.last.quad)))
                told.on = card.track;
        if (now.plane.pose()) {
            told.middle = middle_of(token.mm);
            told.angle = angle_of(token.mm);
        }
        scene.tokens.push_back(told);
    }
}

}  // namespace cardinal::vision
