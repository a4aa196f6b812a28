#include "engine/notation/file.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::notation {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> names_of(const File& file)
{
    std::vector<std::string> names;
    for (const Scenario& scenario : file.scenarios)
        names.push_back(scenario.name);
    return names;
}

TEST(AFile, HasScenariosThatEachBeginAnew)
{
    const Reading reading = read_toy("option dice own\n"
                                     "row.A.1: K = Knight\n"
                                     "scenario The first one\n"
                                     "  about toy.turn.order, toy.hit.tired\n"
                                     "  turn 2\n"
                                     "    health(K) = 3\n"
                                     "  A pass\n"
                                     "    legal\n"
                                     "scenario \"The other: one\"\n"
                                     "  row.B.1: L = Knight\n"
                                     "  profile tournament\n"
                                     "  A hit K -> L\n");
    ASSERT_THAT(errors_in(reading), IsEmpty());
    EXPECT_THAT(names_of(reading.file), ElementsAre("The first one", "The other: one"));
    const Scenario& first = reading.file.scenarios[0];
    EXPECT_EQ(first.line - lines_of_toy_cards, 3);
    EXPECT_THAT(first.about, ElementsAre("toy.turn.order", "toy.hit.tired"));
    EXPECT_THAT(first.expected, SizeIs(1));
    ASSERT_THAT(first.steps, SizeIs(1));
    EXPECT_THAT(first.steps[0].expected, SizeIs(1));
    EXPECT_EQ(first.start.match[toy::match::turn], 2);
    EXPECT_EQ(first.start.options[0], 1);
    EXPECT_THAT(first.start.cards, SizeIs(1));
    const Scenario& other = reading.file.scenarios[1];
    EXPECT_EQ(other.start.match[toy::match::turn], 1);
    EXPECT_THAT(other.start.cards, SizeIs(2));
    EXPECT_EQ(other.profile, Profile::tournament);
}

TEST(AFile, WithoutScenariosIsOneNamedAfterIt)
{
    const Reading reading = read_toy("row.A.1: K = Knight\nA pass\n");
    ASSERT_THAT(errors_in(reading), IsEmpty());
    EXPECT_THAT(names_of(reading.file), ElementsAre("test"));
    EXPECT_THAT(names_of(read_toy("option dice own\n").file), IsEmpty());
}

TEST(AFile, UsesCardsOptionsAndDecksOfOthers)
{
    const Reading reading = read_alone("game toy\n"
                                       "use \"cards/more.txt\"\n"
                                       "scenario one\n"
                                       "  hand.A: Squire, Duke\n"
                                       "  check deck B\n",
                                       {{"folder/cards/more.txt", "game toy\nuse \"../duke.txt\"\nuse \"more.txt\"\n"
                                                                  "card Squire: soldier\noption dice own\n"
                                                                  "deck B\narmy: 2 Duke, Squire\nend\n"
                                                                  "scenario that is left out\n  nonsense\n"},
                                        {"folder/duke.txt", "card Duke: soldier"}});
    ASSERT_THAT(errors_in(reading, 0), IsEmpty());
    const Scenario& scenario = reading.file.scenarios.front();
    EXPECT_THAT(scenario.start.cards, SizeIs(2));
    EXPECT_EQ(scenario.start.options[0], 1);
    ASSERT_THAT(scenario.decks, SizeIs(1));
    EXPECT_EQ(scenario.decks[0].seat, seat_b);
    ASSERT_THAT(scenario.decks[0].lines, SizeIs(2));
    EXPECT_EQ(scenario.decks[0].lines[0].count, 2);
    EXPECT_EQ(reading.file.library->cards[scenario.decks[0].lines[1].facts].name, "Squire");
}

TEST(AFile, ReadsStepsOfEveryKind)
{
    const Reading reading =
        read_toy("scenario all\n"
                 "  row.A.1: K = Knight\n  row.B.1: L = Knight\n"
                 "  A hit K -> L\n  roll 3\n  see health(K) = 5\n  B state points(B) = 1\n"
                 "  state card K: heap\n  ruling health(K) = 1\n  ruling \"words\"\n  correct card K: heap\n"
                 "  correct 1: A pass\n  correct 2: nothing\n  A back\n  stands\n  judge undo 3\n"
                 "  undo \"A hit K -> L\"\n  undo group\n  redo 2\n  group the hand\n  end\n  note \"words\"\n"
                 "  can A pass\n  cannot B pass: toy.turn.order (illegal)\n"
                 "  see board\n    row.A.1: K\n    heap:\n  end\n    diff nothing\n    ask nothing\n"
                 "    K at row.A.1\n    K not at heap\n    K on nothing\n    refused\n    turn != 2\n");
    ASSERT_THAT(errors_in(reading), IsEmpty());
    std::vector<std::size_t> kinds;
    for (const Step& step : reading.file.scenarios.front().steps)
        kinds.push_back(step.doing.index());
    EXPECT_THAT(kinds, ElementsAre(0, 0, 1, 1, 1, 1, 3, 1, 4, 4, 5, 6, 7, 7, 7, 8, 9, 10, 13, 12, 12, 2));
    EXPECT_THAT(reading.file.scenarios.front().steps.back().expected, SizeIs(7));
    EXPECT_EQ(reading.file.scenarios.front().steps[3].by, by_player(seat_b));
    EXPECT_EQ(reading.file.scenarios.front().steps[12].by, by_judge);
}

