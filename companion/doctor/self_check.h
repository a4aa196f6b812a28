#pragma once

#include "engine/core/result.h"

/// Whether this machine sees what it must: a code, a marker and a table of known answer are drawn in memory and read.
namespace cardinal::doctor {

/// Fails with a sentence that says what was read wrongly.
Result<void> check_eyes();

}  // namespace cardinal::doctor
