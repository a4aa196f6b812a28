// Which cards belong to a match.
#include "companion/match/board_reader.h"
#include "engine/games/all_games.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::match {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

/// Loose tokens of each place lie on a card of the box that is there since the match began.
TEST(ATableBeforeItsMatch, MayHoldAlreadyWhatTheBeginningLaysOut)
{
    constexpr double quiet_ms = 10000;
    const Game& game = **std::ranges::find(all_games(), "war-rig", &Game::id);
    const Position before = sample_table(game, "ready");
    const Position begun =
        apply(game, before, {.kind = std::ranges::find(game.words->actions, "begin", &ActionWord::name)->kind});
    const auto made = std::ranges::find_if(begun.cards, &Card::is_token);
    ASSERT_NE(made, begun.cards.end());
    const MatZone& zone = *std::ranges::find(game.playmat->zones, made->place, &MatZone::place);
    Lying lying;
    lying.cards.push_back({.track = 1, .code = code_of(game, begun, begun.id_of(*made).index)});
    lying.cards.front().middle = {zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2};
    BoardReader reader(game);
    const Board early = reader.read(lying, before, quiet_ms);
    EXPECT_THAT(early.strangers, IsEmpty());
    EXPECT_THAT(early.cards, IsEmpty());
    const Board timely = reader.read(lying, begun, quiet_ms);
    EXPECT_THAT(timely.strangers, IsEmpty());
    ASSERT_THAT(timely.cards, SizeIs(1));
    EXPECT_EQ(timely.cards.front().card, begun.id_of(*made));
}

}  // namespace
}  // namespace cardinal::match
