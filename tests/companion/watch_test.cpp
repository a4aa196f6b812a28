// A match on film, watched by the program as people use it.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <initializer_list>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string film = samples + "/films/first-turns";
const std::string table = " --table " + samples + "/matches/first-match.cardinal";

std::string watched(const std::string& more)
{
    return "watch " + film + ".mp4" + table + " --codes " + film + ".codes" + more;
}

/// The film of a game's first turns, with all that was said meanwhile.
std::string first_turns_of(const std::string& game, const Folder& folder)
{
    const std::string here = samples + "/../" + game, turns = here + "/films/first-turns";
    return "watch " + turns + ".mp4 --table " + here + "/matches/first-match.cardinal --codes " + turns +
           ".codes --answers " + turns + ".answers --data " + folder.file("data");
}

/// Each is there, after the one before.
void expect_in_order(const std::string& said, std::initializer_list<const char*> plays)
{
    std::size_t at = 0;
    for (const char* play : plays) {
        const std::size_t next = said.find(play, at);
        ASSERT_NE(next, std::string::npos) << play << " is missing in\n" << said;
        at = next + 1;
    }
}

/// How often the text is there.
int count(const std::string& text, const std::string& part)
{
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

TEST(Watch, WritesAMatchFromItsFilmAndLeavesARecord)
{
    const Folder folder;
    const Ran ran = cardinal(watched(" --answers " + film + ".answers --data " + folder.file("data")));
    EXPECT_EQ(ran.code, 0) << ran.said;
    expect_in_order(ran.said, {"A place Marshal Corvo",
                               "A place Fort Meridian",
                               "A place Solar1",
                               "A place Trench Doctrine",
                               "B place Arbiter Nine",
                               "B place Foundry Prime",
                               "B place Slag1",
                               "B place Cold Logic",
                               "begin",
                               "A play Guard1",
                               "A play Trooper1",
                               "A play Solar2",
                               "B play Scrap1",
                               "B play Plate1",
                               "B play Slag2",
                               "A move Guard1, Trooper1 -> field",
                               "B move Scrap1, Plate1 -> field",
                               "A battle field with Guard1, Trooper1",
                               "A attack Trooper1 -> Plate1",
                               "B attack Plate1 -> Trooper1",
                               "purge.stat.attack_spent",
                               "back",
                               "A attack Guard1 -> Plate1",
                               "B attack Scrap1 -> Guard1",
                               "B pass",
                               "A pass",
                               "turn 2",
                               "A play Signal Corps",
                               "A play Guard2",
                               "A play Trooper2",
                               "A play Scout1",
                               "purge.sub.produce_max3",
                               "stands"});
    EXPECT_EQ(count(ran.said, " ✗ "), 2) << ran.said;
    EXPECT_THAT(ran.said, AllOf(Not(HasSubstr("Nothing explains")), HasSubstr("Stored as match 1")));
    EXPECT_THAT(cardinal("match verify 1 --data " + folder.file("data")).said, HasSubstr("exact"));
}

TEST(Watch, FindsOutWhatWasPlayedInThreeLanes)
{
    const Folder folder;
    const Ran ran = cardinal(first_turns_of("three-lanes", folder));
    EXPECT_EQ(ran.code, 0) << ran.said;
    expect_in_order(ran.said, {"A reveal Scout1",
                               "A reveal Bear1",
                               "A reveal Under3",
                               "A set 3",
                               "B reveal Kiln1",
                               "B reveal Wolf1",
                               "B set 3",
                               "B reveal Flash3",
                               "A play Lad1 -> front.A.1",
                               "undo",
                               "A play Lad1 -> front.A.1",
                               "A play Arch1 -> back.A.2",
                               "A play Shoal1 -> land.A.2",
                               "A attack Lad1",
                               "three-lanes.attack.active",
                               "back",
                               "A pass",
                               "B swap in Wolf1",
                               "B reveal Antler Knight",
                               "three-lanes.swap.once",
                               "back",
                               "B play Guard1 -> front.B.1",
                               "B attack Guard1",
                               "B play Hand1 -> front.B.2",
                               "three-lanes.unit.empty-zone",
                               "back",
                               "B play Imp1 -> back.B.3",
                               "B equip Tongs1 -> Imp1",
                               "B pass"});
    EXPECT_EQ(count(ran.said, " ✗ "), 3) << ran.said;
    EXPECT_THAT(ran.said, AllOf(Not(HasSubstr("Nothing explains")), Not(HasSubstr("camera was moved"))));
}

TEST(Watch, FindsOutWhatWasPlayedInLostEmpires)
{
    const Folder folder;
    const Ran ran = cardinal(first_turns_of("lost-empires", folder));
    EXPECT_EQ(ran.code, 0) << ran.said;
    expect_in_order(ran.said, {"B first",
                               "lost-empires.setup.first.tie",
                               "back",
                               "B faction feng",
                               "lost-empires.deck.mirror",
                               "back",
                               "B mulligan",
                               "B mulligan",
                               "lost-empires.setup.mulligan.once",
                               "back",
                               "begin",
                               "A play Cour1",
                               "A activate Cour1",
                               "A move Cour1 -> ",
                               "undo",
                               "A move Cour1 -> outer_a",
                               "A move Cour1 -> center",
                               "A end turn",
                               "B play Gua1",
                               "B activate Gua1",
                               "undo",
                               "B play Mar1",
                               "B end turn",
                               "A activate Cour1",
                               "lost-empires.activate.ready",
                               "back",
                               "A end turn",
                               "lost-empires.order.mandatory",
                               "stands",
                               "B activate Gua1",
                               "B move Gua1 -> outer_b",
                               "B end turn",
                               "B pass",
                               "ready",
                               "refresh",
                               "next",
                               "B activate Gua1",
                               "B move Gua1 -> center",
                               "B attack Gua1 -> Cour1 rolling 3, 2",
                               "B play Rex1",
                               "A play Lanc1",
                               "A play Cour2",
                               "A activate Lanc1",
                               "A move Lanc1 -> outer_b",
                               "A move Lanc1 -> center"});
    EXPECT_EQ(count(ran.said, " ✗ "), 5) << ran.said;
    EXPECT_THAT(ran.said, AllOf(Not(HasSubstr("Nothing explains")), Not(HasSubstr("camera was moved"))));
}

TEST(Watch, FindsOutWhatWasPlayedInDeptOfStructure)
{
    const Folder folder;
    const Ran ran = cardinal(first_turns_of("dept-of-structure", folder));
    EXPECT_EQ(ran.code, 0) << ran.said;
    expect_in_order(ran.said, {"B mulligan 3 drawing 2",
                               "dept-of-structure.setup.mulligan.redraw-same",
                               "back",
                               "B mulligan 3",
                               "begin",
                               "A add bio, survivor",
                               "A draw",
                               "dept-of-structure.draw.skip-round-one",
                               "back",
                               "A play Off1",
                               "A deploy Sham1",
                               "A deploy Sham2",
                               "A attack Sham1 at line.A.1",
                               "dept-of-structure.unit.fresh-no-attack",
                               "back",
                               "A end turn",
                               "B add survivor, power",
                               "B draw",
                               "B deploy Mech1",
                               "B deploy Bug1",
                               "B attack Bug1 at line.B.1",
                               "A block Sham1 -> Bug1",
                               "resolve",
                               "B end turn"});
    EXPECT_EQ(count(ran.said, " ✗ "), 3) << ran.said;
    EXPECT_THAT(ran.said, AllOf(Not(HasSubstr("Nothing explains")), Not(HasSubstr("camera was moved"))));
}

/// Some more illegal plays are put back before they can be told from a hand that is not done yet.
TEST(Watch, FindsOutWhatWasPlayedInWarRig)
{
    const Folder folder;
    const Ran ran = cardinal(first_turns_of("war-rig", folder));
    EXPECT_EQ(ran.code, 0) << ran.said;
    expect_in_order(ran.said, {"begin",
                               "A move V1 -> oil_sands",
                               "A gather V1 red",
                               "war-rig.turn.two-actions",
                               "back",
                               "B move C1 -> oil_sands",
                               "A move V2 -> oil_sands",
                               "B move C2 -> wastes",
                               "B gather C2 scrap",
                               "A move V3 -> low_orbit",
                               "B encamp C3",
                               "B pass",
                               "A attack V1 -> C1 rolling hit, dodge",
                               "war-rig.attack.unequipped",
                               "back",
                               "A attack V1 -> C1 rolling hit",
                               "A move V1 -> wastes",
                               "A attack V2 -> C2 rolling hit",
                               "war-rig.attack.same-location",
                               "back",
                               "A move V2 -> wastes",
                               "A attack V2 -> C2 rolling overheat",
                               "B gather C2 scrap",
                               "B move C2 -> base_2",
                               "A gather V3 tech",
                               "A gather V3 tech",
                               "B decamp C3",
                               "B move C3 -> wastes",
                               "A move V1 -> base_1"});
    EXPECT_EQ(count(ran.said, " ✗ "), 3) << ran.said;
    EXPECT_THAT(ran.said, AllOf(Not(HasSubstr("Nothing explains")), Not(HasSubstr("camera was moved"))));
}

/// Before a program: it is sent the signal as soon as it has said this (a pattern without blanks), however slow the
/// machine is today.
std::string ended_by(std::string_view signal, std::string_view once_it_said, const std::string& said_in)
{
    return "ended() { \"$@\" >" + said_in + " 2>&1 & for i in $(seq 1200); do grep -q " + std::string(once_it_said) +
           " " + said_in + " && break; sleep 0.05; done; kill -s " + std::string(signal) + " $!; wait $!; }; ended";
}

TEST(Watch, GoesOnAfterItWasKilled)
{
    const Folder folder;
    const std::string data = " --data " + folder.file("data"), said = folder.file("said");
    cardinal_after(ended_by("KILL", "A.play", said), watched(data));
    EXPECT_THAT(cardinal("match list" + data).said, HasSubstr("purge"));
    cardinal_after(ended_by("INT", "goes.on", said), watched(data));
    EXPECT_THAT(text_of(said), HasSubstr("was interrupted and goes on"));
    EXPECT_THAT(cardinal("match verify 1" + data).said, HasSubstr("exact"));
}

/// Whoever reads what is told goes away; the match does not.
TEST(Watch, StoresTheMatchThoughNobodyReadsWhatIsTold)
{
    const Folder folder;
    const std::string data = " --data " + folder.file("data");
    const Ran ran = cardinal_after("unread() { \"$@\" 2>&1 >/dev/full; }; unread", watched(data));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("cannot be written any more"), HasSubstr("Stored as match 1")));
    cardinal_after("", watched(data) + " --new 2>/dev/null | head -1");
    const Ran both = cardinal("match list" + data);
    EXPECT_EQ(count(both.said, "29 entries"), 2) << both.said;
}

