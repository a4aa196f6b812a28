#pragma once

#include "samples/studio/truth.h"

#include <nlohmann/json_fwd.hpp>

namespace cardinal::studio {

/// One line a frame, in the form in which everything that is seen is told; beyond it what only the studio can know
/// (how much of a code is visible, the camera). Confidence is 1: this is the truth.
nlohmann::ordered_json json_of(const Truth& truth);
nlohmann::ordered_json json_of(const Camera& camera);

}  // namespace cardinal::studio
