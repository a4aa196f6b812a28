// What was measured is kept, found again, and never taken for another's.
#include "companion/profiles/profiles.h"

#include "tests/companion/program.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::profiles {
namespace {

using testing::HasSubstr;

LensProfile some_profile(const std::string& camera = "Desk camera")
{
    return {.camera = camera,
            .lens = {.picture = {1920, 1080},
                     .focal_px = 1501.25,
                     .middle = {960.5, 538.75},
                     .bending = {-0.12, 0.03, 0, 0, 0},
                     .error_px = 0.11,
                     .is_measured = true},
            .spread = {.focal_px = 1.3, .middle = {0.9, 0.8}, .bending = {0.001, 0.002}},
            .foretold_px = 0.13,
            .why = "Measured: the focal length.",
            .views = 12,
            .measured_on = "2026-01-31"};
}

struct Kept : testing::Test {
    cli::Folder folder{};
    Profiles profiles{folder.file("data")};
};

TEST_F(Kept, ALensIsFoundAgainByCameraAndSize)
{
    ASSERT_TRUE(profiles.keep(some_profile()));
    const auto found = profiles.lens("Desk camera", {1920, 1080});
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->lens.focal_px, 1501.25);
    EXPECT_EQ((*found)->lens.middle, cv::Point2d(960.5, 538.75));
    EXPECT_EQ((*found)->lens.bending, some_profile().lens.bending);
    EXPECT_TRUE((*found)->lens.is_measured);
    EXPECT_EQ((*found)->spread.bending, some_profile().spread.bending);
    EXPECT_EQ((*found)->measured_on, "2026-01-31");
    EXPECT_EQ(lens_for(profiles, "Desk camera", {1920, 1080}).focal_px, 1501.25);
}

/// These two places are a day and two hours apart.
TEST(Today, IsTheDayOfWhoeverLooksAtACalendar)
{
    const char* here = std::getenv("TZ");
    const std::string before = here == nullptr ? "" : here;
    const auto today_in = [](const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
        return today();
    };
    const std::string west = today_in("UTC+12"), east = today_in("UTC-14");
    EXPECT_THAT(west, testing::MatchesRegex("20..-..-.."));
    EXPECT_LT(west, east);
    today_in(before.c_str());
}

TEST_F(Kept, NobodyElsesLensIsTaken)
{
    ASSERT_TRUE(profiles.keep(some_profile()));
    for (const auto& [camera, size] : {std::pair<const char*, cv::Size>{"Desk camera", {1280, 720}},
                                       {"desk camera", {1920, 1080}},
                                       {"", {1920, 1080}},
                                       {"../Desk camera", {1920, 1080}}}) {
        const auto found = profiles.lens(camera, size);
        EXPECT_TRUE(found && !*found) << camera;
        EXPECT_FALSE(lens_for(profiles, camera, size).is_measured);
    }
}

TEST_F(Kept, APlaceHasWhereItsMatLay)
{
    const PlaceProfile club{.place = "The club/table 3",
                            .camera = "Desk camera",
                            .game = "three-lanes",
                            .pose = {.lens = some_profile().lens,
                                     .straight_from_mm = {1.7, 0.1, 30, 0.05, 1.6, 20, 1e-5, 2e-4, 1},
                                     .mat = {900, 600},
                                     .error_mm = 0.4}};
    ASSERT_TRUE(profiles.keep(club));
    const auto found = profiles.place("The club/table 3");
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->pose.straight_from_mm, club.pose.straight_from_mm);
    EXPECT_EQ((*found)->pose.mat.height, 600);
    EXPECT_EQ((*found)->game, "three-lanes");
    EXPECT_TRUE(profiles.place("elsewhere") && !*profiles.place("elsewhere"));
}

TEST_F(Kept, AllAreListedAndWhatIsTornIsNot)
{
    ASSERT_TRUE(profiles.keep(some_profile("B")));
    ASSERT_TRUE(profiles.keep(some_profile("A")));
    std::ofstream(profiles.file_of("C", {1920, 1080})) << R"({"camera": "C", "lens": {"width")";
    const auto file = profiles.file_of("A", {1920, 1080});
    std::filesystem::copy_file(file, file.string() + ".part");  // as a power cut leaves it
    const auto all = profiles.lenses();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].camera, "A");
    EXPECT_EQ(all[1].camera, "B");
    ASSERT_EQ(lenses_of(profiles, "B").size(), 1U);
    EXPECT_EQ(lenses_of(profiles, "B")[0].focal_px, 1501.25);
    EXPECT_TRUE(lenses_of(profiles, "C").empty());
}

TEST_F(Kept, WhatIsDamagedIsSaid)
{
    const auto file = profiles.file_of("Desk camera", {1920, 1080});
    std::filesystem::create_directories(file.parent_path());
    const std::string no_lens = R"({"camera":"Desk camera","lens":{"width":1920,"height":1080,"focal_px":-1,)"
                                R"("middle":[1,2],"bending":[0,0,0,0,0],"error_px":0,"is_measured":true}})";
    for (const std::string& text : {std::string(), std::string("words"), std::string("{}"), std::string("[1]"),
                                    std::string(R"({"camera": "Desk camera", "lens": {"width": 1920}})"), no_lens}) {
        std::ofstream(file) << text;
        const auto found = profiles.lens("Desk camera", {1920, 1080});
        ASSERT_FALSE(found) << text;
        EXPECT_THAT(found.error().sentence, HasSubstr("is damaged"));
        EXPECT_FALSE(lens_for(profiles, "Desk camera", {1920, 1080}).is_measured);
    }
}

TEST(Cameras, AreCalledByTheirAddressWithoutSecrets)
{
    EXPECT_EQ(camera_of("rtsp://anna:secret@10.0.0.7:554/live?token=9"), "rtsp://10.0.0.7:554/live");
    EXPECT_EQ(camera_of("http://phone.local:8080/video"), "http://phone.local:8080/video");
    EXPECT_EQ(camera_of("http://phone.local/a@b"), "http://phone.local/a@b");
    EXPECT_EQ(camera_of("tables/one.png"), "pictures");
}

}  // namespace
}  // namespace cardinal::profiles
