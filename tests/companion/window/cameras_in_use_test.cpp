// Cameras that take their time to be opened and closed, as real ones do, hold up no screen: what lets them through
// stands on the main thread, and comes only while that waits for none of them.
#include "companion/window/shell.h"
#include "tests/companion/camera/fake_cameras.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"

#include <gmock/gmock.h>
#include <thread>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

struct CamerasInUse : testing::Test {
    static inline std::unique_ptr<camera::FakeCameras> cameras;
    const PlayedHere here{0};
    WindowState state{here.data()};
    std::unique_ptr<Shell> shell;

    static void SetUpTestSuite()
    {
        cameras = std::make_unique<camera::FakeCameras>(std::vector<camera::FakeCamera>{
            {"Above", camera::endless()}, {"Aside", camera::endless()}, {"Behind", camera::endless()}});
        make_application();
    }
    static void TearDownTestSuite() { cameras.reset(); }
    void SetUp() override { shell = std::make_unique<Shell>(here.backstage(), state); }

    SetupModel& setup() { return *shell->setup(); }
    void begin_a_match(const std::string& camera)
    {
        shell->open({.referee = std::move(**here.backstage().begin({.game = "purge"})).referee, .camera = camera});
    }
    bool shows_a_picture() { return shell->session()->source()->status().startsWith("640 × 480"); }
};

/// All three are looked through at once: one large, two as previews.
TEST_F(CamerasInUse, SetUpGoesOnWhileTheyAreOpenedAndClosed)
{
    const camera::CameraDoors doors(*cameras);
    EXPECT_TRUE(setup().looks_for_cameras());
    setup().refresh();
    for (const char* name : {"Above", "Aside", "Behind"})
        ASSERT_TRUE(comes_true([&] { return doors.is_opening(name); })) << name;
    EXPECT_FALSE(setup().looks_for_cameras());
    EXPECT_EQ(setup().sources().size(), 3);
    EXPECT_EQ(setup().chosen(), "Above");
    EXPECT_FALSE(setup().has_picture());
    doors.let_through();
    ASSERT_TRUE(comes_true([&] { return setup().has_picture(); }));

    // Each for another one, before the first has gone.
    setup().choose("Behind");
    ASSERT_TRUE(comes_true([&] { return doors.is_closing("Above") && doors.is_closing("Behind"); }));
    EXPECT_FALSE(doors.is_opening("Behind")) << "nobody holds it any more only when it is closed";
    doors.let_through();
    ASSERT_TRUE(comes_true([&] { return doors.is_opening("Behind") && doors.is_opening("Above"); }));
    doors.let_through();
    ASSERT_TRUE(comes_true([&] { return setup().has_picture(); }));

    setup().close();
    for (const char* name : {"Above", "Aside", "Behind"})
        ASSERT_TRUE(comes_true([&] { return doors.is_closing(name); })) << name;
    EXPECT_FALSE(doors.was_forgotten());
}

TEST_F(CamerasInUse, AMatchLetsGoOfItsCameraAndTakesItAgain)
{
    begin_a_match("Above");
    ASSERT_TRUE(comes_true([&] { return shows_a_picture(); }));
    const camera::CameraDoors doors(*cameras);
    shell->restEyes();
    shell->wakeEyes();
    ASSERT_TRUE(comes_true([&] { return doors.is_closing("Above"); }));
    doors.let_through();
    ASSERT_TRUE(comes_true([&] { return doors.is_opening("Above"); }));
    doors.let_through();
    EXPECT_TRUE(comes_true([&] { return shows_a_picture(); }));
    shell->closeMatch();
    ASSERT_TRUE(comes_true([&] { return doors.is_closing("Above"); }));
    EXPECT_FALSE(doors.was_forgotten());
}

/// The camera of last time is looked through when it is plugged in, and else not waited for.
TEST_F(CamerasInUse, AMatchLooksThroughTheCameraOfLastTime)
{
    state.remember("camera", "Aside");
    begin_a_match("");
    EXPECT_TRUE(comes_true([&] { return shows_a_picture(); }));
    EXPECT_EQ(shell->session()->source()->name(), "Aside");
    state.remember("camera", "In the attic");
    begin_a_match("");
    SourceModel& source = *shell->session()->source();
    source.refresh();
    EXPECT_TRUE(source.is_looking());
    ASSERT_TRUE(comes_true([&] { return !source.is_looking(); }));
    EXPECT_FALSE(source.has_source());
    EXPECT_EQ(source.cameras(), (QStringList{"Above", "Aside", "Behind"}));
}

/// While cameras are still looked for, the match is left for set-up, or for good.
TEST_F(CamerasInUse, AMatchThatIsLeftBeforeItsCameraIsFoundOpensNone)
{
    state.remember("camera", "Aside");
    begin_a_match("");
    shell->restEyes();
    setup().set_game("purge");
    setup().refresh();
    ASSERT_TRUE(comes_true([&] { return setup().has_picture(); }));
    EXPECT_EQ(setup().chosen(), "Aside");
    EXPECT_FALSE(shell->session()->source()->has_source());
    setup().close();
    shell->wakeEyes();
    EXPECT_TRUE(comes_true([&] { return shows_a_picture(); }));

    begin_a_match("");
    shell->closeMatch();
    bool are_found = false;
    Eye& eye = *qobject_cast<Eye*>(shell->scan()->eye());
    QObject::connect(&eye, &Eye::changed, &eye, [&] { are_found = true; });
    eye.refresh();
    EXPECT_TRUE(comes_true([&] { return are_found; })) << "and nothing broke";
}

TEST_F(CamerasInUse, AScanBeginsWithTheFirstOfThem)
{
    Eye& eye = *qobject_cast<Eye*>(shell->scan()->eye());
    eye.begin();
    EXPECT_TRUE(comes_true([&] { return eye.name() == "Above" && eye.status() == "640 × 480"; }));
    eye.close();
    EXPECT_FALSE(eye.is_open());
}

/// Whoever closes the window while a camera is being opened waits for that camera alone.
TEST_F(CamerasInUse, TheWindowIsClosedWhileOneIsOpened)
{
    camera::CameraDoors doors(*cameras);
    setup().refresh();
    ASSERT_TRUE(comes_true([&] { return doors.is_opening("Above"); }));
    std::jthread whoever([&](const std::stop_token& stop) {
        for (; !stop.stop_requested(); std::this_thread::sleep_for(5ms))
            doors.let_through();
    });
    shell.reset();
    EXPECT_FALSE(doors.was_forgotten());
}

}  // namespace
}  // namespace cardinal::window
