#include "companion/camera/frame_watch.h"

#include <gmock/gmock.h>
#include <vector>

namespace cardinal::camera {
namespace {

using News = FrameWatch::News;
using testing::ElementsAre;

/// All news of this time, looked for as often as the program does.
std::vector<News> looks(FrameWatch& watch, double from_ms, double to_ms)
{
    std::vector<News> news;
    for (double now = from_ms; now < to_ms; now += 250)
        if (const News one = watch.look(now); one != News::none)
            news.push_back(one);
    return news;
}

TEST(FrameWatch, SaysNothingWhileFramesCome)
{
    FrameWatch watch;
    watch.opened(0);
    EXPECT_EQ(watch.frame_came(500), News::first);
    for (double now = 533; now < 20000; now += 33) {
        EXPECT_EQ(watch.frame_came(now), News::none);
        EXPECT_EQ(watch.look(now + 20), News::none);
    }
    EXPECT_NEAR(watch.frames_per_second(), 30.3, 0.5);
}

TEST(FrameWatch, SaysOnceThatTheyStoppedAndTriesAgainFromTimeToTime)
{
    FrameWatch watch;
    watch.opened(0);
    watch.frame_came(100);
    EXPECT_THAT(looks(watch, 200, 2100), ElementsAre());
    EXPECT_THAT(looks(watch, 2100, 2500), ElementsAre(News::lost));
    EXPECT_EQ(watch.frames_per_second(), 0);
    EXPECT_THAT(looks(watch, 2500, 5000), ElementsAre(News::try_again));
}

TEST(FrameWatch, GivesWhatWasBuiltAnewTimeForItsFirstFrame)
{
    FrameWatch watch;
    watch.opened(0);
    watch.frame_came(100);
    EXPECT_THAT(looks(watch, 2100, 2500), ElementsAre(News::lost));
    watch.opened(2500);
    EXPECT_THAT(looks(watch, 2500, 6400), ElementsAre());
    EXPECT_EQ(watch.frame_came(6400), News::back);
    EXPECT_FALSE(watch.is_lost());
}

TEST(FrameWatch, WaitsLongerForTheVeryFirstFrame)
{
    FrameWatch watch;
    watch.opened(0);
    EXPECT_THAT(looks(watch, 0, 4000), ElementsAre());
    EXPECT_THAT(looks(watch, 4000, 5000), ElementsAre(News::lost));
    EXPECT_EQ(watch.frame_came(6000), News::first);
}

TEST(FrameWatch, TakesASlowCameraForOne)
{
    FrameWatch watch;
    watch.opened(0);
    for (double now = 0; now < 20000; now += 1000) {
        watch.frame_came(now);
        EXPECT_THAT(looks(watch, now, now + 1000), ElementsAre());
    }
    EXPECT_NEAR(watch.frames_per_second(), 1, 0.1);
}

}  // namespace
}  // namespace cardinal::camera
