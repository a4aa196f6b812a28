#pragma once

#include "companion/cli/terminal.h"

#include <functional>
#include <string>

namespace CLI {
class App;
}

/// The verbs of the command line. Each adds its arguments to the program and remembers what to do when it is chosen.
namespace cardinal::cli {

/// What holds for every verb, and the exit code of the one that ran.
struct Session {
    bool json = false;
    Colour colour = Colour::automatic;
    std::string data{};  ///< the folder that --data names
    int exit_code = 0;
};

void add_judge(CLI::App& program, Session& session);
void add_explain(CLI::App& program, Session& session);
void add_rules(CLI::App& program, Session& session);
void add_play(CLI::App& program, Session& session);
void add_cards(CLI::App& program, Session& session);
void add_deck(CLI::App& program, Session& session);
void add_match(CLI::App& program, Session& session);
void add_db(CLI::App& program, Session& session);
void add_other_programs(CLI::App& program, Session& session);  ///< print, scan, watch, studio
void add_bench(CLI::App& program, Session& session);
void add_deck_scan(CLI::App& deck_verb, Session& session);      ///< a program of its own, too
void add_bench_vision(CLI::App& bench_verb, Session& session);  ///< a program of its own, too
void add_bench_watch(CLI::App& bench_verb, Session& session);   ///< a program of its own, too

/// What happens without a verb: the window, where there is a display and the window was built.
bool has_window();
int open_window(const Session& session);

/// Without a display: a match on the terminal, of the game that the person there names. False where nobody
/// sits at a terminal.
bool play_on_the_terminal(Session& session);

}  // namespace cardinal::cli
