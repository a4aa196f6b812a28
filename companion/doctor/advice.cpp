#include "companion/doctor/advice.h"

#include "calibration/edge.h"
#include "companion/doctor/wording.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace cardinal::doctor {
namespace {

using Weight = Advice::Weight;
using Zones = std::vector<const ZoneCheck*>;

Zones zones_where(const Checkup& checkup, const std::function<bool(const ZoneCheck&)>& holds)
{
    Zones zones;
    for (const ZoneCheck& zone : checkup.zones)
        if (holds(zone))
            zones.push_back(&zone);
    return zones;
}

std::string named(const Zones& zones)
{
    std::vector<std::string> names;
    for (const ZoneCheck* zone : zones)
        names.push_back(zone->zone.words);
    return listed(names);
}

/// Below this share the light is called uneven; cameras and codes bear more, but then darkness is near.
constexpr double much_shade = 0.6;
constexpr double much_glare = 0.01, much_noise = 0.06, much_veil = 0.3;

class Advising {
public:
    Advising(const Checkup& checkup, const Examination& examination)
        : checkup_(checkup), examination_(examination), pose_(checkup.table->pose)
    {}

    std::vector<Advice> all()
    {
        look_at_frame();
        look_at_scale();
        look_at_blur();
        look_at_light();
        look_at_print();
        look_at_lens();
        std::ranges::stable_sort(advice_, {}, &Advice::weight);
        return std::move(advice_);
    }

private:
    const Checkup& checkup_;
    const Examination& examination_;
    const calibration::TablePose& pose_;
    std::vector<Advice> advice_{};

    void say(Weight weight, std::string what, std::string cure)
    {
        advice_.push_back({weight, std::move(what), std::move(cure)});
    }

