#pragma once

#include "engine/notation/actions.h"
#include "engine/notation/boards.h"
#include "engine/notation/expectations.h"
#include "engine/notation/facts.h"
#include "engine/rules/source.h"

#include <string>
#include <variant>
#include <vector>

/// What happens in a scenario, one step a line.
namespace cardinal::notation {

/// How a fact comes to be told.
enum class HowTold : std::uint8_t { seen, stated, ruled, corrected };

struct DoAction {
    ActionPhrase phrase{};
};
struct TellFact {
    HowTold how = HowTold::seen;
    FactPhrase phrase{};
};
struct TellBoard {
    BoardPhrase phrase{};
    bool is_look = false;  ///< `look`: the referee finds out by what play the table came to lie so
};
/// `look again`: nothing has changed on the table since the last look.
struct LookAgain {};
/// `answer 2`: what the referee asked after a look.
struct AnswerLook {
    int story = 1;
};
/// `as it lies`: the book is put right by what was seen last.
struct TakeAsItLies {};
struct RuleInWords {
    std::string words{};
};
struct CorrectEntry {
    int entry = 0;
    std::optional<ActionPhrase> phrase{};  ///< none: it never happened
};
struct TakeBack {};
struct LetStand {};
struct Undo {
    int steps = 1;
    std::optional<ActionPhrase> back_to{};
    bool last_group = false;
};
struct Redo {
    int steps = 1;
};
struct BeginGroup {
    std::string name{};
};
struct EndGroup {};
struct CheckDeck {
    Seat seat{};
};
struct TryAction {  ///< `can`, `cannot`: nobody does it
    ActionPhrase phrase{};
    bool is_legal = true;
    std::vector<FlagName> rules{};
};
struct Remark {
    std::string words{};
};

using Doing = std::variant<DoAction, TellFact, TellBoard, RuleInWords, CorrectEntry, TakeBack, LetStand, Undo, Redo,
                           BeginGroup, EndGroup, CheckDeck, TryAction, Remark, LookAgain, AnswerLook, TakeAsItLies>;

struct Step {
    Doing doing{};
    Source by{};
    std::vector<Statement> lines{};  ///< its own, then those of a board
    std::vector<Expectation> expected{};
};

/// True when the statement is a step by its first words.
bool sees_step(const Cursor& cursor, const Lexicon& lexicon);
/// Reads a step from its line. A board's own lines are still to come: see `take_board_line`.
std::optional<Step> take_step(Cursor& cursor, const Lexicon& lexicon);

}  // namespace cardinal::notation
