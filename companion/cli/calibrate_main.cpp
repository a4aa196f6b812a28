// The program `cardinal-calibrate`, which the verb `cardinal calibrate` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/lens_report.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/cli/usual.h"
#include "vision/io/pictures.h"
#include "vision/io/sources.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

using calibration::LensWalk;
using calibration::WalkLook;

struct Order {
    Session session{};
    std::vector<std::string> sources{};
    std::string camera{}, board{}, drawing{};
    double square_mm = 25;
    bool is_only_shown = false;
};

constexpr Complaint complain("calibrate");

/// "9x6": squares across and down.
std::optional<calibration::Board> board_called(const Order& order)
{
    if (order.board.empty())
        return calibration::printed_board();
    calibration::Board board{.square_mm = order.square_mm};
    char rest = 0;
    const int read = std::sscanf(order.board.c_str(), "%dx%d%c", &board.columns, &board.rows, &rest);
    const auto is_usual = [](int squares) { return squares >= 4 && squares <= 40; };
    if (read != 2 || !is_usual(board.columns) || !is_usual(board.rows) || !(board.square_mm > 0))
        return {};
    return board;
}

/// Takes the frames of all sources and says after each what came of it.
class Walking {
public:
    Walking(const Order& order, const calibration::Board& board) : order_(order), walk_(board) {}

    Result<void> take(const std::string& address)
    {
        auto source = vision::open_source(address);
        if (!source)
            return Failure{source.error()};
        last_ms_ = -1e9;
        while (true) {
            auto frame = (*source)->next();
            if (!frame)
                return Failure{frame.error()};
            if (!*frame)
                return {};
            take(**frame, address);
        }
    }
    const LensWalk& walk() const { return walk_; }
    int frames() const { return frames_; }

private:
    const Order& order_;
    LensWalk walk_;
    double last_ms_ = -1e9;
    int frames_ = 0;
    WalkLook last_look_ = WalkLook::kept;

    static bool is_film(const std::string& address)
    {
        std::error_code none;
        return !std::filesystem::is_directory(address, none);
    }

    /// Pictures all count. Of a film a third of a second is looked at once: a hand does not hold a board elsewhere
    /// sooner, and a minute of film would take minutes.
    void take(const vision::Frame& frame, const std::string& address)
    {
        constexpr double between_ms = 330;
        const bool is_of_a_film = is_film(address);
        if (is_of_a_film && frame.time_ms - last_ms_ < between_ms)
            return;
        last_ms_ = frame.time_ms;
        ++frames_;
        cv::Mat gray = frame.picture;
        if (gray.channels() == 3)
            cv::cvtColor(frame.picture, gray, cv::COLOR_BGR2GRAY);
        const auto step = walk_.take(gray);
        // A film would say the same ten times.
        const bool is_news = step.look == WalkLook::kept || step.look != last_look_ || frame.time_ms == 0;
        last_look_ = step.look;
        tell(frame.time_ms > 0 && is_of_a_film ? address + at(frame.time_ms) : named(frame, address), step, is_news);
    }
    static std::string at(double time_ms)
    {
        char text[32];
        std::snprintf(text, sizeof text, " at %.1f s", time_ms / 1000);
        return text;
    }
    static std::string named(const vision::Frame& frame, const std::string& address)
    {
        return is_film(address) ? address : address + ", picture " + std::to_string(frame.index + 1);
    }
    void tell(const std::string& frame, const calibration::WalkStep& step, bool is_news) const
    {
        if (order_.session.json)
            std::cout << line_of(json_of(frame, step)) << std::flush;
        else if (is_news)
            std::cout << line_of(frame, step) << std::flush;
    }
};

profiles::LensProfile profile_of(const Order& order, const LensWalk& walk)
{
    const calibration::MeasuredLens& measured = *walk.lens();
    const auto used = std::ranges::count_if(measured.view_errors_px, [](double error) { return error >= 0; });
    return {.camera = order.camera.empty() ? profiles::camera_of(order.sources.front()) : order.camera,
            .lens = measured.lens,
            .spread = measured.spread,
            .foretold_px = measured.foretold_px,
            .why = measured.why,
            .views = static_cast<int>(used),
            .measured_on = profiles::today()};
}

void tell_lens(const Order& order, const profiles::LensProfile& profile, const calibration::WalkState& state,
               const std::string& file)
{
    if (order.session.json) {
        nlohmann::ordered_json json = json_of(profile);
        json["missing"] = state.missing;
        json["file"] = file;
        std::cout << line_of({{"lens", json}});
        return;
    }
    std::cout << "\n" << told(profile);
    for (const std::string& missing : state.missing)
        std::cout << "  Better with: " << missing << ".\n";
    if (!file.empty())
        std::cout << "Kept in " << file << "\n";
}

int finish(const Order& order, const Walking& walking)
{
    const LensWalk& walk = walking.walk();
    if (!order.drawing.empty() && !walk.views().empty())
        if (const auto saved = vision::write_picture(order.drawing, drawn_walk(walk)); !saved)
            return complain(saved.error(), exit_code::unreadable);
    if (!walk.lens()) {
        const std::string why = walk.views().empty() ? "In none of the pictures (" + std::to_string(walking.frames()) +
                                                           ") the board could be used; what is said of each tells why."
                                                     : walk.objection();
        return complain("No lens was measured. " + why, exit_code::no);
    }
    const profiles::LensProfile profile = profile_of(order, walk);
    std::string file;
    if (!order.is_only_shown) {
        const auto folder = data_folder(order.session);
        if (!folder)
            return complain("Nobody says where data is kept; --data names a folder.", exit_code::unreadable);
        const profiles::Profiles kept(*folder);
        if (const auto done = kept.keep(profile); !done)
            return complain(done.error(), exit_code::unreadable);
        file = kept.file_of(profile.camera, profile.lens.picture).string();
    }
    tell_lens(order, profile, walk.state(), file);
    return exit_code::fine;
}

int calibrate(const Order& order)
{
    const auto board = board_called(order);
    if (!board)
        return complain(
            "“" + order.board +
                "” is no chessboard: say how many squares it has across and down, like 10x7, and with --square "
                "how many millimetres they measure.",
            exit_code::usage);
    Walking walking(order, *board);
    for (const std::string& source : order.sources)
        if (const auto taken = walking.take(source); !taken) {
            complain.say(taken.error().sentence);
            if (walking.walk().views().empty())
                return code_without(source);
        }
    return finish(order, walking);
}

int run(int argc, char** argv)
{
    CLI::App program{"Which lens a camera has, from pictures of the board that “cardinal print calibration” prints, "
                     "each held differently: near each corner of the picture, and slanted. It is kept for this camera "
                     "and size of pictures, and used wherever something is measured in millimetres.",
                     "cardinal calibrate"};
    Order order;
    program.add_option("SOURCE", order.sources, "Pictures, folders of pictures, films or streams, all of one camera")
        ->required();
    or_as_usual(program.add_option("--camera", order.camera,
                                   "What this camera is called; else a stream's address, or “pictures”"));
    program.add_option("--board", order.board, "A chessboard of your own: squares across and down, like 10x7");
    program.add_option("--square", order.square_mm, "The side of its squares in mm");
    program.add_flag("--only-show", order.is_only_shown, "Nothing is kept");
    program.add_flag("--json", order.session.json, "A JSON object for each picture, then one for the lens");
    program.add_option("--draw", order.drawing, "A picture of where the board was");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    return calibrate(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal calibrate", cardinal::cli::run, argc, argv); }
