// The printed files, measured and read as they come out of a printer.
#include "companion/print/dice.h"
#include "companion/print/print.h"
#include "companion/print/serials.h"
#include "engine/core/calibration_board.h"
#include "engine/games/all_games.h"
#include "tests/companion/print/printed_page.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>

namespace cardinal::print {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Printing : public testing::Test {
protected:
    static void SetUpTestSuite() { workshop = new Workshop; }
    static void TearDownTestSuite() { delete workshop; }
    void TearDown() override { std::filesystem::remove(file_); }

    std::string file_ =
        (std::filesystem::temp_directory_path() / ("cardinal-" + std::to_string(::getpid()) + ".pdf")).string();
    Deckware ware_{.title = "A Game", .colour = {40, 80, 120}};

    std::vector<PrintedPage> printed(const Result<Made>& made, double dots_per_inch = 300) const
    {
        EXPECT_TRUE(made) << (made ? "" : made.error().sentence);
        return pages_of(file_, dots_per_inch);
    }
    static CardFace face_called(const std::string& name)
    {
        return {.name = name,
                .type_line = "Unit · Infantry",
                .colour = {36, 84, 138},
                .costs = {{Icon::bolt, 2, "ENERGY"}},
                .stats = {{Icon::swords, 1, "ATTACK"}, {Icon::heart, 12, "HEALTH"}},
                .texts = {{"Rally", "once per turn", "Something happens."}}};
    }
    static std::vector<CardCopy> copies(int count)
    {
        const DrawnSerials drawn = draw_serials('P', std::vector<int>(static_cast<std::size_t>(count), 77), {}, 9);
        std::vector<CardCopy> all;
        for (const PrintedCode& code : drawn.codes)
            all.push_back({.face = face_called("Street Guard"), .code = code});
        return all;
    }
    /// The ruler's base line, measured.
    static double length_of_ruler(const PrintedPage& page, const Ruler& ruler)
    {
        constexpr double around = 1;
        const Rect base =
            ruler.is_upright
                ? Rect{ruler.area.right() - 0.15, ruler.area.y - around, 0.3, ruler.area.height + 2 * around}
                : Rect{ruler.area.x - around, ruler.area.bottom() - 0.15, ruler.area.width + 2 * around, 0.3};
        const Rect line = page.dark_within(base);
        return ruler.is_upright ? line.height : line.width;
    }

    /// What is dark in a card's corner; beyond the quiet zone other things begin.
    static Rect symbol_on(const PrintedPage& page, const Rect& card, double module)
    {
        const Rect zone = quiet_zone_on(card, module);
        return page.dark_within({zone.x, zone.y, zone.width - 0.5, zone.height - 0.5});
    }

private:
    static inline Workshop* workshop = nullptr;
};

class PrintingCards : public Printing, public testing::WithParamInterface<Page> {
protected:
    Grid grid() const { return grid_of(GetParam(), card_width_mm, card_height_mm); }
};

TEST_P(PrintingCards, PutsEveryCodeInItsPlaceSoThatItIsReadBack)
{
    const std::vector<CardCopy> cards = copies(11);
    const auto pages = printed(print_sheets(cards, ware_, GetParam(), file_));
    ASSERT_EQ(pages.size(), 4U);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const PrintedPage& page = pages[at / 9 * 2];
        const Rect card = grid().cell(static_cast<int>(at % 9));
        EXPECT_EQ(page.code_within(quiet_zone_on(card, module_mm)), write_code(*cards[at].code));
        EXPECT_LT(farthest(symbol_on(page, card, module_mm), code_on(card, module_mm)), tolerance_mm);
    }
}

TEST_P(PrintingCards, HasPaperOfTheRightSize)
{
    const auto pages = printed(print_sheets(copies(1), ware_, GetParam(), file_));
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_NEAR(pages[0].size_mm().width, size_of(GetParam()).width, tolerance_mm);
    EXPECT_NEAR(pages[0].size_mm().height, size_of(GetParam()).height, tolerance_mm);
}

TEST_P(PrintingCards, HasARulerOnEverySheet)
{
    for (const PrintedPage& page : printed(print_sheets(copies(10), ware_, GetParam(), file_)))
        EXPECT_NEAR(length_of_ruler(page, ruler_beside(grid().bounds(), grid().sheet)), ruler_length_mm, tolerance_mm);
}

