#pragma once

#include "engine/position/position.h"
#include "samples/studio/camera.h"
#include "samples/studio/texture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A table, what lies on it, and who looks at it, as plain values. Everything can be set, by code or as JSON; the
/// profiles (profile.h) only fill in what is here.
namespace cardinal::studio {

enum class Surface { wood, cloth, dark_cloth, white, stone };
inline constexpr int surface_count = 5;

struct Ground {
    Surface surface = Surface::wood;
    std::uint64_t seed = 1;  ///< of its grain
    std::string mat{};       ///< a print that lies on it with its upper left corner at (0, 0); none: bare
};

/// A cover of plastic, a little larger than its card. What shows beside the card is `colour`, or the table where it is
/// clear.
struct Sleeve {
    double margin_mm = 1.5;
    Shade colour{};
    bool is_clear = true;
    float haze = 0.02F;  ///< of the light that falls on it, what comes back from the plastic
    bool operator==(const Sleeve&) const = default;
};

/// A card that does not lie flat: its middle touches the table and two sides rise.
struct Curl {
    double rise_mm = 0;
    double axis_deg = 0;  ///< 0: the left and the right side rise, 90: top and bottom
    bool operator==(const Curl&) const = default;
};

/// A lamp mirrored in something smooth: light is added, most in the middle.
struct Glare {
    double strength = 0;  ///< 1: as much as white paper sends back
    Point at{};           ///< from the middle of the thing, along its own sides, in mm
    double length_mm = 40, width_mm = 15, angle_deg = 0;
    bool operator==(const Glare&) const = default;
};

/// One thing that lies on the table. Later ones lie upon earlier ones.
struct Thing {
    std::string print{};  ///< what it is: a name in the stock
    Point centre{};       ///< mm
    double angle_deg = 0;
    Face face = Face::up;
    double raised_mm = 0;  ///< of its surface above the table
    std::optional<Sleeve> sleeve{};
    Curl curl{};
    std::optional<Glare> glare{};
    int track = -1;  ///< a number that stays its own from frame to frame; -1: its place in the list
    int on = -1;     ///< the track of the thing it lies on
};

struct Light {
    double level = 0.85;      ///< how bright white paper is at the brightest place, of what the camera can tell
    double gradient = 0;      ///< 0.3: at the dark side 30 % are missing
    double gradient_deg = 0;  ///< where it grows dark: 0 to the right, 90 down
    double vignette = 0;      ///< what is missing in the corners
    double lamp_deg = 215;    ///< where the light comes from, as `gradient_deg`; shadows fall to the other side
    double shadow = 0.35;     ///< how much a thing takes of the light right beside it
    double warmth = 0;        ///< 0.1: red a tenth more than blue
    bool operator==(const Light&) const = default;
};

/// What happens on the way to the sensor, in pixels of the picture.
struct Optics {
    double blur_px = 0.35;  ///< the deviation of a Gaussian
    double defocus_px = 0;  ///< the radius of a disc
    double motion_px = 0;   ///< the length of a line
    double motion_deg = 0;
    bool operator==(const Optics&) const = default;
};

struct Sensor {
    double noise = 0.01;      ///< the deviation at white, of white
    double dark_noise = 0.2;  ///< the part of that which is there without light
    bool has_bayer = false;   ///< one colour a pixel, the others worked out from around
    double sharpening = 0;    ///< how much of what an unsharp mask finds is added
    int jpeg = 0;             ///< quality; 0: not compressed
    bool operator==(const Sensor&) const = default;
};

struct Scene {
    std::string game{};  ///< whose mat it is
    Camera camera{};
    Ground ground{};
    std::vector<Thing> things{};
    Light light{};
    Optics optics{};
    Sensor sensor{};
    std::uint64_t seed = 1;  ///< of noise
    int samples_across = 2;  ///< a pixel is worked out from the square of this, 2 to 6
};

}  // namespace cardinal::studio
