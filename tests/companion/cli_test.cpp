// The program as people use it: its exit codes and what it says when something is wrong.
#include "tests/companion/program.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string opening = "game purge\ncard Rifle: unit, infantry, energy 1, attack 1, damage 1, armor 0, health 1\n";

TEST(Judge, AgreesWithTheBundledMatch)
{
    const Ran ran = cardinal("judge " + samples + "/matches/first-match.cardinal");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("all came true"));
}

TEST(Judge, TellsAMatchTurnByTurnWithRuleAndPlace)
{
    const Ran ran = cardinal("judge --story " + samples + "/matches/first-match.cardinal");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("── turn 9"), HasSubstr("purge.entry.tank"),
                                HasSubstr("rulebook: Turn Entry table, line 275"), HasSubstr("B won")));
}

TEST(Judge, TellsTheStoryThatTheReadmeShows)
{
    const std::string readme = text_of(CARDINAL_SOURCE_DIR "/README.md");
    const std::size_t begin = readme.find("```\n") + 4;
    const std::string shown = readme.substr(begin, readme.find("```", begin) - begin);
    EXPECT_THAT(cardinal("judge --story " + samples + "/matches/first-match.cardinal").said, HasSubstr(shown));
}

TEST(Judge, TellsInAStoryWhatDidNotComeTrue)
{
    const Ran set_up = cardinal("judge --story -", opening + "scenario s\nturn 2\nturn = 3\nA pass\n");
    EXPECT_EQ(set_up.code, 1);
    EXPECT_THAT(set_up.said, HasSubstr("! line 5 expects: turn = 3."));
    const Ran step = cardinal("judge --story -", opening + "scenario s\nturn 2\nA pass\nturn = 3\n");
    EXPECT_EQ(step.code, 1);
    EXPECT_THAT(step.said, HasSubstr("! line 6 expects: turn = 3."));
}

TEST(Judge, TellsNothingOfNumbersThatCardsBroughtIntoPlay)
{
    const Ran ran = cardinal("judge --story -", opening + "scenario s\nturn 2\nA: energy 3\nwar_deck.A: K = Rifle\n" +
                                                    "home.A: L = Rifle\nA play K\nresolve\nruling health(K) = 3\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("energy(A) 3→2"), HasSubstr("health(K) 1→3"), Not(HasSubstr("0→1"))));
}

TEST(Judge, SaysNoWhenAScenarioDisagrees)
{
    const Ran ran = cardinal("judge -", opening + "scenario s\nwar_deck.A: K = Rifle\nA: energy 0\nA play K\nlegal\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("standard input:7: expected “legal”"), HasSubstr("purge.energy.cost")));
}

TEST(Judge, GivesOneObjectAStep)
{
    const Ran ran =
        cardinal("judge --json -", opening + "scenario s\nwar_deck.A: K = Rifle\nA: energy 5\nA play K\nlegal\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("\"step\":\"A play K\""), HasSubstr("\"agrees\":true")));
}

TEST(Judge, CannotReadWhatIsNotThere)
{
    const Ran ran = cardinal("judge /nowhere/at/all");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("Cannot read /nowhere/at/all"));
}

TEST(Judge, SaysOnceThatAFileIsNoText)
{
    const Ran ran = cardinal("judge /bin/true");
    EXPECT_EQ(ran.code, 3);
    EXPECT_EQ(ran.said, "/bin/true is no text, so nothing in it can be read.\n");
}

TEST(Judge, ReadsWhatCanBeReadOnlyOnce)
{
    const Folder folder;
    const std::string saved = folder.file("saved");
    ASSERT_EQ(cardinal("play purge --save " + saved, "A claim\n").code, 0);
    const Ran from_input = cardinal("judge -", text_of(saved));
    EXPECT_EQ(from_input.code, 0);
    EXPECT_THAT(from_input.said, HasSubstr("standard input: 1 entry, exact."));
    EXPECT_EQ(cardinal("judge <(cat " + saved + ")").code, 0);
    EXPECT_EQ(cardinal("judge " + folder.with("one", opening) + " -", opening).code, 0);
}

