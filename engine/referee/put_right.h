#pragma once

#include "engine/referee/explain.h"
#include "engine/referee/referee.h"

#include <optional>

namespace cardinal {

/// The deed that was just flagged as it is done now, with the same card and by the rules; nothing when the story goes
/// on from where it was left.
std::optional<Story> done_rightly(const Referee& referee, const Board& seen, const Story& onwards);

}  // namespace cardinal
