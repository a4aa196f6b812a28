#pragma once

#include "companion/cli/bench_watch_stage.h"
#include "companion/cli/bench_watch_trouble.h"

#include <filesystem>
#include <iosfwd>

namespace cardinal::cli::bench {

/// For people who want to see how it goes.
struct Onlookers {
    std::ostream* log = nullptr;       ///< is told each deed with what was written of it
    std::filesystem::path drawings{};  ///< a folder: what was seen after each deed, drawn over the picture
};

/// Plays a match on a table, has it watched, answers questions about what no camera can see, and counts what came of
/// it.
Count watch_match(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes,
                  const Trouble& trouble, std::uint64_t seed, const Onlookers& onlookers = {});

}  // namespace cardinal::cli::bench