TEST(Judge, TellsItsOutputOneWayAtATime)
{
    const std::string judging = "judge " + samples + "/matches/first-match.cardinal ";
    for (const std::string flags : {"--story --json", "--story -v", "-v --json"})
        EXPECT_EQ(cardinal(judging + flags).code, 2) << flags;
    const Folder folder;
    ASSERT_EQ(cardinal("play purge --save " + folder.file("saved"), "A claim\n").code, 0);
    const Ran ran = cardinal("judge --story " + folder.file("saved"));
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("is a saved match; --story tells scenarios."));
}

TEST(Judge, NamesFilesWhoseNamesAreNoText)
{
    const Folder folder;
    const std::string odd = folder.with("odd\xff", opening + "scenario s\nA pass\n");
    const Ran ran = cardinal("judge --json " + odd);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("odd\uFFFD"));
}

TEST(Judge, ReportsTheErrorsOfAFileInTheirOrder)
{
    const Ran ran = cardinal("judge -", "game purge\ndeck A\n  war: 3 Nobody\nend\ncard X: unit, nonsense\n" +
                                            std::string("scenario s\nfield.A: Nobody\nA dance\n"));
    EXPECT_EQ(ran.code, 3);
    std::size_t before = 0;
    for (const std::string line : {":3:", ":5:", ":7:", ":8:"}) {
        const std::size_t at = ran.said.find("input" + line);
        ASSERT_NE(at, std::string::npos) << line << " in\n" << ran.said;
        EXPECT_GE(at, before) << line << " in\n" << ran.said;
        before = at;
    }
}

struct Mistake {
    const char* name;
    std::string text;
    const char* answer;
};
void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.name; }

class AMistake : public testing::TestWithParam<Mistake> {};

TEST_P(AMistake, IsPointedAtWithASuggestion)
{
    const Ran ran = cardinal("judge -", GetParam().text);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr(GetParam().answer));
}

INSTANTIATE_TEST_SUITE_P(
    Notation, AMistake,
    testing::Values(Mistake{"UnknownGame", "game purg\n", "Did you mean “purge”?"},
                    Mistake{"MisspeltAction", opening + "scenario s\nfield.A: K = Rifle\nA attak K -> K\n",
                            "Did you mean “attack”?"},
                    Mistake{"UnknownCard", opening + "scenario s\nfield.A: K = Rifel\n", "Did you mean “Rifle”?"}),
    [](const auto& test) { return test.param.name; });

TEST(Rules, ExplainsOneWithItsPlaceFunctionAndScenarios)
{
    const Ran ran = cardinal("rules --id purge.kw.jet_target");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Unit Abilities, line 247"), HasSubstr("jets_are_attacked_by_jets"),
                                HasSubstr("breaks")));
}

TEST(Rules, SuggestsTheNearestIdAndGame)
{
    EXPECT_EQ(cardinal("rules --id purge.kw.jet_targt").code, 2);
    EXPECT_THAT(cardinal("rules --id purge.kw.jet_targt").said, HasSubstr("purge.kw.jet_target"));
    EXPECT_EQ(cardinal("rules purgee").code, 2);
}

TEST(Play, SaysWhatIsStillToBeLaid)
{
    EXPECT_THAT(cardinal("play purge --no-save", "due\nquit\n").said,
                HasSubstr("A and B each place at home: a Resource"));
}

TEST(Play, DoesNotCallAPassSomethingRevealed)
{
    const Ran ran = cardinal("play purge --no-save --table " + samples + "/tables/busy.cardinal",
                             "A pass\nB pass\nremedies 1\nquit\n");
    EXPECT_THAT(ran.said, HasSubstr("nothing was revealed since"));
}

