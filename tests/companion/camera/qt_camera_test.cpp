#include "companion/camera/cameras.h"
#include "companion/camera/qt_camera.h"
#include "tests/companion/camera/fake_cameras.h"

#include <QGuiApplication>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>
#include <thread>

namespace cardinal::camera {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr auto patience = 90s;  // with a machine that has other things to do

/// Qt, with two cameras that work. One for the whole program, for Qt looks for cameras once.
class LiveCameras : public testing::Test {
protected:
    static inline const std::vector<FakeCamera> two_that_work{
        {"Over the table", endless()},
        {"At the side", "videotestsrc is-live=true pattern=ball ! identity",
         FakeCamera().caps + ";video/x-raw,format=YUY2,width=320,height=240,framerate=30/1"}};

    static void SetUpTestSuite()
    {
        static int count = 1;
        static char name[] = "test";
        static char* names[] = {name, nullptr};
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
        cameras = std::make_unique<FakeCameras>(two_that_work);
        application = std::make_unique<QGuiApplication>(count, names);
    }
    static void TearDownTestSuite()
    {
        application.reset();
        cameras.reset();
    }

    void SetUp() override { here = std::make_unique<Cameras>(); }
    /// Everything is closed before the next test begins.
    void TearDown() override { here.reset(); }

    static bool happens_within(std::chrono::milliseconds time, const std::function<bool()>& happened)
    {
        QTimer alarm;  // nothing tells this thread what happens on another one, so it looks again by itself
        alarm.start(20ms);
        const auto end = std::chrono::steady_clock::now() + time;
        while (!happened() && std::chrono::steady_clock::now() < end)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return happened();
    }

    bool are_looked_for()
    {
        bool are_looked_for = false;
        QObject::connect(
            here.get(), &Cameras::looked, here.get(), [&] { are_looked_for = true; }, Qt::SingleShotConnection);
        here->look();
        return happens_within(patience, [&] { return are_looked_for; });
    }
    std::unique_ptr<QtCamera> opened(const std::string& name, std::optional<Format> wished = {})
    {
        return std::make_unique<QtCamera>(*here, name, nullptr, wished);
    }

    static inline std::unique_ptr<FakeCameras> cameras;
    static inline std::unique_ptr<QGuiApplication> application;
    std::unique_ptr<Cameras> here{};
};

/// Takes frames on a thread of its own, as vision does.
class Reader {
public:
    explicit Reader(std::unique_ptr<CameraSource> source) : thread_([this, mine = std::move(source)] { read(*mine); })
    {}
    int frames() const { return frames_; }
    bool is_over() const { return is_over_; }
    int failures() const { return failures_; }
    bool saw_only_good_ones() const { return are_good_; }

private:
    std::atomic<int> frames_ = 0, failures_ = 0;
    std::atomic<bool> is_over_ = false, are_good_ = true;
    std::jthread thread_;

