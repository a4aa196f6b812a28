// The program `cardinal-watch`, which the verb `cardinal watch` becomes.
#include "companion/cli/answers.h"
#include "companion/cli/arguments.h"
#include "companion/cli/complaint.h"
#include "companion/cli/kept_lenses.h"
#include "companion/cli/no_source.h"
#include "companion/cli/program_main.h"
#include "companion/cli/report.h"
#include "companion/cli/running_log.h"
#include "companion/cli/typed_lines.h"
#include "companion/cli/usual.h"
#include "companion/cli/watch_opening.h"
#include "companion/match/clock.h"
#include "companion/match/watching.h"
#include "engine/record/text.h"
#include "vision/io/sources.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

namespace cardinal::cli {
namespace {

struct Order {
    Session session{};
    WantedWatch wanted{};
    std::string source{}, camera{};
    std::string answers{};
    double frames_per_second = 0;
};

/// Ctrl+C ends the watching, not the match: what was written is stored, and it goes on next time.
volatile std::sig_atomic_t is_interrupted = 0;
void interrupt(int /*signal*/) { is_interrupted = 1; }

constexpr Complaint complain("watch");

/// A match, the people around it, and where what happens is told.
class Watcher {
public:
    Watcher(Order& order, match::LiveMatch& match, Answers answers)
        : order_(order), match_(match), answers_(std::move(answers)), log_(match), json_(match)
    {}