TEST(WithoutAVerb, AMatchBeginsOnATerminal)
{
    const Ran ran = cardinal_at_terminal("", {"purge", "due", "quit"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("PURGE"), HasSubstr("A and B each place at home: a"),
                                HasSubstr("Nothing happened, and nothing was stored.")));
}

TEST(WithoutAVerb, HelpIsSaidWhereNobodySitsAtATerminal)
{
    const Ran ran = cardinal("");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("judge"), HasSubstr("play")));
}

TEST(Rules, OfOneGameAreNotThoseOfAnother)
{
    const Ran ran = cardinal("rules nosuch --id purge.kw.jet_target");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("There is no game “nosuch”."));
    EXPECT_EQ(cardinal("rules purge --id purge.kw.jet_target").code, 0);
}

TEST(Explain, TellsWhatHappenedItsVerdictAndItsRivals)
{
    const Ran ran = cardinal("explain " CARDINAL_SOURCE_DIR "/samples/three-lanes/matches/looks.cardinal");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("1.0: A attack Bear"), HasSubstr("three-lanes.move.active · illegal"),
                                HasSubstr("A swap giving Bear"), HasSubstr("taken back")));
}

TEST(Explain, GivesAnObjectALook)
{
    const Ran ran = cardinal("explain --json " CARDINAL_SOURCE_DIR "/samples/three-lanes/matches/looks.cardinal");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(std::ranges::count(ran.said, '\n'), 5);
    EXPECT_THAT(ran.said, HasSubstr(R"("deeds":["A move Bear -> front.A.3"])"));
}

TEST(Explain, TellsWhatIsWrittenWhileTheRestWaitsAndWhatMayBeAnswered)
{
    const Ran ran = cardinal("explain " CARDINAL_SOURCE_DIR "/tests/engine/purge/vectors/looks_chains.cardinal");
    EXPECT_EQ(ran.code, 1) << "some of its tables are explained by nothing";
    EXPECT_THAT(ran.said, AllOf(HasSubstr("written: A play T; resolve\n"),
                                HasSubstr("? What happened?\n           1: A attack K -> D\n")));
}

TEST(Explain, SaysSoWhereNothingFitsAndWhereThereIsNoBoard)
{
    const Folder folder;
    const std::string table = opening + "scenario s\nhome.A: K = Rifle\n";
    const Ran lost =
        cardinal("explain " + folder.with("lost", table + "look\nhome.A: K (turned 180)\nend\nlook again\n"));
    EXPECT_EQ(lost.code, 1);
    EXPECT_THAT(lost.said, HasSubstr("Nothing explains what is seen: card K: home.A"));
    const auto nothing = cardinal("explain " + folder.with("none", table + "A pass\n"));
    EXPECT_THAT(nothing.said, HasSubstr("There is no board"));
    EXPECT_EQ(nothing.code, 1);
}

TEST(Bench, CountsHowWellBoardsAreExplained)
{
    const Ran ran = cardinal("bench explain --game three-lanes --matches 1 --looks 3 --json");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("one deed a look"), HasSubstr("false_flags"), HasSubstr("80 cards")));
}

TEST(Bench, MeasuresWhereSomebodyCanAct)
{
    const Folder folder;
    const Ran ran = cardinal("bench engine --table " + folder.with("over", "game purge\nscenario s\nstate over\n"));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("Nobody can act"));
}

struct Mistyped {
    const char* name;
    const char* arguments;
    const char* answer;
};
void PrintTo(const Mistyped& mistyped, std::ostream* out) { *out << mistyped.name; }

class AMistypedCommand : public testing::TestWithParam<Mistyped> {};

TEST_P(AMistypedCommand, IsAnsweredWithWhatWasMeant)
{
    const Ran ran = cardinal(GetParam().arguments);
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr(GetParam().answer));
}

