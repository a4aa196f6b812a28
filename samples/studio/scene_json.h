#pragma once

#include "engine/core/result.h"
#include "samples/studio/scene.h"

#include <nlohmann/json_fwd.hpp>

namespace cardinal::studio {

/// Everything about a scene, so that it can be kept, changed by hand and rendered again.
nlohmann::ordered_json json_of(const Scene& scene);
/// What is not told stays as it is in `scene`. The error names what is not understood.
Result<Scene> scene_from(const nlohmann::ordered_json& json, Scene scene);

}  // namespace cardinal::studio
