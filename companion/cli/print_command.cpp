#include "companion/cli/commands.h"
#include "companion/cli/files.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <unistd.h>

// Printing needs Qt, whose libraries take longer to load than most verbs to run. So it is a program of its own beside
// this one, and the verb becomes that program.
namespace cardinal::cli {
namespace {

std::filesystem::path beside_this_program(const char* name)
{
    std::error_code none;
    return std::filesystem::read_symlink("/proc/self/exe", none).parent_path() / name;
}

int become_the_printer(std::vector<std::string> arguments)
{
    const std::string program = beside_this_program("cardinal-print").string();
    arguments.insert(arguments.begin(), "cardinal print");
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    std::cout.flush();
    ::execv(program.c_str(), words.data());
    std::cerr << "cardinal print: "
              << (errno == ENOENT ? "This Cardinal was built without Qt, which printing needs."
                                  : "Cannot run " + program + ".")
              << "\n";
    return exit_code::unreadable;
}

}  // namespace

void add_print(CLI::App& program, Session& session)
{
    CLI::App* verb =
        program.add_subcommand("print", "Print cards, labels, tokens, mats and boards as PDF of true size");
    verb->set_help_flag();
    verb->fallthrough(false)->prefix_command();  // what follows is the other program's
    verb->callback([verb, &session] { session.exit_code = become_the_printer(verb->remaining()); });
}

}  // namespace cardinal::cli
