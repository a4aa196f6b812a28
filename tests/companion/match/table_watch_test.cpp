#include "companion/match/table_watch.h"

#include "companion/match/marks.h"
#include "engine/games/all_games.h"
#include "tests/companion/match/stage.h"

#include <gmock/gmock.h>

namespace cardinal::match {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

LyingCard a_card(int track, cv::Point2d at)
{
    return {.track = track, .code = PrintedCode{'P', 1, track}, .middle = at};
}

TEST(Stillness, TakesLooksThatShowTheSameForAWhile)
{
    Stillness stillness;
    Lying table{.cards = {a_card(1, {100, 100})}};
    EXPECT_FALSE(stillness.is_settled(table, 0));
    EXPECT_FALSE(stillness.is_settled(table, 300));
    EXPECT_TRUE(stillness.is_settled(table, 500));
    table.cards[0].middle.x += 1;  // eyes are not quite steady
    EXPECT_TRUE(stillness.is_settled(table, 600));
    table.cards[0].middle.x += 10;
    EXPECT_FALSE(stillness.is_settled(table, 700));
    EXPECT_TRUE(stillness.is_settled(table, 1200));
    table.cards.push_back(a_card(2, {200, 100}));
    EXPECT_FALSE(stillness.is_settled(table, 1300));
}

TEST(Stillness, WaitsLongerWhileAHandRestsThere)
{
    Stillness stillness;
    const Lying table{.cards = {a_card(1, {100, 100})}, .covered = {{300, 300, 100, 200}}};
    EXPECT_FALSE(stillness.is_settled(table, 0));
    EXPECT_FALSE(stillness.is_settled(table, 700));
    EXPECT_TRUE(stillness.is_settled(table, 1100));
}

TEST(Stillness, TellsHowLongNobodyTouchedAnything)
{
    Stillness stillness;
    Lying table{.cards = {a_card(1, {100, 100})}};
    stillness.is_settled(table, 1000);
    stillness.is_settled(table, 1500);
    EXPECT_EQ(stillness.quiet_ms(1500), 500);
    table.covered = {{300, 300, 100, 200}};
    stillness.is_settled(table, 2000);
    EXPECT_EQ(stillness.quiet_ms(2000), 0);
    table.covered.clear();
    stillness.is_settled(table, 2500);
    EXPECT_EQ(stillness.quiet_ms(2600), 100);
}

TEST(Stillness, TakesWhatRestsForLongForAThing)
{
    Stillness stillness;
    const cv::Rect2d mug(300, 300, 80, 80), hand(280, 280, 200, 320);
    Lying table{.cards = {a_card(1, {100, 100})}, .covered = {mug}};
    for (double time_ms = 0; time_ms <= 4500; time_ms += 100)
        stillness.is_settled(table, time_ms);
    EXPECT_GE(stillness.quiet_ms(4500), 1000);
    table.covered = {hand};  // reaches over the mug
    stillness.is_settled(table, 4600);
    EXPECT_EQ(stillness.quiet_ms(4600), 0);
    table.covered = {mug};
    table.cards[0].middle.x += 50;
    EXPECT_FALSE(stillness.is_settled(table, 5000));
    EXPECT_TRUE(stillness.is_settled(table, 5400)) << "the mug is no hand, so the wait is short";
    EXPECT_EQ(stillness.quiet_ms(5400), 400);
}

TEST(TableWatch, LooksAtNothingBesideTheMat)
{
    const Game& game = *find_game("purge");
    const Position position = sample_table(game, "busy");
    TableWatch watch(game);
    const Lying table{.cards = {a_card(1, {100, 100})}, .covered = {{920, 0, 60, 90}}};
    watch.see(table, 0, position);
    EXPECT_TRUE(watch.see(table, 450, position).board) << "what lies there is no reason to wait longer";
}

/// An accusation waits for the second look; by the later ones hands have had their time.
TEST(TableWatch, TellsWhatIsInDoubtAgainAtOnceAndThenSeldom)
{
    const Game& game = *find_game("purge");
    const Position position = sample_table(game, "busy");
    TableWatch watch(game);
    const Lying table{.cards = {a_card(1, {100, 100})}};
    std::vector<double> told_ms;
    for (double time_ms = 0; time_ms <= 12000; time_ms += 100)
        if (watch.see(table, time_ms, position, Hope::waits).board)
            told_ms.push_back(time_ms);
    EXPECT_THAT(told_ms, ElementsAre(settled_after_ms, 600, 3200, 4800));
    EXPECT_LT(told_ms[1] - settled_after_ms, 300);
}

/// Somebody takes the tokens away that said a number of a card.
struct TakenAway : testing::Test {
    const Game* game = nullptr;
    std::optional<TableWatch> watch{};
    Position position{};
    Lying now{};

