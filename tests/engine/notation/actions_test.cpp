#include "engine/notation/actions.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::notation {
namespace {

using toy::Deed;
constexpr std::string_view two_rows =
    "row.A.1: K = Knight\nrow.A.2: L = Knight (tired)\nrow.B.1: Page\nhand.A: 2 Page, Bard\n";

TEST(AnActionsLine, NamesWhoWhatAndWhich)
{
    Table table(two_rows);
    EXPECT_EQ(table.action("A hit K -> Page#1"),
              (Action{.kind = toy::kind(Deed::hit), .seat = seat_a, .card = {0}, .target = {2}}));
    EXPECT_EQ(table.action("a HIT k → L"),
              (Action{.kind = toy::kind(Deed::hit), .seat = seat_a, .card = {0}, .target = {1}}));
    EXPECT_EQ(table.action("B pass"), (Action{.kind = toy::kind(Deed::pass), .seat = seat_b}));
    EXPECT_EQ(table.action("A first B"), (Action{.kind = toy::kind(Deed::first), .seat = seat_a, .other = seat_b}));
    EXPECT_EQ(table.action("A play Bard -> row.B.3"),
              (Action{.kind = toy::kind(Deed::play), .seat = seat_a, .card = {5}, .place = toy::row_of(seat_b, 3)}));
    EXPECT_EQ(table.action("roll 3, 4"), (Action{.kind = toy::kind(Deed::roll), .numbers = {3, 4}}));
    EXPECT_EQ(table.action("A rally K, L and Bard for health"),
              (Action{.kind = toy::kind(Deed::rally), .seat = seat_a, .word = 1, .cards = {{0}, {1}, {5}}}));
    EXPECT_EQ(table.action("A use Bard Long Song amount -2"),
              (Action{.kind = toy::kind(Deed::use), .seat = seat_a, .card = {5}, .word = 1, .number = -2}));
    EXPECT_EQ(table.action("A use Bard brave").word, 0);
}

TEST(AnActionsLine, SaysWhereItIsWrong)
{
    Table table(two_rows);
    const auto error_in = [&](std::string_view text) {
        EXPECT_EQ(table.action(text), Action{});
        return table.error();
    };
    EXPECT_EQ(error_in("A hitt K -> L"), "3: expected what A does, found “hitt”. Did you mean “hit”?");
    EXPECT_EQ(error_in("hit K -> L"), "1: expected who does it, found “hit”.");
    EXPECT_EQ(error_in("A hit K"), "8: expected “->” and a card.");
    EXPECT_EQ(error_in("A hit K -> Paige"), "12: expected a card, found “Paige”. Did you mean “Page”?");
    EXPECT_EQ(error_in("A hit K -> L now"), "14: expected the end of the line, found “now”.");
    EXPECT_EQ(error_in("A play Bard -> row.A.9"), "22: expected a number from 1 to 3, found “9”.");
    EXPECT_EQ(error_in("A first C"), "9: expected a player from A to B, found “C”.");
    EXPECT_EQ(error_in("A use K Long Song"), "9: expected an ability of this card, found “Long”.");
    EXPECT_EQ(error_in("A use Bard bravo"),
              "12: expected an ability of this card, found “bravo”. Did you mean “brave”?");
    EXPECT_EQ(error_in("A hit Page#7 -> K"), "7: expected a card that is in this match, found “Page#7”.");
    EXPECT_EQ(error_in("roll 99999"), "6: expected a number from -32767 to 32767, found “99999”.");
}

TEST(ANameThatFitsSeveralCopies, MeansTheOneThatBreaksTheFewestRules)
{
    Table table("row.A.1: Knight (tired)\nrow.A.2: Knight\nrow.B.1: Page");
    EXPECT_EQ(table.action("A hit Knight -> Page").card, CardId{1});
}

TEST(ANameThatFitsSeveralCopies, MeansAnyOfThoseThatAreAlike)
{
    Table table("hand.A: 3 Page\nrow.A.1: Bard");
    EXPECT_EQ(table.action("A play Page -> row.A.2").card, CardId{0});
    const std::vector<CardId> three = {{0}, {1}, {2}};
    EXPECT_EQ(table.action("A rally Page, Page, Page").cards, three) << "but not the same one twice";
    table.action("A rally Page, Page, Page, Page");
    EXPECT_EQ(table.error(), "27: expected no more copies than there are in this match, found “Page”.");
}

TEST(ANameThatFitsSeveralCopies, MeansOnesOwnWhenTheRulesDoNotCare)
{
    Table table("row.B.1: Page\nhand.A: Page");
    EXPECT_EQ(table.action("A play Page -> row.A.1").card, CardId{1});
}

TEST(ANameThatFitsSeveralCopies, MeansOneWithoutALabelFirst)
{
    Table table("hand.A: K = Page, Page");
    EXPECT_EQ(table.action("A play Page -> row.A.1").card, CardId{1});
}

TEST(ANameThatFitsSeveralCopies, IsAnErrorWhenTheyDiffer)
{
    Table table("row.A.1: K = Knight\nrow.B.1: Page\nrow.B.2: Page (health 3)");
    EXPECT_EQ(table.action("A hit K -> Page"), Action{});
    EXPECT_EQ(table.error(), "12: expected one of Page#1 at row.B.1 or Page#2 at row.B.2, found “Page”.");
}

TEST(ANameThatFitsSeveralCopies, IsAnErrorWhenThereAreTooManyToTry)
{
    std::string lines = "row.A.1: K = Knight\nrow.B.1: ";
    for (int health = 1; health <= 1100; ++health)
        lines += (health > 1 ? ", Page (health " : "Page (health ") + std::to_string(health) + ")";
    Table table(lines);
    table.action("A hit K -> Page");
    EXPECT_EQ(table.error(), "7: expected labels for cards of which there are so many, found “K”.");
}

TEST(AnAction, IsWrittenAsItIsRead)
{
    Table table("row.A.1: K = Knight, \"K 9\" = Page, \"K = 9\" = Page\nrow.B.1: Page\nhand.A: 2 Page, Bard\n");
    const auto written = [&](std::string_view text) { return write_action(table.lexicon(), table.action(text)); };
    for (const std::string_view text :
         {"A hit \"K\" -> Page#3", "A play Page#4 -> row.A.2", "B pass", "A first B", "roll 3, 4",
          "A rally \"K\", K 9, \"K = 9\" for power", "A use Bard \"Long Song\" amount 2", "A use Bard brave"}) {
        EXPECT_EQ(written(text), text) << table.error();
    }
}

}  // namespace
}  // namespace cardinal::notation