    void look_at_frame()
    {
        constexpr double nearly_all = 0.98;
        const Zones cut = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.in_view < nearly_all; });
        if (!cut.empty())
            say(Weight::must, printed("%s: not all of it is in the picture.", named(cut).c_str()),
                "Turn the camera, or put it a little farther away, until the whole mat is in the picture.");
        static constexpr const char* corner_names[] = {"upper left", "upper right", "lower right", "lower left"};
        std::vector<std::string> lacking;
        for (const int corner : checkup_.table->lacking)
            lacking.emplace_back(corner_names[corner]);
        if (!lacking.empty())
            say(Weight::should,
                printed("Not all of the mat's corner markers are seen; the %s is missing.", listed(lacking).c_str()),
                "Uncover it, or take away what is mirrored on it: with all four, places are known better.");
    }

    // ---- how large ----

    /// What makes everything larger in the picture by this much.
    std::string larger_by(double times, double px_now) const
    {
        std::vector<std::string> ways;
        if (checkup_.room_for_zoom >= times) {
            const double share = 1 - 1 / times;
            ways.push_back(
                examination_.lens.is_measured
                    ? printed("bring the camera %.0f cm closer", std::ceil(checkup_.stand.distance_mm * share / 10))
                    : printed("bring the camera closer, by %.0f %% of its distance", std::ceil(100 * share)));
        }
        constexpr double steep = 25, finest = 3840;
        if (checkup_.stand.slant_deg > steep)
            ways.push_back(printed("put the camera more upright above the table (it looks from %.0f° aside)",
                                   checkup_.stand.slant_deg));
        if (checkup_.picture.width < finest * 0.9)
            ways.push_back(printed("use 4K (3840 × 2160): %.1f px per module",
                                   px_now * finest / std::max(checkup_.picture.width, checkup_.picture.height)));
        if (ways.empty() && checkup_.room_for_zoom > 1.1)
            ways.emplace_back("bring the camera as near as the mat still fits the picture");
        if (ways.empty())
            return "The mat fills the picture already: use a camera with more pixels, or codes with larger modules.";
        std::string text;
        for (std::size_t at = 0; at < ways.size(); ++at)
            text += (at == 0 ? "" : at + 1 == ways.size() ? ", or " : ", ") + ways[at];
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        return text + ".";
    }

    static const ZoneCheck& smallest(const Zones& zones)
    {
        return **std::ranges::min_element(zones, {}, [](const ZoneCheck* zone) { return zone->px_per_module; });
    }

    void look_at_scale()
    {
        const auto below = [&](double least) {
            return zones_where(
                checkup_, [&](const ZoneCheck& zone) { return zone.view.in_view > 0 && zone.px_per_module < least; });
        };
        const double module = examination_.module_mm;
        if (const Zones far = below(readable_px); !far.empty()) {
            const double px = smallest(far).px_per_module;
            say(Weight::must,
                printed("%s: %.2f px per module of %.1f mm; codes are readable from %.1f px on.", named(far).c_str(),
                        px, module, readable_px),
                larger_by(readable_px / px, px));
        } else if (const Zones small = below(comfortable_px); !small.empty()) {
            const double px = smallest(small).px_per_module;
            say(Weight::should,
                printed("%s: %.2f px per module of %.1f mm. That is readable, and comfortable from %.1f px on.",
                        named(small).c_str(), px, module, comfortable_px),
                larger_by(comfortable_px / px, px));
        }
    }

    // ---- how sharp ----

    void look_at_blur()
    {
        constexpr double too_wide = 0.8;
        const Zones soft = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.blur_modules > too_wide; });
        if (soft.empty())
            return;
        const auto worst = std::ranges::max_element(soft, {}, [](const ZoneCheck* zone) { return zone->blur_modules; });
        const double px = (*worst)->view.blur_px, modules = (*worst)->blur_modules;
        // What is merely small is said already; here only what is not sharp.
        constexpr double sharp_px = 0.75;
        if (px < sharp_px)
            return;
        say(modules > 1.05 ? Weight::must : Weight::should,
            printed("%s: blurred, edges are %.2f px wide, %.2f modules.", named(soft).c_str(), px, modules),
            is_moving() ? "It is blurred in one direction: fasten the camera, keep the table still, or give more light "
                          "so that the camera exposes for a shorter time."
                        : "Let the camera focus on the table and keep it so, and wipe its lens.");
    }

    bool is_moving() const
    {
        double across = 0, along = 0;
        for (const calibration::Patch& patch : checkup_.light.patches()) {
            across += patch.blur_across_px;
            along += patch.blur_along_px;
        }
        constexpr double clearly = 1.3;
        return across > 0 && along > 0 && std::max(across / along, along / across) > clearly;
    }

    // ---- how lit ----

    void look_at_light()
    {
        if (checkup_.light.patches().empty())
            return;
        look_at_exposure();
        look_at_shade();
        const Zones glaring = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.glare > much_glare; });
        if (!glaring.empty())
            say(Weight::should, printed("%s: a lamp or a window is mirrored there.", named(glaring).c_str()),
                "Move the lamp to the side, or the camera: what mirrors must not send the lamp's light to the camera. "
                "Matt sleeves help.");
        const Zones noisy = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.noise > much_noise; });
        if (!noisy.empty())
            say(Weight::should,
                printed("%s: noisy, pixels of white paper differ by %.0f %%.", named(noisy).c_str(),
                        100 * noisy.front()->view.noise),
                "More light, or a camera with a larger lens.");
        if (checkup_.light.black() > much_veil)
            say(Weight::should,
                printed("A veil of light lies on the picture: ink is %.0f %% as bright as paper.",
                        100 * checkup_.light.black()),
                "Wipe the lens, and keep lamps from shining into it.");
    }

    void look_at_exposure()
    {
        constexpr double too_dark = 0.1, too_bright = 0.975;
        const Zones dark = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.white < too_dark; });
        if (!dark.empty())
            say(Weight::should,
                printed("%s: too dark, white paper reaches %.0f %% of what the camera can tell.", named(dark).c_str(),
                        100 * dark.front()->view.white),
                "More light, or a longer exposure.");
        const Zones bright = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.white > too_bright; });
        if (!bright.empty())
            say(Weight::should,
                printed("%s: too bright, white paper is beyond what the camera can tell.", named(bright).c_str()),
                "A shorter exposure, or less light.");
    }

    void look_at_shade()
    {
        const Zones shaded = zones_where(checkup_, [](const ZoneCheck& zone) { return zone.view.shade > much_shade; });
        if (!shaded.empty()) {
            const auto darkest =
                std::ranges::max_element(shaded, {}, [](const ZoneCheck* zone) { return zone->view.shade; });
            say(Weight::should,
                printed("%s: only %.0f %% of the light of the brightest place.", named(shaded).c_str(),
                        100 * (1 - (*darkest)->view.shade)),
                "Move the lamp towards that side, or add a second one there.");
        }
        const Zones darkened = darker_than_the_others();
        if (!darkened.empty())
            say(Weight::should,
                printed("%s: darker than the rest of the mat. A shadow lies there, or something dark.",
                        named(darkened).c_str()),
                "If it is a shadow, move what throws it, or the lamp.");
    }

    /// A printed mat sends back as much everywhere; half of that in all of a zone is no card, but a shadow.
    Zones darker_than_the_others() const
    {
        if (checkup_.table->by != calibration::CornerKind::printed || checkup_.zones.size() < 4)
            return {};
        std::vector<double> grounds;
        for (const ZoneCheck& zone : checkup_.zones)
            grounds.push_back(zone.view.ground);
        std::ranges::sort(grounds);
        const double usual = grounds[grounds.size() / 2];
        return zones_where(
            checkup_, [&](const ZoneCheck& zone) { return zone.view.in_view > 0 && zone.view.ground < 0.55 * usual; });
    }

    // ---- how printed ----

    void look_at_print()
    {
        const bool is_lens_known = examination_.lens.is_measured;
        if (checkup_.markers && is_lens_known && is_off(*checkup_.markers))
            say(Weight::should,
                printed("The mat's markers are as large as if printed at %.0f %%, for the distance between them.",
                        100 * checkup_.markers->share),
                "Print the mat's parts at 100 % and glue them edge to edge; its ruler tells whether it is right.");
        const auto& [read, on_mat, on_cards] = checkup_.cards;
        if (on_cards && is_off(*on_cards) && on_cards->share < 1 && on_mat && !is_off(scaled(*on_mat, *on_cards)))
            say(Weight::should,
                printed("The codes are printed at %.0f %% for the cards that they are on.", 100 * on_cards->share),
                "Reprint them at 100 %: in the printer's dialogue “actual size”, not “fit to page”.");
        else if (on_mat && is_lens_known && is_off(*on_mat))
            say(Weight::should,
                printed("The cards are printed at %.0f %%, by the measure of the mat.", 100 * on_mat->share),
                "Reprint them at 100 %: in the printer's dialogue “actual size”, not “fit to page”. If their ruler is "
                "right, the mat's is not.");
    }
    /// What the mat says of the codes, beside what their cards say.
    static calibration::PrintScale scaled(const calibration::PrintScale& one, const calibration::PrintScale& by)
    {
        return {one.share / by.share, std::hypot(one.deviation, by.deviation), one.measured};
    }

    void look_at_lens()
    {
        constexpr double coarse_mm = 2.5;
        if (pose_.error_mm < coarse_mm)
            return;
        const bool is_loose = checkup_.table->by == calibration::CornerKind::loose;
        say(Weight::should, printed("Places on the mat are known to %.1f mm only.", pose_.error_mm),
            !examination_.lens.is_measured
                ? "Measure the camera's lens once: print the board with “cardinal print calibration”, then “cardinal "
                  "calibrate”."
            : is_loose ? "Lay the loose corners exactly at the corners of the mat."
                       : "Uncover all corners of the mat, and bring the camera nearer.");
    }
};

}  // namespace

