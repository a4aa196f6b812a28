#include "companion/cli/studio_order.h"

#include "companion/cli/files.h"
#include "engine/core/nearest.h"
#include "engine/rules/action_word.h"
#include "engine/scenario/run.h"
#include "samples/studio/ground.h"
#include "samples/studio/scene_json.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

/// Each purpose draws from a sequence of its own, so that another lamp leaves the cards where they are.
enum Purpose : std::uint64_t { conditions, layout, glare, ground, camera };

Result<const notation::Scenario*> scenario_meant(const notation::File& file, const std::string& name)
{
    if (file.scenarios.empty())
        return Failure{{"There is no scenario in " + file.name + "."}};
    if (name.empty())
        return &file.scenarios.front();
    std::vector<std::string_view> known;
    for (const notation::Scenario& scenario : file.scenarios) {
        if (scenario.name == name)
            return &scenario;
        known.push_back(scenario.name);
    }
    return Failure{{"There is no scenario “" + name + "” in " + file.name + "." + did_you_mean(name, known)}};
}

/// What a scene that was written by hand could ask for and nobody can render.
Result<void> can_be_rendered(const studio::Scene& scene, const studio::Stock& stock)
{
    const studio::Camera& camera = scene.camera;
    if (camera.width < 16 || camera.height < 16 || camera.width > 16384 || camera.height > 16384)
        return Failure{{"A picture has 16 to 16384 pixels in each direction."}};
    if (!(camera.focal_px > 0) || !(camera.distance_mm > 0) || !(std::abs(camera.tilt_deg) < 80))
        return Failure{{"A camera needs a focal length and a distance above 0 and a tilt below 80°."}};
    if (scene.sensor.jpeg < 0 || scene.sensor.jpeg > 100 || scene.sensor.noise < 0 || scene.optics.blur_px < 0 ||
        scene.optics.blur_px > 50 || scene.optics.defocus_px > 50 || scene.optics.motion_px > 100)
        return Failure{
            {"Quality is 0 to 100; noise and blur are not negative, blur at most 50 and motion 100 pixels."}};
    std::vector<std::string_view> known;
    for (const auto& [name, print] : stock)
        known.push_back(name);
    for (const studio::Thing& thing : scene.things)
        if (!stock.contains(thing.print))
            return Failure{{"There is nothing called “" + thing.print + "” to lay on a table." +
                            did_you_mean(thing.print, known)}};
    if (!scene.ground.mat.empty() && !stock.contains(scene.ground.mat))
        return Failure{{"There is no mat called “" + scene.ground.mat + "”."}};
    return {};
}

}  // namespace

void add_table_options(CLI::App& verb, StudioOrder& order)
{
    verb.add_option("file", order.file, "A file of the notation: a position, or a match")->option_text("[FILE]");
    verb.add_option("--scenario", order.scenario, "Which of its scenarios; without it the first");
    verb.add_option("--deck", order.stock.cards.decks, "Files with decks: every copy of each");
    verb.add_option("--set", order.stock.cards.sets, "Files with cards: each card of them");
    verb.add_option("--copies", order.stock.cards.copies, "How many of each card of a set")->check(CLI::Range(1, 999));
    verb.add_option("--sheets", order.stock.sheets, "PDFs that `cardinal print sheets` made");
    verb.add_option("--game", order.stock.game, "Whose mat it is, where no cards say it");
    verb.add_option("--profile", order.profile, "clean, real or hard")->check(CLI::IsMember({"clean", "real", "hard"}));
    verb.add_option("--ground", order.ground, "wood, cloth, dark-cloth, white or stone; else drawn")
        ->check(CLI::IsMember({"wood", "cloth", "dark-cloth", "white", "stone"}));
    verb.add_option("--seed", order.seed, "Everything random comes from it");
    verb.add_option("--width", order.width, "Of the picture")->check(CLI::Range(16, 16384));
    verb.add_option("--height", order.height, "Of the picture")->check(CLI::Range(16, 16384));
    verb.add_option("--tilt", order.tilt_deg, "Of the camera; else drawn by the profile")
        ->check(CLI::Range(-75.0, 75.0));
    verb.add_option("--turn", order.turn_deg, "From which side it looks: 0 from A's, 90 from the left");
    verb.add_option("--roll", order.roll_deg, "Of the camera around its axis");
    verb.add_option("--view", order.view_deg, "Its angle of view, in degrees")->check(CLI::Range(5.0, 130.0));
    verb.add_flag("--art-mat", order.has_art_mat, "On a mat of no game, with a picture, lettering and frames");
    verb.add_flag("--no-mat", order.has_no_mat, "On the bare table");
    verb.add_flag("--light-mat", order.has_light_mat, "The mat as it is printed on paper");
    verb.add_flag("--small-codes", order.has_small_codes, "Cards with modules of 0.7 mm");
    verb.add_option("--scene", order.scene, "JSON that settles anything about the scene; the rest is drawn");
    verb.add_option("--codes", order.codes_out, "A file for the codes of a position's cards, for cardinal watch");
    verb.add_option("--truth", order.truth, "What really lies there, as JSON, a line a frame");
}

