// The program `cardinal-window`, which `cardinal window` becomes, and `cardinal` without a verb where there is a
// display.
#include "companion/cli/arguments.h"
#include "companion/cli/backstage.h"
#include "companion/cli/complaint.h"
#include "companion/cli/match_options.h"
#include "companion/cli/program_main.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/told_story.h"
#include "companion/cli/watch_opening.h"
#include "companion/cli/window_album.h"
#include "companion/window/window.h"
#include "engine/games/all_games.h"
#include "vision/io/sources.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    WantedWatch wanted{};
    std::string source{};
    double frames_per_second = 0;
    std::string story{};
    int steps = -1;
    std::vector<std::string> said{}, only{};
    std::string look{};
    std::string camera{}, theme{}, language{}, screenshot{}, page{}, pictures{}, file{};
    double text_scale = 0;
    int width = 0, height = 0;
    bool measures = false, has_no_camera = false;
};

constexpr Complaint complain("window");

/// With the codes that are known, where there are any: a match can be told without cards being seen.
Result<window::MatchSetup> match_for(Order& order)
{
    if (!order.story.empty()) {
        auto story = story_in(order.story, order.steps);
        if (!story)
            return Failure{story.error()};
        return window::MatchSetup{.referee = std::move(story->referee),
                                  .looks_for_cameras = !order.camera.empty(),
                                  .lines = std::move(story->lines)};
    }
    order.wanted.needs_codes = !order.source.empty();
    WatchOpening opening = opened(order.wanted, order.session);
    if (!opening.opening.referee)
        return Failure{{opening.opening.sentence}};
    window::MatchSetup setup{.referee = std::move(*opening.opening.referee),
                             .book = std::move(opening.opening.book),
                             .members = std::move(opening.members),
                             .codes = std::move(opening.codes),
                             .looks_for_cameras = order.source.empty() && !order.has_no_camera};
    if (!opening.opening.sentence.empty())
        setup.notices.push_back(opening.opening.sentence);
    return setup;
}

bool names_a_match(const Order& order)
{
    const WantedMatch& match = order.wanted.match;
    return !match.game.empty() || !match.decks.empty() || !match.table.empty() || !match.resume.empty() ||
           !order.story.empty() || !order.source.empty();
}

/// What is to be seen in it, and said.
Result<window::MatchSetup> match_wanted(Order& order)
{
    vision::Source source;
    if (!order.source.empty()) {
        auto there = vision::open_source(order.source, order.frames_per_second);
        if (!there)
            return Failure{there.error()};
        source = std::move(*there);
    }
    auto match = match_for(order);
    if (!match)
        return Failure{match.error()};
    match->source = std::move(source);
    match->camera = order.camera;
    match->lenses = lenses_of(order.session);
    match->keeps_pace = order.screenshot.empty();
    match->measures = order.measures;
    match->lines.insert(match->lines.end(), order.said.begin(), order.said.end());
    match->look = order.look;
    return match;
}

int show_album(Order& order)
{
    if (order.session.data.empty())
        order.session.data = (std::filesystem::path(order.pictures) / "data").string();
    window::Screen screen(window::Screen::Kind::picture);
    auto album = album_of(order.pictures, order.session);
    if (!album)
        return complain(album.error());
    album->only = order.only;
    return screen.show({.backstage = backstage_of(order.session),
                        .width = order.width,
                        .height = order.height,
                        .album = std::move(*album)});
}

/// Qt would end the program without a word for whoever asked.
bool has_display()
{
    const auto is_set = [](const char* variable) {
        const char* value = std::getenv(variable);
        return value != nullptr && *value != '\0';
    };
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("QT_QPA_PLATFORM");
}

int show(Order& order)
{
    using enum window::Screen::Kind;
    if (!order.pictures.empty())
        return show_album(order);
    const bool is_a_picture = !order.screenshot.empty();
    if (!is_a_picture && !has_display())
        return complain("There is no display here. “cardinal watch” and “cardinal play” do the same on the terminal.",
                        exit_code::no_device);
    window::Screen screen(is_a_picture ? picture : display);
    const std::string file = order.file.empty() ? "" : std::filesystem::absolute(order.file).string();
    const window::Backstage backstage = backstage_of(order.session);
    if (!is_a_picture && !names_a_match(order) && window::is_shown_elsewhere(backstage.data, file)) {
        std::cout << "Cardinal is open already; its window comes to the front.\n";
        return exit_code::fine;
    }
    window::WindowSetup setup{.backstage = backstage,
                              .file = file,
                              .page = order.page,
                              .theme = order.theme,
                              .language = order.language,
                              .text_scale = order.text_scale,
                              .width = order.width,
                              .height = order.height,
                              .screenshot = order.screenshot,
                              .measures = order.measures};
    if (names_a_match(order)) {
        auto match = match_wanted(order);
        if (!match)
            return complain(match.error());
        setup.match = std::move(*match);
    }
    return screen.show(std::move(setup));
}

int run(int argc, char** argv)
{
    CLI::App program{"The window at the table: what a camera sees, what is believed of it, and what the rules say.",
                     "cardinal window"};
    Order order;
    WantedMatch& match = order.wanted.match;
    program.add_option("FILE", order.file, "A match that was saved, exported or told, to be looked at again");
    program.add_option("--game", match.game, "The game's id");
    add_watch_options(program, order.wanted);
    program.add_option("--source", order.source, "Look at a file, a folder of pictures or a stream, at its own pace");
    program.add_option("--fps", order.frames_per_second, "Pictures of a folder in a second")
        ->check(CLI::Range(0.01, 1000.0));
    program.add_option("--camera", order.camera, "Look through this camera, by its name");
    program.add_flag("--no-camera", order.has_no_camera, "Not even through the one of last time");
    program.add_option("--story", order.story, "Show the match that a file tells; it is kept nowhere");
    program.add_option("--steps", order.steps, "Only so many of its steps")->check(CLI::Range(0, most_entries));
    program.add_option("--say", order.said, "What a player does when it opens, as it would be typed; several times")
        ->option_text("LINE")
        ->allow_extra_args(false);
    program.add_option("--look", order.look, "Look into a card, a number as supply(A), or an entry by its number")
        ->option_text("WHAT");
    program.add_option("--page", order.page, "The screen it opens with")->check(CLI::IsMember(window::pages()));
    program.add_option("--theme", order.theme, "light, dark, or system: as everything else on this screen")
        ->check(CLI::IsMember({"light", "dark", "system"}));
    program.add_option("--language", order.language, "en, de, or system: as everything else on this computer")
        ->check(CLI::IsMember({"en", "de", "system"}));
    program.add_option("--text-scale", order.text_scale, "How large letters are")->check(CLI::Range(0.8, 2.0));
    program.add_option("--width", order.width)->check(CLI::Range(900, 7680));
    program.add_option("--height", order.height)->check(CLI::Range(600, 4320));
    program.add_option("--screenshot", order.screenshot, "Write a picture of the window to this PNG, and close it");
    program
        .add_option(
            "--pictures", order.pictures,
            "Write pictures of every screen into this folder: light, dark, with large letters, in each language")
        ->option_text("FOLDER");
    program.add_option("--only", order.only, "Of these pictures those whose names begin so; several times")
        ->option_text("NAME")
        ->allow_extra_args(false);
    program.add_flag(
        "--measure", order.measures,
        "Say how long pictures take from the camera to the screen, and how long the window kept people waiting");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return show(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal window", cardinal::cli::run, argc, argv); }
