// What is wished for once and for all: in the environment, or in the settings file.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A folder with a settings file, and what is put before a command so that it is read.
struct Settings {
    const Folder folder{};

    explicit Settings(const std::string& text)
    {
        std::filesystem::create_directory(folder.file("cardinal"));
        folder.with("cardinal/cardinal.conf", text);
    }
    std::string before() const { return "XDG_CONFIG_HOME=" + folder.file(""); }
};

const std::string deck = " " + samples + "/decks/humans.cardinal";
const auto in_colour = HasSubstr("\x1b[");

TEST(WhatIsUsual, IsReadFromTheFileTheEnvironmentAndTheCommandLineTheLastBeingStrongest)
{
    const Settings always("# as I like it\n\n  color = always\n");
    EXPECT_THAT(cardinal_after(always.before(), "deck check" + deck).said, in_colour);
    EXPECT_THAT(cardinal_after(always.before() + " CARDINAL_COLOR=never", "deck check" + deck).said, Not(in_colour));
    EXPECT_THAT(cardinal_after(always.before() + " CARDINAL_COLOR=never", "--color always deck check" + deck).said,
                in_colour);
    EXPECT_THAT(cardinal_after(always.before(), "--color never deck check" + deck).said, Not(in_colour));
    EXPECT_THAT(cardinal_after("CARDINAL_COLOR=", "deck check" + deck).said, Not(in_colour)) << "empty says nothing";
}

TEST(WhatIsUsual, IsInTheConfigFolderOfTheHomeWithoutXdg)
{
    const Folder home;
    std::filesystem::create_directories(home.file(".config/cardinal"));
    home.with(".config/cardinal/cardinal.conf", "data = ~/cards\r\n");
    EXPECT_EQ(cardinal_after("XDG_CONFIG_HOME= HOME=" + home.file(""), "cards search scout").code, 0);
    EXPECT_TRUE(std::filesystem::exists(home.file("cards/cardinal.sqlite")));
}

TEST(WhatIsUsual, ChoosesTheGameOfANewMatchThatDoesNotSayItsOwn)
{
    const Settings lanes("game = three-lanes\n");
    EXPECT_THAT(cardinal_after(lanes.before(), "play --no-save").said, HasSubstr("Three Lanes"));
    EXPECT_THAT(cardinal_after(lanes.before(), "play purge --no-save").said, HasSubstr("PURGE"));
    const std::string table = "play --no-save --table " + samples + "/tables/ready.cardinal";
    EXPECT_THAT(cardinal_after(lanes.before(), table).said, HasSubstr("PURGE")) << "a table says its game itself";
}

TEST(WhatIsUsual, IsTheLanguageOfPagesUnlessAnotherIsAskedFor)
{
    const Settings german("language = de\n");
    const std::string page = german.folder.file("page.html");
    ASSERT_EQ(cardinal_after(german.before(), "deck check" + deck + " -o " + page).code, 0);
    EXPECT_THAT(text_of(page), HasSubstr("lang=\"de\""));
    ASSERT_EQ(cardinal_after(german.before(), "deck check --language en" + deck + " -o " + page).code, 0);
    EXPECT_THAT(text_of(page), HasSubstr("lang=\"en\""));
}

TEST(WhatIsUsual, IsShownByHelp)
{
    EXPECT_THAT(cardinal_after("CARDINAL_LANGUAGE=de", "deck check --help").said, HasSubstr("=de"));
    EXPECT_THAT(cardinal("deck check --help").said, HasSubstr("=en"));
}

struct Fault {
    const char* name;
    const char* text;
    const char* says;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

struct WhatIsUsualButWrong : testing::TestWithParam<Fault> {};

TEST_P(WhatIsUsualButWrong, EndsWithTheLineAndWhatToDo)
{
    const Settings settings(GetParam().text);
    const Ran ran = cardinal_after(settings.before(), "cards search scout");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("cardinal/cardinal.conf"), HasSubstr(GetParam().says)));
    EXPECT_EQ(cardinal_after(settings.before(), "--help").code, 0) << "who asks for help is helped";
}
INSTANTIATE_TEST_SUITE_P(Settings, WhatIsUsualButWrong,
                         testing::Values(Fault{"Mistyped", "color = never\ngmae = purge\n",
                                               ":2: There is no setting “gmae”. Did you mean “game”?"},
                                         Fault{"NoValue", "letter\n", ":1: Expected NAME = VALUE, found “letter”."},
                                         Fault{"NoSuchColour", "\ncolor = blue\n",
                                               ":2: “color” is auto, always or never, not “blue”."},
                                         Fault{"NotForThisVerb", "profile = turnament\n",
                                               ":1: “profile” is practice or tournament, not “turnament”."}),
                         [](const auto& test) { return test.param.name; });

TEST(WhatIsUsual, IsSaidToBeWrongByTheVariableThatSaysIt)
{
    const Ran ran = cardinal_after("CARDINAL_PAGE=a5", "cards search scout");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("CARDINAL_PAGE: “page” is a4 or letter, not “a5”."));
}

TEST(WhatIsUsual, IsRefusedWhereAnOptionCannotBeThat)
{
    const Ran ran = cardinal_after("CARDINAL_PORT=many", "serve");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("CARDINAL_PORT: "));
}

}  // namespace
}  // namespace cardinal::cli