namespace {

/// Of a play; null for what is none.
const ActionWord* word_of(const Game& game, const notation::Step& step)
{
    const auto* deed = std::get_if<notation::DoAction>(&step.doing);
    return deed ? find_action_word(game, deed->phrase.action) : nullptr;
}

}  // namespace

Seat StudioTable::who_passes(const notation::Step& step) const
{
    const ActionWord* word = word_of(*made_.game, step);
    return word && is_pass(*word) ? std::get<notation::DoAction>(step.doing).phrase.action.seat : nobody;
}

/// What the table does by itself goes without saying; what only a file tells nobody says.
bool StudioTable::is_said(const notation::Step& step, bool is_seen) const
{
    const ActionWord* word = word_of(*made_.game, step);
    const bool is_by_itself = word && word->who == Who::table && word->slots.empty();
    const bool is_of_the_file = std::holds_alternative<notation::CheckDeck>(step.doing);
    return !is_by_itself && !is_of_the_file && !who_passes(step) && (!is_seen || (word && word->may_be_asked));
}

std::string StudioTable::codes() const
{
    std::string text;
    for (std::size_t card = 0; card < made_.prints.size(); ++card) {
        const Position& position = steps_.back().position;
        const Card& known = position.cards[card];
        text += made_.prints[card] + "  # " + (known.owner ? std::string(1, known.owner.letter()) + ": " : "") +
                position.facts(known).name + "\n";
    }
    return text;
}

Result<void> StudioTable::read_match(const std::string& file)
{
    const auto read = read_scenarios(std::filesystem::path(file));
    if (!read)
        return Failure{read.error()};
    const auto meant = scenario_meant(*read, order_->scenario);
    if (!meant)
        return Failure{meant.error()};
    made_.game = read->game;
    scenario::Runner runner(*read, **meant);
    steps_.push_back({runner.referee().position(), (*meant)->name, (*meant)->line});
    while (!runner.at_end()) {
        const notation::Step& step = runner.next_step();
        const auto seen = [&] {
            return studio::as_a_camera_sees(*made_.game, board(*made_.game, runner.referee().position()));
        };
        const Board before = seen();
        const scenario::Answer answer = runner.take_next();
        const bool is_seen = seen() != before;
        steps_.push_back(
            {runner.referee().position(), answer.text, answer.line, who_passes(step), is_said(step, is_seen)});
    }
    return {};
}

Result<StudioTable> StudioTable::open(StudioOrder& order)
{
    StudioTable table(order);
    if (!order.scene.empty()) {
        auto text = read_text(order.scene);
        if (!text)
            return Failure{text.error()};
        table.scene_text_ = std::move(*text);
    }
    order.stock.mat = order.has_light_mat ? print::Ground::light : print::Ground::dark;
    order.stock.module = order.has_small_codes ? print::small_module_mm : print::module_mm;
    order.stock.seed = order.seed;
    order.stock.has_art_mat = order.has_art_mat;
    if (!order.file.empty()) {
        if (auto read = table.read_match(order.file); !read)
            return Failure{read.error()};
        order.stock.game = table.made_.game->id;
        order.stock.position = &table.steps_.back().position;
    }
    if (const auto wanted = studio::wanted_from(order.random))
        order.stock.has_dice = wanted->dice > 0;
    auto made = stock_of(order.stock);
    order.stock.position = nullptr;
    if (!made)
        return Failure{made.error()};
    table.made_ = std::move(*made);
    return table;
}

