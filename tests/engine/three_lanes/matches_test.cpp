// Whole matches played at random: they end, and each player's fifty cards stay fifty.
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"
#include "engine/notation/file.h"
#include "engine/rules/random_play.h"
#include "tests/engine/three_lanes/tables.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace cardinal::three_lanes {
namespace {

Result<std::string> text_of(std::string_view path)
{
    std::ifstream file{std::string(path)};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// More of everything on demand, as in every_game_test: CARDINAL_MANY=1000.
std::uint64_t many()
{
    const char* wish = std::getenv("CARDINAL_MANY");
    return wish ? std::strtoull(wish, nullptr, 10) : 12;
}

Position ready_table()
{
    const std::string path = CARDINAL_SOURCE_DIR "/samples/three-lanes/tables/ready.cardinal";
    const notation::Reading reading = notation::read(text_of(path).value_or(""), path, all_games(), text_of);
    return reading.file.scenarios.empty() ? Position{} : reading.file.scenarios.front().start;
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

TEST(Matches, End) { expect_matches_to_end(ready_table()); }

TEST(Matches, EndWithTheLaterDocumentsToo)
{
    Position start = ready_table();
    start.options[static_cast<std::size_t>(Option::later_documents)] = 1;
    expect_matches_to_end(start);
}

TEST(Matches, LoseNoCardToAbsurdActions)
{
    Position start = ready_table();
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
