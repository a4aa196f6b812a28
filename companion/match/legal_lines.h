#pragma once

#include "engine/referee/referee.h"

#include <string>
#include <vector>

namespace cardinal::match {

/// What may be done now, as it is typed: "A play Scout". Of what may be laid in any of several places, the play without
/// its place. A tournament gives no such hints, and says so.
Result<std::vector<std::string>> legal_lines(const Referee& referee);

}  // namespace cardinal::match
