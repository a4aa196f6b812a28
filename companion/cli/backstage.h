#pragma once

#include "companion/cli/commands.h"
#include "companion/window/backstage.h"

/// What the window asks for, done as the verbs do it. The session has to live as long as the window.
namespace cardinal::cli {

/// What was measured of cameras; see kept_lenses.h.
std::function<std::vector<calibration::Lens>(const std::string&, const std::string&)> lenses_of(const Session& session);
window::Backstage backstage_of(const Session& session);

}  // namespace cardinal::cli
