#pragma once

#include "samples/studio/scene.h"

#include <optional>
#include <string_view>

namespace cardinal::studio {

/// The surface of a table, to be repeated over all of it. Made once and kept; there are six of each kind.
const Texture& ground_of(const Ground& ground);

std::string_view name_of(Surface surface);
std::optional<Surface> surface_called(std::string_view name);

}  // namespace cardinal::studio
