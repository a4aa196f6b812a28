#pragma once

#include <string>

namespace cardinal::cli {

/// A code that phones read, drawn with half blocks: light on dark, two rows of it a line.
std::string as_blocks(const std::string& text);

}  // namespace cardinal::cli
