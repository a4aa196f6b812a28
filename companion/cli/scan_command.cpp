#include "companion/cli/become.h"
#include "companion/cli/commands.h"

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace cardinal::cli {

void add_scan(CLI::App& program, Session& session)
{
    CLI::App* verb = program.add_subcommand("scan", "Which cards lie on a table, from pictures of it");
    verb->set_help_flag();
    verb->fallthrough(false)->prefix_command();  // what follows is the other program's
    verb->callback([verb, &session] {
        if (!session.data.empty())
            ::setenv("CARDINAL_DATA", session.data.c_str(), 1);
        session.exit_code = become("cardinal-scan", "cardinal scan", verb->remaining(),
                                   "This Cardinal was built without OpenCV, which seeing needs.");
    });
}

}  // namespace cardinal::cli
