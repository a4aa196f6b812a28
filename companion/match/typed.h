#pragma once

#include "engine/core/result.h"
#include "engine/notation/steps.h"

#include <string_view>

namespace cardinal::match {

/// What a person typed at a table, as a step. Fails with what was expected instead, one sentence a line.
Result<notation::Step> typed_step(const notation::Lexicon& lexicon, std::string_view line);

/// Steps of a scenario that mean nothing where one line is typed after another; empty for all others.
std::string why_not_typed(const notation::Step& step);

}  // namespace cardinal::match
