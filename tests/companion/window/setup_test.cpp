// Set-up, as its screen is told of it: what is kept of a camera and of where it stands is found again, a place that was
// left is told of, all of it can be forgotten; and a lens is measured with pictures of the printed board.
#include "companion/profiles/profiles.h"
#include "companion/window/shell.h"
#include "tests/calibration/stage.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::window {
namespace {

const std::string film = CARDINAL_SOURCE_DIR "/samples/purge/films/first-turns.mp4";

struct SettingUp : testing::Test {
    const PlayedHere here{0};
    WindowState state{here.data()};
    std::unique_ptr<Shell> shell;
    const profiles::Profiles kept{here.data()};

    static void SetUpTestSuite() { make_application(); }
    void SetUp() override { come_back(); }
    /// As somebody who starts the program once more.
    void come_back()
    {
        shell.reset();
        shell = std::make_unique<Shell>(here.backstage(), state);
    }
    SetupModel& setup() const { return *shell->setup(); }
    bool sees_the_mat(const std::string& source)
    {
        setup().add(QString::fromStdString(source));
        return comes_true([&] { return setup().has_table(); });
    }
    QString said_of_place() { return setup().place()["says"].toString(); }
};

TEST_F(SettingUp, APlaceIsFoundAgainAndForgotten)
{
    setup().set_game("purge");
    ASSERT_TRUE(sees_the_mat(film));
    EXPECT_TRUE(setup().place().isEmpty());
    setup().keepPlace("  ");
    EXPECT_TRUE(setup().place().isEmpty()) << "it has no name";
    setup().keepPlace("Kitchen table");
    EXPECT_EQ(setup().place()["name"], "Kitchen table");
    come_back();
    setup().set_game("purge");
    setup().refresh();
    EXPECT_EQ(setup().chosen().toStdString(), film) << "what was looked through last is looked through again";
    EXPECT_EQ(setup().place()["name"], "Kitchen table") << "known before the mat is found";
    EXPECT_FALSE(setup().place()["isAsBefore"].toBool());
    ASSERT_TRUE(comes_true([&] { return setup().has_table(); }));
    EXPECT_TRUE(setup().place()["isAsBefore"].toBool()) << said_of_place().toStdString();
    EXPECT_TRUE(said_of_place().startsWith("Camera and mat stand as they did on ")) << said_of_place().toStdString();
    setup().set_game("three-lanes");
    EXPECT_TRUE(setup().place().isEmpty()) << "it was another game's mat";
    setup().set_game("purge");
    setup().forgetPlace();
    EXPECT_TRUE(setup().place().isEmpty());
    EXPECT_TRUE(kept.places().empty());
    EXPECT_EQ(setup().told(), "“Kitchen table” is forgotten.");
}

/// Of two places the one that is most like what is seen; and a camera that was knocked is told of, with how far.
TEST_F(SettingUp, WhatStandsOtherwiseSaysByHowMuch)
{
    setup().set_game("purge");
    ASSERT_TRUE(sees_the_mat(film));
    setup().keepPlace("Here");
    profiles::PlaceProfile knocked = kept.places().at(0);
    calibration::Homography pushed = calibration::Homography::eye();
    pushed(0, 2) = 40;  // millimetres
    knocked.pose.straight_from_mm = knocked.pose.straight_from_mm * pushed;
    knocked.place = "There";
    ASSERT_TRUE(kept.keep(knocked));
    const auto look_again = [&] {
        come_back();
        setup().set_game("purge");
        setup().refresh();
        return comes_true([&] { return setup().has_table(); });
    };
    ASSERT_TRUE(look_again());
    EXPECT_EQ(setup().place()["name"], "Here");
    EXPECT_TRUE(setup().place()["isAsBefore"].toBool());
    setup().forgetPlace();
    EXPECT_EQ(setup().place()["name"], "There");
    EXPECT_TRUE(setup().place()["hasMoved"].toBool());
    EXPECT_TRUE(said_of_place().startsWith("Camera or mat moved by 40 mm since ")) << said_of_place().toStdString();
    setup().keepPlace("There");
    EXPECT_TRUE(setup().place()["isAsBefore"].toBool());
    // Kept through another camera, it says nothing of this one.
    knocked.camera = "Another camera";
    ASSERT_TRUE(kept.keep(knocked));
    ASSERT_TRUE(look_again());
    EXPECT_TRUE(setup().place().isEmpty());
}

/// Pictures come faster than tables are looked into; a screen that made its rows anew with each would only be busy.
TEST_F(SettingUp, ZonesAreToldWhenTheTableWasLookedIntoNotWithEveryPicture)
{
    int pictures = 0, examined = 0;
    QObject::connect(&setup(), &SetupModel::showed, &setup(), [&] { ++pictures; });
    QObject::connect(&setup(), &SetupModel::examined, &setup(), [&] {
        ++examined;
        EXPECT_EQ(setup().zones().isEmpty(), !setup().has_table());
    });
    setup().set_game("purge");
    ASSERT_TRUE(sees_the_mat(film));
    EXPECT_EQ(examined, 1);
    EXPECT_GT(setup().zones().size(), 10);
    const int until = pictures + 5;
    ASSERT_TRUE(comes_true([&] { return pictures >= until; }));
    EXPECT_LT(examined, pictures);
    examined = 0;
    setup().close();
    EXPECT_EQ(examined, 1) << "nothing is known any more";
}

struct MeasuringALens : SettingUp {
    QString folder = QString::fromStdString((here.data() / "board").string());

