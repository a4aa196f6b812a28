#pragma once

#include "engine/record/history.h"

#include <string>

/// What each profile of a table allows to whom. Practice allows everything to everybody.
namespace cardinal {

/// The first entry of the step that ends with `last`: a finished group is one step, and questions go with what they are
/// about. 0 when there is nothing.
int first_of_step(const History& history, int last, int open_group);

/// Why this person may not undo from entry `first` on; empty when they may. In a tournament players take back only
/// their own last step, as long as nobody went on and no rule was broken; everything else is the judge's.
std::string why_not_undo(const History& history, int first, const Source& by, int open_group);
std::string why_not_redo(const History& history, const Source& by);
/// Setting numbers and earlier entries right, and ruling.
std::string why_not_correct(const History& history, const Source& by);
bool gives_hints(const History& history);

}  // namespace cardinal
