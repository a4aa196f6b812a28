#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace cardinal::carddb {

using Json = nlohmann::ordered_json;

/// What is nested deeper than any list of cards is left out: others recurse through it.
Result<Json> parsed_json(std::string_view text);

}  // namespace cardinal::carddb
