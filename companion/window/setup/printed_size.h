#pragma once

#include "companion/doctor/checkup.h"

#include <QString>

/// How large cards were printed, told by the camera that sees them on the mat.
namespace cardinal::window {

/// A sentence; empty where too few lie there.
QString printed_size_told(const doctor::Checkup& checkup);
/// Also where nobody can tell.
bool is_printed_right(const doctor::Checkup& checkup);

}  // namespace cardinal::window
