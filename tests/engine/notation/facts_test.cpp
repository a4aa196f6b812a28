#include "engine/notation/facts.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::notation {
namespace {

constexpr std::string_view rows = "row.A.1: K = Knight\nrow.B.1: L = Knight (tired), Page\nhand.A: 2 Page, S = Bard\n";

int value(std::string_view name) { return find_value(toy::words, name); }

TEST(AFact, IsANumber)
{
    Table table(rows);
    const auto number = [](std::string_view name, Number is) {
        return Fact{.value = static_cast<std::int16_t>(value(name)), .number = is};
    };
    EXPECT_EQ(table.fact("turn = 4"), number("turn", 4));
    EXPECT_EQ(table.fact("phase = over"), number("phase", 1));
    EXPECT_EQ(table.fact("active = nobody"), number("active", -1));
    EXPECT_EQ(table.fact("last_hit = L"), number("last_hit", 1));
    EXPECT_EQ(table.fact("last_place = row.A.3"), number("last_place", packed(toy::row_of(seat_a, 3))));
    Fact fact = number("points", 2);
    fact.seat = seat_b;
    EXPECT_EQ(table.fact("points(B) = 2"), fact);
    fact = number("tired", 1);
    fact.card = {1};
    EXPECT_EQ(table.fact("tired( L )= yes"), fact);
    fact = number("used", 3);
    fact.card = table.id("S");
    EXPECT_EQ(table.fact("used(S) = brave and Long Song"), fact);
}

TEST(AFact, IsWhereAndHowACardLies)
{
    Table table(rows);
    EXPECT_EQ(table.fact("card K: row.A.1 -> heap"),
              (Fact{.what = Fact::What::card, .card = {0}, .from = toy::row_of(seat_a, 1), .to = toy::the_heap}));
    EXPECT_EQ(table.fact("card K: heap.A, turned 90, face down, on L"),
              (Fact{.what = Fact::What::card, .card = {0}, .to = toy::the_heap, .face = 1, .turned = 1, .host = {1}}));
    EXPECT_EQ(table.fact("card K: face up"), (Fact{.what = Fact::What::card, .card = {0}, .face = 0}));
}

TEST(AFact, IsAboutTheCopyThatLaysThere)
{
    Table table(rows);
    EXPECT_EQ(table.fact("card Page: row.B.1 -> heap").card, CardId{2});
    EXPECT_EQ(table.fact("card Page: hand.A -> row.A.1").card, CardId{3}) << "one of two that are alike";
}

TEST(AFact, SaysWhereItIsWrong)
{
    Table table(rows);
    const auto error_in = [&](std::string_view text) {
        EXPECT_EQ(table.fact(text), Fact{});
        return table.error();
    };
    EXPECT_EQ(error_in("helth(K) = 3"),
              "1: expected a number of the game by its name, found “helth”. Did you mean “health”?");
    EXPECT_EQ(error_in("health(A) = 3"), "8: expected a card: health is a card's number, found “A”.");
    EXPECT_EQ(error_in("points(K) = 3"), "8: expected a player from A to B, found “K”.");
    EXPECT_EQ(error_in("health(K) 3"), "11: expected “=” and what it is, found “3”.");
    EXPECT_EQ(error_in("health(K = 3"), "10: expected “)”, found “=”.");
    EXPECT_EQ(error_in("health(K) = much"), "13: expected a number, found “much”.");
    EXPECT_EQ(error_in("turn = 32768"), "8: expected a number from -32767 to 32767, found “32768”.");
    EXPECT_EQ(error_in("card K: hep"), "9: expected where or how the card lies, found “hep”. Did you mean “heap”?");
    EXPECT_EQ(error_in("card K"), "7: expected “:” and where or how the card lies.");
    EXPECT_EQ(error_in("health(Knight) = 2"), "8: expected one of K at row.A.1 or L at row.B.1, found “Knight”.");
}

TEST(AFact, IsWrittenAsItIsRead)
{
    Table table(rows);
    for (const std::string_view text :
         {"turn = 4", "phase = over", "active = nobody", "last_hit = L", "last_place = row.A.3", "points(B) = 2",
          "tired(L) = yes", "used(S) = brave and \"Long Song\"", "used(K) = 3", "card K: row.A.1 -> heap",
          "card K: heap, face down, turned 90, on L", "card Page#2: face up"}) {
        const Fact fact = table.fact(text);
        EXPECT_EQ(write_fact(table.lexicon(), fact), text) << table.error();
    }
}

TEST(ABoard, ListsWhatLiesWhere)
{
    Table table(rows);
    const Board board =
        table.board("row.B.1: L (turned 90, health 2, tired), Page\nrow.A.1:\nsome heap: K (face down, on L)");
    ASSERT_EQ(board.cards.size(), 3U) << table.error();
    EXPECT_EQ(board.cards[0].card, CardId{1});
    EXPECT_EQ(board.cards[0].turned, 1);
    EXPECT_THAT(board.cards[0].marks,
                testing::ElementsAre(BoardCard::Mark{static_cast<std::int16_t>(value("health")), 2},
                                     BoardCard::Mark{static_cast<std::int16_t>(value("tired")), 1}));
    EXPECT_EQ(board.cards[1].card, CardId{2});
    EXPECT_EQ(board.cards[2].face, Face::down);
    EXPECT_EQ(board.cards[2].host, CardId{1});
    EXPECT_THAT(board.looked_at, testing::ElementsAre(toy::row_of(seat_b, 1), toy::row_of(seat_a, 1)));
}

TEST(ABoard, MeansAnotherCopyByEveryName)
{
    Table table(rows);
    const Board board = table.board("row.A.1: Page\nrow.B.1: Page\nheap: Page");
    ASSERT_EQ(board.cards.size(), 3U) << table.error();
    EXPECT_EQ(board.cards[0].card, CardId{3}) << "from the hand: the other one lies where it did";
    EXPECT_EQ(board.cards[1].card, CardId{2});
    EXPECT_EQ(board.cards[2].card, CardId{4});
    EXPECT_EQ(table.board("heap: 4 Page"), Board{});
    EXPECT_EQ(table.error(), "9: expected a card that is in this match and seen nowhere else, found “Page”.");
}

TEST(ABoard, TellsWhoDoesNotBelong)
{
    Table table(rows);
    const Board board = table.board("row.A.1: K, stranger Page\nheap: stranger");
    ASSERT_EQ(board.strangers.size(), 2U) << table.error();
    EXPECT_EQ(board.cards.size(), 1U);
    EXPECT_EQ(board.strangers[0].facts, table.position().card({2}).facts);
    EXPECT_EQ(board.strangers[0].place, toy::row_of(seat_a, 1));
    EXPECT_EQ(board.strangers[1], (Stranger{.place = toy::the_heap}));
    EXPECT_EQ(table.board("heap: stranger Page#2"), Board{});
    EXPECT_THAT(table.error(), testing::HasSubstr("expected the name of a card"));
}

TEST(ABoard, IsWrittenWithItsStrangersAsItIsRead)
{
    Table table(rows);
    const Board board = table.board("row.A.1: K, stranger Page\nsome heap: stranger");
    const std::string text = write_board(table.lexicon(), board);
    EXPECT_EQ(text, "row.A.1: K\nsome row.A.1: stranger Page\nsome heap: stranger\n");
    EXPECT_EQ(table.board(text), board);
}

TEST(ABoard, IsWrittenAsItIsRead)
{
    Table table(rows);
    const std::string text =
        "row.B.1: L (turned 90, health 2, tired), Page#1\nsome heap: K (face down, on L)\nrow.A.1:\n";
    EXPECT_EQ(write_board(table.lexicon(), table.board(text)), text);
}

}  // namespace
}  // namespace cardinal::notation
