#include "companion/print/paper.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardinal::print {
namespace {

class EveryPage : public testing::TestWithParam<Page> {};

TEST_P(EveryPage, TakesNineCards)
{
    const Grid grid = grid_of(GetParam(), card_width_mm, card_height_mm);
    EXPECT_EQ(grid.columns, 3);
    EXPECT_EQ(grid.rows, 3);
    for (int one = 0; one < grid.cells(); ++one) {
        EXPECT_TRUE(contains(whole(grid.sheet), grid.cell(one)));
        for (int other = 0; other < one; ++other)
            EXPECT_FALSE(overlap(grid.cell(one), grid.cell(other)));
    }
}

TEST_P(EveryPage, HasBacksBehindTheFrontsWhenTurnedAtItsLongEdge)
{
    const Grid grid = grid_of(GetParam(), card_width_mm, card_height_mm);
    EXPECT_NEAR(grid.cell(0).x, grid.sheet.width - grid.behind(0).right(), 1e-9);
    EXPECT_NEAR(grid.cell(0).y, grid.behind(0).y, 1e-9);
    EXPECT_NEAR(grid.behind(2).x, grid.cell(0).x, 1e-9);
}

TEST_P(EveryPage, HasARulerBesideTheCardsWhereAPrinterPrints)
{
    const Grid grid = grid_of(GetParam(), card_width_mm, card_height_mm);
    const Ruler ruler = ruler_beside(grid.bounds(), grid.sheet);
    EXPECT_FALSE(overlap(ruler.area, grid.bounds()));
    EXPECT_GE(ruler.area.x, unprintable_mm);
    EXPECT_LE(ruler.area.bottom(), grid.sheet.height - unprintable_mm);
    EXPECT_NEAR(ruler.is_upright ? ruler.area.height : ruler.area.width, ruler_length_mm, 1e-9);
}

TEST_P(EveryPage, ShowsEverythingOfALargeMatOnItsTiles)
{
    const MatSize mat{900, 600};
    const Tiles tiles = tiles_of(mat, GetParam());
    EXPECT_LE(tiles.parts.size(), 16U);
    for (double y = 0.5; y < mat.height; y += 7)
        for (double x = 0.5; x < mat.width; x += 7)
            EXPECT_TRUE(std::ranges::any_of(tiles.parts, [&](const Rect& part) {
                return contains(part, {x, y, 0, 0});
            }));
    for (const Rect& part : tiles.parts)
        EXPECT_TRUE(contains({-0.001, -0.001, mat.width + 0.002, mat.height + 0.002}, part));
    EXPECT_TRUE(contains(whole(tiles.sheet), tiles.shown));
}

TEST_P(EveryPage, KeepsTheMarkersOfAMatWholeOnItsTiles)
{
    const MatSize mat{900, 600};
    const Tiles tiles = tiles_of(mat, GetParam());
    for (int corner = 0; corner < corners; ++corner)
        EXPECT_TRUE(std::ranges::any_of(tiles.parts,
                                        [&](const Rect& part) { return contains(part, mat_corner(mat, corner)); }));
}

INSTANTIATE_TEST_SUITE_P(Pages, EveryPage, testing::Values(Page::a4, Page::letter),
                         [](const auto& test) { return test.param == Page::a4 ? "A4" : "Letter"; });

TEST(CodeOn, IsTheUpperLeftCornerWithItsQuietZone)
{
    EXPECT_EQ(code_on({10, 20, card_width_mm, card_height_mm}, module_mm), (Rect{14, 24, 21, 21}));
    EXPECT_EQ(quiet_zone_on({10, 20, card_width_mm, card_height_mm}, module_mm), (Rect{10, 20, 29, 29}));
    EXPECT_NEAR(code_on({}, small_module_mm).width, 14.7, 1e-9);
}

}  // namespace
}  // namespace cardinal::print
