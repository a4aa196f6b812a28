#pragma once

#include <string>
#include <vector>

namespace cardinal::cli {

/// This process becomes a program that lies beside this one: what needs libraries that take longer to load than most
/// verbs run is a program of its own. Comes back only when that cannot be run, with the exit code, and has then said
/// why; `missing` is said where the program was not built.
int become(const char* program, const char* shown_as, std::vector<std::string> arguments, const char* missing);

/// Whether such a program was built.
bool can_become(const char* program);

}  // namespace cardinal::cli
