#include "tests/architecture/layers.h"

#include <gmock/gmock.h>

#include <string>
#include <string_view>
#include <vector>

namespace cardinal::architecture {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(architecture, layers)
{
    for (const File& file : cpp_files())
        EXPECT_THAT(broken_borders(file), IsEmpty());
}

TEST(architecture, a_game_stays_in_its_folder)
{
    const std::vector<std::string_view> games = games_of(text_files());
    EXPECT_FALSE(games.empty());
    for (const File& file : cpp_files())
        EXPECT_THAT(games_named_out_of_place(file, games), IsEmpty());
}

TEST(architecture, headers_are_guarded_and_files_are_short)
{
    for (const File& file : cpp_files())
        EXPECT_THAT(untidiness(file), IsEmpty());
}

TEST(architecture, every_source_is_built)
{
    const std::string commands = read(CARDINAL_BINARY_DIR "/compile_commands.json");
    EXPECT_THAT(sources_not_built(cpp_files(), CARDINAL_SOURCE_DIR, commands), IsEmpty());
}

// From here on the checks are checked: texts that must be complained of, and texts much like them that must not.

struct Inclusion {
    const char* name;
    std::string_view path;
    std::string_view line;
    std::string_view then;  ///< what the complaint says; nothing when there is none
};
void PrintTo(const Inclusion& inclusion, std::ostream* out) { *out << inclusion.name; }

class Including : public testing::TestWithParam<Inclusion> {};

TEST_P(Including, IsAllowedOrNot)
{
    const auto& [name, path, line, then] = GetParam();
    const Complaints complaints = broken_borders({std::string(path), "#pragma once\n" + std::string(line) + "\n"});
    if (then.empty())
        EXPECT_THAT(complaints, IsEmpty());
    else
        EXPECT_THAT(complaints, ElementsAre(HasSubstr(std::string(path) + ":2: " + std::string(then))));
}

// clang-format off
INSTANTIATE_TEST_SUITE_P(Borders, Including, testing::Values(
    Inclusion{"CoreUsesTheStandardLibrary",     "engine/core/a.h",       "#include <string_view>",                    ""},
    Inclusion{"CoreUsesCore",                   "engine/core/a.h",       "#include \"engine/core/b.h\"",              ""},
    Inclusion{"CoreDoesNotKnowTheEngine",       "engine/core/a.h",       "#include \"engine/rules/rule.h\"",          "engine/core/ may not know \"engine/rules/rule.h\""},
    Inclusion{"RulesKnowNoGame",                "engine/rules/a.cpp",    "#include \"engine/games/all_games.h\"",     "engine/rules/ may not know"},
    Inclusion{"RulesKnowNoReferee",             "engine/rules/a.cpp",    "#include \"engine/referee/referee.h\"",     "engine/rules/ may not know"},
    Inclusion{"AGameUsesRules",                 "engine/games/g/a.cpp",  "#include \"engine/rules/rule.h\"",          ""},
    Inclusion{"AGameKnowsNoRecord",             "engine/games/g/a.cpp",  "#include \"engine/record/record.h\"",       "engine/games/ may not know"},
    Inclusion{"TheRefereeKeepsARecord",         "engine/referee/a.cpp",  "#include \"engine/record/record.h\"",       ""},
    Inclusion{"TheNotationKnowsNoRecord",       "engine/notation/a.cpp", "#include \"engine/record/record.h\"",       "engine/notation/ may not know"},
    Inclusion{"ARecordIsWrittenInTheNotation",  "engine/record/a.cpp",   "#include \"engine/notation/facts.h\"",      ""},
    Inclusion{"ARecordKnowsNoReferee",          "engine/record/a.cpp",   "#include \"engine/referee/referee.h\"",     "engine/record/ may not know"},
    Inclusion{"TheRefereeRunsNoScenario",       "engine/referee/a.cpp",  "#include \"engine/scenario/run.h\"",        "engine/referee/ may not know"},
    Inclusion{"AScenarioIsRunByAReferee",       "engine/scenario/a.cpp", "#include \"engine/referee/referee.h\"",     ""},
    Inclusion{"TheEngineUsesCore",              "engine/rules/a.cpp",    "#include \"engine/core/b.h\"",              ""},
    Inclusion{"TheEngineKnowsNoPixels",         "engine/rules/a.cpp",    "#include \"vision/scene.h\"",               "engine/rules/ may not know"},
    Inclusion{"TheEngineOpensNoFile",           "engine/rules/a.cpp",    "#include <fstream>",                        "engine/rules/ does without <fstream>"},
    Inclusion{"TheEngineWalksNoFolder",         "engine/games/g/a.cpp",  "  #  include <filesystem>  // why not?",    "engine/games/ does without <filesystem>"},
    Inclusion{"TheEngineHasNoClock",            "engine/rules/a.cpp",    "#include <chrono>",                         "engine/rules/ does without <chrono>"},
    Inclusion{"TheEngineKnowsNoJson",           "engine/rules/a.cpp",    "#include <nlohmann/json.hpp>",              "engine/rules/ may not know"},
    Inclusion{"TheEngineKnowsNoCommandLine",    "engine/rules/a.cpp",    "#include <CLI/CLI.hpp>",                    "engine/rules/ may not know"},
    Inclusion{"TheEngineDoesWithoutItsTools",   "engine/rules/a.cpp",    "#include \"engine/tools/rules_table.h\"",   "engine/rules/ may not know"},
    Inclusion{"AToolOfTheEngineOpensFiles",     "engine/tools/a.cpp",    "#include <fstream>",                        ""},
    Inclusion{"CalibrationUsesOpenCv",          "calibration/a.h",       "#include <opencv2/core/mat.hpp>",           ""},
    Inclusion{"CalibrationKnowsNoRules",        "calibration/a.h",       "#include \"engine/rules/rule.h\"",          "calibration/ may not know"},
    Inclusion{"VisionReadsCodes",               "vision/a.cpp",          "#include <ZXing/ReadBarcode.h>",            ""},
    Inclusion{"VisionKnowsNoRules",             "vision/a.cpp",          "#include \"engine/rules/rule.h\"",          "vision/ may not know"},
    Inclusion{"VisionReadsNoVideo",             "vision/a.cpp",          "#include <opencv2/videoio.hpp>",            "vision/ may not know"},
    Inclusion{"VisionReadsNoVideoByADetour",    "vision/a.cpp",          "#include \"vision/io/video.h\"",            "vision/ does without"},
    Inclusion{"InputReadsVideo",                "vision/io/a.cpp",       "#include <opencv2/videoio.hpp>",            ""},
    Inclusion{"NobodyUsesHighgui",              "vision/io/a.cpp",       "#include <opencv2/highgui.hpp>",            "vision/io/ may not know"},
    Inclusion{"NobodyUsesAllOfOpenCv",          "vision/a.cpp",          "#include <opencv2/opencv.hpp>",             "vision/ may not know"},
    Inclusion{"CardsAreStored",                 "carddb/a.cpp",          "#include <SQLiteCpp/Database.h>",           ""},
    Inclusion{"CardsAreNotSeen",                "carddb/a.cpp",          "#include \"vision/scene.h\"",               "carddb/ may not know"},
    Inclusion{"TheLoopSeesBothSides",           "companion/match/a.cpp", "#include \"vision/scene.h\"",               ""},
    Inclusion{"TheLoopHasNoQt",                 "companion/match/a.cpp", "#include <QObject>",                        "companion/match/ may not know <QObject>"},
    Inclusion{"AScreenHasQt",                   "companion/deck/a.h",    "#include <QObject>",                        ""},
    Inclusion{"AScreenHasQtInFolders",          "companion/deck/a.h",    "#include <QtCore/QObject>",                 ""},
    Inclusion{"AScreenHasNoCommandLine",        "companion/deck/a.h",    "#include <CLI/CLI.hpp>",                    "companion/ may not know"},
    Inclusion{"TheCommandLine",                 "companion/cli/a.cpp",   "#include <CLI/CLI.hpp>",                    ""},
    Inclusion{"TheStudioNeverUsesVision",       "samples/studio/a.cpp",  "#include \"vision/scene.h\"",               "samples/studio/ may not know"},
    Inclusion{"TestsUseEverything",             "tests/bench/a.cpp",     "#include <zbar.h>",                         ""},
    Inclusion{"RelativePathsAreNoAddress",      "engine/core/a.h",       "#include \"b.h\"",                          "\"b.h\" is no address"},
    Inclusion{"NorAreClimbingOnes",             "tests/core/a.cpp",      "#include \"tests/../engine/core/b.h\"",     "\"tests/../engine/core/b.h\" is no address"},
    Inclusion{"OursStandInQuotes",              "engine/core/a.h",       "#include <engine/core/b.h>",                "<engine/core/b.h> is ours"},
    Inclusion{"AWordBeginningAlikeIsNotAllowed", "carddb/a.cpp",         "#include \"engineering/b.h\"",              "\"engineering/b.h\" is no address"},
    Inclusion{"ACommentIsNoInclude",            "engine/core/a.h",       "// #include <fstream>",                     ""}),
    [](const auto& test) { return test.param.name; });
// clang-format on

TEST(BrokenBorders, NameEveryLineThatBreaksOne)
{
    const File file{"engine/core/a.h", "#include <vector>\n#include <fstream>\n\n#include \"b.h\"\n"};
    EXPECT_THAT(broken_borders(file), ElementsAre(HasSubstr("engine/core/a.h:2:"), HasSubstr("engine/core/a.h:4:")));
}

TEST(BrokenBorders, WantARowForEveryFolder)
{
    EXPECT_THAT(broken_borders({"gadgets/a.cpp", ""}), ElementsAre(HasSubstr("a folder that the table")));
}

TEST(Games, AreTheFoldersBelowGames)
{
    const std::vector<File> files{{"engine/games/README.md", ""},
                                  {"engine/games/all_games.cpp", ""},
                                  {"engine/games/war_rig/words.h", ""},
                                  {"engine/games/war_rig/game.cpp", ""},
                                  {"engine/games/purge/game.cpp", ""}};
    EXPECT_THAT(games_of(files), ElementsAre("war_rig", "purge"));
}

Complaints naming(std::string path, std::string text)
{
    return games_named_out_of_place({std::move(path), std::move(text)}, {"purge", "lost_empires"});
}

TEST(NamingAGame, IsComplainedOfInCodeForAllGames)
{
    EXPECT_THAT(naming("engine/rules/a.cpp", "\nif (id == \"purge\")\n"),
                ElementsAre(HasSubstr("engine/rules/a.cpp:2: names the game purge")));
    EXPECT_THAT(naming("vision/a.cpp", "#include \"engine/games/lost_empires/playmat.h\""), SizeIs(1));
    EXPECT_THAT(naming("vision/a.cpp", "\"lost-empires.hero.limit\""), SizeIs(1));
    EXPECT_THAT(naming("companion/deck/a.h", "struct LostEmpires {};"), SizeIs(1));
    EXPECT_THAT(naming("companion/deck/a.h", "// as in Lost Empires"), SizeIs(1));
}

TEST(NamingAGame, IsComplainedOfInAnotherGame)
{
    EXPECT_THAT(naming("engine/games/purge/a.cpp", "using namespace lost_empires;"),
                ElementsAre(HasSubstr("names the game lost_empires")));
}

TEST(NamingAGame, IsFineAtHomeAndInTheListOfAllGames)
{
    EXPECT_THAT(naming("engine/games/purge/a.cpp", "namespace cardinal::purge {"), IsEmpty());
    EXPECT_THAT(naming("engine/games/all_games.cpp", "#include \"engine/games/purge/game.h\""), IsEmpty());
    EXPECT_THAT(naming("tests/games/purge_test.cpp", "using namespace purge;"), IsEmpty());
    EXPECT_THAT(naming("samples/studio/a.cpp", "purge"), IsEmpty());
    EXPECT_THAT(naming("engine/rules/a.cpp", "expurgated, purge_cache, lost empires"), IsEmpty());
}

std::string lines(int count, std::string_view first)
{
    std::string text(first);
    for (int line = 1; line < count; ++line)
        text += "\n//";
    return text + "\n";
}

TEST(Untidiness, IsAHeaderThatIsNotGuarded)
{
    EXPECT_THAT(untidiness({"engine/core/a.h", "#pragma once\n"}), IsEmpty());
    EXPECT_THAT(untidiness({"engine/core/a.h", "int a();\n"}), ElementsAre(HasSubstr("without #pragma once")));
    EXPECT_THAT(untidiness({"engine/core/a.cpp", "int a();\n"}), IsEmpty());
}

TEST(Untidiness, IsAFileThatGoesOnAndOn)
{
    EXPECT_THAT(untidiness({"engine/core/a.cpp", lines(400, "int a();")}), IsEmpty());
    EXPECT_THAT(untidiness({"engine/core/a.cpp", lines(401, "int a();")}), ElementsAre(HasSubstr("for 401 lines")));
    EXPECT_THAT(untidiness({"engine/core/a.cpp", lines(401, "// A table of data.")}), IsEmpty());
}

TEST(SourcesNotBuilt, AreThoseTheCompilerIsNotTold)
{
    constexpr std::string_view commands = R"([{"command": "g++ …", "file": "/home/me/cardinal/engine/core/hash.cpp"}])";
    const std::vector<File> files{
        {"engine/core/hash.h", ""}, {"engine/core/hash.cpp", ""}, {"core/hash.cpp", ""}, {"engine/core/has.cpp", ""}};
    EXPECT_THAT(sources_not_built(files, "/home/me/cardinal", commands),
                ElementsAre(HasSubstr("core/hash.cpp:1: stands in no"), HasSubstr("engine/core/has.cpp:1:")));
}

}  // namespace
}  // namespace cardinal::architecture
