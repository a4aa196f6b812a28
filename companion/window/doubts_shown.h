#pragma once

#include "companion/window/match_view.h"

#include <optional>
#include <vector>

/// What the table and the book disagree in, as it is shown.
namespace cardinal::window {

/// Nothing while something may still explain it.
std::optional<DesyncShown> desync_of(const match::LiveMatch& match);
/// While something is in doubt, what the table shows otherwise than the book has it.
std::vector<Fact> doubtful(const match::LiveMatch& match);
/// Cards that the book has where nobody sees them: where they were seen last, else in the middle of their place.
std::vector<GhostTold> ghosts_of(const match::LiveMatch& match, const Whereabouts& whereabouts);

}  // namespace cardinal::window
