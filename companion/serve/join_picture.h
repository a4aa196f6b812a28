#pragma once

#include <string>
#include <vector>

namespace cardinal::serve {

/// A code that phones read, without a margin: true is dark.
using JoinPicture = std::vector<std::vector<bool>>;
JoinPicture join_picture(const std::string& text);

}  // namespace cardinal::serve