TEST(AFile, SaysWhereItIsWrong)
{
    EXPECT_THAT(errors_in(read_alone("card X: trick"), 0), ElementsAre("1:1: expected “game” and which one."));
    EXPECT_THAT(errors_in(read_alone("game tey"), 0),
                ElementsAre("1:6: expected the id of a game: toy, found “tey”. Did you mean “toy”?"));
    EXPECT_THAT(
        errors_in("use \"other.txt\"\nuse other.txt\n"),
        ElementsAre("1:5: expected a file that can be read (There is no folder/other.txt.), found “\"other.txt\"”.",
                    "2:5: expected the address of a file in quotation marks, found “other.txt”."));
    EXPECT_THAT(errors_in("A pass\nscenario one\n"),
                ElementsAre("1:1: expected a set-up line: steps stand in a scenario, found “A”."));
    EXPECT_THAT(errors_in("scenario one\nA pass\nturn 2\n"),
                ElementsAre("3:1: expected a step: set-up lines stand before the first one, found “turn”."));
    EXPECT_THAT(errors_in("scenario one\nabout toy.turn.ordr\n"),
                ElementsAre("2:7: expected the id of a rule, found “toy.turn.ordr”. Did you mean “toy.turn.order”?"));
    EXPECT_THAT(errors_in("scenario one\nA pass\n  flag toy.turn.order (A02)\n"),
                ElementsAre("3:24: expected a severity or an ambiguity, found “A02”. Did you mean “A01”?"));
    EXPECT_THAT(
        errors_in("scenario one\nA pass\n  leagl\n"),
        ElementsAre(
            "3:3: expected a set-up line, a step or what is expected, found “leagl”. Did you mean “legal” or “lead”?"));
    EXPECT_THAT(errors_in("scenario one\nsee board\nrow.A.1: \n"),
                ElementsAre("2:10: expected “end” after these lines."));
    EXPECT_THAT(errors_in("deck A\narmy: 3 Page\n"), ElementsAre("1:7: expected “end” after these lines."));
    EXPECT_THAT(errors_in("deck A\narmee: 3 Page\narmy: 3 Pag\nend\n"),
                ElementsAre("2:1: expected a part of a deck, found “armee”. Did you mean “army”?",
                            "3:9: expected the name of a card, found “Pag”. Did you mean “Page”?"));
}

TEST(AFile, SaysWhatIsWrongOnceAndAtMostTwentyTimes)
{
    EXPECT_THAT(errors_in("nonsense\nscenario one\nA pass\nscenario two\nA pass\n"), SizeIs(1));
    std::string lines = "scenario one\n";
    for (int line = 0; line < 50; ++line)
        lines += "nonsense\n";
    EXPECT_THAT(errors_in(lines), SizeIs(20));
}

TEST(ADeck, IsWrittenAsItIsRead)
{
    const Reading reading = read_toy("deck B\n  army: 3 \"Page\", \"Knight\"\nend\n");
    ASSERT_THAT(errors_in(reading), IsEmpty());
    EXPECT_EQ(write_deck(toy::words, *reading.file.library, reading.file.decks.front()),
              "deck B\n  army: 3 \"Page\", \"Knight\"\nend\n");
}

TEST(AFile, IsUsedOnceHoweverItIsReached)
{
    const Reading reading = read_alone("game toy\nuse \"../cards/a\"\nuse \"../decks/b\"\n",
                                       {{"cards/a", "card Page: soldier\n"}, {"decks/b", "use \"../cards/a\"\n"}});
    EXPECT_THAT(errors_in(reading, 0), IsEmpty());
    const Reading above = read_alone("game toy\nuse \"../../a\"\nuse \"./../b\"\n",
                                     {{"../a", "card Page: soldier\n"}, {"folder/./../b", ""}});
    EXPECT_THAT(errors_in(above, 0), IsEmpty());
}

}  // namespace
}  // namespace cardinal::notation
