#include "engine/notation/set_up.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::notation {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Number of_match(const Position& position, toy::match::Value value) { return position.match[value]; }
std::vector<std::string> errors_of(std::string_view lines)
{
    return errors_in(read_toy("scenario test\n" + std::string(lines)), lines_of_toy_cards + 1);
}

TEST(SetUp, BeginsWithTheTableThatTheGameLaysOut)
{
    const Position position = position_of("turn 1");
    EXPECT_EQ(of_match(position, toy::match::turn), 1);
    EXPECT_EQ(of_match(position, toy::match::last_hit), -1);
    EXPECT_THAT(position.cards, IsEmpty());
}

TEST(SetUp, LaysCardsWhereTheyAreTold)
{
    const Position position = position_of("hand.A: K = Knight, 2 Page\nrow.B.3: knight\nheap.B: Page");
    ASSERT_EQ(position.cards.size(), 5U);
    EXPECT_EQ(position.cards[0],
              (Card{.facts = 0, .owner = seat_a, .side = seat_a, .place = toy::hand_of(seat_a), .counters = {3}}));
    EXPECT_EQ(position.cards[2].facts, 1);
    EXPECT_EQ(position.cards[3].place, toy::row_of(seat_b, 3));
    EXPECT_EQ(position.cards[4].place, toy::the_heap);
    EXPECT_EQ(position.cards[4].side, seat_b);
    EXPECT_EQ(name_of(position, {0}), "K");
    EXPECT_EQ(name_of(position, {2}), "Page#2");
}

TEST(SetUp, GivesNumbersTheirValues)
{
    const Position position = position_of("turn 4, phase over, active B\n"
                                          "B: points 2, ready\n"
                                          "row.A.1: K = Knight (health 1, tired)\n"
                                          "last_hit K, last_place row.A.1\n");
    EXPECT_EQ(of_match(position, toy::match::turn), 4);
    EXPECT_EQ(of_match(position, toy::match::phase), 1);
    EXPECT_EQ(of_match(position, toy::match::active), 1);
    EXPECT_EQ(of_match(position, toy::match::last_hit), 0);
    EXPECT_EQ(of_match(position, toy::match::last_place), packed(toy::row_of(seat_a, 1)));
    EXPECT_EQ(position.player(seat_b).counters[toy::player::points], 2);
    EXPECT_EQ(position.player(seat_b).counters[toy::player::ready], 1);
    EXPECT_EQ(position.cards[0].counters[toy::on_card::health], 1);
    EXPECT_EQ(position.cards[0].counters[toy::on_card::tired], 1);
}

TEST(SetUp, SaysHowACardLies)
{
    const Position position = position_of("row.A.1: K = Knight\n"
                                          "row.A.2: 2 Page (turned 270, face down, on K, owner B, token)\n"
                                          "row.B.1: Bard (side A, used Long Song and brave)\n");
    for (const Card& card : {position.cards[1], position.cards[2]}) {
        EXPECT_EQ(card.turned, 3);
        EXPECT_EQ(card.face, Face::down);
        EXPECT_EQ(card.host, CardId{0});
        EXPECT_EQ(card.owner, seat_b);
        EXPECT_EQ(card.side, seat_a);
        EXPECT_TRUE(card.is_token);
    }
    EXPECT_EQ(position.cards[3].side, seat_a);
    EXPECT_EQ(position.cards[3].owner, seat_a);
    EXPECT_EQ(position.cards[3].place, toy::row_of(seat_b, 1));
    EXPECT_EQ(position.cards[3].counters[toy::on_card::used], 3);
}

TEST(SetUp, HasEffectsThatEndByThemselves)
{
    const Position position = position_of("effect power +1 on K until end_of_turn from Page\n"
                                          "effect health -2 until for_good on B\n"
                                          "row.A.1: K = Knight\nrow.B.1: Page\n");
    ASSERT_EQ(position.effects.size(), 2U);
    EXPECT_EQ(position.effects[0], (Effect{.on = {0}, .source = {1}, .stat = 0, .until = 0, .amount = 1}));
    EXPECT_EQ(position.effects[1], (Effect{.on_player = seat_b, .stat = 1, .until = 1, .amount = -2}));
}