TEST(Watch, SaysOnceHowAQuestionIsAnswered)
{
    const std::string turns = samples + "/../three-lanes/films/first-turns";
    const Ran ran = cardinal("watch " + turns + ".mp4 --table " + samples +
                             "/../three-lanes/matches/first-match.cardinal --codes " + turns + ".codes --no-save");
    EXPECT_THAT(ran.said, HasSubstr("? What happened?"));
    EXPECT_EQ(count(ran.said, "Type the number of what is true"), 1) << ran.said;
}

TEST(Watch, TellsOfAnotherGamesCardsOnce)
{
    const std::string other = samples + "/../three-lanes/films/first-turns";
    const Ran ran = cardinal("watch " + other + ".mp4" + table + " --codes " + other + ".codes --no-save");
    EXPECT_EQ(count(ran.said, "Cards of Three Lanes lie on the table"), 1) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("0 entries"));
}

TEST(Watch, SaysWhatIsWrongWithWhatItIsHanded)
{
    const Folder folder;
    const std::string game = " --game purge --no-save --data " + folder.file("data");
    EXPECT_EQ(cardinal("watch " + film + ".mp4").code, 2);
    EXPECT_EQ(cardinal("watch nothing.mp4" + game).code, 3);
    EXPECT_EQ(cardinal("watch " + folder.with("torn.mp4", "no film at all") + game).code, 3);
    const Ran no_picture =
        cardinal("watch " + folder.with("torn.png", "no picture at all") + game + " --codes " + film + ".codes");
    EXPECT_EQ(no_picture.code, 3);
    EXPECT_THAT(no_picture.said,
                AllOf(HasSubstr("torn.png is no picture that can be read"), Not(HasSubstr("is back"))));
    const Ran no_codes = cardinal("watch " + film + ".mp4" + game);
    EXPECT_EQ(no_codes.code, 1);
    EXPECT_THAT(no_codes.said, HasSubstr("cardinal print sheets"));
    const Ran answers = cardinal(watched(" --no-save --answers " + folder.with("answers", "at noon: A pass\n")));
    EXPECT_EQ(answers.code, 3);
    EXPECT_THAT(answers.said, HasSubstr("SECONDS: what is typed"));
    const Ran codes = cardinal("watch " + film + ".mp4" + game + " --codes " + folder.with("codes", "NOCODE\n"));
    EXPECT_EQ(codes.code, 3);
    EXPECT_THAT(codes.said, HasSubstr("codes:1"));
}

}  // namespace
}  // namespace cardinal::cli
