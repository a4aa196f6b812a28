#include "engine/scenario/run.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::scenario {
namespace {

using namespace notation;

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::string_view duel = "scenario duel\n"
                                  "  row.A.1: K = Knight\n"
                                  "  row.B.1: L = Knight (health 2)\n"
                                  "  hand.A: Page\n";

ScenarioAnswer run_of(std::string_view steps)
{
    const Reading reading = read_toy(std::string(duel) + std::string(steps));
    EXPECT_THAT(errors_in(reading), IsEmpty());
    return reading.ok() ? run(reading.file, reading.file.scenarios.front()) : ScenarioAnswer{.came_true = false};
}

/// What did not come true, as `text -> what there was instead`.
std::vector<std::string> disagreements(const ScenarioAnswer& answer)
{
    std::vector<std::string> told;
    const auto tell = [&](const std::vector<Checked>& expected) {
        for (const Checked& checked : expected)
            if (!checked.came_true)
                told.push_back(checked.text + " -> " + checked.instead);
    };
    tell(answer.expected);
    for (const Answer& step : answer.steps) {
        tell(step.expected);
        if (!step.refusal.empty() && !step.came_true)
            told.push_back(step.text + " refused: " + step.refusal);
    }
    EXPECT_EQ(answer.came_true, told.empty());
    return told;
}

TEST(AScenario, ComesTrueWhenAllIsAsExpected)
{
    const ScenarioAnswer answer = run_of("    health(L) = 2\n"
                                         "  A hit K -> L\n"
                                         "    legal\n"
                                         "    health(L) = 0\n"
                                         "    tired(K) = yes\n"
                                         "    points(A) > 0\n"
                                         "    last_hit = L\n"
                                         "    L at row.B.1\n"
                                         "    L not at heap\n"
                                         "    ask nothing\n"
                                         "  A pass\n"
                                         "    flag toy.state.dead (warning)\n"
                                         "  A hit K -> L\n"
                                         "    flag toy.turn.order, toy.hit.tired\n");
    EXPECT_THAT(disagreements(answer), IsEmpty());
    ASSERT_THAT(answer.steps, SizeIs(3));
    EXPECT_EQ(answer.name, "duel");
    EXPECT_EQ(answer.steps[2].text, "A hit K -> L");
    EXPECT_THAT(answer.steps[2].verdict.violations, SizeIs(2));
    EXPECT_EQ(answer.steps[0].line, answer.line + 5);
}

TEST(AScenario, TellsTheNumbersThatAStepChanged)
{
    const ScenarioAnswer answer = run_of("  A hit K -> L\n");
    std::vector<std::string> changes;
    for (const NumberChange& change : answer.steps.front().numbers)
        changes.push_back(change.name + ": " + change.before + " -> " + change.after);
    EXPECT_THAT(changes, ElementsAre("last_hit: none -> L", "points(A): 0 -> 1", "lead(A): 0 -> 1", "lead(B): 0 -> -1",
                                     "tired(K): no -> yes", "health(L): 2 -> 0"));
}

TEST(AScenario, SaysWhatThereWasInstead)
{
    const ScenarioAnswer answer = run_of("    health(L) = 3\n"
                                         "  B hit L -> K\n"
                                         "    legal\n"
                                         "    flag toy.hit.tired\n"
                                         "    flag toy.turn.order (warning)\n"
                                         "    ask toy.ask.first\n"
                                         "    refused\n"
                                         "    K at heap\n"
                                         "    K not at row.A.1\n"
                                         "    K on L\n"
                                         "    last_hit = L\n"
                                         "    diff K\n"
                                         "    health(Knight) = 2\n");
    EXPECT_THAT(
        disagreements(answer),
        ElementsAre("health(L) = 3 -> health(L) = 2.",                              //
                    "legal -> Flagged was toy.turn.order (illegal).",               //
                    "flag toy.hit.tired -> Flagged was toy.turn.order (illegal).",  //
                    "flag toy.turn.order (warning) -> Flagged was toy.turn.order (illegal).",
                    "ask toy.ask.first -> Nothing is asked.",  //
                    "refused -> It was not refused.",          //
                    "K at heap -> K is at row.A.1.",           //
                    "K not at row.A.1 -> K is at row.A.1.",    //
                    "K on L -> K is on nothing.",              //
                    "last_hit = L -> last_hit = K.",           //
                    "diff K -> Nothing differs.",
                    "health(Knight) = 2 -> folder/test.txt:22:12: expected one of K at row.A.1 or L at row.B.1, "
                    "found “Knight”."));
}

TEST(AScenario, KnowsWhatIsAsked)
{
    EXPECT_THAT(
        disagreements(run_of("  active nobody\n  note hello\n    ask toy.ask.first\n  A first B\n    ask nothing\n")),
        IsEmpty());
}

TEST(AScenario, ComparesWhatIsSeenWithWhatIsKept)
{
    EXPECT_THAT(
        disagreements(run_of("  see health(K) = 3\n    legal\n    diff nothing\n"
                             "  see health(K) = 2\n    flag toy.state.number\n    diff health(K)\n    health(K) = 2\n"
                             "  see card L: row.B.1 -> heap\n    diff L\n    L at heap\n"
                             "  see board\n    row.A.1: K (health 1)\n    row.B.1:\n    heap: L (health 2)\n  end\n"
                             "    diff health(K)\n"
                             "  state points(B) = 2\n    points(B) = 2\n")),
        IsEmpty());
}

TEST(AScenario, TakesBackAndUndoes)
{
    EXPECT_THAT(
        disagreements(run_of("  B hit L -> K\n    flag toy.turn.order\n  back\n    health(K) = 3\n"
                             "  B hit L -> K\n  stands\n    health(K) = 1\n"
                             "  undo \"B hit L -> K\"\n    health(K) = 3\n"
                             "  redo\n    health(K) = 1\n"
                             "  correct health(K) = 2\n  ruling health(L) = 3\n"
                             "    health(K) = 2\n    health(L) = 3\n"
                             "  group strike\n  A hit K -> L\n  B pass\n  end\n  undo group\n    health(L) = 3\n"
                             "  redo 5\n    refused\n")),
        IsEmpty());
}

TEST(AScenario, CorrectsEarlierEntries)
{
    EXPECT_THAT(
        disagreements(run_of("  A hit K -> L\n  A pass\n  correct 1: nothing\n    health(L) = 2\n    active = B\n")),
        IsEmpty());
}

TEST(AScenario, AsksWhatWouldBeLegal)
{
    EXPECT_THAT(disagreements(run_of("  can A hit K -> L\n  cannot B pass: toy.turn.order\n    health(L) = 2\n")),
                IsEmpty());
    EXPECT_THAT(disagreements(run_of("  can B pass\n  cannot A pass: toy.turn.order\n")),
                ElementsAre("can B pass -> Flagged was toy.turn.order (illegal).",
                            "cannot A pass: toy.turn.order -> Nothing was flagged."));
}

TEST(AScenario, ChecksDecks)
{
    EXPECT_THAT(disagreements(run_of("  deck A\n    army: 2 Knight\n  end\n  check deck A\n    flag toy.deck.size\n")),
                IsEmpty());
    EXPECT_THAT(disagreements(run_of("  check deck A\n")), ElementsAre("check deck A refused: There is no deck of A."));
}

TEST(AScenario, DoesNotComeTrueWhenSomethingIsRefused)
{
    EXPECT_THAT(disagreements(run_of("  undo\n")), ElementsAre("undo refused: There is nothing to undo."));
    EXPECT_THAT(disagreements(run_of("  undo\n    refused\n")), IsEmpty());
    EXPECT_THAT(
        disagreements(run_of("  A play Page#3 -> row.A.2\n    legal\n")),
        ElementsAre("legal -> It was refused: folder/test.txt:10:10: expected a card that is in this match, found "
                    "“Page#3”.",
                    "A play Page#3 -> row.A.2 refused: folder/test.txt:10:10: expected a card that is in this match, "
                    "found “Page#3”."));
}

}  // namespace
}  // namespace cardinal::scenario
