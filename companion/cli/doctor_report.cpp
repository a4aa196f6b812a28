#include "companion/cli/doctor_report.h"

#include "companion/cli/terminal.h"
#include "companion/doctor/wording.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using doctor::Advice;
using doctor::Checkup;
using doctor::Grade;
using doctor::printed;
using doctor::ZoneCheck;
using Json = nlohmann::ordered_json;

constexpr std::size_t line_width = 100;

double thousandths(double number) { return std::round(number * 1000) / 1000; }

Style style_of(Grade grade)
{
    return grade == Grade::comfortable ? Style::good
         : grade == Grade::readable    ? Style::plain
         : grade == Grade::doubtful    ? Style::warn
                                       : Style::bad;
}

std::string headline(const Examined& examined)
{
    const Checkup& checkup = examined.checkup;
    std::string text = printed("%s, %d × %d: ", examined.source.c_str(), checkup.picture.width, checkup.picture.height);
    const auto& table = *checkup.table;
    text += printed("a mat of %.0f × %.0f mm, by %zu of its %s corners, places known to %.1f mm\n",
                    table.pose.mat.width, table.pose.mat.height, table.markers.size(),
                    table.by == calibration::CornerKind::printed ? "printed" : "loose", table.pose.error_mm);
    // How far away something is that faces the camera, nobody can tell who does not know the lens.
    if (examined.examination.lens.is_measured)
        return text + printed("The camera is %.0f cm above the table and looks from %.0f° aside; its lens was measured "
                              "(“%s”).\n",
                              checkup.stand.mm.z / 10, checkup.stand.slant_deg, examined.camera.c_str());
    return text + printed("The camera looks from about %.0f° aside. Its lens was not measured, so how high it is "
                          "cannot be told.\n",
                          checkup.stand.slant_deg);
}

std::string table_of_zones(const Examined& examined)
{
    std::size_t widest = 4;
    for (const ZoneCheck& zone : examined.checkup.zones)
        widest = std::max(widest, width_of(zone.zone.words));
    std::string text = "\n  " + padded("zone", widest) + "  px/mm  px/module  px/cell  blur px  light  glare  noise\n";
    for (const ZoneCheck& zone : examined.checkup.zones)
        text += "  " + padded(zone.zone.words, widest) +
                printed("  %5.2f  %9.2f  %7.2f  %7s  %4.0f %%  %3.0f %%  %3.1f %%  ", zone.view.px_per_mm,
                        zone.px_per_module, zone.px_per_cell,
                        zone.view.blur_px > 0 ? printed("%.2f", zone.view.blur_px).c_str() : "–", 100 * zone.view.white,
                        100 * zone.view.glare, 100 * zone.view.noise) +
                styled(word_for(zone.grade), style_of(zone.grade)) + "\n";
    return text + printed("  px/module: of codes of %.1f mm modules at the zone's worst place; %.1f is readable, %.1f "
                          "comfortable.\n",
                          examined.examination.module_mm, doctor::readable_px, doctor::comfortable_px);
}

std::string percent(const std::optional<calibration::PrintScale>& scale)
{
    return scale ? printed("%.1f %%", 100 * scale->share) : "–";
}

std::string printed_scale(const Checkup& checkup)
{
    std::string text = "\nPrinted scale: markers for their distance " + percent(checkup.markers);
    if (checkup.cards.read > 0)
        text += ", codes by the mat " + percent(checkup.cards.codes_on_mat) + ", codes by their cards " +
                percent(checkup.cards.codes_on_cards) + printed(" (%d cards read)", checkup.cards.read);
    return text + "\n";
}

std::string told(const std::vector<Advice>& advice)
{
    if (advice.empty())
        return "\n" + styled("Nothing is to be done.", Style::good) + "\n";
    std::string text = "\nWhat to do\n";
    for (const Advice& one : advice) {
        const bool is_must = one.weight == Advice::Weight::must;
        text += styled(is_must ? "  ! " : "  · ", is_must ? Style::bad : Style::warn) +
                wrapped(one.what, line_width, 4) + "\n    " + wrapped(one.cure, line_width, 4) + "\n";
    }
    return text;
}

