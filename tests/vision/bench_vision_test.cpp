// The figures that `cardinal bench vision` prints, in its own objects.
#include "tests/companion/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace cardinal::cli {
namespace {

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
