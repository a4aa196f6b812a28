// What nobody has to be asked about, because what is done next tells it.
#include "engine/referee/observer.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardinal {
namespace {

const Game& lost_empires() { return **std::ranges::find(all_games(), "lost-empires", &Game::id); }

/// The last of the deeds of this name that are legal now.
Action last_called(const Game& game, const Position& position, std::string_view name)
{
    Action last;
    for (const Template& option : options(game, position)) {
        const auto word = std::ranges::find(game.words->actions, option.action.kind, &ActionWord::kind);
        if (word->name == name && option.action.numbers.empty())
            last = option.action;
    }
    return last;
}

class AUnitThatIsActivated : public testing::Test {
protected:
    const Game& game_ = lost_empires();
    Referee referee_{game_, sample_table(game_, "busy")};
    Observer observer_{referee_};
    Action activation_ = last_called(game_, referee_.position(), "activate");
    Position active_ = apply(game_, referee_.position(), activation_);
};

TEST_F(AUnitThatIsActivated, IsNotAskedForHoweverLongItDoesNothing)
{
    ASSERT_TRUE(activation_.card);
    Observation seen = observer_.look(board(game_, active_));
    for (int more = 0; more < 8; ++more) {
        EXPECT_EQ(seen.what, Observation::What::waits);
        EXPECT_GT(seen.stories.size(), 1U);
        seen = observer_.look_again();
    }
}

TEST_F(AUnitThatIsActivated, IsToldByWhatItDoes)
{
    observer_.look(board(game_, active_));
    observer_.look_again();
    const Action move = last_called(game_, active_, "move");
    ASSERT_EQ(move.card, activation_.card);
    const Observation seen = observer_.look(board(game_, apply(game_, active_, move)));
    ASSERT_EQ(seen.what, Observation::What::done);
    ASSERT_EQ(seen.entries.size(), 2U);
    EXPECT_EQ(seen.entries.front().action, activation_);
    EXPECT_EQ(seen.entries.back().action, move);
}

}  // namespace
}  // namespace cardinal
