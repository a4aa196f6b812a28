// Whole matches played at random: they end, and each player's fifty cards stay fifty.
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"
#include "tests/engine/three_lanes/tables.h"

#include <cstdlib>

namespace cardinal::three_lanes {
namespace {

/// More of everything on demand, as in every_game_test: CARDINAL_MANY=1000.
std::uint64_t many()
{
    const char* wish = std::getenv("CARDINAL_MANY");
    return wish ? std::strtoull(wish, nullptr, 10) : 12;
}

/// Everything that lies somewhere: a copy that nobody has seen yet is among the unknown cards of some pile.
int cards_of(const Position& position, Seat seat)
{
    int sum = 0;
    for (const Card& card : position.cards)
        sum += card.owner == seat && zone_of(card.place) != Zone::unseen ? 1 : 0;
    for (const player::Value unknown : {player::hand_unknown, player::deck_unknown, player::protection_unknown,
                                        player::pool_down_unknown, player::pool_up_unknown})
        sum += get(position, seat, unknown);
    return sum;
}

Position played_to_its_end(Position position, Seed& seed)
{
    for (int step = 0; step < 3000 && !is_over(position); ++step) {
        const auto action = random_legal_action(game, position, seed);
        EXPECT_TRUE(action) << "nothing can be done in step " << step;
        if (!action)
            break;
        position = cardinal::apply(game, std::move(position), *action);
        EXPECT_EQ(cards_of(position, seat_a), 50);
        EXPECT_EQ(cards_of(position, seat_b), 50);
    }
    return position;
}

void expect_matches_to_end(const Position& start)
{
    for (std::uint64_t match = 0; match < many(); ++match) {
        Seed seed(match);
        EXPECT_TRUE(is_over(played_to_its_end(start, seed))) << "match " << match;
    }
}

TEST(Matches, End) { expect_matches_to_end(sample_table(game, "ready")); }

TEST(Matches, EndWithTheLaterDocumentsToo)
{
    Position start = sample_table(game, "ready");
    start.options[static_cast<std::size_t>(Option::later_documents)] = 1;
    expect_matches_to_end(start);
}

TEST(Matches, LoseNoCardToAbsurdActions)
{
    Position start = sample_table(game, "ready");
    start.options[static_cast<std::size_t>(Option::later_documents)] = 1;
    Position position = start;
    Seed seed(7);
    for (std::uint64_t step = 0; step < many() * 300; ++step) {
        const Action absurd = absurd_action(game, position, seed);
        position = is_over(position) ? start : cardinal::apply(game, std::move(position), absurd);
        ASSERT_GE(cards_of(position, seat_a) + cards_of(position, seat_b), 100) << "step " << step;
    }
}

}  // namespace
}  // namespace cardinal::three_lanes