TEST_P(PrintingCards, HasBacksThatTellNothing)
{
    const auto pages = printed(print_sheets(copies(2), ware_, GetParam(), file_));
    ASSERT_EQ(pages.size(), 2U);
    for (int cell = 0; cell < 2; ++cell) {
        const Rect back = grid().behind(cell);
        EXPECT_THAT(pages[1].code_within(back), IsEmpty());
        EXPECT_LT(farthest(pages[1].dark_within(back), {back.x + 3, back.y + 3, back.width - 6, back.height - 6}),
                  tolerance_mm);
    }
    EXPECT_TRUE(pages[1].is_blank(grid().behind(2))) << "nothing behind a cell that is empty";
}

INSTANTIATE_TEST_SUITE_P(Pages, PrintingCards, testing::Values(Page::a4, Page::letter),
                         [](const auto& test) { return test.param == Page::a4 ? "A4" : "Letter"; });

TEST_F(Printing, MakesSmallCodesForBetterCameras)
{
    ware_.module = small_module_mm;
    const std::vector<CardCopy> cards = copies(1);
    const auto pages = printed(print_sheets(cards, ware_, Page::a4, file_));
    const Rect card = grid_of(Page::a4, card_width_mm, card_height_mm).cell(0);
    EXPECT_EQ(pages[0].code_within(quiet_zone_on(card, small_module_mm)), write_code(*cards[0].code));
    EXPECT_LT(farthest(symbol_on(pages[0], card, small_module_mm), code_on(card, small_module_mm)), tolerance_mm);
}

TEST_F(Printing, KeepsLongNamesAndTextsOnTheirCards)
{
    const std::string german = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ";
    const std::string russian = "Превысокомногорассмотрительствующий начальник ";
    const std::string chinese = "衝撃波を放つ古代の守護者は、次のターンの終わりまで戦場に残る。";
    std::vector<CardCopy> cards;
    for (const std::string& words : {german, russian, chinese, std::string(60, 'W')}) {
        CardFace face = face_called(words + words);
        face.type_line = words;
        std::string body;
        while (body.size() < 400)
            body += words;
        face.texts = {{words, words, body}};
        cards.push_back({.face = face});
    }
    ware_.has_backs = false;
    const auto made = print_sheets(cards, ware_, Page::a4, file_);
    const auto pages = printed(made);
    EXPECT_THAT(made->remarks, IsEmpty()) << made->remarks.front();
    const Grid grid = grid_of(Page::a4, card_width_mm, card_height_mm);
    for (int cell = 0; cell < 4; ++cell) {
        const Rect card = grid.cell(cell);
        constexpr double edge = 1.9;  // the light border around everything
        EXPECT_TRUE(pages[0].is_blank({card.x, card.y, edge, card.height - 4})) << cell;
        EXPECT_TRUE(pages[0].is_blank({card.right() - edge, card.y, edge, card.height - 4})) << cell;
        EXPECT_TRUE(pages[0].is_blank({card.x, card.y, card.width, edge})) << cell;
    }
}

TEST_F(Printing, SaysWhichTextIsTooLongForAnyCard)
{
    CardFace face = face_called("Talker");
    face.texts = {{.body = std::string(20000, 'm')}};
    const auto made = print_sheets({{.face = face}, {.face = face}}, ware_, Page::a4, file_);
    ASSERT_TRUE(made);
    EXPECT_THAT(made->remarks, testing::ElementsAre(HasSubstr("The text of Talker is too long")));
}

TEST_F(Printing, ShowsAPictureWhereThereIsOne)
{
    const std::string picture = "P3 2 1 255 0 0 0 0 0 0\n";
    const auto pages =
        printed(print_sheets({{.face = face_called("Night"), .picture = picture}}, ware_, Page::a4, file_));
    const Rect card = grid_of(Page::a4, card_width_mm, card_height_mm).cell(0);
    for (double x = 3; x < 60; x += 3)
        EXPECT_TRUE(pages[0].is_dark(card.x + x, card.y + 40)) << x;
}

TEST_F(Printing, SaysWhichPictureCannotBeRead)
{
    const auto made = print_sheets({{.face = face_called("Night"), .picture = "no picture"}}, ware_, Page::a4, file_);
    ASSERT_TRUE(made);
    EXPECT_THAT(made->remarks, testing::ElementsAre(HasSubstr("The picture of Night cannot be read")));
}

TEST_F(Printing, WritesWordsThatCanBeSearchedFor)
{
    CardFace face = face_called("Ärger & <b>Спутник</b>");
    const auto pages = printed(print_sheets({{.face = face}}, ware_, Page::a4, file_));
    EXPECT_THAT(pages[0].words(), HasSubstr("<b>Спутник</b>"));
    EXPECT_THAT(pages[0].words(), HasSubstr("(once per turn): Something"));
}

