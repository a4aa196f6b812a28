#include "companion/camera/camera_list.h"
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

    static bool happens_within(std::chrono::milliseconds time, const std::function<bool()>& happened)
    {
        QTimer alarm;  // nothing tells this thread what happens on another one, so it looks again by itself
        alarm.start(20ms);
        const auto end = std::chrono::steady_clock::now() + time;
        while (!happened() && std::chrono::steady_clock::now() < end)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return happened();
    }

    static inline std::unique_ptr<FakeCameras> cameras;
    static inline std::unique_ptr<QGuiApplication> application;
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
    QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
    EXPECT_THAT(known_cameras(), ElementsAre("Over the table", "At the side"));
    EXPECT_FALSE(find_camera("In the attic"));
}

TEST_F(LiveCameras, GiveFramesToAnotherThreadUntilTheyAreClosed)
{
    auto camera = std::make_unique<QtCamera>("Over the table", nullptr);
    Reader reader(camera->source());
    EXPECT_TRUE(happens_within(patience, [&] { return reader.frames() >= 10; }));
    EXPECT_EQ(camera->size(), "640 × 480");
    camera.reset();
    EXPECT_TRUE(happens_within(patience, [&] { return reader.is_over(); }));
    EXPECT_TRUE(reader.saw_only_good_ones());
}

TEST_F(LiveCameras, AreLookedThroughInTheFormatThatIsWished)
{
    const std::vector<Format> formats = formats_of(*find_camera("At the side"));
    ASSERT_EQ(formats.size(), 2U);
    EXPECT_EQ(best_of(formats), 0) << "the larger one";
    const QtCamera wished("At the side", nullptr, formats[1]);
    EXPECT_TRUE(happens_within(patience, [&] { return wished.size() == "320 × 240"; })) << wished.size();
    const QCameraFormat unknown = format_like(*find_camera("At the side"), {.coding = Coding::plain, .size = {99, 99}});
    EXPECT_TRUE(unknown.isNull()) << "then the best one is taken";
}

TEST_F(LiveCameras, AreMissedWhenTheyStopAndComeBackByThemselves)
{
    cameras->become({{"Over the table", ending_after(20)}, two_that_work[1]});
    std::vector<std::string> told;
    auto camera = std::make_unique<QtCamera>("Over the table",
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
    QtCamera camera("In the attic", [&](const QtCamera::News& news) { told.push_back(news.sentence); });
    EXPECT_TRUE(happens_within(patience, [&] { return camera.is_lost(); }));
    EXPECT_THAT(told, Contains(HasSubstr("not plugged in")));
}

TEST_F(LiveCameras, AreChangedByDestroyingOneAndMakingAnother)
{
    for (const char* name : {"Over the table", "At the side", "Over the table"}) {
        auto camera = std::make_unique<QtCamera>(name, nullptr);
        Reader reader(camera->source());
        EXPECT_TRUE(happens_within(patience, [&] { return reader.frames() >= 5; })) << name;
        camera.reset();
    }
}

}  // namespace
}  // namespace cardinal::camera