TEST(SetUp, HasAStackOfWhatIsDeclared)
{
    const Position position = position_of("row.A.1: K = Knight\n"
                                          "stack: A hit K -> Page; B play Bard -> row.B.2 (declined A, cancelled)\n"
                                          "row.B.1: Page\n");
    ASSERT_EQ(position.stack.size(), 2U);
    EXPECT_EQ(position.stack[0].action.card, CardId{0});
    EXPECT_EQ(position.stack[0].action.target, CardId{1});
    EXPECT_EQ(position.stack[1].action.card, CardId{2}) << "a card that lies nowhere else";
    EXPECT_EQ(position.cards[2].owner, seat_b);
    EXPECT_EQ(position.stack[1].declined, 1);
    EXPECT_EQ(position.stack[1].fate, 1);
}

TEST(SetUp, KnowsHouseRulesAndBrokenStatesThatWereTold)
{
    const Position position =
        position_of("option dice own\nstanding toy.state.dead on K\nrow.A.1: K = Knight (health 0)");
    EXPECT_EQ(position.options[0], 1);
    EXPECT_THAT(position.standing, ElementsAre(Standing{.rule = 2, .card = {0}}));
}

TEST(SetUp, PerformsWhatIsGivenWithoutJudgingIt)
{
    const Position position =
        position_of("given B hit Page -> K\nrow.A.1: K = Knight\nrow.B.1: Page\ngiven B hit Page -> K");
    EXPECT_EQ(position.cards[0].counters[toy::on_card::health], 1);
    EXPECT_EQ(position.cards[1].counters[toy::on_card::tired], 1);
}

TEST(SetUp, MayHaveMorePlayersThanUsual)
{
    const Position position = position_of("seats 4\nhand.D: Knight\nactive C");
    EXPECT_EQ(position.seats, 4);
    EXPECT_EQ(position.cards[0].owner, Seat{3});
    EXPECT_EQ(of_match(position, toy::match::active), 2);
}

TEST(SetUp, SaysWhereALineIsWrong)
{
    EXPECT_THAT(errors_of("hand.A: Knigth"),
                ElementsAre("1:9: expected the name of a card, found “Knigth”. Did you mean “Knight”?"));
    EXPECT_THAT(
        errors_of("hnd.A: Knight"),
        ElementsAre(
            "1:1: expected a set-up line, a step or what is expected, found “hnd.A”. Did you mean “end” or “hand”?"));
    EXPECT_THAT(errors_of("hand: Knight"), ElementsAre("1:5: expected whose: hand.A, found “:”."));
    EXPECT_THAT(errors_of("row.A: Knight"), ElementsAre("1:6: expected which: row.A.1 to row.A.3, found “:”."));
    EXPECT_THAT(errors_of("row.A.4: Knight"), ElementsAre("1:7: expected a number from 1 to 3, found “4”."));
    EXPECT_THAT(errors_of("heap: Knight"), ElementsAre("1:13: expected whose it is: heap.A or heap.B."));
    EXPECT_THAT(errors_of("hand.A: Knight (helth 3)"),
                ElementsAre("1:17: expected a number of the game by its name, found “helth”. Did you mean “health”?"));
    EXPECT_THAT(errors_of("hand.A: Knight (power 3)"),
                ElementsAre("1:17: expected a number that does not follow from others, found “power”."));
    EXPECT_THAT(errors_of("hand.A: Knight (turned 45)"),
                ElementsAre("1:24: expected degrees in quarter turns: 90, 180 or 270, found “45”."));
    EXPECT_THAT(errors_of("hand.A: Knight (tired"), ElementsAre("1:22: expected “)”."));
    EXPECT_THAT(errors_of("hand.A: K = Knight, K = Page"),
                ElementsAre("1:21: expected a label that no other card has, found “K”."));
    EXPECT_THAT(errors_of("hand.A: B = Knight"),
                ElementsAre("1:9: expected a label that is no player's letter, found “B”."));
    EXPECT_THAT(errors_of("hand.A: K = 2 Knight"), ElementsAre("1:13: expected one card for one label, found “2”."));
    EXPECT_THAT(errors_of("hand.A: 30001 Knight"),
                ElementsAre("1:9: expected a number from 1 to 30000, found “30001”."));
    EXPECT_THAT(errors_of("hand.A: 20000 Knight, 20000 Page"),
                ElementsAre("1:33: expected at most 30000 things on a table."));
    EXPECT_THAT(errors_of("turn 1, phase playng"),
                ElementsAre("1:15: expected what phase is: playing or over, found “playng”. Did you mean “playing”?"));
    EXPECT_THAT(errors_of("effect power +1 on L until end_of_turn"), ElementsAre("1:20: expected a card, found “L”."));
    EXPECT_THAT(errors_of("option dise own"),
                ElementsAre("1:8: expected a table option, found “dise”. Did you mean “dice”?"));
    EXPECT_THAT(errors_of("option dice none"),
                ElementsAre("1:13: expected a value of dice: shared or own, found “none”."));
    EXPECT_THAT(errors_of("given A hit K -> Page\nrow.A.1: K = Knight"),
                ElementsAre("1:18: expected a card that is in this match, found “Page”."));
}

