#include "samples/studio/truth_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace cardinal::studio {
namespace {

using Json = nlohmann::ordered_json;

/// A thousandth is far below what anything here can measure.
double short_of(double number) { return std::round(number * 1000) / 1000; }
Json json_of(const Point& point) { return Json::array({short_of(point.x), short_of(point.y)}); }
Json json_of(const Quad& quad)
{
    Json corners = Json::array();
    for (const Point& corner : quad)
        corners.push_back(json_of(corner));
    return corners;
}

/// From 0 on, below 360.
double one_turn(double degrees) { return degrees - 360 * std::floor(degrees / 360); }

/// What all things have in common.
Json placed(const SeenThing& seen)
{
    return {{"track", seen.track},
            {"quad", json_of(seen.quad)},
            {"center_mm", json_of(seen.centre)},
            {"angle", short_of(one_turn(seen.angle_deg))},
            {"visible", short_of(seen.visible)},
            {"confidence", 1}};
}

/// How a card can be known at all.
const char* how(const SeenThing& seen)
{
    if (seen.face == Face::down)
        return "none";
    return seen.print->code ? "code" : "art";
}

Json card(const SeenThing& seen)
{
    Json object{{"track", seen.track}, {"card", seen.print->card}};
    if (seen.print->code)
        object.update({{"serial", write_serial(seen.print->code->serial)}, {"code", write_code(*seen.print->code)}});
    object.update({{"how", how(seen)}, {"face", seen.face == Face::up ? "up" : "down"}});
    object.update(placed(seen));
    object.update({{"code_visible", short_of(seen.code_visible)}, {"pixels_per_mm", short_of(seen.pixels_per_mm)}});
    if (seen.sleeve)
        object["sleeve"] = json_of(*seen.sleeve);
    if (seen.is_curled)
        object["curled"] = true;
    if (seen.on >= 0)
        object["on"] = seen.on;
    return object;
}

Json token(const SeenThing& seen)
{
    Json object{{"track", seen.track}, {"kind", seen.print->kind}, {"value", seen.print->value}};
    if (seen.print->marker)
        object["marker"] = *seen.print->marker;
    object.update(placed(seen));
    if (seen.on >= 0)
        object["on"] = seen.on;
    return object;
}

Json die(const SeenThing& seen)
{
    Json object{{"kind", seen.print->kind}, {"value", seen.print->value}};
    if (seen.print->marker)
        object["marker"] = *seen.print->marker;
    object.update(placed(seen));
    return object;
}

Json other(const SeenThing& seen)
{
    Json object{{"what", seen.print->label}};
    object.update(placed(seen));
    return object;
}

}  // namespace

Json json_of(const Camera& camera)
{
    return {{"width", camera.width},
            {"height", camera.height},
            {"focal_px", camera.focal_px},
            {"off_centre_px", json_of(camera.off_centre_px)},
            {"k1", camera.lens.k1},
            {"k2", camera.lens.k2},
            {"p1", camera.lens.p1},
            {"p2", camera.lens.p2},
            {"looks_at_mm", json_of(camera.looks_at)},
            {"distance_mm", camera.distance_mm},
            {"tilt", camera.tilt_deg},
            {"turn", camera.turn_deg},
            {"roll", camera.roll_deg}};
}

Json json_of(const Truth& truth)
{
    Json object{{"frame",
                 {{"source", truth.source},
                  {"index", truth.index},
                  {"time_ms", truth.time_ms},
                  {"width", truth.camera.width},
                  {"height", truth.camera.height}}}};
    if (truth.mat)
        object["mat"] = {{"game", truth.game}, {"error_mm", 0}, {"quad", json_of(*truth.mat)}};
    for (const char* list : {"cards", "tokens", "dice", "hands", "unknown"})
        object[list] = Json::array();
    for (const SeenThing& seen : truth.things) {
        switch (seen.print->what) {
        case What::card: object["cards"].push_back(card(seen)); break;
        case What::command:
        case What::token: object["tokens"].push_back(token(seen)); break;
        case What::die: object["dice"].push_back(die(seen)); break;
        case What::hand: object["hands"].push_back(other(seen)); break;
        case What::foreign: object["unknown"].push_back(other(seen)); break;
        case What::part: break;
        }
    }
    object["camera"] = json_of(truth.camera);
    return object;
}

}  // namespace cardinal::studio
