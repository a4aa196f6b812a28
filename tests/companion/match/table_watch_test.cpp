#include "companion/match/table_watch.h"

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

/// A squad's camp is broken up, and after that something else moves.
struct TakenAway : testing::Test {
    const Game& game = *find_game("war-rig");
    Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    TableWatch watch{game};

    std::optional<Board> look(double time_ms)
    {
        return watch.see(seen_of(table.lay(position), laid, game, position), time_ms, position).board;
    }
    void SetUp() override
    {
        look(0);
        ASSERT_TRUE(look(500));
        take_the_token_away();
    }
    /// The book does not know of it yet.
    void take_the_token_away()
    {
        const auto camped = std::ranges::find_if(
            position.cards, [&](const Card& card) { return position.facts(card).name == "Violet 2"; });
        ASSERT_NE(camped, position.cards.end());
        const Position then = apply(game, position, decamping(position.id_of(*camped), camped->side));
        now = seen_of(table.lay(then), laid, game, position);
    }
    Action decamping(CardId squad, Seat seat) const
    {
        const auto word = std::ranges::find(game.words->actions, "decamp", &ActionWord::name);
        return {.kind = word->kind, .seat = seat, .card = squad};
    }
    Lying now{};
};

TEST_F(TakenAway, IsToldWhenNobodyLooksForAnotherOne)
{
    watch.see(now, 1000, position);
    EXPECT_FALSE(watch.see(now, 1500, position).board);
    EXPECT_TRUE(watch.see(now, 3100, position).board);
}

TEST_F(TakenAway, IsToldAtOnceWhenSomebodySaysWhatIsDoneNext)
{
    watch.see(now, 1000, position);
    watch.see(now, 1500, position);
    EXPECT_TRUE(watch.what_is_held_back());
    EXPECT_FALSE(watch.what_is_held_back()) << "once";
}

TEST_F(TakenAway, IsToldAfterAWhileThoughHandsGoOn)
{
    std::optional<Board> board;
    double time_ms = 1000;
    for (; !board && time_ms < 9000; time_ms += 500) {
        now.cards.front().middle.x += time_ms < 8000 && static_cast<int>(time_ms) % 1500 == 0 ? 6 : 0;
        board = watch.see(now, time_ms, position).board;
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
