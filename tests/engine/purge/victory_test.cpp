#include "tests/engine/purge/armies.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Victory, IsTheOthersWhenAStrongholdHasNoPopulationLeft)
{
    Armies armies;
    Position position = armies.settled();
    set_stat(position, stronghold_of(position, seat_b), Stat::population, 0);
    end_game_if_won(position);
    EXPECT_EQ(get(position, match::winner), 0);
    EXPECT_THAT(broken(position, b_moves(armies)), ElementsAre("purge.win.over"));
    EXPECT_EQ(after(position, {a_moves(armies)}), position);
}

struct Fall {
    int option;
    Number winner;
    Number draw;
};
class ADoubleFall : public testing::TestWithParam<Fall> {};

TEST_P(ADoubleFall, IsDecidedByTheTable)
{
    Armies armies;
    armies.choose(Option::double_ko, GetParam().option);
    Position position = armies.settled();
    for (const Seat seat : {seat_a, seat_b})
        set_stat(position, stronghold_of(position, seat), Stat::population, 0);
    end_game_if_won(position);
    EXPECT_EQ(get(position, match::winner), GetParam().winner);
    EXPECT_EQ(get(position, match::draw), GetParam().draw);
}

INSTANTIATE_TEST_SUITE_P(Options, ADoubleFall, testing::Values(Fall{0, -1, 1}, Fall{1, 0, 0}, Fall{2, 1, 0}));

}  // namespace
}  // namespace cardinal::purge
