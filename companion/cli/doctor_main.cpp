// The program `cardinal-doctor`, which the verb `cardinal doctor` becomes.
#include "carddb/copies.h"
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/doctor_report.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/cli/usual.h"
#include "companion/doctor/drawing.h"
#include "companion/doctor/self_check.h"
#include "companion/doctor/wording.h"
#include "companion/profiles/profiles.h"
#include "engine/games/all_games.h"
#include "vision/io/pictures.h"
#include "vision/io/sources.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    std::string source{}, game{}, camera{}, place{}, drawing{};
    bool has_small_codes = false;
};

constexpr Complaint complain("doctor");

/// Codes of cards whose size can be checked, where any were ever printed; no database is made for this.
vision::Codebook codebook_of(const Order& order)
{
    auto database = open_database_that_is_there(order.session);
    if (!database)
        return {};
    const auto copies = carddb::known_copies(*database);
    return copies ? vision::Codebook(carddb::codes_of(*copies)) : vision::Codebook();
}

std::vector<MatSize> mats_of(const Game* game)
{
    std::vector<MatSize> mats;
    const auto add = [&](const MatSize& size) {
        if (std::ranges::none_of(
                mats, [&](const MatSize& mat) { return mat.width == size.width && mat.height == size.height; }))
            mats.push_back(size);
    };
    if (game)
        add(game->playmat->size);
    else
        for (const Game* one : all_games())
            add(one->playmat->size);
    return mats;
}

calibration::Lens lens_of(const Order& order, const std::string& camera, const cv::Size& picture)
{
    const auto folder = data_folder(order.session);
    if (!folder)
        return calibration::usual_lens(picture);
    const profiles::Profiles kept(*folder);
    const auto profile = kept.lens(camera, picture);
    if (!profile)
        complain.say(profile.error().sentence);
    return profile && *profile ? (*profile)->lens : calibration::usual_lens(picture);
}

/// Remembers where the mat lies, and says whether it lay there before.
Result<std::string> told_of_place(const Order& order, const Examined& examined)
{
    const auto folder = data_folder(order.session);
    if (!folder)
        return Failure{{"Nobody says where data is kept; --data names a folder."}};
    const profiles::Profiles kept(*folder);
    const auto before = kept.place(order.place);
    const calibration::TablePose& now = examined.checkup.table->pose;
    std::string text = "Kept as “" + order.place + "”.";
    if (before && *before && (*before)->pose.lens.picture == now.lens.picture) {
        text = stands_as((*before)->pose, now)
                 ? "Camera and mat stand at “" + order.place + "” as they did before."
                 : doctor::printed("Since the last time at “%s”, camera or mat moved by %.0f mm; kept as it is now.",
                                   order.place.c_str(), moved_mm((*before)->pose, now));
    }
    const auto done = kept.keep(profiles::PlaceProfile{.place = order.place,
                                                       .camera = examined.camera,
                                                       .game = order.game,
                                                       .pose = now,
                                                       .seen_on = profiles::today()});
    if (!done)
        return Failure{done.error()};
    return text;
}

int tell(const Order& order, Examined& examined, const cv::Mat& picture)
{
    if (!order.place.empty() && examined.checkup.table) {
        const auto said = told_of_place(order, examined);
        if (!said)
            return complain(said.error(), exit_code::unreadable);
        examined.place = *said;
    }
    std::cout << (order.session.json ? line_of(json_of(examined)) : told(examined)) << std::flush;
    if (!order.drawing.empty())
        if (const auto saved = vision::write_picture(order.drawing, drawn_over(picture, examined.checkup)); !saved)
            return complain(saved.error(), exit_code::unreadable);
    return examined.checkup.is_fit() ? exit_code::fine : exit_code::no;
}

/// The first frame with a table in it; the first ones of a camera may be dark, and a hand may be in the way.
int examine(const Order& order, const Game* game)
{
    auto source = vision::open_source(order.source);
    if (!source)
        return complain(source.error(), code_without(order.source));
    const vision::Codebook codebook = codebook_of(order);
    constexpr int most_frames = 10;
    Examined examined{.source = order.source,
                      .camera = order.camera.empty() ? profiles::camera_of(order.source) : order.camera};
    examined.examination = {
        .mats = mats_of(game), .game = game, .module_mm = order.has_small_codes ? 0.7 : 1.0, .codebook = &codebook};
    cv::Mat picture;
    for (int count = 0; count < most_frames && !examined.checkup.table; ++count) {
        auto frame = (*source)->next();
        if (!frame)
            return complain(frame.error(), exit_code::unreadable);
        if (!*frame)
            break;
        picture = (**frame).picture;
        examined.frame = (**frame).index;
        examined.examination.lens = lens_of(order, examined.camera, picture.size());
        examined.checkup = doctor::examine(picture, examined.examination);
    }
    if (picture.empty())
        return complain(order.source + " has no picture in it.", exit_code::unreadable);
    return tell(order, examined, picture);
}

int run(int argc, char** argv)
{
    CLI::App program{
        "How well cards can be read on a table, place by place, and what would help: from a picture of it, "
        "a folder, a film or a stream, with the mat in view.",
        "cardinal doctor"};
    Order order;
    program.add_option("SOURCE", order.source, "A picture, a folder of pictures, a film or a stream")->required();
    or_as_usual(program.add_option("--game", order.game, "Whose mat lies there; its zones are told by name"));
    or_as_usual(program.add_option("--camera", order.camera, "Whose lens it is, as “cardinal calibrate” kept it"));
    program.add_option("--place", order.place, "Keeps where the mat lies by this name, and tells whether it moved");
    program.add_flag("--small-codes", order.has_small_codes, "Codes with modules of 0.7 mm are played with");
    program.add_option("--draw", order.drawing, "A copy of the picture with each zone's figures");
    program.add_flag("--json", order.session.json, "A JSON object");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    const Game* game = nullptr;
    if (!order.game.empty()) {
        const auto called = game_meant(order.game);
        if (!called)
            return complain(called.error(), exit_code::usage);
        game = *called;
    }
    if (const auto checked = doctor::check_eyes(); !checked)
        return complain(checked.error(), exit_code::unreadable);
    return examine(order, game);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal doctor", cardinal::cli::run, argc, argv); }
