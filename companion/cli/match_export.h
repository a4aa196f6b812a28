#pragma once

#include "companion/cli/any_match.h"

#include <string>

namespace cardinal::cli {

/// "exact", or what else a replay says and why.
std::string fidelity_of(const SavedMatch& match);

/// A match for others: as `notation`, `jsonl` or `html`.
std::string exported(const AnyMatch& any, const std::string& as);

}  // namespace cardinal::cli
