#pragma once

#include "calibration/light.h"

namespace cardinal::vision {

using calibration::light_of_tones;
using calibration::Sampler;

}  // namespace cardinal::vision
