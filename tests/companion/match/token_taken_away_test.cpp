// A token that was taken away may be changed for another, unless the play that is seen leaves none there.
#include "companion/match/live_match.h"

#include "companion/match/marks.h"
#include "engine/games/all_games.h"
#include "engine/rules/action_word.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cardinal::match {
namespace {

using testing::IsEmpty;

/// A battle with a damaged unit in it. When it retreats it is healed, and its token goes.
struct ARetreat : testing::Test {
    const Game& game = *find_game("purge");
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    double time_ms = 0;

    Lying lying(const Position& now) { return seen_of(table.lay(now), laid, game, now); }
    Action retreat() const
    {
        for (const Template& option : options(game, position)) {
            const ActionWord* word = find_action_word(game, option.action);
            if (word && word->name == "retreat" &&
                position.facts(position.card(option.action.card)).name == "Assault Trooper")
                return option.action;
        }
        return {};
    }
    /// After how much time something was written; a negative number when nothing was.
    double shown_until_it_is_written(const Lying& now)
    {
        for (const double begin_ms = time_ms; time_ms < begin_ms + 6000; time_ms += 50)
            if (!match.see(now, time_ms).entries.empty())
                return time_ms - begin_ms;
        return -1;
    }
    long damaged_in(const Lying& now) const
    {
        return std::ranges::count_if(now.tokens,
                                     [&](const auto& token) { return value_of(game, token.marker) == "damage"; });
    }
    void SetUp() override { ASSERT_LT(shown_until_it_is_written(lying(position)), 0); }
};

TEST_F(ARetreat, IsWrittenAtOnceThoughATokenWentWithIt)
{
    const Lying before = lying(position);
    const Position after = apply(game, position, retreat());
    const Lying now = lying(after);
    ASSERT_LT(damaged_in(now), damaged_in(before));
    EXPECT_LT(shown_until_it_is_written(now), settled_after_ms + 300);
    EXPECT_EQ(match.referee().record().entries.back().action, retreat());
    EXPECT_LT(shown_until_it_is_written(now), 0) << "there is nothing more to be told";
    EXPECT_EQ(match.doubt().what, Doubt::What::none);
    EXPECT_THAT(match.different(), IsEmpty());
}

/// Of another card a token was taken as well: somebody may be about to change it.
TEST_F(ARetreat, IsWaitedWithWhereItDoesNotSayWhyATokenIsGone)
{
    const Position after = apply(game, position, retreat());
    Lying now = lying(after);
    const auto other = std::ranges::find_if(now.tokens, [&](const LyingToken& token) {
        return card_below(now, token.middle) >= 0 && !value_of(game, token.marker).empty();
    });
    ASSERT_NE(other, now.tokens.end());
    now.tokens.erase(other);
    const double written_ms = shown_until_it_is_written(now);
    EXPECT_TRUE(written_ms < 0 || written_ms >= 2000) << written_ms;
}

/// Nothing but a token was laid for it, and that is taken away again.
TEST(AFlaggedDeed, IsPutBackAtOnceWhenItsOnlyTokenIsTakenAway)
{
    const Game& game = *find_game("war-rig");
    const Position before = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table(game, laid.prints, laid.stock, 1);
    LiveMatch match{Referee(game, before), MatchBook::nowhere()};
    double time_ms = 0;
    const auto entries_while_it_lies = [&](const Position& position, double for_ms) {
        std::size_t entries = 0;
        const Lying lying = seen_of(table.lay(position), laid, game, position);
        for (const double end_ms = time_ms + for_ms; time_ms < end_ms; time_ms += 50)
            entries += match.see(lying, time_ms).entries.size();
        return entries;
    };
    EXPECT_EQ(entries_while_it_lies(before, 6000), 0U);
    match.take_line("A gather V5 brown");
    ASSERT_FALSE(match.referee().record().entries.empty());
    ASSERT_FALSE(match.referee().record().entries.back().verdict.legal());
    const Position after = match.referee().position();
    EXPECT_EQ(entries_while_it_lies(after, 6000), 0U);
    EXPECT_EQ(entries_while_it_lies(before, settled_after_ms + 300), 1U);
    EXPECT_EQ(match.referee().record().entries.back().kind, Entry::Kind::take_back);
}

}  // namespace
}  // namespace cardinal::match
