#pragma once

#include "companion/cli/commands.h"

namespace cardinal::cli {

/// `bench explain`
void add_bench_explain(CLI::App& bench_verb, Session& session);

}  // namespace cardinal::cli
