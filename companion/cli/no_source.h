#pragma once

#include "companion/cli/files.h"
#include "vision/io/sources.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cardinal::cli {

/// What a verb ends with when its source cannot be opened: what is plugged in or in a network may only be missing.
inline int code_without(const std::string& source)
{
    return vision::is_device(source) ? exit_code::no_device : exit_code::unreadable;
}

/// The same for several that are read one after the other.
inline int code_without(const std::vector<std::string>& sources)
{
    return std::ranges::any_of(sources, vision::is_device) ? exit_code::no_device : exit_code::unreadable;
}

}  // namespace cardinal::cli
