#pragma once

#include "engine/rules/verdict.h"

/// How unlikely things are, as costs that add up: a step of 1 is about three times less likely. The one place where the
/// referee's judgement of stories stands, with its reasons.
namespace cardinal::costs {

/// Every deed costs something, so that of two stories with the same end the shorter one is told.
inline constexpr double deed = 1;
/// A deed of which nothing is to be seen: people do pass and decline, but less often than they do something.
inline constexpr double unseen_deed = 1.5;

/// A deed that the game itself would not have proposed at this moment, be it legal: a word that fits by accident.
inline constexpr double made_up = 1;

/// With a card of the other side: hands reach for their own.
inline constexpr double anothers_card = 3;
/// A story of legal deeds that costs no more than this is believed without looking for anything illegal.
inline constexpr double plainly_legal = 5;

/// More than six legal deeds: whoever can explain a table by legal play in one look is believed before anybody is
/// accused. A warning is what people forget (a state not cleared, an order not kept), so it is half as unlikely.
inline constexpr double illegal = 7;
inline constexpr double warning = 4;
inline constexpr double remark = 0.5;
/// A second rule broken by the same deed is no second crime: it mostly comes with the first.
inline constexpr double further_violation = 2;

/// Each further one in the same story: between two looks there is time for one thing that leaves no trace, and hardly
/// for whole turns.
inline constexpr double further_unseen_deed = 2;
/// What the table itself does, such as a declared card that resolves, waits for nobody's decision.
inline constexpr double table_deed = 0.4;

/// A mark that still shows what it showed before the deed: the hand that sets it is slow. Nobody is blamed for it yet.
inline constexpr double late_mark = 1.5;
/// A card that still lies where it lay: hands move cards first and set marks afterwards.
inline constexpr double late_card = 4;
/// Something lies otherwise than every deed would leave it, and a rule names that: a unit that should have died. Dearer
/// than any illegal deed that explains it.
inline constexpr double broken_fact = 10.5;
/// Something lies otherwise and nothing explains it. Little dearer, so that no deed is invented to have it broken a
/// rule.
inline constexpr double unexplained = 11;

/// Everything lies again as it did before: after a flag that is what was asked for; without one, hands do it sometimes.
inline constexpr double take_back = 0.5;
inline constexpr double undoing = 2.5;

/// What the best story must be ahead of the next to be taken for true without a word: half a deed, so that a shorter
/// story wins, and two of one length are asked about.
inline constexpr double margin = 0.5;
/// Rivals further behind than this are not worth showing.
inline constexpr double hopeless = 6;

inline double of(Severity severity)
{
    return severity == Severity::illegal ? illegal : severity == Severity::warning ? warning : remark;
}

/// The worst broken rule, and a little for each further one.
inline double of(const Verdict& verdict)
{
    double worst = 0;
    for (const Violation& violation : verdict.violations)
        worst = of(violation.severity) > worst ? of(violation.severity) : worst;
    return worst +
           further_violation * static_cast<double>(verdict.violations.empty() ? 0 : verdict.violations.size() - 1);
}

}  // namespace cardinal::costs