TEST_F(Printing, LabelsCardsThatPeopleOwn)
{
    for (const Label kind : {Label::sticker, Label::insert}) {
        const std::vector<CardCopy> cards = copies(3);
        const auto pages = printed(print_labels(cards, kind, module_mm, Page::letter, file_));
        ASSERT_EQ(pages.size(), 1U);
        const Rect size = label_size(kind, module_mm);
        const Grid grid = grid_of(Page::letter, size.width, size.height, 1.5, 5);
        for (int at = 0; at < 3; ++at)
            EXPECT_EQ(pages[0].code_within(quiet_zone_on(grid.cell(at), module_mm)),
                      write_code(*cards[static_cast<std::size_t>(at)].code));
        EXPECT_NEAR(length_of_ruler(pages[0], ruler_beside(grid.bounds(), grid.sheet)), ruler_length_mm, tolerance_mm);
    }
}

TEST_F(Printing, CannotWriteWhereNoFolderIs)
{
    const auto made = print_command_cards(Page::a4, "/nowhere/at/all.pdf");
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().sentence, HasSubstr("/nowhere/at/all.pdf"));
}

/// Forty sheets: whoever calls them off waits for the one that is being drawn, and has what was there before.
TEST_F(Printing, EndsWhenItIsCalledOffAndLeavesWhatWasThere)
{
    const std::vector<CardCopy> cards = copies(360);
    const auto printing = [&](std::stop_token stop) {
        const auto begin = std::chrono::steady_clock::now();
        const auto made = print_sheets(cards, ware_, Page::a4, {file_, std::move(stop)});
        return std::pair(made, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    };
    const auto [whole, whole_s] = printing({});
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->pages, 80);
    const auto bytes = std::filesystem::file_size(file_);
    std::stop_source nobody_wants_it;
    nobody_wants_it.request_stop();
    const auto [part, part_s] = printing(nobody_wants_it.get_token());
    ASSERT_FALSE(part);
    EXPECT_EQ(part.error().sentence, "Printing was called off.");
    EXPECT_EQ(std::filesystem::file_size(file_), bytes);
    EXPECT_LT(part_s, 0.5 * whole_s);
    std::cout << "forty sheets: " << whole_s << " s, called off at once: " << part_s << " s\n";
}

TEST_F(Printing, LeavesWhatIsNoOrdinaryFileAsItIs)
{
    ASSERT_EQ(::mkfifo(file_.c_str(), 0600), 0);
    const auto made = print_command_cards(Page::a4, file_);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().sentence, HasSubstr("no ordinary file"));
    EXPECT_TRUE(std::filesystem::is_fifo(file_));
}

// ---- markers ----
TEST_F(Printing, GivesEveryCommandItsMarker)
{
    const auto pages = printed(print_command_cards(Page::a4, file_));
    ASSERT_EQ(pages.size(), 1U);
    const Grid grid = grid_of(Page::a4, card_width_mm, card_height_mm);
    for (std::size_t at = 0; at < std::size(command_words); ++at) {
        const Rect card = grid.cell(static_cast<int>(at));
        const Rect place{card.x + (card.width - mat_corner_mm) / 2, card.y + 2.2 + 19, mat_corner_mm, mat_corner_mm};
        EXPECT_EQ(pages[0].marker_within(place), marker_pattern(marker_of(command_words[at].command)));
    }
}

TEST_F(Printing, GivesTokensTheirMarkersOnBothFaces)
{
    for (const Game* game : all_games()) {
        const auto pages = printed(print_tokens(*game, Page::a4, file_));
        ASSERT_GE(pages.size(), 2U);
        const TokenKind& kind = game->tokens->kinds.front();
        const Grid grid = token_grid(Page::a4);
        const auto marker_of_cell = [](const Rect& cell) { return Rect{cell.x + 1, cell.bottom() - 20, 20, 20}; };
        EXPECT_EQ(pages[0].marker_within(marker_of_cell(grid.cell(0))), marker_pattern(kind.marker_of(0)));
        EXPECT_EQ(pages[1].marker_within(marker_of_cell(grid.behind(0))), marker_pattern(kind.marker_of(1)));
        for (const PrintedPage& page : pages)
            EXPECT_THAT(page.words(), HasSubstr("100 mm"));
    }
}

