#include "companion/camera/formats.h"

#include <gtest/gtest.h>
#include <vector>

namespace cardinal::camera {
namespace {

const Format small_plain{Coding::plain, {640, 480}, 30};
const Format hd_plain{Coding::plain, {1280, 720}, 10};
const Format full_hd_plain_slow{Coding::plain, {1920, 1080}, 5};
const Format full_hd_jpeg{Coding::compressed, {1920, 1080}, 30};
const Format full_hd_plain{Coding::plain, {1920, 1080}, 15};
const Format ultra_hd{Coding::compressed, {3840, 2160}, 30};

TEST(BestFormat, IsTheLargestThatIsNotTooLarge)
{
    EXPECT_EQ(best_of(std::vector{small_plain, hd_plain, full_hd_jpeg, ultra_hd}), 2);
    EXPECT_EQ(best_of(std::vector{small_plain, full_hd_jpeg, ultra_hd}, {3840, 2160}), 2);
}

TEST(BestFormat, IsPlainRatherThanFast) { EXPECT_EQ(best_of(std::vector{full_hd_jpeg, full_hd_plain}), 1); }

TEST(BestFormat, IsNotSlowerThanHandsMove)
{
    EXPECT_EQ(best_of(std::vector{full_hd_plain_slow, hd_plain, full_hd_jpeg}), 2);
    EXPECT_EQ(best_of(std::vector{full_hd_plain_slow, small_plain}), 1);
}

TEST(BestFormat, IsTheSmallestWhereAllAreTooLarge)
{
    EXPECT_EQ(best_of(std::vector{Format{Coding::plain, {7680, 4320}, 30}, ultra_hd}), 1);
}

TEST(WorthChoosing, AreEachSizeAndCodingAtItsFastest)
{
    EXPECT_EQ(worth_choosing({small_plain, full_hd_jpeg, full_hd_plain_slow, full_hd_plain, hd_plain, full_hd_plain}),
              (std::vector{full_hd_plain, full_hd_jpeg, hd_plain, small_plain}));
    EXPECT_EQ(worth_choosing({}), std::vector<Format>());
}

TEST(BestFormat, IsNoneOfNone) { EXPECT_EQ(best_of({}), -1); }

}  // namespace
}  // namespace cardinal::camera
