#include "companion/cli/become.h"
#include "companion/cli/commands.h"
#include "companion/cli/usual.h"

#include <CLI/CLI.hpp>

namespace cardinal::cli {
namespace {

/// A verb that a program of its own carries out: `print` is cardinal-print.
struct OtherProgram {
    const char* verb = "";
    const char* says = "";
    const char* missing = "";  ///< what is said where it was not built
    std::string program = std::string("cardinal-") + verb, shown_as = std::string("cardinal ") + verb;
};
const OtherProgram other_programs[] = {
    {"calibrate", "Which lens a camera has, from pictures of a board",
     "This Cardinal was built without OpenCV, which seeing needs."},
    {"doctor", "How well cards can be read on a table, place by place, and what would help",
     "This Cardinal was built without OpenCV, which seeing needs."},
    {"learn", "Know cards without a code by their pictures, after each was shown once",
     "This Cardinal was built without OpenCV, which seeing needs."},
    {"print", "Print cards, labels, tokens, mats and boards as PDF of true size",
     "This Cardinal was built without Qt, which printing needs."},
    {"scan", "Which cards lie on a table, from pictures of it",
     "This Cardinal was built without OpenCV, which seeing needs."},
    {"serve", "Show the match that is played to phones, spectators and streams",
     "This Cardinal was built without cpp-httplib, which second screens need."},
    {"watch", "Referee a match that a camera sees", "This Cardinal was built without OpenCV, which seeing needs."},
    {"studio", "Pictures and films of tables with their truth, from printed cards",
     "This Cardinal was built without OpenCV, poppler or Qt, which the studio needs."},
    {"window", "The window at the table: camera, match, flags and questions on one screen",
     "This Cardinal was built without Qt Quick or Qt Multimedia, which the window needs."},
};

const OtherProgram bench_of_vision{"vision", "Recognizing cards, beside other decoders",
                                   "This Cardinal was built without OpenCV, poppler or Qt, which this bench needs.",
                                   "cardinal-bench", "cardinal bench vision"};

const OtherProgram bench_of_watching{"watch", "Whole matches, seen and refereed, held against what was played",
                                     "This Cardinal was built without OpenCV, poppler or Qt, which this bench needs.",
                                     "cardinal-bench-watch", "cardinal bench watch"};

/// What was said before the verb holds for the other program, too.
std::vector<std::string> passed_on(const Session& session, std::vector<std::string> arguments = {})
{
    if (session.colour != Colour::automatic)
        arguments.insert(arguments.begin(), {"--color", session.colour == Colour::always ? "always" : "never"});
    if (!session.data.empty())
        arguments.insert(arguments.begin(), {"--data", session.data});
    return arguments;
}

const OtherProgram scan_of_decks{"scan", "Read decks from pictures of their cards, and judge them",
                                 "This Cardinal was built without OpenCV, which seeing needs.", "cardinal-deck-scan",
                                 "cardinal deck scan"};

void add(const OtherProgram& other, CLI::App& parent, Session& session)
{
    CLI::App* verb = parent.add_subcommand(other.verb, other.says);
    verb->set_help_flag();
    verb->fallthrough(false)->prefix_command();  // what follows is the other program's
    verb->callback([verb, &other, &session] {
        session.exit_code =
            become(other.program.c_str(), other.shown_as.c_str(), passed_on(session, verb->remaining()), other.missing);
    });
}

}  // namespace

bool has_window()
{
    return !(variable("DISPLAY") + variable("WAYLAND_DISPLAY")).empty() && can_become("cardinal-window");
}

int open_window(const Session& session) { return become("cardinal-window", "cardinal window", passed_on(session), ""); }

void add_other_programs(CLI::App& program, Session& session)
{
    for (const OtherProgram& other : other_programs)
        add(other, program, session);
}

void add_deck_scan(CLI::App& deck_verb, Session& session) { add(scan_of_decks, deck_verb, session); }
void add_bench_vision(CLI::App& bench_verb, Session& session) { add(bench_of_vision, bench_verb, session); }
void add_bench_watch(CLI::App& bench_verb, Session& session) { add(bench_of_watching, bench_verb, session); }

}  // namespace cardinal::cli
