#pragma once

#include "engine/games/purge/chapters.h"
#include "engine/rules/rule.h"
#include "engine/rules/stated.h"

/// Facts and states: what lies somewhere, and numbers that are seen or stated.
namespace cardinal::purge {

/// A card at a place: where the position keeps it, or where it is seen.
struct Lying {
    CardId card{};
    Place at{};
};
void judge_lying(const Position& position, const Lying& lying, Verdict& verdict);

/// A number that is seen or stated, beside the one that is kept, and what would make it so.
struct StatedNumber : Stated {
    int explained_by = -1;  ///< the declared thing on the stack whose happening alone would make it so
};
StatedNumber explained(const Position& position, const Fact& fact);
void judge_number(const Position& position, const StatedNumber& stated, Verdict& verdict);

}  // namespace cardinal::purge