Rect StudioTable::area() const { return made_.game ? whole(made_.game->playmat->size) : Rect{0, 0, 900, 600}; }

Result<studio::Scene> StudioTable::with_settings(studio::Scene scene) const
{
    if (scene_text_.empty())
        return scene;
    const auto json = nlohmann::ordered_json::parse(scene_text_, nullptr, false);
    if (json.is_discarded())
        return Failure{{order_->scene + " is no JSON."}};
    return studio::scene_from(json, std::move(scene));
}

Result<studio::Scene> StudioTable::bare_scene(int index) const
{
    studio::Random random = studio::Random(order_->seed).branch(static_cast<std::uint64_t>(index));
    studio::Random for_conditions = random.branch(conditions), for_ground = random.branch(ground),
                   for_camera = random.branch(camera);
    studio::Scene scene{.game = made_.game ? std::string(made_.game->id) : ""};
    scene.camera.width = order_->width;
    scene.camera.height = order_->height;
    scene.camera.focal_px = studio::focal_for(order_->width, order_->view_deg);
    const studio::Profile profile = *studio::profile_called(order_->profile);
    studio::take_conditions(scene, profile, for_conditions);
    if (profile != studio::Profile::clean) {  // nobody hangs a camera up quite straight
        scene.camera.roll_deg = 1.5 * for_camera.bell();
        scene.camera.turn_deg = 3 * for_camera.bell() + (for_camera.happens(0.3) ? 180 : 0);
        scene.camera.lens = {.k1 = for_camera.between(-0.12, 0.04), .k2 = for_camera.between(-0.01, 0.03)};
    }
    scene.camera.tilt_deg = order_->tilt_deg.value_or(scene.camera.tilt_deg);
    scene.camera.turn_deg = order_->turn_deg.value_or(scene.camera.turn_deg);
    scene.camera.roll_deg = order_->roll_deg.value_or(scene.camera.roll_deg);
    scene.camera = studio::fitted(scene.camera, area());
    const auto surface = studio::surface_called(order_->ground);
    scene.ground = {.surface = surface.value_or(static_cast<studio::Surface>(for_ground.below(studio::surface_count))),
                    .seed = for_ground.bits()};
    if (order_->has_art_mat)
        scene.ground.mat = art_mat_name;
    else if (made_.game && !order_->has_no_mat)
        scene.ground.mat = mat_name;
    return scene;
}

Result<studio::Scene> StudioTable::scene(int index) const
{
    auto bare = bare_scene(index);
    if (!bare)
        return bare;
    studio::Random random = studio::Random(order_->seed).branch(static_cast<std::uint64_t>(index));
    studio::Random for_layout = random.branch(layout), for_glare = random.branch(glare);
    if (!steps_.empty()) {
        auto laying = table();
        const auto last = std::min(steps_.size() - 1, static_cast<std::size_t>(order_->steps));
        for (std::size_t step = 0; step <= last; ++step)
            bare->things = laying.lay(steps_[step].position);
    } else {
        const auto wanted = studio::wanted_from(order_->random);
        if (!wanted)
            return Failure{wanted.error()};
        bare->things = studio::laid_out(*wanted, made_.stock, area(), for_layout);
    }
    studio::take_glare(*bare, made_.stock, *studio::profile_called(order_->profile), for_glare);
    auto scene = with_settings(std::move(*bare));
    if (!scene)
        return scene;
    if (auto can = can_be_rendered(*scene, made_.stock); !can)
        return Failure{can.error()};
    return scene;
}

}  // namespace cardinal::cli
