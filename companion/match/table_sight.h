#pragma once

#include "companion/match/said.h"
#include "vision/scene.h"

namespace cardinal::match {

/// Whether a table is in view: that it is not, or the camera was moved, is said once, and once more when it is over.
class TableSight {
public:
    Sayings note(const vision::Scene& scene);

private:
    bool is_table_lost_ = false;
    double table_seen_at_ms_ = 0;
};

}  // namespace cardinal::match
