// Markers far away, slanted and in bad light: read, or left alone, never taken for another.
#include "calibration/marker_finder.h"
#include "companion/cli/marker_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::calibration {
namespace {

using cli::Lookalike;
using cli::MarkerTable;
using studio::Profile;
using testing::IsEmpty;

cli::MarkerCount seen_on(MarkerTable table, int tables)
{
    cli::MarkerCount count;
    for (int at = 0; at < tables; ++at, ++table.seed) {
        const cli::MarkersLaid laid = cli::table_of_markers(table);
        count.add(count_of(laid, find_markers(laid.gray)));
    }
    return count;
}

struct Condition {
    const char* name = nullptr;
    MarkerTable table{};
    int tables = 3;
    double recall = 1;       ///< at least
    double error_px = 0.35;  ///< of the corners, at most
};
void PrintTo(const Condition& condition, std::ostream* out) { *out << condition.name; }

class Reading : public testing::TestWithParam<Condition> {};

TEST_P(Reading, FindsThemWhereTheyLieAndNothingElse)
{
    const Condition& condition = GetParam();
    const cli::MarkerCount count = seen_on(condition.table, condition.tables);
    EXPECT_GE(count.there, 15 * condition.tables);
    EXPECT_GE(count.found, condition.recall * count.there);
    EXPECT_EQ(count.wrong, 0);
    EXPECT_LE(count.error_px, condition.error_px * condition.error_px * count.found);
}
INSTANTIATE_TEST_SUITE_P(Markers, Reading,
                         testing::Values(Condition{"CleanAndFar", {.cell_px = 1.5, .profile = Profile::clean}},
                                         Condition{"Far", {.cell_px = 1.5}, 4, 0.97},
                                         Condition{"Real", {.cell_px = 2}, 3, 0.98},
                                         Condition{"Hard", {.cell_px = 3, .profile = Profile::hard}, 2, 0.98},
                                         Condition{"Near", {.cell_px = 9, .columns = 4, .rows = 4}, 1, 1, 0.5},
                                         Condition{"Slanted", {.cell_px = 2.5, .least_tilt = 50}, 3, 0.97}),
                         [](const auto& test) { return test.param.name; });

class Lookalikes : public testing::TestWithParam<Lookalike> {};

TEST_P(Lookalikes, AreLeftAlone)
{
    for (const double cell_px : {1.5, 3.0})
        EXPECT_EQ(seen_on({.cell_px = cell_px, .lookalike = GetParam()}, 2).wrong, 0);
}
INSTANTIATE_TEST_SUITE_P(Of, Lookalikes,
                         testing::Values(Lookalike::random_cells, Lookalike::others, Lookalike::shapes));

TEST(Markers, AreFoundOnlyWhereTheyAreWanted)
{
    const cli::MarkersLaid laid = cli::table_of_markers({.cell_px = 3, .columns = 3, .rows = 3});
    const MarkerId wanted[] = {laid.markers.front().marker};
    const auto found = find_markers(laid.gray, {.only = wanted});
    ASSERT_FALSE(found.empty());
    for (const MarkerSeen& marker : found)
        EXPECT_EQ(marker.marker, wanted[0]);
}

TEST(Markers, AreNotFoundInPicturesOfAnySize)
{
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 100), cv::Size(3, 2000), cv::Size(9, 9), cv::Size(11, 11),
                                cv::Size(64, 64), cv::Size(63, 65), cv::Size(640, 30)}) {
        cv::Mat noise(size, CV_8U);
        cv::RNG random(7);
        random.fill(noise, cv::RNG::UNIFORM, 0, 256);
        EXPECT_THAT(find_markers(noise), IsEmpty());
        EXPECT_THAT(find_markers(cv::Mat(size, CV_8U, cv::Scalar(128))), IsEmpty());
    }
}

TEST(Markers, AreNotFoundInNoPicture) { EXPECT_THAT(find_markers(cv::Mat()), IsEmpty()); }

TEST(Markers, AreFoundInAPartOfAPicture)
{
    const cli::MarkersLaid laid = cli::table_of_markers({.cell_px = 4, .columns = 3, .rows = 3});
    const Quad& corners = laid.markers.front().corners;
    cv::Rect part(cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end())));
    part = (part - cv::Point(15, 15) + cv::Size(30, 30)) & cv::Rect({0, 0}, laid.gray.size());
    const auto found = find_markers(laid.gray(part));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].marker, laid.markers.front().marker);
    EXPECT_LT(cv::norm(found[0].corners[0] + cv::Point2d(part.tl()) - corners[0]), 1);
}

}  // namespace
}  // namespace cardinal::calibration
