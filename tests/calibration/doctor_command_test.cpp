// cardinal doctor as people use it: a table is laid with printed cards, and looked at.
#include "samples/studio/files/pictures.h"
#include "tests/companion/program.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using testing::HasSubstr;

struct DoctorCommand : testing::Test {
    Folder folder{};
    std::string data = " --data " + folder.file("data"), picture = folder.file("table.png");
};

TEST_F(DoctorCommand, MeasuresATableZoneByZone)
{
    const std::string sheets = folder.file("sheets.pdf");
    ASSERT_EQ(
        cardinal("print sheets --deck " + samples + "/decks/humans.cardinal --seed 3 --out " + sheets + data).code, 0);
    ASSERT_EQ(cardinal("studio render --game purge --sheets " + sheets + data +
                       " --random cards=12 --profile clean --seed 2 -o " + picture + " --truth " +
                       folder.file("table.json"))
                  .code,
              0);
    const Ran text =
        cardinal("doctor " + picture + " --game purge --draw " + folder.file("drawn.png") + " --place club" + data);
    EXPECT_EQ(text.code, 0) << text.said;
    EXPECT_THAT(text.said, HasSubstr("a mat of 900 × 600 mm, by 4 of its printed corners"));
    EXPECT_THAT(text.said, HasSubstr("comfortable"));
    EXPECT_THAT(text.said, HasSubstr("(12 cards read)"));
    EXPECT_THAT(text.said, HasSubstr("Kept as “club”."));
    EXPECT_TRUE(std::filesystem::exists(folder.file("drawn.png")));
    const Ran again = cardinal("doctor " + picture + " --game purge --json --place club" + data);
    EXPECT_EQ(again.code, 0);
    const auto json = nlohmann::json::parse(again.said);
    EXPECT_EQ(json["fit"], true);
    EXPECT_EQ(json["cards"], 12);
    EXPECT_THAT(json["place"].get<std::string>(), HasSubstr("as they did before"));
    const auto truth = nlohmann::json::parse(text_of(folder.file("table.json")));
    EXPECT_NEAR(json["camera"]["slant_deg"].get<double>(), truth["camera"]["tilt"].get<double>(), 1.5);
    EXPECT_NEAR(json["scale"]["codes_by_mat"]["share"].get<double>(), 1, 0.012);
    EXPECT_NEAR(json["scale"]["codes_by_cards"]["share"].get<double>(), 1, 0.012);
    EXPECT_EQ(json["scale"]["codes_by_cards"]["off"], false);
}

TEST_F(DoctorCommand, SaysWhatIsNoTable)
{
    ASSERT_TRUE(studio::write_picture(picture, cv::Mat(300, 400, CV_8UC3, cv::Scalar(90, 120, 80))));
    const Ran nothing = cardinal("doctor " + picture + data);
    EXPECT_EQ(nothing.code, 1);
    EXPECT_THAT(nothing.said, HasSubstr("No mat is seen"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("data") + "/cardinal.sqlite")) << "looking makes no database";
    const Ran json = cardinal("doctor " + picture + " --json" + data);
    EXPECT_EQ(json.code, 1);
    EXPECT_EQ(nlohmann::json::parse(json.said)["fit"], false);
    EXPECT_EQ(cardinal("doctor").code, 2);
    EXPECT_EQ(cardinal("doctor " + picture + " --game chess").code, 2);
    EXPECT_EQ(cardinal("doctor " + folder.file("gone.png")).code, 3);
    EXPECT_EQ(cardinal("doctor " + folder.with("torn.png", "\x89PNG\r\n\x1a\n")).code, 3);
}

}  // namespace
}  // namespace cardinal::cli
