// cardinal calibrate as people use it: the board is printed, held before a camera, and the lens is kept.
#include "samples/studio/files/paper.h"
#include "samples/studio/files/pictures.h"
#include "tests/calibration/stage.h"
#include "tests/companion/program.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using calibration::BoardShot;
using calibration::Hold;
using testing::HasSubstr;

/// The board as it comes out of `cardinal print calibration`, and pictures of a walk with it.
struct Calibrate : testing::Test {
    Folder folder{};
    std::string walk = folder.file("walk"), data = " --data " + folder.file("data");

    studio::Stock printed() const
    {
        const std::string file = folder.file("board.pdf");
        EXPECT_EQ(cardinal("print calibration --out " + file).code, 0);
        const auto paper = studio::Paper::open(file);
        EXPECT_TRUE(paper);
        const MatSize size = paper->size_mm(0);
        auto sheet = paper->cut(0, whole(size), 5);
        EXPECT_TRUE(sheet);
        return {{"board", {.what = studio::What::foreign, .texture = std::move(*sheet)}}};
    }
    void take_pictures(const std::vector<Hold>& holds, const BoardShot& shot = {}) const
    {
        const studio::Stock stock = printed();
        std::filesystem::create_directories(walk);
        for (std::size_t at = 0; at < holds.size(); ++at)
            ASSERT_TRUE(studio::write_picture(walk + "/" + std::to_string(at) + ".png",
                                              calibration::shot_of_board(holds[at], shot, stock).pixels));
    }
};

TEST_F(Calibrate, MeasuresAndKeepsALens)
{
    take_pictures(calibration::thorough_walk());
    const Ran ran =
        cardinal("calibrate " + walk + " --camera \"Desk camera\" --draw " + folder.file("walk.png") + data);
    EXPECT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("picture 1: View 1 is kept. Still missing:"));
    EXPECT_THAT(ran.said, HasSubstr("Nothing is missing."));
    EXPECT_THAT(ran.said, HasSubstr("The lens of “Desk camera” at 720 × 540, from 10 views"));
    EXPECT_THAT(ran.said, HasSubstr("Measured: the focal length, one term of bending"));
    EXPECT_TRUE(std::filesystem::exists(folder.file("walk.png")));
    std::string some;
    for (const char* picture : {"0", "1", "2", "5"})
        some += " " + walk + "/" + picture + ".png";
    const Ran json = cardinal("calibrate" + some + " --only-show --json" + data);
    EXPECT_EQ(json.code, 0);
    std::istringstream lines(json.said);
    std::vector<nlohmann::json> objects;
    for (std::string line; std::getline(lines, line);)
        objects.push_back(nlohmann::json::parse(line));
    ASSERT_EQ(objects.size(), 5U);
    EXPECT_EQ(objects[0]["look"], "kept");
    EXPECT_GT(objects[3]["done"], 0.4);
    const auto lens = objects[4]["lens"];
    EXPECT_NEAR(lens["focal_px"].get<double>(), 600, 8);
    EXPECT_FALSE(lens["missing"].empty());
    EXPECT_EQ(lens["file"], "") << "only shown";
    EXPECT_EQ(lens["camera"], "pictures");
    std::vector<std::string> kept;
    for (const auto& entry : std::filesystem::directory_iterator(folder.file("data") + "/cameras"))
        kept.push_back(entry.path().filename());
    EXPECT_THAT(kept, testing::ElementsAre(
                          testing::AllOf(testing::StartsWith("desk-camera-"), testing::EndsWith("-720x540.json"))));
}

TEST_F(Calibrate, SaysWhyThereIsNoLens)
{
    take_pictures({{.tilt_deg = 2}, {.tilt_deg = 3, .aside_px = {100, 0}}});
    const Ran few = cardinal("calibrate " + walk + data);
    EXPECT_EQ(few.code, 1);
    EXPECT_THAT(few.said, HasSubstr("No lens was measured. At least three pictures"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("data") + "/cameras"));
    ASSERT_TRUE(studio::write_picture(folder.file("nothing.png"), cv::Mat(300, 400, CV_8UC3, cv::Scalar(90, 120, 80))));
    const Ran nothing = cardinal("calibrate " + folder.file("nothing.png") + data);
    EXPECT_EQ(nothing.code, 1);
    EXPECT_THAT(nothing.said, HasSubstr("The calibration board is not to be seen"));
    EXPECT_THAT(nothing.said, HasSubstr("In none of the pictures (1) the board could be used"));
    const Ran chess = cardinal("calibrate " + folder.file("nothing.png") + data + " --board 10x7");
    EXPECT_THAT(chess.said, HasSubstr("squares are counted, not the corners between them"));
}

TEST_F(Calibrate, SaysWhatCannotBeRead)
{
    EXPECT_EQ(cardinal("calibrate").code, 2);
    EXPECT_EQ(cardinal("calibrate " + folder.file("gone.png")).code, 3);
    const Ran torn = cardinal("calibrate " + folder.with("torn.png", "\x89PNG\r\n"));
    EXPECT_EQ(torn.code, 3);
    EXPECT_THAT(torn.said, HasSubstr("torn.png ends in the middle of the picture; it was not copied whole"));
    const Ran board = cardinal("calibrate x.png --board 10by7");
    EXPECT_EQ(board.code, 2);
    EXPECT_THAT(board.said, HasSubstr("10x7"));
}

}  // namespace
}  // namespace cardinal::cli
