// The unmodified program in a real window, driven by keys as a person drives it.
#include "tests/companion/camera/fake_cameras.h"
#include "tests/companion/program.h"
#include "tests/companion/window/desktop.h"

#include <cstdlib>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::HasSubstr;

const std::string program = CARDINAL_BINARY_DIR "/companion/cli/cardinal";

struct InAWindow : testing::Test {
    cli::Folder folder;
    std::string data = folder.file("data"), places = folder.file("settings");
    std::unique_ptr<Desktop> desktop;

    void SetUp() override
    {
        ::setenv("XDG_CONFIG_HOME", places.c_str(), 1);
        desktop = std::make_unique<Desktop>(folder.file(""));
        if (!desktop->is_there())
            GTEST_SKIP() << "needs Xvfb, openbox and xdotool";
    }
    std::unique_ptr<Running> window(std::vector<std::string> more)
    {
        std::vector<std::string> words{program, "window", "--game", "three-lanes", "--data", data};
        words.insert(words.end(), more.begin(), more.end());
        return std::make_unique<Running>(words, folder.file("said"));
    }
    /// What the database has of the match, as anybody reads it.
    std::string stored() const { return cli::cardinal("match show 1 --data " + data).said; }
    bool is_stored(const std::string& text) const
    {
        return happens_within(10, [&] { return stored().find(text) != std::string::npos; });
    }
};

TEST_F(InAWindow, AKeyAnswersAQuestionAndUndoTakesItBack)
{
    const auto running = window({"--no-camera"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    // Keys that come before the window listens are lost, as a person's are.
    EXPECT_TRUE(happens_within(15, [&] {
        desktop->press("2");
        return is_stored("B coin");
    }));
    desktop->press("ctrl+z");
    EXPECT_TRUE(is_stored("undo")) << stored();
    desktop->press("ctrl+shift+z");
    EXPECT_TRUE(is_stored("redo")) << stored();
    desktop->press("slash");
    desktop->press("A space s h u f f l e Return");
    EXPECT_TRUE(is_stored("A shuffle")) << stored();
}

TEST_F(InAWindow, ACameraIsLostFoundAndChanged)
{
    using camera::ending_after;
    using camera::endless;
    const camera::FakeCamera side{"At the side", endless()};
    const camera::FakeCameras cameras({{"Over the table", ending_after(45)}, side});
    const auto running = window({"--camera", "Over the table", "--measure"});
    ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
    EXPECT_TRUE(running->says("“Over the table” shows the table.", 30)) << running->said();
    EXPECT_TRUE(running->says("on the screen with what is believed after", 30)) << running->said();
    cameras.become({{"Over the table", ending_after(0)}, side});
    EXPECT_TRUE(running->says("“Over the table” shows nothing any more.", 30)) << running->said();
    cameras.become({{"Over the table", endless()}, side});
    EXPECT_TRUE(running->says("“Over the table” shows the table again.", 30)) << running->said();
    desktop->press("c");
    desktop->press("2");
    EXPECT_TRUE(running->says("“At the side” shows the table.", 30)) << running->said();
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

}  // namespace
}  // namespace cardinal::window
