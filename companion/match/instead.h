#pragma once

#include "engine/record/history.h"

#include <vector>

namespace cardinal::match {

/// What may really have been done where the record has this entry: legal deeds at that moment, those first that are
/// most like it. Empty for what is no deed.
std::vector<Action> what_else_it_may_have_been(const History& history, int number, std::size_t at_most);

}  // namespace cardinal::match
