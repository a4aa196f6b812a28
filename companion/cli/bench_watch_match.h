#pragma once

#include "companion/cli/bench_watch_stage.h"
#include "companion/cli/bench_watch_trouble.h"

namespace cardinal::cli::bench {

/// Plays a match on a table, has it watched, answers questions about what no camera can see, and counts what came of
/// it.
Count watch_match(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes,
                  const Trouble& trouble, std::uint64_t seed);

}  // namespace cardinal::cli::bench
