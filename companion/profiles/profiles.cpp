#include "companion/profiles/profiles.h"

#include "engine/core/hash.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <system_error>
#include <tuple>

namespace cardinal::profiles {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using calibration::Homography;
using calibration::Lens;

// ---- names ----

/// "Desk camera" as "desk-camera-3f2a": readable, and different for names that only look alike.
std::string file_name_of(std::string_view name)
{
    std::string readable;
    for (const char letter : name.substr(0, 60)) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0)
            readable += static_cast<char>(std::tolower(byte));
        else if (!readable.empty() && readable.back() != '-')
            readable += '-';
    }
    char mark[8];
    std::snprintf(mark, sizeof mark, "%04x", static_cast<unsigned>(Hash64().add(name).value() & 0xFFFFU));
    return readable + (readable.empty() || readable.back() == '-' ? "" : "-") + mark;
}

// ---- values as JSON ----

template <class Numbers>
Json json_of_numbers(const Numbers& numbers)
{
    return Json(std::vector<double>(std::begin(numbers), std::end(numbers)));
}

Json json_of(const Lens& lens)
{
    return {{"width", lens.picture.width},
            {"height", lens.picture.height},
            {"focal_px", lens.focal_px},
            {"middle", {lens.middle.x, lens.middle.y}},
            {"bending", json_of_numbers(lens.bending)},
            {"error_px", lens.error_px},
            {"is_measured", lens.is_measured}};
}

/// Whatever is missing, of another kind or no number throws; callers turn it into a sentence.
template <std::size_t count>
std::array<double, count> numbers_in(const Json& json)
{
    const auto numbers = json.get<std::vector<double>>();
    std::array<double, count> made{};
    if (numbers.size() != count ||
        !std::ranges::all_of(numbers, [](double number) { return std::isfinite(number) != 0; }))
        throw std::out_of_range("so many numbers");
    std::ranges::copy(numbers, made.begin());
    return made;
}
double number_in(const Json& json) { return numbers_in<1>(Json::array({json}))[0]; }

Lens lens_in(const Json& json)
{
    const auto middle = numbers_in<2>(json.at("middle"));
    Lens lens{.picture = {json.at("width").get<int>(), json.at("height").get<int>()},
              .focal_px = number_in(json.at("focal_px")),
              .middle = {middle[0], middle[1]},
              .bending = numbers_in<5>(json.at("bending")),
              .error_px = number_in(json.at("error_px")),
              .is_measured = json.at("is_measured").get<bool>()};
    if (!(lens.focal_px > 0) || lens.picture.width < 1 || lens.picture.height < 1)
        throw std::out_of_range("a lens");
    return lens;
}

Json json_of(const LensProfile& profile)
{
    return {{"camera", profile.camera},
            {"lens", json_of(profile.lens)},
            {"spread",
             {{"focal_px", profile.spread.focal_px},
              {"middle", {profile.spread.middle.x, profile.spread.middle.y}},
              {"bending", json_of_numbers(profile.spread.bending)}}},
            {"foretold_px", profile.foretold_px},
            {"why", profile.why},
            {"views", profile.views},
            {"measured_on", profile.measured_on}};
}

LensProfile lens_profile_in(const Json& json)
{
    const Json& spread = json.at("spread");
    const auto middle = numbers_in<2>(spread.at("middle"));
    return {.camera = json.at("camera").get<std::string>(),
            .lens = lens_in(json.at("lens")),
            .spread = {.focal_px = number_in(spread.at("focal_px")),
                       .middle = {middle[0], middle[1]},
                       .bending = numbers_in<5>(spread.at("bending"))},
            .foretold_px = number_in(json.at("foretold_px")),
            .why = json.at("why").get<std::string>(),
            .views = json.at("views").get<int>(),
            .measured_on = json.at("measured_on").get<std::string>()};
}

Json json_of(const PlaceProfile& profile)
{
    return {{"place", profile.place},
            {"camera", profile.camera},
            {"game", profile.game},
            {"mat", {profile.pose.mat.width, profile.pose.mat.height}},
            {"lens", json_of(profile.pose.lens)},
            {"straight_from_mm", json_of_numbers(profile.pose.straight_from_mm.val)},
            {"error_mm", profile.pose.error_mm},
            {"seen_on", profile.seen_on}};
}

PlaceProfile place_profile_in(const Json& json)
{
    const auto mat = numbers_in<2>(json.at("mat"));
    const auto map = numbers_in<9>(json.at("straight_from_mm"));
    return {.place = json.at("place").get<std::string>(),
            .camera = json.at("camera").get<std::string>(),
            .game = json.at("game").get<std::string>(),
            .pose = {.lens = lens_in(json.at("lens")),
                     .straight_from_mm = Homography(map.data()),
                     .mat = {mat[0], mat[1]},
                     .error_mm = number_in(json.at("error_mm"))},
            .seen_on = json.at("seen_on").get<std::string>()};
}

// ---- files ----

