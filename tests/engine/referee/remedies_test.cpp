#include "engine/referee/remedies.h"

#include "engine/referee/referee.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A hits twice with a tired card (entry 2), and it comes out two plays later.
Referee found_late()
{
    Referee referee(game, faced_off());
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(pass(seat_a)));
    EXPECT_TRUE(referee.take(play(y, row_of(seat_b, 2))));
    EXPECT_TRUE(referee.take(roll(4), by_camera));
    return referee;
}

TEST(ALateFlag, HasThreeRemedies)
{
    const std::vector<Remedy> all = remedies(found_late().history(), 2);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].what, Remedy::What::leave);
    EXPECT_EQ(all[1].what, Remedy::What::fix_in_part);
    EXPECT_EQ(all[2].what, Remedy::What::back_up);
    for (const Remedy& remedy : all)
        EXPECT_THAT(remedy.sentence, HasSubstr("ntry 2"));
}

TEST(ALateFlag, FixedInPartTellsWhatChanges)
{
    const Remedy remedy = remedies(found_late().history(), 2)[1];
    EXPECT_TRUE(remedy.is_possible);
    std::vector<std::string> changes;
    for (const Change& change : remedy.changes)
        changes.push_back(change.sentence);
    EXPECT_THAT(changes, ElementsAre("Entry 3 (A pass) would not be flagged any more: X is dead.",
                                     "points(A) would be 0 instead of 1.", "lead(A) would be 0 instead of 1.",
                                     "lead(B) would be 0 instead of -1.", "health(X) would be 1 instead of 0."));
}

TEST(ALateFlag, BackedUpTellsTheOrderAndWhatWasRevealed)
{
    const Remedy remedy = remedies(found_late().history(), 2)[2];
    EXPECT_THAT(remedy.entries, ElementsAre(5, 4, 3, 2));
    EXPECT_THAT(remedy.revealed, ElementsAre("Y was shown (entry 4).", "Chance gave 4 (entry 5)."));
    EXPECT_THAT(remedy.sentence, HasSubstr("4 entries are put back, and 2 things were revealed since."));
}

TEST(ALateFlag, AnswersAreRevealed)
{
    Position position = start();
    position.match[match::active] = nobody_yet;
    Referee referee(game, position);
    ASSERT_TRUE(referee.take(first(seat_b)));
    EXPECT_THAT(revealed_since(referee.history(), 1), ElementsAre("What was asked is known: “Who begins?” (entry 1)."));
}

TEST(ALateFlag, OfNothingHasNoRemedy)
{
    Referee referee = found_late();
    EXPECT_THAT(remedies(referee.history(), 0), IsEmpty());
    EXPECT_THAT(remedies(referee.history(), 9), IsEmpty());
    ASSERT_TRUE(referee.undo_from(2));
    EXPECT_THAT(remedies(referee.history(), 2), IsEmpty());
}

}  // namespace
}  // namespace cardinal::toy
