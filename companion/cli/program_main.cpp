#include "companion/cli/program_main.h"

#include "companion/cli/files.h"

#include <exception>
#include <iostream>

namespace cardinal::cli {

int main_of(const char* name, int (*run)(int, char**), int argc, char** argv)
{
    try {
        const int code = run(argc, argv);
        std::cout.flush();
        if (std::cout)
            return code;
        std::cerr << name << ": Standard output cannot be written.\n";
    } catch (const std::exception& error) {
        std::cerr << name << ": this should not have happened: " << error.what() << "\n";
    }
    return exit_code::unreadable;
}

}  // namespace cardinal::cli
