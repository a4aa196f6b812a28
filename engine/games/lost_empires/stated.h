#pragma once

#include "engine/position/position.h"
#include "engine/rules/rule.h"
#include "engine/rules/stated.h"

#include <string>

/// Numbers that are seen or stated: shared by the files that judge such numbers.
namespace cardinal::lost_empires {

Objection about(const Position& position, const Stated& stated, const std::string& why);
bool is_fresh(const Position& position);  ///< a round has just begun

// ---- stated_pieces.cpp: Components, Setup ----
void judge_pieces(const Position& position, const Stated& stated, Verdict& verdict);

// ---- stated_units.cpp: damage and drain tokens ----
void judge_marks(const Position& position, const Stated& stated, Verdict& verdict);
void take_damage(Position& position, const Stated& stated);
void take_drained(Position& position, const Stated& stated);

}  // namespace cardinal::lost_empires
