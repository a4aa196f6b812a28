// Dice on a table: with pips, and with printed stickers of digits and of a game's symbols. What stands twenty
// millimetres high is looked at as cards are, by an eye that knows where the table lies.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_stage.h"
#include "engine/games/all_games.h"
#include "vision/table_eye.h"

#include <algorithm>
#include <map>

namespace cardinal::cli::bench {
namespace {

enum class Sort { pips, digits, symbols };
constexpr int columns = 8, rows_of_dice = 5;

struct Condition {
    const char* name = "";
    double tilt_deg = 0;
    int width = 1920, height = 1080;
    studio::Profile profile = studio::Profile::real;
};
const Condition conditions[] = {
    {"1080p overhead", 0},
    {"1080p slanted 30°", 30},
    {"4K overhead", 0, 3840, 2160},
    {"1080p overhead, hard", 0, 1920, 1080, studio::Profile::hard},
};

bool is_of(Sort sort, const studio::Print& print)
{
    const bool is_digit = print.kind == "number";
    if (print.what != studio::What::die || (sort == Sort::pips) == print.marker.has_value())
        return false;
    return sort == Sort::pips || (sort == Sort::digits) == is_digit;
}

std::vector<std::string> dice_in(const studio::Stock& stock, Sort sort)
{
    std::vector<std::string> names;
    for (const auto& [name, print] : stock)
        if (is_of(sort, print))
            names.push_back(name);
    return names;
}

studio::Scene scene_of(const Condition& condition, const std::vector<std::string>& names, const MatSize& mat,
                       std::uint64_t seed)
{
    studio::Random random(seed);
    const Rect area{0, 0, 900, 600};
    studio::Scene scene{};
    scene.ground = {.surface = static_cast<studio::Surface>(random.below(studio::surface_count)),
                    .seed = random.bits(),
                    .mat = mat_name};
    studio::take_conditions(scene, condition.profile, random);
    scene.camera.width = condition.width;
    scene.camera.height = condition.height;
    scene.camera.focal_px = studio::focal_for(condition.width, 65);
    scene.camera.tilt_deg = condition.tilt_deg;
    scene.camera = studio::fitted(scene.camera, area);
    constexpr double from_edge_mm = 70;
    for (int row = 0; row < rows_of_dice; ++row)
        for (int column = 0; column < columns; ++column)
            scene.things.push_back(
                {.print = random.one_of(names),
                 .centre = {from_edge_mm + column * (mat.width - 2 * from_edge_mm) / (columns - 1) + 6 * random.bell(),
                            from_edge_mm + row * (mat.height - 2 * from_edge_mm) / (rows_of_dice - 1) +
                                6 * random.bell()},
                 .angle_deg = random.between(0, 360),
                 .track = 100 + columns * row + column});
    return scene;
}

/// What an eye says of a side: where it is, and the marker or the number of pips.
struct Told {
    cv::Point2d at{};
    int says = 0;
};

std::vector<Told> told_by(const vision::Scene& scene, Sort sort)
{
    std::vector<Told> all;
    for (const vision::SceneDie& die : scene.dice)
        all.push_back({vision::middle_of(die.last.quad), sort == Sort::pips ? die.last.value : -1});
    for (const vision::SceneToken& token : scene.tokens)
        if (sort != Sort::pips || is_of_a_die(token.last.marker))
            all.push_back({vision::middle_of(token.last.quad), sort == Sort::pips ? -1 : int{token.last.marker}});
    return all;
}

void count(const studio::Truth& truth, const std::vector<Told>& told, Line& line)
{
    std::vector<bool> is_right(told.size(), false);
    for (const studio::SeenThing& thing : truth.things) {
        if (thing.print->what != studio::What::die)
            continue;
        ++line.known;
        const cv::Point2d middle((thing.quad[0].x + thing.quad[2].x) / 2, (thing.quad[0].y + thing.quad[2].y) / 2);
        const double reach = std::hypot(thing.quad[0].x - middle.x, thing.quad[0].y - middle.y);
        const int says = thing.print->marker ? int{*thing.print->marker} : thing.print->value;
        bool is_found = false;
        for (std::size_t at = 0; at < told.size(); ++at)
            if (cv::norm(told[at].at - middle) < reach && told[at].says == says)
                is_found = is_right[at] = true;
        line.recognized += is_found ? 1 : 0;
    }
    line.falsely += static_cast<int>(std::ranges::count(is_right, false));
}

void measure(const Condition& condition, Sort sort, const StudioStock& made, const Effort& effort, const Tell& tell)
{
    constexpr const char* sorts[] = {"pips", "digits", "symbols"};
    const int tables = effort.of(25, 1);
    Line line{.row = "dice",
              .condition = std::string(sorts[static_cast<std::size_t>(sort)]) + ", " + condition.name,
              .who = "Cardinal",
              .target = "none false"};
    const std::vector<std::string> names = dice_in(made.stock, sort);
    const vision::Codebook nothing;
    for (int table = effort.first; table < effort.first + tables; ++table) {
        studio::Scene scene =
            scene_of(condition, names, made.game->playmat->size, 500 + static_cast<std::uint64_t>(table));
        vision::TableEye eye(nothing, {.mat = made.game->playmat->size});
        vision::Scene seen;
        studio::Truth truth;
        for (const double time_ms : {0.0, 400.0}) {
            scene.seed += 1;  // each frame has its own noise
            const studio::Picture picture = studio::render(scene, made.stock);
            line.ms += ms_of(1, [&] { seen = eye.look({.picture = picture.pixels, .time_ms = time_ms}); }) / 2;
            truth = picture.truth;
        }
        count(truth, told_by(seen, sort), line);
    }
    line.ms /= tables;
    tell(line);
}

/// A mat of usual size, and the dice of all games: those with most symbols belong to the widest mat.
Result<StudioStock> stock_with_all_dice()
{
    constexpr double usual_width_mm = 900;
    StudioStock all;
    std::vector<studio::Stock> others;
    for (const Game* game : all_games()) {
        const bool is_usual = !all.game && game->playmat && game->playmat->size.width == usual_width_mm;
        if (!is_usual && game->tokens->dice.empty())
            continue;
        auto made = stock_of({.game = std::string(game->id), .has_dice = true});
        if (!made)
            return made;
        if (is_usual)
            all = std::move(*made);
        else
            others.push_back(std::move(made->stock));
    }
    for (studio::Stock& stock : others)
        for (auto& [name, print] : stock)
            if (print.what == studio::What::die && print.marker)
                all.stock.insert_or_assign(name, std::move(print));
    return all;
}

}  // namespace

Result<void> measure_dice(const Effort& effort, const Tell& tell)
{
    if (!effort.wants("dice"))
        return {};
    auto made = stock_with_all_dice();
    if (!made)
        return Failure{made.error()};
    for (const Sort sort : {Sort::pips, Sort::digits, Sort::symbols})
        for (const Condition& condition : conditions)
            if (effort.is_full || &condition == conditions)
                measure(condition, sort, *made, effort, tell);
    return {};
}

}  // namespace cardinal::cli::bench
