// cardinal scan as people use it: cards are printed, lie on a table, and are read from a picture of it.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace cardinal::cli {
namespace {

using testing::HasSubstr;

struct Scan : testing::Test {
    Folder folder{};
    std::string data = " --data " + folder.file("data");
    std::string sheets = folder.file("sheets.pdf"), picture = folder.file("table.png"),
                truth = folder.file("table.json");

    void print_and_lay(const std::string& how) const
    {
        ASSERT_EQ(
            cardinal("print sheets --deck " + samples + "/decks/humans.cardinal --seed 3 --out " + sheets + data).code,
            0);
        ASSERT_EQ(
            cardinal("studio render --sheets " + sheets + data + how + " -o " + picture + " --truth " + truth).code, 0);
    }
    static std::set<std::string> codes_in(const std::string& line)
    {
        std::set<std::string> codes;
        const auto object = nlohmann::json::parse(line);
        for (const auto& card : object.at("cards"))
            codes.insert(card.at("code").get<std::string>());
        return codes;
    }
};

TEST_F(Scan, ReadsTenPrintedCardsFromACleanPicture)
{
    print_and_lay(" --random cards=10 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + picture + " --json" + data);
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_EQ(codes_in(ran.said), codes_in(text_of(truth)));
}

TEST_F(Scan, ReadsFortyCardsOfASlantedTable)
{
    print_and_lay(" --random cards=40 --profile real --seed 2");
    const Ran ran = cardinal("scan " + picture + " --json --draw " + folder.file("drawn.png") + data);
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_EQ(codes_in(ran.said), codes_in(text_of(truth)));
    EXPECT_FALSE(text_of(folder.file("drawn.png")).empty());
}

TEST_F(Scan, KnowsNoCardsThatWereNotPrintedHere)
{
    print_and_lay(" --random cards=10 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + picture + " --data " + folder.file("elsewhere"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, HasSubstr("No printed code is known here"));
}

TEST_F(Scan, SaysWhatIsNoPicture)
{
    print_and_lay(" --random cards=1 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + folder.with("words.png", "words") + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("is no picture that can be read"));
    EXPECT_EQ(cardinal("scan").code, 2);
    EXPECT_EQ(cardinal("scan " + picture + data + " > /dev/full").code, 3) << "what is not written was not said";
}

TEST(BenchVision, MeasuresOursBesideADecoder)
{
    const Ran ran = cardinal("bench vision --row 2 --looks 2 --json");
    ASSERT_EQ(ran.code, 0) << ran.said;
    std::set<std::string> who;
    std::istringstream lines(ran.said);
    for (std::string line; std::getline(lines, line);) {
        const auto object = nlohmann::json::parse(line);
        who.insert(object.at("who").get<std::string>());
        EXPECT_EQ(object.at("false"), 0);
    }
    EXPECT_TRUE(who.contains("Cardinal"));
    EXPECT_TRUE(who.contains("ZXing, 3 × enlarged"));
    EXPECT_EQ(cardinal("bench vision --row 99").code, 2);
}

}  // namespace
}  // namespace cardinal::cli