    void read(CameraSource& source)
    {
        while (true) {
            const auto frame = source.next();
            if (!frame) {
                ++failures_;
                continue;
            }
            if (!*frame)
                break;
            const cv::Mat colours = source.in_colours({320, 320});
            are_good_ = are_good_ && (*frame)->picture.size() == cv::Size(640, 480) && (*frame)->index == frames_ &&
                        colours.size() == cv::Size(320, 240) && colours.channels() == 3;
            ++frames_;
        }
        is_over_ = true;
    }
};

TEST_F(LiveCameras, AreListedOnceEach)
{
    for (int time = 0; time < 3; ++time) {
        ASSERT_TRUE(are_looked_for());
        EXPECT_THAT(here->names(), ElementsAre("Over the table", "At the side"));
    }
    EXPECT_EQ(here->find("In the attic"), nullptr);
}

TEST_F(LiveCameras, GiveFramesToAnotherThreadUntilTheyAreClosed)
{
    auto camera = opened("Over the table");
    Reader reader(camera->source());
    EXPECT_TRUE(happens_within(patience, [&] { return reader.frames() >= 10; }));
    EXPECT_EQ(camera->size(), "640 × 480");
    camera.reset();
    EXPECT_TRUE(happens_within(patience, [&] { return reader.is_over(); }));
    EXPECT_TRUE(reader.saw_only_good_ones());
}

TEST_F(LiveCameras, AreLookedThroughInTheFormatThatIsWished)
{
    ASSERT_TRUE(are_looked_for());
    const std::vector<Format> formats = here->find("At the side")->formats;
    ASSERT_EQ(formats.size(), 2U);
    EXPECT_EQ(best_of(formats), 0) << "the larger one";
    auto camera = opened("At the side", formats[1]);
    EXPECT_TRUE(happens_within(patience, [&] { return camera->size() == "320 × 240"; })) << camera->size();
    camera = opened("At the side", Format{.coding = Coding::plain, .size = {99, 99}});
    EXPECT_TRUE(happens_within(patience, [&] { return camera->size() == "640 × 480"; }))
        << "the best one where it has no such format: " << camera->size();
}

TEST_F(LiveCameras, AreMissedWhenTheyStopAndComeBackByThemselves)
{
    cameras->become({{"Over the table", ending_after(20)}, two_that_work[1]});
    std::vector<std::string> told;
    auto camera = std::make_unique<QtCamera>(*here, "Over the table",
                                             [&](const QtCamera::News& news) { told.push_back(news.sentence); });
    Reader reader(camera->source());
    EXPECT_TRUE(happens_within(patience, [&] { return reader.frames() >= 10; }));
    cameras->become({{"Over the table", ending_after(0)}, two_that_work[1]});
    EXPECT_TRUE(happens_within(patience, [&] { return camera->is_lost(); }));
    EXPECT_THAT(told, Contains(HasSubstr("shows nothing any more")));
    cameras->become(two_that_work);
    EXPECT_TRUE(happens_within(patience, [&] { return !camera->is_lost(); }));
    EXPECT_THAT(told, Contains(HasSubstr("shows the table again")));
    // Once, unless the machine was too busy for every frame.
    const auto losses = std::ranges::count_if(
        told, [](const std::string& sentence) { return sentence.find("shows nothing") != std::string::npos; });
    EXPECT_GE(reader.failures(), 1);
    EXPECT_LE(reader.failures(), losses);
    camera.reset();
}

TEST_F(LiveCameras, AreWaitedForWhileNotPluggedIn)
{
    std::vector<std::string> told;
    QtCamera camera(*here, "In the attic", [&](const QtCamera::News& news) { told.push_back(news.sentence); });
    EXPECT_TRUE(happens_within(patience, [&] { return camera.is_lost(); }));
    EXPECT_THAT(told, Contains(HasSubstr("not plugged in")));
}

TEST_F(LiveCameras, AreChangedByDestroyingOneAndMakingAnother)
{
    for (const char* name : {"Over the table", "At the side", "Over the table"}) {
        auto camera = opened(name);
        Reader reader(camera->source());
        EXPECT_TRUE(happens_within(patience, [&] { return reader.frames() >= 5; })) << name;
        camera.reset();
    }
}

/// What keeps a camera waits for this thread, which therefore must not wait for it.
TEST_F(LiveCameras, AreOpenedAndClosedWhileTheMainThreadGoesOn)
{
    const CameraDoors doors(*cameras);
    auto camera = opened("Over the table");
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_opening("Over the table"); }));
    EXPECT_EQ(camera->size(), "");
    doors.let_through();
    ASSERT_TRUE(happens_within(patience, [&] { return camera->size() == "640 × 480"; }));
    camera.reset();
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_closing("Over the table"); }));
    doors.let_through();
    ASSERT_TRUE(happens_within(patience, [&] { return !doors.is_closing("Over the table"); }));
    EXPECT_FALSE(doors.was_forgotten());
}

/// Another one is no reason to wait; the same one would be told that it is in use.
TEST_F(LiveCameras, AreOpenedAgainOnlyWhenTheyAreClosed)
{
    const CameraDoors doors(*cameras);
    auto camera = opened("Over the table");
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_opening("Over the table"); }));
    doors.let_through();
    ASSERT_TRUE(happens_within(patience, [&] { return !camera->size().empty(); }));
    camera = nullptr;
    camera = opened("Over the table");
    const auto other = opened("At the side");
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_closing("Over the table"); }));
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_opening("At the side"); }));
    EXPECT_FALSE(doors.is_opening("Over the table"));
    doors.let_through();
    ASSERT_TRUE(happens_within(patience, [&] { return doors.is_opening("Over the table"); }));
    doors.let_through();
    EXPECT_TRUE(happens_within(patience, [&] { return !camera->size().empty() && !other->size().empty(); }));
    EXPECT_FALSE(doors.was_forgotten());
}

/// Whoever ends the program in the middle of it all waits for what was begun, and for nothing else.
TEST_F(LiveCameras, MayBeLeftAtAnyMoment)
{
    for (int moment = 0; moment < 12; ++moment) {
        here = nullptr;
        here = std::make_unique<Cameras>();
        here->look();
        auto first = opened("Over the table");
        auto second = opened("At the side");
        const auto enough = std::chrono::steady_clock::now() + std::chrono::milliseconds(moment * 15);
        happens_within(patience, [&] { return std::chrono::steady_clock::now() >= enough; });
        first = opened("At the side");  // before the second one is gone
        second = nullptr;
    }
    const auto camera = opened("At the side");
    EXPECT_TRUE(happens_within(patience, [&] { return !camera->size().empty(); })) << "nobody holds it any more";
}

/// A camera that is in use when it is asked for is asked for again, until it is free.
TEST_F(LiveCameras, ThatSomebodyElseHoldsAreWaitedFor)
{
    auto holder = opened("At the side");
    ASSERT_TRUE(happens_within(patience, [&] { return !holder->size().empty(); }));
    const auto waiting = opened("At the side");
    EXPECT_TRUE(happens_within(patience, [&] { return waiting->is_lost(); }));
    EXPECT_EQ(waiting->size(), "");
    holder = nullptr;
    EXPECT_TRUE(happens_within(patience, [&] { return !waiting->size().empty(); }));
}

}  // namespace
}  // namespace cardinal::camera
