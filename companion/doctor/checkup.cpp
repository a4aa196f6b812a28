#include "companion/doctor/checkup.h"

#include "companion/doctor/advice.h"
#include "vision/card_finder.h"
#include "vision/outline_finder.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::doctor {
namespace {

using calibration::TablePose;

cv::Mat gray_of(const cv::Mat& picture)
{
    cv::Mat gray = picture;
    if (picture.channels() == 3)
        cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

/// The table of the mat whose markers are as far from each other as these.
std::optional<calibration::TableFound> table_in(const std::vector<calibration::MarkerSeen>& markers,
                                                const Examination& examination)
{
    std::optional<calibration::TableFound> best;
    for (const MatSize& mat : examination.mats) {
        auto found = calibration::find_table(markers, mat, examination.lens);
        if (found && (!best || found->misfit_px < best->misfit_px))
            best = std::move(found);
    }
    return best;
}

std::vector<calibration::Patch> patches_of(const cv::Mat& gray, const calibration::TableFound& table)
{
    std::vector<calibration::Patch> patches;
    for (const calibration::MarkerSeen& marker : table.markers) {
        const calibration::Reference reference{
            .mm = calibration::corner_square(table.pose.mat, marker.marker % corners, table.by),
            .px = marker.corners,
            .cells = marker_cells};
        if (const auto patch = patch_of(gray, table.pose, reference))
            patches.push_back(*patch);
    }
    return patches;
}

ZoneCheck check_of(const cv::Mat& gray, const Checkup& checkup, const NamedArea& zone, double module_mm)
{
    ZoneCheck check{.zone = zone, .view = view_of(gray, checkup.table->pose, checkup.light, zone.area)};
    // As it is shown: what reads 1.00 must not be called less.
    check.px_per_module = std::round(100 * check.view.least_px_per_mm * module_mm) / 100;
    check.px_per_cell = check.view.least_px_per_mm * token_cell_mm;
    check.blur_modules = check.px_per_module > 0 ? check.view.blur_px / check.px_per_module : 0;
    check.grade = check.view.in_view > 0 ? grade_of(check.px_per_module, check.blur_modules) : Grade::unreadable;
    return check;
}

/// How long something is that runs between two places of a code, in modules around its middle.
double module_mm_on(const TablePose& pose, const vision::Homography& symbol)
{
    constexpr double half = code_modules / 2.0;
    const auto apart = [&](double x, double y) {
        return cv::norm(to_mm(pose, calibration::at(symbol, x, y)) - to_mm(pose, calibration::at(symbol, -x, -y)));
    };
    return (apart(half, 0) + apart(0, half)) / 2 / code_modules;
}

/// The edges of the card, wherever its code says that they should be: the largest outline around the code that may be
/// the card's, its corners in the sighting's order. Borders that are printed on cards lie farther in.
std::optional<vision::Quad> edges_of(const vision::CardSighting& card, const std::vector<vision::Quad>& outlines)
{
    std::optional<vision::Quad> best;
    double farthest = 0;
    const double height = cv::norm(card.quad[3] - card.quad[0]);
    for (const vision::Quad& outline : outlines)
        for (int turns = 0; turns < 4; ++turns) {
            const vision::Quad quad = vision::turned(outline, turns);
            double off = 0, out = 0;
            for (std::size_t corner = 0; corner < quad.size(); ++corner) {
                off = std::max(off, cv::norm(quad[corner] - card.quad[corner]));
                out += cv::norm(quad[corner] - vision::middle_of(card.quad));
            }
            constexpr double may_be_off = 0.12;  // of the card's height: a tenth smaller or larger, from the upper left
            if (off < may_be_off * height && out > farthest) {
                best = quad;
                farthest = out;
            }
        }
    return best;
}

/// The same in widths and heights of the card that it stands on: no table is needed.
double module_mm_by_edges(const vision::CardSighting& card, const vision::Quad& edges, const vision::CardSize& size)
{
    const vision::Homography to_card = vision::card_in_picture(edges, size).inv();
    constexpr double half = code_modules / 2.0;
    const auto apart = [&](double x, double y) {
        return cv::norm(calibration::at(to_card, calibration::at(card.reading.symbol, x, y)) -
                        calibration::at(to_card, calibration::at(card.reading.symbol, -x, -y)));
    };
    return (apart(half, 0) + apart(0, half)) / 2 / code_modules;
}

CardsCheck cards_in(const cv::Mat& gray, const std::optional<calibration::TableFound>& table,
                    const Examination& examination)
{
    CardsCheck check;
    if (!examination.codebook || examination.codebook->size() == 0)
        return check;
    const vision::CodeReader reader(*examination.codebook);
    const vision::Printing printing{.modules_mm = {examination.module_mm}};
    const std::vector<vision::Quad> outlines = vision::find_outlines(gray);
    std::vector<double> on_mat, on_cards;
    for (const vision::CardSighting& card : vision::find_cards(gray, reader, printing)) {
        ++check.read;
        if (table)
            on_mat.push_back(module_mm_on(table->pose, card.reading.symbol) / examination.module_mm);
        if (const auto edges = edges_of(card, outlines))
            on_cards.push_back(module_mm_by_edges(card, *edges, printing.card) / examination.module_mm);
    }
    // One or two cards may lie on others, or be sleeved: what several say is believed.
    constexpr std::size_t enough = 3;
    if (on_mat.size() >= enough)
        check.codes_on_mat = calibration::scale_of(on_mat);
    if (on_cards.size() >= enough)
        check.codes_on_cards = calibration::scale_of(on_cards);
    return check;
}

}  // namespace

// Under real conditions 99 % and more of all codes are recognized at 1.0 px a module, with a blur of up to 0.8 modules;
// with a blur that is wider, as many need modules that are larger by as much. Below that it depends on how well the
// card's outline is seen, and from 0.6 px on nothing is left to be recognized.
Grade grade_of(double px_per_module, double blur_modules)
{
    if (px_per_module >= comfortable_px && blur_modules <= 0.65)
        return Grade::comfortable;
    if (px_per_module >= readable_px && blur_modules <= 0.8)
        return Grade::readable;
    if (px_per_module >= 0.65 && blur_modules <= 1.05)
        return Grade::doubtful;
    return Grade::unreadable;
}

const char* word_for(Grade grade)
{
    switch (grade) {
    case Grade::comfortable: return "comfortable";
    case Grade::readable: return "readable";
    case Grade::doubtful: return "doubtful";
    case Grade::unreadable: return "unreadable";
    }
    return "";
}

bool Checkup::is_fit() const
{
    return table && std::ranges::none_of(advice, [](const Advice& one) { return one.weight == Advice::Weight::must; });
}

Checkup examine(const cv::Mat& picture, const Examination& examination)
{
    const cv::Mat gray = gray_of(picture);
    Checkup checkup{.picture = gray.size()};
    const auto markers = calibration::find_markers(gray);
    checkup.table = table_in(markers, examination);
    checkup.cards = cards_in(gray, checkup.table, examination);
    if (!checkup.table) {
        checkup.no_table = why_no_table(gray, markers);
        return checkup;
    }
    const TablePose& pose = checkup.table->pose;
    checkup.light = calibration::LightOnTable(patches_of(gray, *checkup.table), pose.mat);
    checkup.stand = standpoint_of(pose);
    checkup.room_for_zoom = room_for_zoom(pose);
    const bool is_printed = checkup.table->by == calibration::CornerKind::printed;
    if (is_printed)
        checkup.markers = calibration::scale_of_markers(checkup.light.patches(), marker_cells * mat_cell_mm);
    for (const NamedArea& zone : examination.game ? zones_of(*examination.game) : parts_of(pose.mat))
        checkup.zones.push_back(check_of(gray, checkup, zone, examination.module_mm));
    const auto worst = std::ranges::max_element(checkup.zones, {}, &ZoneCheck::grade);
    checkup.grade = worst == checkup.zones.end() ? Grade::unreadable : worst->grade;
    checkup.advice = advice_for(checkup, examination);
    return checkup;
}

}  // namespace cardinal::doctor
