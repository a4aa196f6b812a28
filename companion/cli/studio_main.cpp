// The program `cardinal-studio`, which the verb `cardinal studio` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/files.h"
#include "companion/cli/program_main.h"
#include "companion/cli/studio_order.h"
#include "samples/studio/command_card.h"
#include "samples/studio/files/pictures.h"
#include "samples/studio/render.h"
#include "samples/studio/scene_json.h"
#include "samples/studio/truth_json.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

/// `table.png` as `table-0007.png` where there are several.
std::string numbered(const std::string& file, int index, int count)
{
    if (count == 1)
        return file;
    char number[16];
    std::snprintf(number, sizeof number, "-%04d", index);
    const std::filesystem::path path(file);
    return (path.parent_path() / (path.stem().string() + number + path.extension().string())).string();
}

std::string line_of_truth(const studio::Truth& truth, const nlohmann::ordered_json& more = {})
{
    nlohmann::ordered_json json = studio::json_of(truth);
    if (!more.is_null())
        json.update(more);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Result<void> write_beside(const StudioOrder& order, const std::string& codes, const std::string& truths,
                          const nlohmann::ordered_json& scene)
{
    if (!order.codes_out.empty())
        if (auto written = write_text(order.codes_out, codes); !written)
            return written;
    if (!order.truth.empty())
        if (auto written = write_text(order.truth, truths); !written)
            return written;
    if (!order.scene_out.empty())
        return write_text(order.scene_out, scene.dump(1) + "\n");
    return {};
}

int render(StudioOrder& order)
{
    const auto table = StudioTable::open(order);
    if (!table)
        return complain(table.error(), exit_code::unreadable);
    std::string truths;
    nlohmann::ordered_json last;
    for (int index = 0; index < order.count; ++index) {
        const auto scene = table->scene(index);
        if (!scene)
            return complain(scene.error(), exit_code::usage);
        const auto begin = std::chrono::steady_clock::now();
        studio::Picture picture = studio::render(*scene, table->stock());
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        const std::string file = numbered(order.out, index, order.count);
        if (auto written = studio::write_picture(file, picture.pixels); !written)
            return complain(written.error(), exit_code::unreadable);
        picture.truth.source = file;
        picture.truth.index = index;
        truths += line_of_truth(picture.truth);
        last = studio::json_of(*scene);
        std::printf("%s: %d × %d, %zu things, rendered in %.0f ms\n", file.c_str(), picture.pixels.cols,
                    picture.pixels.rows, scene->things.size(), took.count());
    }
    if (auto written = write_beside(order, table->codes(), truths, last); !written)
        return complain(written.error(), exit_code::unreadable);
    return exit_code::fine;
}

std::string line_said_at(double time_ms, const std::string& text)
{
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.1f", time_ms / 1000);
    return seconds + (": " + text) + "\n";
}

/// What a film comes to beside its pictures.
struct Filmed {
    int frames = 0;
    std::size_t steps = 0;
    std::string truths{};  ///< a line a frame
    std::string said{};
};

/// Films each step of the match into the sink.
Result<Filmed> filmed(const StudioOrder& order, const StudioTable& table, studio::FilmFile& sink)
{
    auto bare = table.bare_scene(0);
    if (!bare)
        return Failure{bare.error()};
    studio::Film film(*bare, table.stock(), order.film, order.seed);
    studio::Table laying = table.table();
    const std::size_t last = order.steps > 0 ? std::min(table.steps().size() - 1, static_cast<std::size_t>(order.steps))
                                             : table.steps().size() - 1;
    Filmed all{.steps = last,
               .said = "# What the players say while this is watched: seconds, and a line as it is typed.\n"};
    for (std::size_t step = 0; step <= last; ++step) {
        const StudioTable::Step& now = table.steps()[step];
        std::vector<studio::Frame> shown;
        const double began_ms = film.now_ms();
        const std::vector<studio::Thing> things = laying.lay(now.position);
        if (now.passes) {
            std::vector<studio::Thing> with_card = things;
            with_card.push_back(
                studio::laid_command(Command::pass, now.passes, *table.game().playmat, table.stock(), things));
            shown = film.until(std::move(with_card));
        }
        std::ranges::move(film.until(things), std::back_inserter(shown));
        if (now.is_said)
            all.said += line_said_at(began_ms, now.text);
        for (const studio::Frame& frame : shown) {
            studio::Picture picture = studio::render(frame.scene, table.stock());
            picture.truth.source = order.out;
            picture.truth.index = frame.index;
            picture.truth.time_ms = frame.time_ms;
            if (auto added = sink.add(picture.pixels, frame.time_ms); !added)
                return Failure{added.error()};
            all.truths += line_of_truth(
                picture.truth, {{"quiet", frame.quiet}, {"step", step}, {"line", now.line}, {"text", now.text}});
            ++all.frames;
        }
    }
    return all;
}

int film(StudioOrder& order)
{
    if (order.frames_per_second > 0)
        order.film = studio::at_full_rate(order.film, order.frames_per_second);
    if (order.file.empty())
        return complain("Which match? Name a file of the notation with a scenario.", exit_code::usage);
    const auto table = StudioTable::open(order);
    if (!table)
        return complain(table.error(), exit_code::unreadable);
    auto sink = studio::FilmFile::open(order.out, {order.width, order.height}, 1000 / order.film.dense_ms);
    if (!sink)
        return complain(sink.error(), exit_code::unreadable);
    const auto all = filmed(order, *table, *sink);
    if (!all)
        return complain(all.error(), exit_code::unreadable);
    if (auto written = write_beside(order, table->codes(), all->truths, {}); !written)
        return complain(written.error(), exit_code::unreadable);
    if (!order.said.empty())
        if (auto written = write_text(order.said, all->said); !written)
            return complain(written.error(), exit_code::unreadable);
    std::printf("%s: %d frames of %zu steps\n", order.out.c_str(), all->frames, all->steps);
    return exit_code::fine;
}

void add_render(CLI::App& program, StudioOrder& order)
{
    CLI::App* verb = program.add_subcommand("render", "A picture of a table, with what really lies there");
    add_table_options(*verb, order);
    verb->add_option("--random", order.random,
                     "A table at random: cards=40,tokens=9,dice=4,clutter=3,foreign=2,hands=1,face-down=0.1,"
                     "sleeved=0.3,curled=0.1,as=rows|scattered|fans|columns|piles|mess");
    verb->add_option("--steps", order.steps, "How many steps of the scenario are done before")
        ->check(CLI::Range(0, 1000000));
    verb->add_option("--count", order.count, "So many pictures, each from a seed of its own")
        ->check(CLI::Range(1, 100000));
    verb->add_option("--scene-out", order.scene_out, "The scene as JSON, for --scene");
    verb->add_option(output_option, order.out, "The picture: .png or .jpg");
    verb->callback([&order] {
        order.out = order.out.empty() ? "table.png" : order.out;
        order.exit_code = render(order);
    });
}

void add_film(CLI::App& program, StudioOrder& order)
{
    CLI::App* verb = program.add_subcommand("film", "A match from its file, with hands that play it");
    add_table_options(*verb, order);
    verb->add_option("--steps", order.steps, "Only the first steps of the scenario")->check(CLI::Range(1, 1000000));
    verb->add_option("--dense", order.film.dense_ms, "Milliseconds from frame to frame while something happens")
        ->check(CLI::Range(10.0, 10000.0));
    verb->add_option("--sparse", order.film.sparse_ms, "The same while nothing does")
        ->check(CLI::Range(10.0, 100000.0));
    verb->add_option("--fps", order.frames_per_second,
                     "A frame at each beat of a camera, so many a second, whatever happens: in place of --dense and "
                     "--sparse; 30 is what cameras give")
        ->check(CLI::Range(1.0, 120.0));
    verb->add_option("--pause", order.film.pause_frames, "After each step, how many times --sparse nothing happens")
        ->check(CLI::Range(0, 1000));
    verb->add_option("--clumsy", order.film.clumsiness, "How often a hand hovers or brushes something aside, 0 to 1")
        ->check(CLI::Range(0.0, 1.0));
    verb->add_option("--said", order.said,
                     "A file for what its players say meanwhile: the --answers of cardinal watch");
    verb->add_option(output_option, order.out, "A folder for PNG files, or .mkv (nothing is lost), .mp4 or .avi");
    verb->callback([&order] {
        order.out = order.out.empty() ? "film" : order.out;
        order.exit_code = film(order);
    });
}

int run(int argc, char** argv)
{
    const print::Workshop workshop;
    CLI::App program{"Pictures and films of tables, as a camera would see them, with the truth.", "cardinal studio"};
    program.require_subcommand(1);
    StudioOrder order;
    add_session(program, order.stock.session);
    add_render(program, order);
    add_film(program, order);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return order.exit_code;
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal studio", cardinal::cli::run, argc, argv); }
