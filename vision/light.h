#pragma once

#include "calibration/light.h"

namespace cardinal::vision {

using calibration::Cells;
using calibration::look_at;
using calibration::Sampler;

}  // namespace cardinal::vision
