#pragma once

#include "calibration/light.h"
#include "vision/geometry.h"

namespace cardinal::vision {

using calibration::light_of_tones;
using calibration::look_at;
using calibration::Sampler;

}  // namespace cardinal::vision
