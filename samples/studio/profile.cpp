#include "samples/studio/profile.h"

namespace cardinal::studio {
namespace {

struct Span {
    double least = 0, most = 0;
    double drawn(Random& random) const { return random.between(least, most); }
};

/// A row of the table of conditions.
struct Conditions {
    Profile profile = Profile::clean;
    std::string_view name{};
    Span tilt_deg{}, blur_px{}, defocus_px{}, motion_px{}, noise{}, gradient{};
    double glaring_cards = 0;
    Span glare{}, jpeg{};
    Span vignette{}, warmth{}, sharpening{};
    double with_bayer = 0;
};

// Up to `jpeg` these are the conditions under which decoders were measured. What follows was not modelled then: lenses
// that are darker at the corners, lamps that are not white, cameras that sharpen and see one colour a pixel. `clean`
// has none of it, so that what it shows can be worked out on paper.
// clang-format off
constexpr Conditions table[] = {
    {Profile::clean, "clean", {0, 10},  {.3, .4}, {0, .3},    {0, 0},    {.005, .01},  {0, .1},  0,   {0, 0},     {95, 95}, {0, 0},    {0, 0},       {0, 0},   0},
    {Profile::real,  "real",  {0, 40},  {.4, .6}, {0, .8},    {0, 1.0},  {.01, .025},  {0, .4},  .15, {.15, .5},  {80, 92}, {0, .15},  {-.12, .12},  {0, .6},  .7},
    {Profile::hard,  "hard",  {20, 50}, {.5, .7}, {.6, 1.4},  {.5, 2.5}, {.03, .05},   {.2, .6}, .5,  {.3, 1.2},  {65, 85}, {.05, .3}, {-.25, .25},  {.2, 1},  1},
};
// clang-format on

const Conditions& conditions_of(Profile profile) { return table[static_cast<std::size_t>(profile)]; }

}  // namespace

std::string_view name_of(Profile profile) { return conditions_of(profile).name; }

std::optional<Profile> profile_called(std::string_view name)
{
    for (const Conditions& one : table)
        if (one.name == name)
            return one.profile;
    return {};
}

void take_conditions(Scene& scene, Profile profile, Random& random)
{
    const Conditions& drawn = conditions_of(profile);
    scene.camera.tilt_deg = drawn.tilt_deg.drawn(random);
    scene.optics = {.blur_px = drawn.blur_px.drawn(random),
                    .defocus_px = drawn.defocus_px.drawn(random),
                    .motion_px = drawn.motion_px.drawn(random),
                    .motion_deg = random.between(0, 180)};
    scene.light.gradient = drawn.gradient.drawn(random);
    scene.light.gradient_deg = random.between(0, 360);
    scene.light.lamp_deg = scene.light.gradient_deg + 180 + random.between(-40, 40);
    scene.light.vignette = drawn.vignette.drawn(random);
    scene.light.warmth = drawn.warmth.drawn(random);
    scene.sensor.noise = drawn.noise.drawn(random);
    scene.sensor.sharpening = drawn.sharpening.drawn(random);
    scene.sensor.has_bayer = random.happens(drawn.with_bayer);
    scene.sensor.jpeg = static_cast<int>(drawn.jpeg.drawn(random) + 0.5);
    scene.seed = random.bits();
}

void take_glare(Scene& scene, const Stock& stock, Profile profile, Random& random)
{
    const Conditions& drawn = conditions_of(profile);
    for (Thing& thing : scene.things) {
        if (stock.find(thing.print)->second.what != What::card || !random.happens(drawn.glaring_cards))
            continue;
        thing.glare = Glare{.strength = drawn.glare.drawn(random),
                            .at = {random.between(-30, 30), random.between(-42, 42)},
                            .length_mm = random.between(25, 80),
                            .width_mm = random.between(8, 30),
                            .angle_deg = random.between(0, 180)};
    }
}

}  // namespace cardinal::studio