TEST_F(Printing, GivesEachSideOfADieItsMarkerAndItsWord)
{
    for (const Game* game : all_games()) {
        const auto pages = printed(print_dice(*game, Page::a4, file_));
        const Grid grid = die_grid(Page::a4);
        const auto cells = static_cast<std::size_t>(grid.cells());
        const std::vector<DieShown> stickers = stickers_of(*game);
        ASSERT_EQ(pages.size(), (stickers.size() + cells - 1) / cells);
        const double side = (marker_cells + 2) * die_cell_mm, aside = (die_side_mm - side) / 2;
        for (std::size_t at = 0; at < stickers.size(); at += stickers_of_a_face) {
            const Rect cell = grid.cell(static_cast<int>(at % cells));
            const auto& [die, face] = stickers[at];
            EXPECT_EQ(pages[at / cells].marker_within({cell.x + aside, cell.y, side, side}),
                      marker_pattern(die->marker_of(face)))
                << game->id << " " << die->faces[face].shows;
        }
        EXPECT_THAT(pages[0].words(), HasSubstr("100 mm"));
        std::string word(stickers.back().die->faces.back().shows);
        std::ranges::transform(word, word.begin(), [](char letter) { return static_cast<char>(std::toupper(letter)); });
        EXPECT_THAT(pages.back().words(), HasSubstr(word));
    }
}

TEST_F(Printing, GivesMatsTheirCornersAndTheirZonesNames)
{
    for (const Game* game : all_games()) {
        constexpr double resolution = 100, pixel_mm = 25.4 / resolution;
        const auto pages = printed(print_playmat(*game, Ground::dark, file_), resolution);
        ASSERT_EQ(pages.size(), 1U);
        EXPECT_NEAR(pages[0].size_mm().width, game->playmat->size.width, pixel_mm);
        EXPECT_NEAR(pages[0].size_mm().height, game->playmat->size.height, pixel_mm);
        for (int corner = 0; corner < corners; ++corner)
            EXPECT_EQ(pages[0].marker_within(mat_corner(game->playmat->size, corner)),
                      marker_pattern(static_cast<MarkerId>(first_mat_corner + corner)));
        EXPECT_THAT(pages[0].words(), HasSubstr("100 mm"));
        for (const MatZone& zone : game->playmat->zones)
            EXPECT_THAT(pages[0].words(), HasSubstr(titled(game->words->zones[zone.place.zone].name)));
    }
}

TEST_F(Printing, ShowsOnTilesWhatIsOnTheMat)
{
    const Game& game = *all_games().front();
    const Tiles tiles = tiles_of(game.playmat->size, Page::a4);
    const auto pages = printed(print_playmat_tiles(game, Ground::light, Page::a4, file_));
    ASSERT_EQ(pages.size(), tiles.parts.size());
    const Rect corner = mat_corner(game.playmat->size, 0);
    EXPECT_EQ(pages[0].marker_within({tiles.shown.x + corner.x, tiles.shown.y + corner.y, corner.width, corner.height}),
              marker_pattern(first_mat_corner));
    for (const PrintedPage& page : pages)
        EXPECT_NEAR(length_of_ruler(page, ruler_beside(tiles.shown, tiles.sheet)), ruler_length_mm, tolerance_mm);
}

TEST_F(Printing, MakesABoardToCalibrateWith)
{
    namespace board = calibration_board;
    const auto pages = printed(print_calibration_board(Page::letter, file_));
    ASSERT_EQ(pages.size(), 1U);
    const MatSize sheet = pages[0].size_mm();
    const Rect area{(sheet.width - board::size().width) / 2, (sheet.height - board::size().height) / 2,
                    board::size().width, board::size().height};
    EXPECT_LT(farthest(pages[0].dark_within({area.x - 3, area.y - 1, area.width + 6, area.height + 2}), area),
              tolerance_mm);
    const double ring = (board::square_mm - board::marker_mm) / 2 - board::cell_mm;
    const Rect marker{area.x + board::square_mm + ring, area.y + ring, board::square_mm - 2 * ring,
                      board::square_mm - 2 * ring};
    EXPECT_EQ(pages[0].marker_within(marker), marker_pattern(board::marker_at(0, 1)));
    EXPECT_EQ(board::marker_at(0, 1), first_calibration_marker);
}

TEST_F(Printing, MakesLooseCorners)
{
    const auto pages = printed(print_loose_corners(Page::a4, file_));
    ASSERT_EQ(pages.size(), 1U);
    const Grid grid = grid_of(Page::a4, 74, 74, 14, 20);
    for (const auto& [cell, corner] : {std::pair{0, 0}, {1, 1}, {2, 3}, {3, 2}}) {
        const Rect paper = grid.cell(cell);
        EXPECT_EQ(pages[0].marker_within({paper.x + 7, paper.y + 7, 60, 60}),
                  marker_pattern(static_cast<MarkerId>(first_loose_corner + corner)));
    }
}

}  // namespace
}  // namespace cardinal::print
