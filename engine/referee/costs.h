#pragma once

#include "engine/rules/verdict.h"

/// How unlikely things are, as costs that add up: a step of 1 is about three times less likely. The one place where the
/// referee's judgement of stories stands, with its reasons.
namespace cardinal::costs {

/// Every deed costs something, so that of two stories with the same end the shorter one is told.
inline constexpr double deed = 1;
/// A deed of which nothing is to be seen: people do pass and decline, but less often than they do something.
inline constexpr double unseen_deed = 1.5;
/// And with a card: what is used mostly shows.
inline constexpr double unseen_use = 1;

/// A deed that the game itself would not have proposed at this moment, be it legal: a word that fits by accident.
inline constexpr double made_up = 2;
/// And with a card from where such a deed never takes one: nobody moves what lies in a discard pile.
inline constexpr double odd_origin = 2;

/// Something said of it that need not be said: of two ways to tell a deed the shorter is meant.
inline constexpr double needless_word = 0.1;

/// With a card of the other side: hands reach for their own.
inline constexpr double anothers_card = 3;
/// A story of legal deeds that asks to believe no more than this, beyond that so many deeds were done, is believed
/// without looking for anything illegal: a mark that is late and a pass that nobody saw, but not much more.
inline constexpr double plainly_legal = 5;

/// A legal story of those who may have acted, as far as it shows, is not to be outdone when it asks to believe no more
/// than one pass that nobody saw: anybody else would have left a mark, and a mark that is late costs more.
inline constexpr double needs_no_other = 1.5;

/// More than six legal deeds: whoever can explain a table by legal play in one look is believed before anybody is
/// accused. A warning is what people forget (a state not cleared, an order not kept), so it is half as unlikely.
inline constexpr double illegal = 7.5;
inline constexpr double warning = 4;
inline constexpr double remark = 0.5;
/// A second rule broken by the same deed is no second crime: it mostly comes with the first. And a third hardly weighs:
/// whatever a deed breaks, it is likelier than that what it explains has no cause.
inline constexpr double further_violation = 2;
inline constexpr double yet_another_violation = 0.25;

/// Each further one in the same story: between two looks there is time for one thing that leaves no trace, and hardly
/// for whole turns. Still, whoever missed three passes must not take what followed for a crime.
inline constexpr double further_unseen_deed = 1;
/// As many in a row cost as much as a crime. Further ones of the same turn cost nothing: it was a round of them that
/// was missed.
inline constexpr int passes_that_count = 3;
/// A deed after which more cards lie otherwise than before, so that another must mend it: a card that goes and comes
/// back.
inline constexpr double detour = 1.5;
/// What the table itself does, such as a declared card that resolves, waits for nobody's decision. Nor does a deed that
/// is the only one left to do: a turn's draw.
inline constexpr double table_deed = 0.4;

/// A mark that still shows what it showed before the deed: the hand that sets it is slow, once in ten times.
/// Nobody is blamed for it yet.
inline constexpr double late_mark = 2;
/// A card that still lies where it lay: hands move cards first and set marks afterwards.
inline constexpr double late_card = 4.5;
/// A count of cards that should have changed and did not.
inline constexpr double late_count = 3;
/// Something was late and yet more was done: nobody goes on with half a deed, and least with cards in the hand.
inline constexpr double left_behind = 1.5;
inline constexpr double count_left_behind = 6;
/// And each further one: two deeds that are both half done are no longer a slow hand.
inline constexpr double further_late = 1;
/// What anything that is left over costs at least.
inline constexpr double least_left_over = further_late;
/// Something lies otherwise than every deed would leave it, and a rule names that: a unit that should have died. Dearer
/// than any illegal deed that explains it.
inline constexpr double broken_fact = 11.5;
/// Something lies otherwise and nothing explains it. Little dearer, so that no deed is invented to have it broken a
/// rule.
inline constexpr double unexplained = 12;

/// A story that asks to believe more than this, beyond that so many deeds were done, is not believed at once, whatever
/// it says: one broken rule and what comes with it is play, two are mostly a table that was looked at in the middle of
/// something.
inline constexpr double far_fetched = 15;

/// Everything lies again as it did before: after a flag that is what was asked for; without one, hands do it sometimes.
inline constexpr double take_back = 0.5;
inline constexpr double undoing = 2.5;

/// What the best story must be ahead of the next to be taken for true without a word: half a deed, so that a shorter
/// story wins, and two of one length are asked about.
inline constexpr double margin = 0.5;
/// A legal story that is not plainly so must be that far ahead of one in which a rule was broken: what is seen next may
/// tell.
inline constexpr double margin_over_a_crime = 2.5;
/// An accusation has to be that far ahead of every legal story that asks to believe no more than a few things that
/// nobody saw: who waits for the next look loses nothing, and nobody is accused who can still be right.
inline constexpr double margin_of_proof = 3.5;
/// Three passes are hardly nearer to a warning than that: they clear whoever seems to have earned it.
inline constexpr double margin_of_proof_of_a_warning = 4;
inline constexpr int most_believed_unseen = 2;
/// And so many deeds are told with it at most: of more, legal orders remain that nobody has tried.
inline constexpr int most_deeds_of_an_accusation = 3;
/// One that nobody saw weighs more: it may be what makes the other illegal.
inline constexpr int unseen_counts_as = 2;
/// Of two stories that would else be equal the one is told that the last look found likelier: what was seen to be done
/// later comes later.
inline constexpr double less_likely_before = 0.001;
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
    const std::size_t broken = verdict.violations.size();
    return worst + (broken < 2 ? 0 : further_violation + yet_another_violation * static_cast<double>(broken - 2));
}

}  // namespace cardinal::costs