Json json_of(const ZoneCheck& zone)
{
    return {{"zone", zone.zone.name},
            {"grade", word_for(zone.grade)},
            {"in_view", thousandths(zone.view.in_view)},
            {"px_per_mm", thousandths(zone.view.px_per_mm)},
            {"least_px_per_mm", thousandths(zone.view.least_px_per_mm)},
            {"px_per_module", thousandths(zone.px_per_module)},
            {"px_per_cell", thousandths(zone.px_per_cell)},
            {"blur_px", thousandths(zone.view.blur_px)},
            {"blur_modules", thousandths(zone.blur_modules)},
            {"white", thousandths(zone.view.white)},
            {"shade", thousandths(zone.view.shade)},
            {"glare", thousandths(zone.view.glare)},
            {"clipped", thousandths(zone.view.clipped)},
            {"noise", thousandths(zone.view.noise)}};
}

Json json_of(const std::optional<calibration::PrintScale>& scale)
{
    if (!scale)
        return nullptr;
    return {{"share", thousandths(scale->share)},
            {"deviation", thousandths(scale->deviation)},
            {"measured", scale->measured},
            {"off", is_off(*scale)}};
}

}  // namespace

std::string told(const Examined& examined)
{
    const Checkup& checkup = examined.checkup;
    if (!checkup.table) {
        std::string text =
            printed("%s, %d × %d: ", examined.source.c_str(), checkup.picture.width, checkup.picture.height) +
            checkup.no_table + "\n";
        if (checkup.cards.read > 0)
            text += printed("Cards are read all the same: %d.\n", checkup.cards.read);
        return text;
    }
    std::string text = headline(examined) + table_of_zones(examined) + printed_scale(checkup);
    if (!examined.place.empty())
        text += examined.place + "\n";
    return text + told(checkup.advice);
}

Json json_of(const Examined& examined)
{
    const Checkup& checkup = examined.checkup;
    Json json{{"frame",
               {{"source", examined.source},
                {"index", examined.frame},
                {"width", checkup.picture.width},
                {"height", checkup.picture.height}}},
              {"fit", checkup.is_fit()}};
    json["cards"] = checkup.cards.read;
    if (!checkup.table) {
        json["mat"] = nullptr;
        json["why"] = checkup.no_table;
        return json;
    }
    const auto& [pose, by, markers, lacking, misfit] = *checkup.table;
    json["mat"] = {{"width_mm", pose.mat.width},
                   {"height_mm", pose.mat.height},
                   {"corners", markers.size()},
                   {"loose", by == calibration::CornerKind::loose},
                   {"error_mm", thousandths(pose.error_mm)}};
    json["camera"] = {
        {"name", examined.camera},
        {"lens_measured", examined.examination.lens.is_measured},
        {"height_mm", examined.examination.lens.is_measured ? Json(std::round(checkup.stand.mm.z)) : Json()},
        {"slant_deg", thousandths(checkup.stand.slant_deg)},
        {"room", thousandths(checkup.room_for_zoom)}};
    json["module_mm"] = examined.examination.module_mm;
    json["grade"] = word_for(checkup.grade);
    json["zones"] = Json::array();
    for (const ZoneCheck& zone : checkup.zones)
        json["zones"].push_back(json_of(zone));
    json["scale"] = {{"markers", json_of(checkup.markers)},
                     {"codes_by_mat", json_of(checkup.cards.codes_on_mat)},
                     {"codes_by_cards", json_of(checkup.cards.codes_on_cards)}};
    json["advice"] = Json::array();
    for (const Advice& one : checkup.advice)
        json["advice"].push_back(
            {{"must", one.weight == Advice::Weight::must}, {"what", one.what}, {"cure", one.cure}});
    if (!examined.place.empty())
        json["place"] = examined.place;
    return json;
}

}  // namespace cardinal::cli
