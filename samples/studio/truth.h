#pragma once

#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <array>
#include <string>
#include <vector>

/// What really lies there, in the form in which recognition will tell what it sees.
namespace cardinal::studio {

/// From the printed upper left corner clockwise, in the picture's pixels.
using Quad = std::array<Point, 4>;

struct SeenThing {
    int track = -1;
    const Print* print = nullptr;  ///< of the stock it was drawn from
    Face face = Face::up;
    Quad quad{};
    std::optional<Quad> sleeve{};
    Point centre{};
    double angle_deg = 0;
    double visible = 0;       ///< of its area in the picture, what nothing covers and the picture's edge leaves
    double code_visible = 0;  ///< the same of its code
    double pixels_per_mm = 0;
    bool is_curled = false;
    int on = -1;
};

struct Truth {
    std::string source = "studio";
    int index = 0;
    double time_ms = 0;
    std::string game{};
    std::optional<Quad> mat{};
    std::vector<SeenThing> things{};
    Camera camera{};
};

}  // namespace cardinal::studio
