// The program `cardinal-studio`, which the verb `cardinal studio` becomes.
#include "companion/cli/files.h"
#include "companion/cli/studio_stock.h"
#include "samples/studio/files/pictures.h"
#include "samples/studio/ground.h"
#include "samples/studio/layout.h"
#include "samples/studio/profile.h"
#include "samples/studio/render.h"
#include "samples/studio/truth_json.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <exception>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Order {
    StockOrder stock{};
    std::string profile = "clean", ground = "wood", out = "table.png", truth{};
    studio::Wanted wanted{.cards = 40};
    std::uint64_t seed = 1;
    int width = 1920, height = 1080;
    bool has_no_mat = false, has_light_mat = false, has_small_codes = false;
    int exit_code = exit_code::fine;
};

int refused(const std::string& sentence, int code)
{
    std::cerr << "cardinal studio: " << sentence << "\n";
    return code;
}

studio::Scene scene_of(const Order& order, const StudioStock& made)
{
    studio::Random random(order.seed);
    studio::Scene scene{.game = made.game ? std::string(made.game->id) : ""};
    scene.camera.width = order.width;
    scene.camera.height = order.height;
    scene.camera.focal_px = studio::focal_for(order.width, 65);
    const studio::Profile profile = *studio::profile_called(order.profile);
    studio::Random conditions = random.branch(1), layout = random.branch(2), glare = random.branch(3);
    studio::take_conditions(scene, profile, conditions);
    const Rect area = made.game ? whole(made.game->playmat->size) : Rect{0, 0, 900, 600};
    scene.camera = studio::fitted(scene.camera, area);
    scene.ground = {.surface = *studio::surface_called(order.ground), .seed = order.seed};
    if (made.game && !order.has_no_mat)
        scene.ground.mat = mat_name;
    scene.things = studio::laid_out(order.wanted, made.stock, area, layout);
    studio::take_glare(scene, made.stock, profile, glare);
    return scene;
}

int render(Order& order)
{
    order.stock.mat = order.has_light_mat ? print::Ground::light : print::Ground::dark;
    order.stock.module = order.has_small_codes ? print::small_module_mm : print::module_mm;
    const auto made = stock_of(order.stock);
    if (!made)
        return refused(made.error().sentence, exit_code::unreadable);
    const studio::Scene scene = scene_of(order, *made);
    const auto begin = std::chrono::steady_clock::now();
    const studio::Picture picture = studio::render(scene, made->stock);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    if (auto written = studio::write_picture(order.out, picture.pixels); !written)
        return refused(written.error().sentence, exit_code::unreadable);
    if (!order.truth.empty())
        if (auto written = write_text(order.truth, studio::json_of(picture.truth).dump() + "\n"); !written)
            return refused(written.error().sentence, exit_code::unreadable);
    std::printf("%s: %d × %d, %zu things, rendered in %.0f ms\n", order.out.c_str(), order.width, order.height,
                scene.things.size(), took.count());
    return exit_code::fine;
}

void add_render(CLI::App& program, Order& order)
{
    CLI::App* verb = program.add_subcommand("render", "A picture of a table, with what really lies there");
    verb->add_option("--deck", order.stock.cards.decks, "Files with decks: every copy of each");
    verb->add_option("--set", order.stock.cards.sets, "Files with cards: each card of them");
    verb->add_option("--copies", order.stock.cards.copies, "How many of each card of a set")->check(CLI::Range(1, 999));
    verb->add_option("--sheets", order.stock.sheets, "PDFs that `cardinal print sheets` made");
    verb->add_option("--data", order.stock.data, "Where the codes that were printed are kept");
    verb->add_option("--game", order.stock.game, "Whose mat it is, where no cards say it");
    verb->add_option("--cards", order.wanted.cards, "How many cards lie there")->check(CLI::Range(0, 2000));
    verb->add_flag("--scattered", order.wanted.is_scattered, "Anywhere, upon each other");
    verb->add_option("--profile", order.profile, "clean, real or hard")
        ->check(CLI::IsMember({"clean", "real", "hard"}));
    verb->add_option("--ground", order.ground, "wood, cloth, dark-cloth, white or stone")
        ->check(CLI::IsMember({"wood", "cloth", "dark-cloth", "white", "stone"}));
    verb->add_option("--seed", order.seed, "Everything random comes from it");
    verb->add_option("--width", order.width, "Of the picture")->check(CLI::Range(16, 16384));
    verb->add_option("--height", order.height, "Of the picture")->check(CLI::Range(16, 16384));
    verb->add_flag("--no-mat", order.has_no_mat, "On the bare table");
    verb->add_flag("--light-mat", order.has_light_mat, "The mat as it is printed on paper");
    verb->add_flag("--small-codes", order.has_small_codes, "Cards with modules of 0.7 mm");
    verb->add_option("-o,--out", order.out, "The picture: .png or .jpg");
    verb->add_option("--truth", order.truth, "What really lies there, as JSON");
    verb->callback([&order] { order.exit_code = render(order); });
}

int run(int argc, char** argv)
{
    const print::Workshop workshop;
    CLI::App program{"Pictures and films of tables, as a camera would see them, with the truth.", "cardinal studio"};
    program.require_subcommand(1);
    Order order;
    add_render(program, order);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error, std::cout, std::cerr) == 0 ? exit_code::fine : exit_code::usage;
    }
    return order.exit_code;
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv)
{
    try {
        return cardinal::cli::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "cardinal studio: this should not have happened: " << error.what() << "\n";
        return cardinal::cli::exit_code::unreadable;
    }
}
