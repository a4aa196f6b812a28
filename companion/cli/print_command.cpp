#include "companion/cli/become.h"
#include "companion/cli/commands.h"

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace cardinal::cli {

void add_print(CLI::App& program, Session& session)
{
    CLI::App* verb =
        program.add_subcommand("print", "Print cards, labels, tokens, mats and boards as PDF of true size");
    verb->set_help_flag();
    verb->fallthrough(false)->prefix_command();  // what follows is the other program's
    verb->callback([verb, &session] {
        if (!session.data.empty())
            ::setenv("CARDINAL_DATA", session.data.c_str(), 1);
        session.exit_code = become("cardinal-print", "cardinal print", verb->remaining(),
                                   "This Cardinal was built without Qt, which printing needs.");
    });
}

}  // namespace cardinal::cli