/// All of it or, when that fails, what was there before.
Result<void> write(const fs::path& file, const Json& json)
{
    std::error_code failed;
    fs::create_directories(file.parent_path(), failed);
    const fs::path part = file.string() + ".part";
    std::ofstream stream(part);
    stream << json.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
    stream.close();
    if (stream)
        fs::rename(part, file, failed);
    if (!stream || failed)
        return Failure{{"Cannot write " + file.string() + "."}};
    return {};
}

Result<std::optional<Json>> read(const fs::path& file)
{
    std::ifstream stream(file);
    if (!stream)
        return std::optional<Json>();
    Json json = Json::parse(stream, nullptr, false);
    if (json.is_discarded())
        return Failure{{file.string() + " is damaged. Delete it, and measure anew."}};
    return std::optional(std::move(json));
}

template <class Profile>
Result<std::optional<Profile>> profile_in(const fs::path& file, Profile (*read_one)(const Json&))
{
    const auto json = read(file);
    if (!json)
        return Failure{json.error()};
    if (!*json)
        return std::optional<Profile>();
    try {
        return std::optional(read_one(**json));
    } catch (const std::exception&) {
        return Failure{{file.string() + " is damaged. Delete it, and measure anew."}};
    }
}

/// What cannot be read, and what was not written to its end, is left out.
template <class Profile>
std::vector<Profile> profiles_in(const fs::path& folder, Profile (*read_one)(const Json&))
{
    std::vector<Profile> all;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        if (entry.path().extension() != ".json")
            continue;
        if (auto found = profile_in(entry.path(), read_one); found && *found)
            all.push_back(std::move(**found));
    }
    return all;
}

}  // namespace

std::string today()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 16> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%F", &local)};
}

std::string camera_of(std::string_view address)
{
    const std::size_t scheme = address.find("://");
    if (scheme == std::string_view::npos)
        return "pictures";
    const std::size_t begin = scheme + 3, path = address.find_first_of("/?#", begin),
                      sign = address.substr(0, path).rfind('@');
    const std::size_t host = sign == std::string_view::npos || sign < begin ? begin : sign + 1;
    const std::size_t end = address.find_first_of("?#", host);
    return std::string(address.substr(0, begin)) + std::string(address.substr(host, end - host));
}

fs::path Profiles::file_of(std::string_view camera, const cv::Size& picture) const
{
    return folder_ / "cameras" /
           (file_name_of(camera) + "-" + std::to_string(picture.width) + "x" + std::to_string(picture.height) +
            ".json");
}
fs::path Profiles::file_of(std::string_view place) const
{
    return folder_ / "places" / (file_name_of(place) + ".json");
}

Result<void> Profiles::keep(const LensProfile& profile) const
{
    return write(file_of(profile.camera, profile.lens.picture), json_of(profile));
}
Result<void> Profiles::keep(const PlaceProfile& profile) const
{
    return write(file_of(profile.place), json_of(profile));
}

Result<std::optional<LensProfile>> Profiles::lens(std::string_view camera, const cv::Size& picture) const
{
    auto found = profile_in(file_of(camera, picture), lens_profile_in);
    if (found && *found && ((*found)->camera != camera || (*found)->lens.picture != picture))
        return std::optional<LensProfile>();
    return found;
}

Result<std::optional<PlaceProfile>> Profiles::place(std::string_view name) const
{
    auto found = profile_in(file_of(name), place_profile_in);
    if (found && *found && (*found)->place != name)
        return std::optional<PlaceProfile>();
    return found;
}

std::vector<LensProfile> Profiles::lenses() const
{
    std::vector<LensProfile> all = profiles_in(folder_ / "cameras", lens_profile_in);
    std::ranges::sort(all, {}, [](const LensProfile& one) {
        return std::tuple(one.camera, one.lens.picture.width, one.lens.picture.height);
    });
    return all;
}

std::vector<PlaceProfile> Profiles::places() const
{
    std::vector<PlaceProfile> all = profiles_in(folder_ / "places", place_profile_in);
    std::ranges::sort(all, {}, &PlaceProfile::place);
    return all;
}

void Profiles::forget(const LensProfile& profile) const
{
    std::error_code none;
    fs::remove(file_of(profile.camera, profile.lens.picture), none);
}

void Profiles::forget(const PlaceProfile& profile) const
{
    std::error_code none;
    fs::remove(file_of(profile.place), none);
}

Lens lens_for(const Profiles& profiles, std::string_view camera, const cv::Size& picture)
{
    const auto kept = profiles.lens(camera, picture);
    return kept && *kept ? (*kept)->lens : calibration::usual_lens(picture);
}

std::vector<Lens> lenses_of(const Profiles& profiles, std::string_view camera)
{
    std::vector<Lens> lenses;
    for (const LensProfile& profile : profiles.lenses())
        if (profile.camera == camera)
            lenses.push_back(profile.lens);
    return lenses;
}

}  // namespace cardinal::profiles
