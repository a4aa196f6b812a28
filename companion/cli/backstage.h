#pragma once

#include "companion/cli/commands.h"
#include "companion/window/backstage.h"

namespace cardinal::cli {

/// What the window asks for, done as the verbs do it. The session has to live as long as the window.
window::Backstage backstage_of(const Session& session);

}  // namespace cardinal::cli
