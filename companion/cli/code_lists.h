#pragma once

#include "engine/core/printed_code.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// Printed codes as people hand them over: with spaces, commas or line ends between them; # begins a comment. `from` is
/// what the text is called in errors.
Result<std::vector<PrintedCode>> codes_in(std::string_view text, const std::string& from);

}  // namespace cardinal::cli
