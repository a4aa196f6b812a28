#pragma once

#include "engine/position/position.h"
#include "engine/rules/rule.h"
#include "engine/rules/words.h"

#include <string>
#include <string_view>

/// A number that is seen or stated, beside what is kept: shared by the files that judge such numbers.
namespace cardinal::lost_empires {

struct Stated {
    std::string_view name{};
    Owner of{};
    Number number = 0;
    Number kept = 0;
};

bool is(const Stated& stated, std::string_view name);  ///< it is this number, and not as it is kept
bool is_more(const Stated& stated, std::string_view name);
bool is_fewer(const Stated& stated, std::string_view name);
Objection about(const Position& position, const Stated& stated, const std::string& why);
bool is_fresh(const Position& position);  ///< a round has just begun

// ---- stated_pieces.cpp: Components, Setup ----
void judge_pieces(const Position& position, const Stated& stated, Verdict& verdict);

// ---- stated_units.cpp: damage and drain tokens ----
void judge_marks(const Position& position, const Stated& stated, Verdict& verdict);
void take_damage(Position& position, const Stated& stated);
void take_drained(Position& position, const Stated& stated);

}  // namespace cardinal::lost_empires
