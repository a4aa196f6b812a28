#pragma once

#include "companion/cli/commands.h"

#include <optional>
#include <string>

/// How every program of the command line reads what was typed, so that all of them take the same and answer alike.
namespace cardinal::cli {

/// `--data` and `--color`, also behind a verb.
void add_session(CLI::App& program, Session& session);

/// `--language`: what is said there by Cardinal itself.
void add_language(CLI::App& verb, std::string& language, const std::string& says);

/// Nothing when all was understood; otherwise help or a sentence was written, and this is the exit code.
std::optional<int> read_arguments(CLI::App& program, int argc, char** argv);

}  // namespace cardinal::cli
