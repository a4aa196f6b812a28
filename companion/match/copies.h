#pragma once

#include "engine/core/ids.h"
#include "engine/core/printed_code.h"

#include <map>

namespace cardinal::match {

/// Physical cards of a match, and which of its cards they are.
using Copies = std::map<PrintedCode, CardId>;

}  // namespace cardinal::match
