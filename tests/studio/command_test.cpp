// cardinal studio as people use it: from printed cards to pictures that others can read, and the same every time.
#include "carddb/copies.h"
#include "tests/companion/program.h"

#include <ZXing/ReadBarcode.h>
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::cli {
namespace {

using testing::HasSubstr;

std::vector<nlohmann::json> lines_of(const std::string& file)
{
    std::vector<nlohmann::json> lines;
    std::istringstream text(text_of(file));
    for (std::string line; std::getline(text, line);)
        lines.push_back(nlohmann::json::parse(line));
    return lines;
}

TEST(Studio, LaysTheVeryCardsThatWerePrinted)
{
    const Folder folder;
    const std::string data = " --data " + folder.file("data"), sheets = folder.file("sheets.pdf");
    ASSERT_EQ(cardinal("print sheets --set " + samples + "/cards/rulebook.cardinal --copies 2 --seed 4 --out " +
                       sheets + data)
                  .code,
              0);
    const Ran ran =
        cardinal("studio render --sheets " + sheets + data + " --random cards=6 --width 640 --height 360 -o " +
                 folder.file("a.png") + " --truth " + folder.file("a.json"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    auto database = carddb::Database::open(folder.file("data") + "/cardinal.sqlite");
    ASSERT_TRUE(database) << database.error().sentence;
    const auto copies = carddb::known_copies(*database);
    ASSERT_TRUE(copies) << copies.error().sentence;
    std::vector<std::string> book;
    for (const carddb::Copy& copy : *copies)
        book.push_back(write_code(copy.code));
    const auto truth = lines_of(folder.file("a.json"));
    ASSERT_EQ(truth.size(), 1U);
    ASSERT_EQ(truth[0]["cards"].size(), 6U);
    for (const auto& card : truth[0]["cards"]) {
        EXPECT_THAT(book, testing::Contains(card["code"].get<std::string>()));
        EXPECT_THAT(card["card"].get<std::string>(), testing::Not(testing::StartsWith("card-"))) << "its name is known";
    }
    const cv::Mat picture = cv::imread(folder.file("a.png"));
    EXPECT_EQ(picture.size(), cv::Size(640, 360));
}

TEST(Studio, TellsTheTruthAboutWhichCodeIsWhere)
{
    const Folder folder;
    const Ran ran = cardinal("studio render --set " + samples +
                             "/cards/rulebook.cardinal --copies 2 --random cards=6 --width 3840 --height 2160 -o " +
                             folder.file("a.png") + " --truth " + folder.file("a.json"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    const cv::Mat picture = cv::imread(folder.file("a.png"), cv::IMREAD_GRAYSCALE);
    const auto truth = lines_of(folder.file("a.json"))[0];
    int read = 0;
    for (const auto& card : truth["cards"]) {
        double left = 1e9, right = 0, upper = 1e9, lower = 0;
        for (const auto& corner : card["quad"]) {
            left = std::min(left, corner[0].get<double>());
            right = std::max(right, corner[0].get<double>());
            upper = std::min(upper, corner[1].get<double>());
            lower = std::max(lower, corner[1].get<double>());
        }
        const cv::Rect area(cv::Point(static_cast<int>(left), static_cast<int>(upper)),
                            cv::Point(static_cast<int>(right) + 1, static_cast<int>(lower) + 1));
        const cv::Mat part = picture(area & cv::Rect(0, 0, picture.cols, picture.rows)).clone();
        const ZXing::Result found = ZXing::ReadBarcode(
            {part.data, part.cols, part.rows, ZXing::ImageFormat::Lum},
            ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode).setTryHarder(true).setTryRotate(true));
        if (!found.isValid())
            continue;
        ++read;
        const std::wstring wide = found.text();
        EXPECT_EQ(std::string(wide.begin(), wide.end()), card["code"].get<std::string>());
    }
    EXPECT_GE(read, 4) << "of six cards at 3.4 pixels a module, for a common decoder";
}

TEST(Studio, MakesTheSamePictureOfTheSameSeed)
{
    const Folder folder;
    const std::string order = "studio render --set " + samples + "/cards/rulebook.cardinal --copies 4" +
                              " --random cards=12,hands=1,clutter=3,as=mess --profile real "
                              "--width 480 --height 270 --seed ";
    ASSERT_EQ(cardinal(order + "3 -o " + folder.file("a.png") + " --truth " + folder.file("a.json")).code, 0);
    ASSERT_EQ(cardinal(order + "3 -o " + folder.file("b.png") + " --truth " + folder.file("b.json")).code, 0);
    ASSERT_EQ(cardinal(order + "4 -o " + folder.file("c.png")).code, 0);
    EXPECT_TRUE(text_of(folder.file("a.png")) == text_of(folder.file("b.png")));
    EXPECT_FALSE(text_of(folder.file("a.png")) == text_of(folder.file("c.png")));
    EXPECT_EQ(lines_of(folder.file("a.json"))[0]["cards"], lines_of(folder.file("b.json"))[0]["cards"]);
}

TEST(Studio, LaysDiceWithPipsAndPrintedOnes)
{
    const Folder folder;
    const Ran ran =
        cardinal("studio render --game purge --random cards=0,dice=24 --seed 2 --width 480 --height 270 -o " +
                 folder.file("a.png") + " --truth " + folder.file("a.json"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    const auto dice = lines_of(folder.file("a.json"))[0]["dice"];
    EXPECT_GT(dice.size(), 12U);  // each has room around it
    const auto printed = std::ranges::count_if(dice, [](const auto& die) { return die.contains("marker"); });
    EXPECT_GT(printed, 0);
    EXPECT_LT(printed, static_cast<std::ptrdiff_t>(dice.size()));
}

TEST(Studio, RendersAPositionFromItsFile)
{
    const Folder folder;
    const Ran ran = cardinal("studio render " + samples + "/tables/busy.cardinal --width 480 --height 270 -o " +
                             folder.file("a.png") + " --truth " + folder.file("a.json") + " --scene-out " +
                             folder.file("scene.json"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    const auto truth = lines_of(folder.file("a.json"))[0];
    EXPECT_EQ(truth["cards"].size(), 60U);
    EXPECT_FALSE(truth["tokens"].empty());
    EXPECT_EQ(truth["mat"]["game"], "purge");
    // What it wrote as a scene gives the same picture.
    const Ran again = cardinal("studio render " + samples + "/tables/busy.cardinal --profile hard --scene " +
                               folder.file("scene.json") + " -o " + folder.file("b.png"));
    ASSERT_EQ(again.code, 0) << again.said;
    EXPECT_TRUE(text_of(folder.file("a.png")) == text_of(folder.file("b.png")));
}

TEST(Studio, FilmsAMatch)
{
    const Folder folder;
    const Ran ran =
        cardinal("studio film " + samples + "/matches/first-match.cardinal --steps 4 --width 320 --height 180 -o " +
                 folder.file("film") + " --truth " + folder.file("film.jsonl"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr(" of 4 steps"));
    const auto truth = lines_of(folder.file("film.jsonl"));
    ASSERT_GT(truth.size(), 10U);
    EXPECT_TRUE(cv::imread(folder.file("film") + "/00000.png").cols == 320);
    EXPECT_EQ(truth.back()["frame"]["index"], static_cast<int>(truth.size()) - 1);
    bool has_hand = false;
    for (const auto& frame : truth)
        has_hand |= !frame["hands"].empty();
    EXPECT_TRUE(has_hand);
    EXPECT_THAT(truth.back()["text"].get<std::string>(), HasSubstr("place"));
}

// Where nothing moves and nobody pauses a step has no frames; the film still begins, and what is said has its time.
TEST(Studio, FilmsAMatchWithoutPauses)
{
    const Folder folder;
    const Ran ran =
        cardinal("studio film " + samples + "/matches/first-match.cardinal --steps 4 --width 160 --height 90" +
                 " --dense 5000 --sparse 20000 --pause 0 -o " + folder.file("film") + " --truth " +
                 folder.file("film.jsonl") + " --said " + folder.file("said.txt"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_GT(lines_of(folder.file("film.jsonl")).size(), 1U);
    EXPECT_FALSE(cv::imread(folder.file("film") + "/00000.png").empty());
}

TEST(Studio, SaysWhatIsWrong)
{
    const Folder folder;
    const std::string out = " -o " + folder.file("a.png");
    EXPECT_EQ(cardinal("studio").code, 2);
    EXPECT_EQ(cardinal("studio render --profile sharp" + out).code, 2);
    EXPECT_EQ(cardinal("studio render nowhere.cardinal" + out).code, 3);
    EXPECT_EQ(cardinal("studio film").code, 2);
    const Ran slip = cardinal("studio render --game purge --random crads=3" + out);
    EXPECT_EQ(slip.code, 2);
    EXPECT_THAT(slip.said, HasSubstr("“cards”"));
    const Ran ending =
        cardinal("studio render --game purge --random cards=0 --width 64 --height 64 -o " + folder.file("a.xyz"));
    EXPECT_EQ(ending.code, 3);
    EXPECT_THAT(ending.said, HasSubstr("a.xyz"));
    const std::string scene = folder.with("scene.json", R"({"things": [{"print": "unicorn"}]})");
    EXPECT_THAT(cardinal("studio render --game purge --width 64 --height 64 --scene " + scene + out).said,
                HasSubstr("“unicorn”"));
    const std::string no_json = folder.with("no.json", "{");
    EXPECT_THAT(cardinal("studio render --game purge --width 64 --height 64 --scene " + no_json + out).said,
                HasSubstr("no JSON"));
    EXPECT_THAT(cardinal("studio render --sheets " + no_json + out).said, HasSubstr("as PDF"));
}

}  // namespace
}  // namespace cardinal::cli
