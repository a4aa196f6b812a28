#pragma once

#include "companion/cli/any_match.h"
#include "companion/pages/tongue.h"

#include <string>

namespace cardinal::cli {

/// "exact", or what else a replay says and why.
std::string fidelity_of(const SavedMatch& match, const pages::Tongue& say = pages::Tongue());

/// A match for others: as `notation`, `jsonl` or `html`; a page is in a language.
std::string exported(const AnyMatch& any, const std::string& as, const pages::Tongue& say = pages::Tongue());

}  // namespace cardinal::cli
