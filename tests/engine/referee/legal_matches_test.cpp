// Matches in which somebody was accused who had broken no rule. Each is played again by its seed, as far as that look.
#include "engine/referee/rehearsal.h"
#include "tests/engine/sample_table.h"

#include <gtest/gtest.h>

namespace cardinal {
namespace {

Rehearsed watch(std::string_view id, const Rehearsal& rehearsal)
{
    const Game& game = *find_game(id);
    const Position table = sample_table(game, "busy");
    EXPECT_FALSE(table.cards.empty());
    Rehearsal once = rehearsal;
    once.matches = 1;
    return rehearse(game, table, once, [](Observer& observer, const Board& seen) { return observer.look(seen); });
}

TEST(ALegalMatch, MayTurnACardThatIsReadyAgainBeforeTheNextLook)
{
    const Rehearsed count = watch("dept-of-structure", {.looks = 18, .most_deeds = 6, .seed = 611});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 15);
}

}  // namespace
}  // namespace cardinal
