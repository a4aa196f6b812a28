// Whole tables: every card once, by name of its copy, and nothing else.
#include "samples/studio/profile.h"
#include "tests/vision/stage.h"
#include "vision/card_finder.h"
#include "vision/symbol_finder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <opencv2/imgproc.hpp>
#include <set>

namespace cardinal::vision {
namespace {

constexpr int known = 60;

struct Table {
    studio::Surface surface = studio::Surface::dark_cloth;
    double apart_mm = 75;  ///< between the middles of neighbours; nearer than a card is wide: a fan
    int cards = 12;
    int first = 0;  ///< the number of the first card
};

studio::Picture rendered(const Table& table)
{
    studio::Stock stock;
    studio::Scene scene{.seed = 5};
    studio::Random random(9);
    scene.camera = {.width = 960, .height = 640, .focal_px = 1430, .looks_at = {250, 160}, .distance_mm = 900};
    scene.ground = {.surface = table.surface, .seed = 4};
    for (int card = 0; card < table.cards; ++card) {
        const std::string name = "card " + std::to_string(card);
        const int row = card / 6;
        stock[name] = drawn_card(some_code(table.first + card));
        scene.things.push_back({.print = name,
                                .centre = {50 + (card % 6) * table.apart_mm, 80 + 120.0 * row},
                                .angle_deg = random.between(-4, 4)});
    }
    studio::take_conditions(scene, studio::Profile::clean, random);
    return studio::render(scene, stock);
}

struct Finding : testing::Test {
    Codebook codebook{some_codes(0, known)};
    CodeReader reader{codebook};

    std::vector<CardSighting> found(const studio::Picture& picture) const
    {
        cv::Mat gray;
        cv::cvtColor(picture.pixels, gray, cv::COLOR_BGR2GRAY);
        return find_cards(gray, reader);
    }
    std::set<std::size_t> entries(const Table& table) const
    {
        std::set<std::size_t> all;
        for (const CardSighting& card : found(rendered(table)))
            EXPECT_TRUE(all.insert(card.reading.entry).second) << "a copy is there once";
        return all;
    }
};

std::set<std::size_t> up_to(std::size_t count)
{
    std::set<std::size_t> all;
    for (std::size_t entry = 0; entry < count; ++entry)
        all.insert(entry);
    return all;
}

TEST_F(Finding, SeesEveryCardOnADarkTable) { EXPECT_EQ(entries({}), up_to(12)); }
TEST_F(Finding, SeesEveryCardOnAWhiteTable) { EXPECT_EQ(entries({.surface = studio::Surface::white}), up_to(12)); }
TEST_F(Finding, SeesTheCardsOfAFan) { EXPECT_EQ(entries({.apart_mm = 32}), up_to(12)); }
TEST_F(Finding, SeesNothingOnAnEmptyTable)
{
    for (const auto surface : {studio::Surface::wood, studio::Surface::cloth, studio::Surface::stone})
        EXPECT_EQ(entries({.surface = surface, .cards = 0}), up_to(0));
}
TEST_F(Finding, LeavesForeignCardsAlone) { EXPECT_EQ(entries({.first = known}), up_to(0)); }

/// Blur has joined the rings of their eyes.
TEST(Symbols, AreFoundByEyesThatAreSpots)
{
    constexpr int shots = 16;
    int seen = 0;
    for (int shot = 0; shot < shots; ++shot) {
        const Shown card =
            shown(some_code(shot),
                  {.modules_px = 1.1, .profile = studio::Profile::hard, .seed = static_cast<std::uint64_t>(shot) + 1});
        const cv::Point2d middle = at(symbol_in_picture(card_in_picture(card.corners, {}), 1), 0, 0);
        PictureLevels levels(card.gray);
        seen += std::ranges::any_of(find_symbols(levels, {}), [&](const Symbol& symbol) {
            return cv::norm(at(symbol.place, 0, 0) - middle) < 1.5;
        });
    }
    EXPECT_GE(seen, shots - 1);
}
TEST(Symbols, AreNoneWhereNoCodeLies)
{
    for (const auto surface : {studio::Surface::white, studio::Surface::cloth, studio::Surface::stone}) {
        cv::Mat gray;
        cv::cvtColor(rendered({.surface = surface, .cards = 0}).pixels, gray, cv::COLOR_BGR2GRAY);
        PictureLevels levels(gray);
        EXPECT_TRUE(find_symbols(levels, {}).empty());
    }
}

TEST_F(Finding, GivesTheCornersBeginningWithThePrintedUpperLeftOne)
{
    const studio::Picture picture = rendered({});
    for (const CardSighting& card : found(picture)) {
        const auto& truth = picture.truth.things.at(card.reading.entry).quad;
        ASSERT_TRUE(card.has_outline);
        for (std::size_t corner = 0; corner < truth.size(); ++corner)
            EXPECT_LT(cv::norm(card.quad[corner] - cv::Point2d(truth[corner].x, truth[corner].y)), 0.8);
    }
}

/// What lies there has sides where those of a card with a smaller code would be, and none where its own are.
TEST_F(Finding, TakesNoCardForOneOfAnotherSizeThanItsNeighbours)
{
    studio::Picture picture = rendered({.apart_mm = 120, .cards = 4});
    const std::vector<CardSighting> all = found(picture);
    const auto first = std::ranges::find(all, 0U, [](const CardSighting& card) { return card.reading.entry; });
    ASSERT_NE(first, all.end());
    const Homography from_card = first->reading.symbol * symbol_in_picture(Homography::eye(), 0.7).inv();
    const auto on_card = [&](double x, double y) { return cv::Point(at(from_card, x, y)); };
    constexpr double margin = code_modules / 2.0 + 2;
    const auto beside_code = [&](double x, double y) {
        return cv::Point(at(first->reading.symbol, margin * x, margin * y));
    };
    const CardSize card{};
    const std::vector<cv::Point> paper{on_card(0, 0), on_card(card.width, 0), on_card(card.width, card.height),
                                       on_card(0, card.height)};
    const std::vector<cv::Point> code{beside_code(-1, -1), beside_code(1, -1), beside_code(1, 1), beside_code(-1, 1)};
    cv::Mat around(picture.pixels.size(), CV_8U, cv::Scalar(0));
    cv::fillConvexPoly(around, paper, cv::Scalar(255));
    cv::fillConvexPoly(around, code, cv::Scalar(0));
    picture.pixels.setTo(cv::Scalar::all(230), around);
    const std::vector<CardSighting> again = found(picture);
    ASSERT_EQ(again.size(), all.size());
    for (const CardSighting& each : again) {
        const auto& truth = picture.truth.things.at(each.reading.entry).quad;
        for (std::size_t corner = 0; corner < truth.size(); ++corner)
            EXPECT_LT(cv::norm(each.quad[corner] - cv::Point2d(truth[corner].x, truth[corner].y)), 4);
    }
}

TEST_F(Finding, IsContentWithPicturesOfAnySize)
{
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(3, 2000), cv::Size(26, 26), cv::Size(640, 30)})
        EXPECT_TRUE(find_cards(cv::Mat(size, CV_8U, cv::Scalar(128)), reader).empty());
}

}  // namespace
}  // namespace cardinal::vision
