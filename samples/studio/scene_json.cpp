#include "samples/studio/scene_json.h"

#include "samples/studio/ground.h"
#include "samples/studio/truth_json.h"

#include <nlohmann/json.hpp>

// Every value has one line, which serves for writing and for reading. A field visits its value: `Writing` puts it into
// an object, `Reading` takes it out where it is there.
namespace cardinal::studio {
namespace {

using Json = nlohmann::ordered_json;

/// A value that is not what it should be; the reader is left by it and it ends in scene_from.
struct NotUnderstood {
    std::string name{};
};

struct Writing {
    Json object = Json::object();
    template <class Value>
    void field(const char* name, const Value& value)
    {
        object[name] = value;
    }
    void field(const char* name, const Point& value) { object[name] = {value.x, value.y}; }
    void field(const char* name, const Shade& value) { object[name] = {value.blue, value.green, value.red}; }
    void field(const char* name, const Surface& value) { object[name] = name_of(value); }
    void field(const char* name, const Face& value) { object[name] = value == Face::up ? "up" : "down"; }
};

struct Reading {
    const Json& object;
    int known = 0;
    template <class Value>
    void field(const char* name, Value& value)
    {
        if (const Json* found = find(name))
            take(*found, value, name);
    }
    /// A word that stands for nothing here was mistyped.
    void end(std::initializer_list<const char*> others) const
    {
        auto count = static_cast<std::size_t>(known);
        for (const char* other : others)
            count += object.contains(other) ? 1U : 0U;
        if (count != object.size())
            throw NotUnderstood{object.dump()};
    }

private:
    const Json* find(const char* name)
    {
        const auto found = object.find(name);
        known += found == object.end() ? 0 : 1;
        return found == object.end() ? nullptr : &*found;
    }
    template <class Value>
    static void take(const Json& json, Value& value, const char* name)
    {
        const bool fits = std::is_same_v<Value, bool>        ? json.is_boolean()
                        : std::is_same_v<Value, std::string> ? json.is_string()
                        : std::is_integral_v<Value>          ? json.is_number_integer()
                                                             : json.is_number();
        if (!fits)
            throw NotUnderstood{name};
        value = json.get<Value>();
    }
    static double number(const Json& json, std::size_t at, std::size_t count, const char* name)
    {
        if (!json.is_array() || json.size() != count || !json[at].is_number())
            throw NotUnderstood{name};
        return json[at].get<double>();
    }
    static void take(const Json& json, Point& value, const char* name)
    {
        value = {number(json, 0, 2, name), number(json, 1, 2, name)};
    }
    static void take(const Json& json, Shade& value, const char* name)
    {
        const auto part = [&](std::size_t at) { return static_cast<float>(number(json, at, 3, name)); };
        value = {part(0), part(1), part(2)};
    }
    static void take(const Json& json, Surface& value, const char* name)
    {
        const auto found = json.is_string() ? surface_called(json.get<std::string>()) : std::optional<Surface>();
        if (!found)
            throw NotUnderstood{name};
        value = *found;
    }
    static void take(const Json& json, Face& value, const char* name)
    {
        if (json != "up" && json != "down")
            throw NotUnderstood{name};
        value = json == "up" ? Face::up : Face::down;
    }
};

template <class Archive>
void fields(Archive& a, auto& v, const Camera*)
{
    a.field("width", v.width), a.field("height", v.height), a.field("focal_px", v.focal_px);
    a.field("off_centre_px", v.off_centre_px);
    a.field("k1", v.lens.k1), a.field("k2", v.lens.k2), a.field("p1", v.lens.p1), a.field("p2", v.lens.p2);
    a.field("looks_at_mm", v.looks_at), a.field("distance_mm", v.distance_mm);
    a.field("tilt", v.tilt_deg), a.field("turn", v.turn_deg), a.field("roll", v.roll_deg);
}
template <class Archive>
void fields(Archive& a, auto& v, const Ground*)
{
    a.field("surface", v.surface), a.field("seed", v.seed), a.field("mat", v.mat);
}
template <class Archive>
void fields(Archive& a, auto& v, const Light*)
{
    a.field("level", v.level), a.field("gradient", v.gradient), a.field("gradient_deg", v.gradient_deg);
    a.field("vignette", v.vignette), a.field("lamp_deg", v.lamp_deg), a.field("shadow", v.shadow);
    a.field("warmth", v.warmth);
}
template <class Archive>
void fields(Archive& a, auto& v, const Optics*)
{
    a.field("blur_px", v.blur_px), a.field("defocus_px", v.defocus_px);
    a.field("motion_px", v.motion_px), a.field("motion_deg", v.motion_deg);
}
template <class Archive>
void fields(Archive& a, auto& v, const Sensor*)
{
    a.field("noise", v.noise), a.field("dark_noise", v.dark_noise), a.field("bayer", v.has_bayer);
    a.field("sharpening", v.sharpening), a.field("jpeg", v.jpeg);
}
template <class Archive>
void fields(Archive& a, auto& v, const Sleeve*)
{
    a.field("margin_mm", v.margin_mm), a.field("colour", v.colour), a.field("clear", v.is_clear),
        a.field("haze", v.haze);
}
template <class Archive>
void fields(Archive& a, auto& v, const Curl*)
{
    a.field("rise_mm", v.rise_mm), a.field("axis_deg", v.axis_deg);
}
template <class Archive>
void fields(Archive& a, auto& v, const Glare*)
{
    a.field("strength", v.strength), a.field("at_mm", v.at);
    a.field("length_mm", v.length_mm), a.field("width_mm", v.width_mm), a.field("angle_deg", v.angle_deg);
}
template <class Archive>
void fields(Archive& a, auto& v, const Thing*)
{
    a.field("print", v.print), a.field("center_mm", v.centre), a.field("angle", v.angle_deg), a.field("face", v.face);
    a.field("raised_mm", v.raised_mm), a.field("track", v.track), a.field("on", v.on);
}
template <class Archive>
void fields(Archive& a, auto& v, const Scene*)
{
    a.field("game", v.game), a.field("seed", v.seed), a.field("samples_across", v.samples_across);
}

template <class Value>
Json written(const Value& value)
{
    Writing writing;
    fields(writing, value, &value);
    return std::move(writing.object);
}

/// Takes the fields of a value; `others` are parts of the object that somebody else reads.
template <class Value>
void take(const Json& json, Value& value, std::initializer_list<const char*> others = {})
{
    if (!json.is_object())
        throw NotUnderstood{json.dump()};
    Reading reading{json};
    fields(reading, value, static_cast<const Value*>(&value));
    reading.end(others);
}
template <class Value>
void take_part(const Json& json, const char* name, Value& value)
{
    if (const auto found = json.find(name); found != json.end())
        take(*found, value);
}
template <class Value>
void take_part(const Json& json, const char* name, std::optional<Value>& value)
{
    if (const auto found = json.find(name); found != json.end())
        take(*found, value.emplace());
}

Json thing_json(const Thing& thing)
{
    Json json = written(thing);
    if (thing.sleeve)
        json["sleeve"] = written(*thing.sleeve);
    if (thing.curl != Curl{})
        json["curl"] = written(thing.curl);
    if (thing.glare)
        json["glare"] = written(*thing.glare);
    return json;
}

Thing thing_from(const Json& json)
{
    Thing thing;
    take(json, thing, {"sleeve", "curl", "glare"});
    take_part(json, "sleeve", thing.sleeve);
    take_part(json, "curl", thing.curl);
    take_part(json, "glare", thing.glare);
    return thing;
}

}  // namespace

Json json_of(const Scene& scene)
{
    Json json = written(scene);
    json["camera"] = written(scene.camera);
    json["ground"] = written(scene.ground);
    json["light"] = written(scene.light);
    json["optics"] = written(scene.optics);
    json["sensor"] = written(scene.sensor);
    json["things"] = Json::array();
    for (const Thing& thing : scene.things)
        json["things"].push_back(thing_json(thing));
    return json;
}

Result<Scene> scene_from(const Json& json, Scene scene)
{
    try {
        take(json, scene, {"camera", "ground", "light", "optics", "sensor", "things"});
        take_part(json, "camera", scene.camera);
        take_part(json, "ground", scene.ground);
        take_part(json, "light", scene.light);
        take_part(json, "optics", scene.optics);
        take_part(json, "sensor", scene.sensor);
        if (json.contains("things")) {
            scene.things.clear();
            for (const Json& thing : json.at("things"))
                scene.things.push_back(thing_from(thing));
        }
        return scene;
    } catch (const NotUnderstood& what) {
        return Failure{{"A scene has nothing of this kind: " + what.name.substr(0, 200)}};
    }
}

}  // namespace cardinal::studio
