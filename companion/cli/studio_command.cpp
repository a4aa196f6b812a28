#include "companion/cli/become.h"
#include "companion/cli/commands.h"

#include <CLI/CLI.hpp>

namespace cardinal::cli {

void add_studio(CLI::App& program, Session& session)
{
    CLI::App* verb =
        program.add_subcommand("studio", "Pictures and films of tables with their truth, from printed cards");
    verb->set_help_flag();
    verb->fallthrough(false)->prefix_command();  // what follows is the other program's
    verb->callback([verb, &session] {
        session.exit_code = become("cardinal-studio", "cardinal studio", verb->remaining(),
                                   "This Cardinal was built without OpenCV, poppler or Qt, which the studio needs.");
    });
}

}  // namespace cardinal::cli
