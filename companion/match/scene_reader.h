#pragma once

#include "companion/match/lying.h"
#include "vision/scene.h"

#include <span>

namespace cardinal::match {

/// What a scene says of a table, without pixels. What nobody knows lies there all the same, without a name; what is
/// covered counts as lying where it was seen last. A card that was learned by its picture has the name that stands for
/// its look in `learned`, with a serial that no printer has drawn yet: each thing on the table is a copy of its own.
Lying lying_in(const vision::Scene& scene, std::span<const std::optional<PrintedCode>> learned = {});

}  // namespace cardinal::match
