#pragma once

#include <string>
#include <vector>

/// Small change of sentences.
namespace cardinal::doctor {

/// printf into a string; the format is always one of ours.
__attribute__((format(printf, 1, 2))) std::string printed(const char* format, ...);

/// "a", "a and b", "a, b and c", "a, b and 5 more".
std::string listed(const std::vector<std::string>& names);

}  // namespace cardinal::doctor
