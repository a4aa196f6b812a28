#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace CLI {
class Option;
}

/// What somebody wishes every time, without typing it: `CARDINAL_PAGE=letter` in the environment, or `page = letter` in
/// the file `cardinal/cardinal.conf` of the XDG config folder. What is typed goes before both, and the environment
/// before the file.
namespace cardinal::cli {

/// A variable of the environment; empty where it is not set.
std::string variable(const char* name);

/// What is usually wished of this name; empty where nothing is.
std::string usual(std::string_view name);

/// An option that takes what is usual where it is not typed, required or not. Its own checks hold for that as well.
CLI::Option* or_as_usual(CLI::Option* option);

/// Says where it stands and what is wrong when a wish was not understood, among those that were asked for so far.
Result<void> usual_is_understood();

}  // namespace cardinal::cli