TEST(SetUp, LaysADeckWhereItsSectionsLie)
{
    const std::string deck = "deck B\n  army: 2 Knight, Page\nend\n";
    const std::string cards = "hand.B: 2 Knight, Page\n";
    EXPECT_EQ(position_of(deck + "lay deck B\n"), position_of(cards));
    EXPECT_EQ(position_of("row.A.1: K = Bard\nlay deck B\n" + deck), position_of("row.A.1: K = Bard\n" + cards));
    EXPECT_EQ(write_position(toy::game, position_of(deck + "lay deck B\n")), cards);
    const Reading reading =
        read_toy(deck + "lay deck B\nscenario a\nA pass\nscenario b\ndeck B\narmy: Bard\nend\nA pass\n");
    ASSERT_THAT(errors_in(reading), IsEmpty());
    EXPECT_THAT(reading.file.scenarios[0].start.cards, SizeIs(3)) << "the file's deck";
    EXPECT_THAT(reading.file.scenarios[1].start.cards, SizeIs(1)) << "its own deck";
}

TEST(SetUp, LaysNoDeckThatIsNotThere)
{
    EXPECT_THAT(errors_of("lay deck B"),
                ElementsAre("1:10: expected a player with a deck: “deck B”, its cards and “end” "
                            "stand before the first step, found “B”."));
    EXPECT_THAT(errors_of("deck B\narmy: Page\nend\nlay deck B\nlay deck B"),
                ElementsAre("5:10: expected a deck that is not laid yet, found “B”."));
    EXPECT_THAT(errors_of("lay deck"), ElementsAre("1:9: expected a player from A to B."));
    EXPECT_THAT(errors_of("lay deck C"), ElementsAre("1:10: expected a player from A to B, found “C”."));
}

TEST(SetUp, IsWrittenInFewWords)
{
    const std::string text = "option dice own\n"
                             "turn 3\n"
                             "B: points 1, ready\n"
                             "row.A.1: K = Knight (health 1), 3 Page\n"
                             "heap.B: Bard (owner A, turned 90, used \"Long Song\")\n"
                             "effect power +1 on K until end_of_turn from Bard\n"
                             "stack: A hit K -> Bard (declined B)\n"
                             "standing toy.state.dead on Bard\n";
    EXPECT_EQ(write_position(toy::game, position_of(text)), text);
}

}  // namespace
}  // namespace cardinal::notation
