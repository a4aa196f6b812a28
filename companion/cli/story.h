#pragma once

#include "engine/scenario/run.h"

#include <ostream>

namespace cardinal::cli {

/// A match as a person wants to read it: turn by turn with both players' numbers, and each flagged play with its rule
/// and its place in the rulebook. Gives whether everything that was expected came true.
bool tell(const notation::File& file, const notation::Scenario& scenario, std::ostream& out);

}  // namespace cardinal::cli