INSTANTIATE_TEST_SUITE_P(Usage, AMistypedCommand,
                         testing::Values(Mistyped{"Verb", "juge x", "There is no verb “juge”. Did you mean “judge”?"},
                                         Mistyped{"UnlikeAnyVerb", "xylophone", "There is no verb “xylophone”. --help"},
                                         Mistyped{"Option", "judge --jsno x",
                                                  "“--jsno” was not expected. Did you mean "
                                                  "“--json”?"},
                                         Mistyped{"GlobalOption", "rules --colr never", "Did you mean “--color”?"},
                                         Mistyped{"VerbOfAVerb", "deck shwo x",
                                                  "cardinal deck: There is no verb “shwo”. Did you mean “show”?"},
                                         Mistyped{"NoVerb", "db", "cardinal db: Which of these: "},
                                         Mistyped{"NoFile", "judge", "cardinal judge: FILE is required."},
                                         Mistyped{"Colour", "--color purple rules",
                                                  "purple not in {auto,always,never}"},
                                         Mistyped{"OneGameTooMany", "rules purge chess", "“chess” was not expected."}),
                         [](const auto& test) { return test.param.name; });

TEST(Input, ThatIsNotThereIsAnsweredWithAFileThatIs)
{
    const Ran ran = cardinal("judge " + samples + "/matches/first-macth.cardinal");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("Did you mean “first-match.cardinal”?"));
}

TEST(Input, HasAnEnd)
{
    const Ran ran = cardinal("judge /dev/zero");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("longer than any file"));
}

TEST(Output, ThatCannotBeWrittenIsNoSuccess)
{
    const Ran ran = cardinal_after("exec 3>/dev/full;", "rules 1>&3");
    EXPECT_EQ(ran.code, 3);
}

TEST(Output, IsNamedAlikeByEveryVerbThatWritesAFile)
{
    for (const std::string verb : {"cards export", "deck check", "deck export", "deck scan", "match export",
                                   "print tokens", "studio film", "studio render"})
        EXPECT_THAT(cardinal(verb + " --help").said, HasSubstr("-o,--output,--out ")) << verb;
}

TEST(Output, IsColouredOnlyWhereSomebodyWishesOrLooks)
{
    EXPECT_THAT(cardinal("rules --id purge.kw.jet_target").said, Not(HasSubstr("\x1b[")));
    EXPECT_THAT(cardinal("--color always rules --id purge.kw.jet_target").said, HasSubstr("\x1b["));
    EXPECT_THAT(cardinal_after("unset NO_COLOR;", "--color never rules").said, Not(HasSubstr("\x1b[")));
}

TEST(HouseRules, AreListedWithWhatTheRulesSayFirst)
{
    const Ran ran = cardinal("rules purge --options");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("PURGE, the first value of each is what the rules say:"),
                                HasSubstr("fury_stat"), HasSubstr("damage | attack")));
    EXPECT_THAT(cardinal("rules purge --options --json").said, HasSubstr(R"("option":"fury_stat","game":"purge")"));
}

TEST(HouseRules, HoldForTheMatchThatTheyBeginWith)
{
    const Folder folder;
    const std::string saved = folder.file("match.cardinal");
    const std::string play = "play purge --data " + folder.file("data");
    ASSERT_EQ(cardinal(play + " --option fury_stat=attack --save " + saved, "quit\n").code, 0);
    EXPECT_THAT(text_of(saved), HasSubstr("fury_stat attack"));
    const Ran mistyped = cardinal(play + " --option fury_stat=atack", "quit\n");
    EXPECT_NE(mistyped.code, 0);
    EXPECT_THAT(mistyped.said, HasSubstr("Did you mean “attack”?"));
    const Ran later = cardinal(play + " --resume " + saved + " --option fury_stat=armor", "quit\n");
    EXPECT_EQ(later.code, 2);
    EXPECT_THAT(later.said, HasSubstr("A match keeps the house rules that it began with."));
}

}  // namespace
}  // namespace cardinal::cli
