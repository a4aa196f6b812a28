#include "companion/cli/become.h"

#include "companion/cli/files.h"

#include <cerrno>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace cardinal::cli {
namespace {

std::filesystem::path beside_this_program(const char* name)
{
    std::error_code none;
    return std::filesystem::read_symlink("/proc/self/exe", none).parent_path() / name;
}

}  // namespace

bool can_become(const char* program) { return ::access(beside_this_program(program).c_str(), X_OK) == 0; }

int become(const char* program, const char* shown_as, std::vector<std::string> arguments, const char* missing)
{
    const std::string path = beside_this_program(program).string();
    arguments.insert(arguments.begin(), shown_as);
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    std::cout.flush();
    ::execv(path.c_str(), words.data());
    std::cerr << shown_as << ": " << (errno == ENOENT ? missing : "Cannot run " + path + ".") << "\n";
    return exit_code::unreadable;
}

}  // namespace cardinal::cli
