// The unmodified program in a real window, driven by keys as a person drives it.
#include "tests/companion/window/in_a_window.h"

#include <gmock/gmock.h>
#include <sstream>

namespace cardinal::window {
namespace {

using testing::HasSubstr;

const std::vector<std::string> busy_purge{"--table", samples + "purge/tables/busy.cardinal", "--no-camera"};

TEST_F(InAWindow, AKeyAnswersAQuestionAndUndoTakesItBack)
{
    const auto running = window({"--no-camera"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    desktop->press("2");
    EXPECT_TRUE(is_stored("1    B coin")) << stored();
    desktop->press("ctrl+z");
    EXPECT_TRUE(is_stored("2    undo from 1")) << stored();
    desktop->press("ctrl+shift+z");
    EXPECT_TRUE(is_stored("3    redo to 1")) << stored();
    desktop->press("slash");
    desktop->press("A space s h u f f l e Return");
    EXPECT_TRUE(is_stored("4    A shuffle")) << stored();
    // What is not understood stays there to be mended.
    desktop->press("slash");
    desktop->type("B shufle");
    desktop->press("Return");
    desktop->settle();
    desktop->press("End Left Left f Return");
    EXPECT_TRUE(is_stored("5    B shuffle")) << stored();
    // What may be done is shown while it is typed, and chosen with the arrows.
    desktop->press("slash");
    desktop->type("firs");
    desktop->settle();
    desktop->press("Down Down Return");
    EXPECT_TRUE(is_stored("6    B first B")) << stored();
}

/// On a screen where it has no room it fills it, and does so still when somebody starts it once more.
TEST_F(InAWindow, StartedOnceMoreItComesToTheFrontAsLargeAsItIs)
{
    const Running running({program, "window", "--data", data, "--no-camera"}, folder.file("said"));
    ASSERT_TRUE(desktop->shows("Cardinal")) << running.said();
    const auto has_title_on_the_screen = [this] {
        const std::string size = desktop->size("Cardinal");
        return size.starts_with("1280x7") && size >= "1280x750";
    };
    ASSERT_TRUE(happens_within(20, has_title_on_the_screen)) << desktop->size("Cardinal");
    const Running again({program, "window", "--data", data, "--no-camera"}, folder.file("said again"));
    EXPECT_TRUE(again.says("is open already", 20)) << again.said();
    desktop->settle();
    EXPECT_TRUE(has_title_on_the_screen()) << desktop->size("Cardinal");
    desktop->press("3");
    EXPECT_TRUE(desktop->shows("Matches · Cardinal", 20)) << "and keys are heard";
}

TEST_F(InAWindow, AQuestionIsPutOffAndAskedAgain)
{
    const auto running = window({"--no-camera"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    desktop->press("Escape");
    desktop->press("2");  // while it is put off, no key answers it
    desktop->press("q");
    desktop->press("1");
    EXPECT_TRUE(is_stored("1    A coin")) << stored();
    EXPECT_THAT(stored(), Not(HasSubstr("B coin")));
}

TEST_F(InAWindow, AFlagIsTakenBackAnEntryAndANumberAreCorrectedAndAllIsThereAfterAPowerCut)
{
    {
        const auto running = window({}, busy_purge);
        ASSERT_TRUE(desktop->shows("PURGE")) << running->said();
        ASSERT_TRUE(is_stored_when_typed("A battle field with Ridge Tank", "purge.sub.one_choice")) << stored();
        desktop->press("b");
        EXPECT_TRUE(is_stored("2    back 1")) << stored();
        ASSERT_TRUE(is_stored_when_typed("A pass", "3    A pass")) << stored();
        // The last entry of the log, what it really was, Enter to see what would follow, Enter to have it so.
        desktop->press("e Return");
        desktop->press("i");
        desktop->type("A attack Assault Trooper -> Watch Drone");
        desktop->press("Return");
        desktop->settle();
        desktop->press("Return");
        EXPECT_TRUE(is_stored("4    correct 3: A attack Assault Trooper -> Watch Drone")) << stored();
        // A's energy is tapped, in the strip at the lower edge.
        desktop->click("PURGE", 446, 745);
        desktop->settle();
        desktop->press("i");
        desktop->type("9");
        desktop->press("Return");
        EXPECT_TRUE(is_stored("5    correct energy(A) = 9")) << stored();
        desktop->press("Escape");
        desktop->press("x");
        EXPECT_TRUE(happens_within(60, [&] { return std::filesystem::exists(data + "/wrong"); }));
        EXPECT_THAT(stored(), Not(HasSubstr("6    "))) << "what was wrong is kept beside the match";
        running->kill_now();
    }
    const auto again = window({}, busy_purge);
    ASSERT_TRUE(desktop->shows("PURGE")) << again->said();
    desktop->press("ctrl+z");
    EXPECT_TRUE(is_stored("6    undo from 5")) << "it is the same match, and what undo takes away is known\n"
                                               << stored();
}

/// What is recognized is not what was played, says somebody; what the camera shows from then on is judged from there.
TEST_F(InAWindow, OnAFilmAQuestionIsPutOffAndWhatWasRecognizedIsCorrected)
{
    const std::string film = samples + "three-lanes/films/first-turns";
    const auto running = window({"--source", film + ".mp4", "--codes", film + ".codes", "--new"},
                                {"--table", samples + "three-lanes/matches/first-match.cardinal"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    ASSERT_TRUE(is_stored("A reveal Scout1", 120)) << running->said() << stored();
    // The question that stands open since the beginning is put off, and no key answers it any more.
    desktop->press("Escape");
    desktop->press("2");
    EXPECT_THAT(stored(), Not(HasSubstr(" coin")));
    // The first entry of the log: it was another card, or nothing at all.
    desktop->press("e Home Return");
    desktop->settle();
    desktop->press("i");
    desktop->type("A reveal Bear1");
    desktop->press("Return");
    desktop->settle();
    desktop->press("Return");
    EXPECT_TRUE(is_stored("correct 1: A reveal Bear1")) << stored();
    desktop->press("q");
    desktop->press("2");
    EXPECT_TRUE(is_stored("B coin")) << stored();
    running->kill_now();
}

/// The bundled film at its own pace takes three minutes, so only who asks for long runs has it:  CARDINAL_MANY=1
TEST_F(InAWindow, AFilmIsRefereedWhilePeopleTellWhatNoCameraSees)
{
    if (std::getenv("CARDINAL_MANY") == nullptr)
        GTEST_SKIP() << "a long run, see CONTRIBUTING.md";
    const std::string film = samples + "purge/films/first-turns";
    const auto running = window({"--source", film + ".mp4", "--codes", film + ".codes", "--measure", "--new"},
                                {"--table", samples + "purge/matches/first-match.cardinal"});
    ASSERT_TRUE(desktop->shows("PURGE")) << running->said();
    ASSERT_TRUE(running->says("on the screen with what is believed after", 120)) << running->said();
    const auto begin = std::chrono::steady_clock::now() - std::chrono::seconds(1);
    std::istringstream answers(cli::text_of(film + ".answers"));
    for (std::string line; std::getline(answers, line);) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with("#") || colon == std::string::npos)
            continue;
        const std::chrono::duration<double> when(std::stod(line.substr(0, colon)));
        std::this_thread::sleep_until(begin + std::chrono::duration_cast<std::chrono::milliseconds>(when));
        if (line.ends_with("stands")) {
            desktop->press("s");
            continue;
        }
        desktop->press("slash");
        desktop->type(line.substr(colon + 2));
        desktop->press("Return");
    }
    EXPECT_TRUE(is_stored("purge.stat.attack_spent", 120)) << stored();
    EXPECT_TRUE(is_stored("purge.sub.produce_max3", 120)) << stored();
    EXPECT_THAT(stored(), HasSubstr("22   back 21"));
    EXPECT_THAT(stored(), HasSubstr("31   stands 30"));
    RecordProperty("measured", running->said());
}

/// One printed card lies before a camera: a deck of one is scanned, and another card is learned to look so.
TEST_F(InAWindow, BeforeACameraADeckIsScannedAndACardLearned)
{
    const std::string sheet = folder.file("sheet.pdf"), in_data = " --data " + data, shown = folder.file("shown");
    std::filesystem::create_directories(shown);
    ASSERT_EQ(
        cli::cardinal("print sheets --deck humans --card \"Street Guard\" --no-backs --out " + sheet + in_data).code,
        0);
    const cli::Ran ran = cli::cardinal(
        "studio render --game purge --sheets " + sheet + in_data +
        " --random cards=1 --no-mat --ground dark-cloth --view 25 --profile clean --out " + shown + "/0001.jpg");
    ASSERT_EQ(ran.code, 0) << ran.said;
    camera::FakeCamera camera = showing(shown);
    camera.pipeline.replace(camera.pipeline.find(" caps="), 1, " loop=true ");
    const camera::FakeCameras cameras({camera});
    const auto running = window({"--page", "scan"}, {});
    ASSERT_TRUE(desktop->shows("Scan decks")) << running->said();
    EXPECT_TRUE(happens_within(120, [&] {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        desktop->press("k");
        return cli::cardinal("deck list" + in_data).said.find("Deck 1") != std::string::npos;
    })) << running->said();
    // The game is what the card is of, and however often it was seen, it was counted once.
    EXPECT_THAT(cli::cardinal("deck list --game purge" + in_data).said, testing::ContainsRegex("Deck 1 .* 1 card"));

    const std::string look = "learn " + shown + "/0001.jpg" + in_data;
    EXPECT_NE(cli::cardinal(look).code, 0) << "nobody has shown it yet";
    desktop->press("ctrl+Home");
    ASSERT_TRUE(desktop->shows("^Cardinal$"));
    desktop->press("2");
    ASSERT_TRUE(desktop->shows("Cards"));
    EXPECT_TRUE(happens_within(60, [&] {
        desktop->press("ctrl+e");  // the first of the list
        return desktop->shows("Shambler", 1);
    }));
    desktop->press("ctrl+l");
    EXPECT_TRUE(happens_within(120,
                               [&] {
                                   std::this_thread::sleep_for(std::chrono::seconds(1));
                                   desktop->press("ctrl+Return");
                                   return cli::cardinal(look).code == 0;
                               }))
        << cli::cardinal(look).said << running->said();
    EXPECT_THAT(cli::cardinal(look).said, HasSubstr("Shambler")) << "who shows the same again is told its name";
}

TEST_F(InAWindow, ACameraIsLostFoundAndChanged)
{
    using camera::ending_after;
    using camera::endless;
    const camera::FakeCamera side{"At the side", endless()};
    const camera::FakeCameras cameras({{"Over the table", ending_after(45)}, side});
    const auto running = window({"--camera", "Over the table", "--measure"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    EXPECT_TRUE(running->says("“Over the table” shows the table.", 120)) << running->said();
    EXPECT_TRUE(running->says("on the screen with what is believed after", 120)) << running->said();
    cameras.become({{"Over the table", ending_after(0)}, side});
    EXPECT_TRUE(running->says("“Over the table” shows nothing any more.", 120)) << running->said();
    cameras.become({{"Over the table", endless()}, side});
    EXPECT_TRUE(running->says("“Over the table” shows the table again.", 120)) << running->said();
    desktop->press("c");
    desktop->press("2");
    EXPECT_TRUE(running->says("“At the side” shows the table.", 120)) << running->said();
}

/// Every panel of the match screen: what QML complains of is said.
TEST_F(InAWindow, ShowsWhatPeopleLookIntoWithoutAComplaint)
{
    const std::string shown = "window --text-scale 2 --steps 27 --screenshot " + folder.file("look.png") + " --story " +
                              samples + "purge/matches/first-match.cardinal --look ";
    for (const char* look : {"\"supply(A)\"", "\"health(Trooper1)\"", "Trooper1", "22"}) {
        const cli::Ran ran = cli::cardinal(shown + look);
        EXPECT_EQ(ran.code, 0) << ran.said;
        EXPECT_THAT(ran.said, Not(HasSubstr("qrc:"))) << look;
    }
}

TEST_F(InAWindow, IsShownAsAPicture)
{
    const std::string picture = folder.file("window.png");
    const cli::Ran ran = cli::cardinal("window --screenshot " + picture +
                                       " --theme dark --story " CARDINAL_SOURCE_DIR
                                       "/samples/purge/matches/first-match.cardinal --steps 30");
    EXPECT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said, Not(HasSubstr("qrc:"))) << "what QML complains of";
    EXPECT_GT(cli::text_of(picture).size(), 50000);
}

TEST(WithoutADisplay, TheWindowSaysWhatDoesTheSame)
{
    const cli::Ran ran = cli::cardinal_after("unset QT_QPA_PLATFORM;", "window");
    EXPECT_EQ(ran.code, 4) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("“cardinal watch” and “cardinal play” do the same on the terminal."));
}

}  // namespace
}  // namespace cardinal::window
