// Pixels that belong together, and what is known of them without following their edges.
#include "calibration/runs.h"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace cardinal::calibration {
namespace {

using testing::ElementsAre;

constexpr int columns = 70;  // more than a number holds

/// Rows of a picture, of which '#' is set; what is not written is not.
Runs runs_in(std::initializer_list<std::string_view> rows, Runs::Touch touch)
{
    Runs runs(touch, columns);
    for (const std::string_view row : rows) {
        std::array<std::uint64_t, 2> bits{0, ~std::uint64_t{0} << (columns - 64)};  // beyond the last column, too
        for (std::size_t at = 0; at < row.size(); ++at)
            if (row[at] == '#')
                bits.at(at / 64) |= std::uint64_t{1} << (at % 64);
        runs.add_row(bits.data());
    }
    runs.finish();
    return runs;
}

std::vector<int> blobs_of(const Runs& runs)
{
    std::vector<int> blobs;
    for (const Run& run : runs.all())
        blobs.push_back(run.blob);
    return blobs;
}

TEST(Runs, TouchAtSidesOrAtCornersToo)
{
    const auto stairs = {std::string_view("##"), std::string_view("  ##")};
    EXPECT_THAT(blobs_of(runs_in(stairs, Runs::Touch::sides)), ElementsAre(0, 1));
    EXPECT_THAT(blobs_of(runs_in(stairs, Runs::Touch::corners_too)), ElementsAre(0, 0));
}

TEST(Runs, OfTwoArmsAreOneBlobWhereTheyMeet)
{
    const Runs runs = runs_in({"#  #", "#  #", "####"}, Runs::Touch::sides);
    EXPECT_THAT(blobs_of(runs), ElementsAre(0, 0, 0, 0, 0));
    EXPECT_EQ(runs.extent(0).pixels, 8);
    EXPECT_EQ(runs.extent(0).width(), 4);
    EXPECT_EQ(runs.extent(0).height(), 3);
}

TEST(Runs, GoOnFromOneNumberToTheNextAndEndAtTheLastColumn)
{
    const std::string row = std::string(60, ' ') + std::string(10, '#');
    const Runs runs = runs_in({row}, Runs::Touch::sides);
    ASSERT_EQ(runs.all().size(), 1U);
    EXPECT_EQ(runs.all()[0].first, 60);
    EXPECT_EQ(runs.all()[0].last, columns - 1);
}

TEST(RunHull, GoesAroundTheOutermostPixelsOfEachRow)
{
    RunHull hull(0, 3);
    hull.add(0, 2, 4);
    hull.add(1, 0, 3);
    hull.add(1, 5, 6);
    hull.add(2, 2, 4);
    EXPECT_THAT(hull.clockwise(), ElementsAre(cv::Point(4, 0), cv::Point(6, 1), cv::Point(4, 2), cv::Point(2, 2),
                                              cv::Point(0, 1), cv::Point(2, 0)));
}

}  // namespace
}  // namespace cardinal::calibration
