#pragma once

#include "companion/match/lying.h"
#include "vision/scene.h"

namespace cardinal::match {

/// What a scene says of a table, without pixels. What nobody knows lies there all the same, without a name; what is
/// covered counts as lying where it was seen last.
Lying lying_in(const vision::Scene& scene);

}  // namespace cardinal::match
