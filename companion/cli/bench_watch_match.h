#pragma once

#include "companion/cli/bench_watch_stage.h"
#include "companion/cli/bench_watch_trouble.h"

#include <iosfwd>

namespace cardinal::cli::bench {

/// Plays a match on a table, has it watched, answers questions about what no camera can see, and counts what came of
/// it. The log is told each deed with what was written of it, as it goes on.
Count watch_match(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes,
                  const Trouble& trouble, std::uint64_t seed, std::ostream* log = nullptr);

}  // namespace cardinal::cli::bench
