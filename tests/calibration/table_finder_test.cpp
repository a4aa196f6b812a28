// The table by its corners: with four, three and two, under lenses that nobody measured, and after a knock. The error
// that is told has to hold wherever one looks.
#include "calibration/table_finder.h"
#include "tests/calibration/mat_stage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::calibration {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::optional<TableFound> found(const MatShown& table)
{
    return find_table(find_markers(table.gray), shown_mat, usual_lens(table.gray.size()));
}

/// Over the mat, in millimetres.
double worst_error(const TableFound& table, const studio::Camera& camera)
{
    const studio::View view(camera);
    double worst = 0;
    for (int down = 0; down <= 6; ++down)
        for (int across = 0; across <= 9; ++across) {
            const cv::Point2d mm(across * 100, down * 100);
            const studio::Point pixel = view.pixel_of({mm.x, mm.y});
            worst = std::max(worst, cv::norm(to_mm(table.pose, {pixel.x, pixel.y}) - mm));
        }
    return worst;
}

struct Standing {
    const char* name = nullptr;
    MatShot shot{};
    double error_mm = 1;  ///< no more than that
};
void PrintTo(const Standing& standing, std::ostream* out) { *out << standing.name; }

class FindingTheTable : public testing::TestWithParam<Standing> {};

TEST_P(FindingTheTable, TellsNoPlaceWorseThanItSays)
{
    const MatShown table = shown(GetParam().shot);
    const auto where = found(table);
    ASSERT_TRUE(where);
    EXPECT_EQ(where->markers.size() + where->lacking.size(), std::size_t{corners});
    EXPECT_EQ(where->markers.size(), GetParam().shot.corners.size());
    const double error = worst_error(*where, table.camera);
    EXPECT_LE(error, where->pose.error_mm);
    EXPECT_LE(error, GetParam().error_mm);
}
INSTANTIATE_TEST_SUITE_P(Cameras, FindingTheTable,
                         testing::Values(Standing{"FromAbove", {}, 0.5}, Standing{"FromASlant", {.tilt_deg = 40}, 1},
                                         Standing{"FromASlantBeside", {.tilt_deg = 35, .turn_deg = 90}, 1},
                                         Standing{"ThroughALensThatBends", {.k1 = -0.06}, 3},
                                         Standing{"ThroughAWideLens", {.tilt_deg = 20, .focal_px = 733}, 1.5},
                                         Standing{"ByThree", {.corners = {0, 1, 3}, .tilt_deg = 25}, 3},
                                         Standing{"ByTwo", {.corners = {0, 2}, .tilt_deg = 10}, 8},
                                         Standing{"ByTwoOfOneSide", {.corners = {2, 3}, .tilt_deg = 30}, 30},
                                         Standing{"ByLooseCorners", {.tilt_deg = 20, .are_loose = true}, 2},
                                         Standing{"ByLooseCornersLaidBadly", {.are_loose = true, .moved = {-4, 3}}, 6}),
                         [](const auto& test) { return test.param.name; });

TEST(FindingTheTable, SaysWhichCornersItLacks)
{
    EXPECT_THAT(found(shown({.corners = {0, 2, 3}}))->lacking, ElementsAre(1));
    EXPECT_THAT(found(shown({}))->lacking, IsEmpty());
}

TEST(FindingTheTable, IsNotContentWithOneCorner) { EXPECT_FALSE(found(shown({.corners = {2}}))); }

TEST(FindingTheTable, LeavesACornerOutThatWasMoved)
{
    const MatShown table = shown({.tilt_deg = 15, .moved = {0, 40}});
    const auto where = found(table);
    ASSERT_TRUE(where);
    EXPECT_THAT(where->lacking, ElementsAre(0));
    EXPECT_LE(worst_error(*where, table.camera), where->pose.error_mm);
}

TEST(FindingTheTable, NoticesAKnock)
{
    const auto before = found(shown({.tilt_deg = 20}));
    ASSERT_TRUE(before);
    EXPECT_EQ(has_moved(*before, find_markers(shown({.tilt_deg = 20, .seed = 2}).gray)), false);
    EXPECT_EQ(has_moved(*before, find_markers(shown({.tilt_deg = 20, .turn_deg = 0.5}).gray)), true);
    EXPECT_EQ(has_moved(*before, find_markers(shown({.tilt_deg = 20, .moved = {0, 40}}).gray)), false)
        << "one corner that moves is no knock";
    EXPECT_EQ(has_moved(*before, {}), std::nullopt);
}

}  // namespace
}  // namespace cardinal::calibration
