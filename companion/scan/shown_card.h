#pragma once

#include "engine/core/result.h"
#include "vision/geometry.h"

#include <opencv2/core.hpp>
#include <string>

namespace cardinal::scan {

/// The one card of a gray picture, held upright: what lies highest of it is its top. Fails where none stands out, or
/// several do; `name` is what the picture is called then.
Result<vision::Quad> the_card_in(const cv::Mat& gray, const std::string& name);

}  // namespace cardinal::scan