std::vector<Advice> advice_for(const Checkup& checkup, const Examination& examination)
{
    return Advising(checkup, examination).all();
}

std::string why_no_table(const cv::Mat& gray, const std::vector<calibration::MarkerSeen>& markers)
{
    constexpr double dark = 30, bright = 225, blurred_px = 2;
    const MarkerId end = first_loose_corner + corners;
    const auto seen = std::ranges::count_if(markers, [&](const auto& marker) { return marker.marker < end; });
    const double mean = cv::mean(gray)[0];
    std::string text = seen == 0 ? "No mat is seen: none of its four corner markers."
                     : seen == 1 ? "Only one corner marker of a mat is seen; two are needed, four are better."
                                 : "Corner markers are seen, but they do not lie as those of any mat do.";
    if (mean < dark)
        return text + " The picture is too dark: more light, or a longer exposure.";
    if (mean > bright)
        return text + " The picture is too bright: less light, or a shorter exposure.";
    if (const double blur = calibration::blur_of_sharpest(gray); blur > blurred_px)
        return text + printed(" The picture is blurred, its sharpest edges are %.1f px wide: let the camera focus, and "
                              "keep it still.",
                              blur);
    if (seen >= 2)
        return text + " Does another game's mat lie there, or has one of the loose corners moved?";
    return text + " The whole mat has to be in the picture, with nothing on its corners. For a table without a printed "
                  "mat, “cardinal print markers” prints loose corners.";
}

}  // namespace cardinal::doctor