    int watch(match::Watching watching)
    {
        tell(match_.begin());
        if (!order_.session.json)
            std::cout << log_.turn() << std::flush;
        bool is_over = false;
        while (!is_over && !is_interrupted && !wants_to_end_ && is_of_use()) {
            for (const std::string& line : typed_.now())
                respond(line);
            const match::Watched watched = watching.step();
            is_over = watched.is_over;
            for (const std::string& line : answers_.typed_until(watched.scene.time_ms))
                respond(line);
            tell(watched.told);
            answer_by_itself();
            const bool is_lost = !is_over && watched.frame.picture.empty();
            is_damaged_ |= is_lost && !watching.source().is_live();
            if (is_lost && watching.source().is_live())  // it is tried again, without haste
                std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
        if (!order_.session.json)
            std::cout << log_.ending();
        farewell(match_.end());
        save_elsewhere();
        return match_.book().is_kept() && !is_damaged_ ? exit_code::fine : exit_code::unreadable;
    }

private:
    Order& order_;
    match::LiveMatch& match_;
    Answers answers_;
    RunningLog log_;
    RunningJson json_;
    TypedLines typed_{};
    bool wants_to_end_ = false;
    bool is_mute_ = false;     ///< nothing that is said arrives any more
    bool is_damaged_ = false;  ///< a film or a picture of which not all could be read

    void tell(const match::Told& told)
    {
        std::cout << (order_.session.json ? json_.tell(told) : log_.tell(told)) << std::flush;
        if (!std::cout && !std::exchange(is_mute_, true))
            complain.say("Standard output cannot be written any more. " +
                         std::string(is_stored() ? "The match is watched and stored all the same; Ctrl+C ends it."
                                                 : "The match is kept nowhere either, so it ends here."));
    }
    void farewell(const match::Told& told)
    {
        tell(told);
        for (const match::Said& said : is_mute_ ? told.said : match::Sayings())
            complain.say(said.text);
    }
    /// Nobody sits here who could say where: what the database did not take is written where there is room.
    void save_elsewhere() const
    {
        const Record& record = match_.referee().record();
        if (match_.book().is_kept() || record.entries.empty())
            return;
        const std::string name = "cardinal-match-" + std::to_string(match::now_in_ms() / 1000) + ".cardinal";
        std::error_code none;
        for (const auto& folder : {std::filesystem::current_path(none), std::filesystem::temp_directory_path(none)})
            if (write_new_text(folder / name, write_record(match_.game(), record)))
                return complain.say("The match is in " + (folder / name).string() +
                                    "; “cardinal match import FILE” brings it into the database.");
        complain.say("Nor can it be written anywhere else.");
    }
    bool is_stored() const { return match_.book().is_wanted(); }
    /// Whoever reads what is told may go away; the record goes on.
    bool is_of_use() const { return !is_mute_ || is_stored(); }

    /// A number alone answers the question that stands open.
    void respond(const std::string& line)
    {
        const bool is_number = !line.empty() && line.find_first_not_of("0123456789") == std::string::npos;
        if (line == "quit")
            wants_to_end_ = true;
        else if (line.empty())
            tell(match_.doubt().what == match::Doubt::What::asks ? match_.postpone() : match::Told());
        else
            tell(match_.take_line(is_number ? "answer " + line : line));
    }

    void answer_by_itself()
    {
        if (match_.doubt().what != match::Doubt::What::asks)
            return;
        if (const auto choice = answers_.choice(match_.doubt().answers))
            tell(match_.answer(*choice));
    }
};

Result<Answers> answers_of(const Order& order)
{
    if (order.answers.empty())
        return Answers();
    return read_text(order.answers).and_then([&](const std::string& text) {
        return Answers::read(text, order.answers);
    });
}

int watch(Order& order)
{
    auto answers = answers_of(order);
    if (!answers)
        return complain(answers.error());
    auto source = vision::open_source(order.source, order.frames_per_second);
    if (!source)
        return complain(source.error(), code_without(order.source));
    WatchOpening opening = opened(order.wanted, order.session);
    if (!opening.opening.referee)
        return complain(opening.opening.sentence, opening.opening.code);
    std::cerr << opening.opening.sentence << (opening.opening.sentence.empty() ? "" : "\n");

    const std::vector<calibration::Lens> lenses = kept_lenses(order.session, order.camera, order.source);
    if (!order.camera.empty() && lenses.empty())
        complain.say("Nothing was measured of a camera “" + order.camera +
                     "”, so its lens is taken for a usual one; “cardinal calibrate” measures it.");
    const vision::Codebook codebook(opening.codes);
    const Game& game = opening.opening.referee->game();
    vision::TableEye eye(codebook,
                         {.printing = {.art = opening.learned.looks.empty() ? nullptr : &opening.learned.book},
                          .mat = game.playmat->size,
                          .lenses = lenses});
    match::LiveMatch match(std::move(*opening.opening.referee), std::move(opening.opening.book), opening.members);
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    std::signal(SIGPIPE, SIG_IGN);
    return Watcher(order, match, std::move(*answers))
        .watch({std::move(*source), std::move(eye), match, scan::names_in(game, opening.learned)});
}

int run(int argc, char** argv)
{
    CLI::App program{"Referees a match that a camera sees: what is played is found out, judged and recorded.",
                     "cardinal watch"};
    Order order;
    WantedMatch& match = order.wanted.match;
    program.add_option("SOURCE", order.source, "A video, a folder of pictures, or a stream (http, https, rtsp)")
        ->required();
    program.add_option("--game", match.game, "The game's id");
    or_as_usual(program.add_option("--camera", order.camera, "Whose lens it is, as “cardinal calibrate” kept it"));
    add_watch_options(program, order.wanted);
    program.add_option("--answers", order.answers,
                       "What people say while nobody sits here: SECONDS: LINE, choose ANSWER");
    program.add_option("--fps", order.frames_per_second, "Pictures of a folder in a second")
        ->check(CLI::Range(0.01, 1000.0));
    program.add_flag("--json", order.session.json, "A JSON object for each entry, question and remark, as it happens");
    add_session(program, order.session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    match = as_usual(std::move(match));
    if (!tells_its_game(match))
        return complain("Which game? --game ID, or --decks A B.", exit_code::usage);
    return watch(order);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv) { return cardinal::cli::main_of("cardinal watch", cardinal::cli::run, argc, argv); }