    void take(const std::string& of_game, const std::string& number)
    {
        game = find_game(of_game);
        position = sample_table(*game, "busy");
        const Laid laid = laid_cards(*game);
        now = seen_of(studio::Table(*game, laid.prints, laid.stock, 1).lay(position), laid, *game, position);
        watch.emplace(*game);
        watch->see(now, 0, position);
        ASSERT_TRUE(watch->see(now, 500, position).board);
        const auto says_it = [&](const LyingToken& token) {
            return value_of(*game, token.marker) == number && card_below(now, token.middle) >= 0;
        };
        ASSERT_GT(std::erase_if(now.tokens, says_it), 0U);
    }
    Noticed see(double time_ms) { return watch->see(now, time_ms, position); }
};

TEST_F(TakenAway, IsToldWhenNobodyLooksForAnotherOne)
{
    take("purge", "damage");
    see(1000);
    EXPECT_FALSE(see(1500).board);
    EXPECT_TRUE(see(3100).board);
}

/// A camp is there or is not: nobody changes its token for another.
TEST_F(TakenAway, IsToldAtOnceWhereThereIsNoOtherOne)
{
    take("war-rig", "camp");
    see(1000);
    EXPECT_TRUE(see(1500).board);
}

TEST_F(TakenAway, IsToldAtOnceWhenSomebodySaysWhatIsDoneNext)
{
    take("purge", "damage");
    see(1000);
    EXPECT_TRUE(see(1500).is_held_back);
    EXPECT_TRUE(watch->what_is_held_back());
    EXPECT_FALSE(watch->what_is_held_back()) << "once";
}

TEST_F(TakenAway, IsToldAfterAWhileThoughHandsGoOn)
{
    take("purge", "damage");
    std::optional<Board> board;
    double time_ms = 1000;
    for (; !board && time_ms < 9000; time_ms += 500) {
        now.cards.front().middle.x += time_ms < 8000 && static_cast<int>(time_ms) % 1500 == 0 ? 6 : 0;
        board = see(time_ms).board;
    }
    EXPECT_GT(time_ms, 4500);
    EXPECT_LT(time_ms, 7500);
}

TEST(CommandCards, CommandOnceWhenTheyAreLaid)
{
    const Game& game = *find_game("purge");
    CommandCards cards;
    Lying table;
    EXPECT_THAT(cards.newly_laid(game, table), IsEmpty());
    table.tokens = {{1, marker_of(Command::undo), {100, 550}}};
    EXPECT_THAT(cards.newly_laid(game, table), ElementsAre(GivenCommand{Command::undo, seat_a}));
    EXPECT_THAT(cards.newly_laid(game, table), IsEmpty());
    table.tokens.clear();
    cards.newly_laid(game, table);
    table.tokens = {{2, marker_of(Command::undo), {100, 50}}};
    EXPECT_THAT(cards.newly_laid(game, table), ElementsAre(GivenCommand{Command::undo, seat_b}));
}

/// A program that was started anew in the middle of a match does not obey once more what it may have obeyed before.
TEST(CommandCards, CommandNothingWhereTheyLayBeforeAnybodyLooked)
{
    const Game& game = *find_game("purge");
    CommandCards cards;
    Lying table;
    table.tokens = {{1, marker_of(Command::pass), {100, 550}}};
    EXPECT_THAT(cards.newly_laid(game, table), ElementsAre(GivenCommand{Command::pass, seat_a, true}));
    table.tokens.clear();
    cards.newly_laid(game, table);
    table.tokens = {{2, marker_of(Command::pass), {100, 550}}};
    EXPECT_THAT(cards.newly_laid(game, table), ElementsAre(GivenCommand{Command::pass, seat_a, false}));
    EXPECT_FALSE(may_be_obeyed_twice(Command::pass));
    EXPECT_TRUE(may_be_obeyed_twice(Command::pause)) << "a table that is paused stays so";
}

TEST(CommandCards, PassForWhoseGoItIs)
{
    for (const Game* game : all_games()) {
        const Position position = sample_table(*game, "busy");
        const auto pass = action_of(*game, position, {Command::pass, nobody});
        ASSERT_TRUE(pass) << game->id;
        EXPECT_TRUE(judge(*game, position, *pass).legal()) << game->id;
    }
}

/// On a player's side it is their pass and nobody else's: laid out of turn it is no pass of the other.
TEST(CommandCards, PassOnlyForThePlayerOnWhoseSideTheyLie)
{
    for (const Game* game : all_games()) {
        const Position position = sample_table(*game, "busy");
        const auto pass = action_of(*game, position, {Command::pass, nobody});
        ASSERT_TRUE(pass && pass->seat) << game->id;
        int passing = 0;
        for (std::int8_t seat = 0; seat < position.seats; ++seat) {
            const auto theirs = action_of(*game, position, {Command::pass, Seat{seat}});
            EXPECT_TRUE(!theirs || theirs->seat == Seat{seat}) << game->id;
            passing += theirs.has_value();
        }
        EXPECT_GE(passing, 1) << game->id;
        EXPECT_TRUE(action_of(*game, position, {Command::pass, pass->seat})) << game->id;
    }
}

}  // namespace
}  // namespace cardinal::match