    void SetUp() override
    {
        SettingUp::SetUp();
        std::filesystem::create_directories(folder.toStdString());
        int at = 0;
        for (const cv::Mat& frame : calibration::thorough_frames())
            cv::imwrite(folder.toStdString() + "/" + std::to_string(1000 + at++) + ".png", frame);
        setup().add(folder);
        ASSERT_TRUE(comes_true([&] { return setup().has_picture(); }));
    }
};

TEST_F(MeasuringALens, WithPicturesOfTheBoardItIsKnownKeptUsedAndForgotten)
{
    EXPECT_FALSE(setup().can_keep_lens()) << "it is not measured yet";
    EXPECT_FALSE(setup().is_lens_measured());
    setup().measureLens(true);
    double share = 0;
    bool grows = true;
    QObject::connect(&setup(), &SetupModel::showed, &setup(), [&] {
        grows &= setup().walk_share() >= share;
        share = setup().walk_share();
    });
    ASSERT_TRUE(comes_true([&] { return setup().walk_kept() == 10; })) << setup().walk_kept();
    EXPECT_TRUE(grows);
    EXPECT_EQ(setup().walk_share(), 1);
    EXPECT_EQ(setup().walk_missing(), QStringList());
    EXPECT_TRUE(setup().walk_says().contains("Nothing is missing.")) << setup().walk_says().toStdString();
    ASSERT_TRUE(setup().can_keep_lens());
    setup().keepLens();
    EXPECT_FALSE(setup().measures_lens());
    EXPECT_EQ(setup().told(), "The lens is kept for this camera and size of pictures.");
    ASSERT_TRUE(setup().is_lens_measured());
    EXPECT_TRUE(setup().lens().contains("from 10 views, to 0.")) << setup().lens().toStdString();
    const auto profile = kept.lens("pictures", {720, 540});
    ASSERT_TRUE(profile && *profile);
    EXPECT_LT(calibration::farthest_apart_px((*profile)->lens, {}), 1.0) << "it is the lens that took these pictures";
    setup().forgetLens();
    EXPECT_FALSE(setup().is_lens_measured());
    EXPECT_TRUE(kept.lenses().empty());
}

TEST_F(MeasuringALens, OfWhatShowsNoBoardNothingCanBeKept)
{
    setup().add(QString::fromStdString(film));
    ASSERT_TRUE(comes_true([&] { return setup().has_picture(); }));
    setup().measureLens(true);
    ASSERT_TRUE(comes_true([&] { return !setup().walk_says().isEmpty(); }));
    EXPECT_FALSE(setup().can_keep_lens());
    setup().keepLens();
    EXPECT_TRUE(setup().measures_lens()) << "it goes on";
    EXPECT_TRUE(kept.lenses().empty());
}

}  // namespace
}  // namespace cardinal::window
