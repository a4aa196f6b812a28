// Cards by their edges alone, as somebody may photograph them: drawn, so that every corner is known.
#include "tests/vision/stage.h"
#include "vision/edges_along.h"
#include "vision/photographed_cards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

/// A card as a camera sees it that leans, so many pixels to a millimetre.
Quad slanted(double middle_x, double middle_y, double turn_deg, double scale = 3)
{
    const double turn = turn_deg * CV_PI / 180;
    Quad quad;
    const Quad corners{{{-31.5, -44}, {31.5, -44}, {31.5, 44}, {-31.5, 44}}};
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d& at = corners[corner];
        const cv::Point2d mm(at.x * std::cos(turn) - at.y * std::sin(turn),
                             at.x * std::sin(turn) + at.y * std::cos(turn));
        const cv::Point2d table = mm + cv::Point2d(middle_x - 400, middle_y - 300) / scale;
        const double away = 1 - table.y * std::sin(0.6) * scale / 900;  // the camera leans by 0.6
        quad[corner] = cv::Point2d(400, 300) + cv::Point2d(table.x, table.y * std::cos(0.6)) * scale / away;
    }
    return quad;
}

void fill(cv::Mat& picture, const Quad& quad, double border_mm, double gray)
{
    const Homography card = card_in_picture(quad, {});
    std::vector<cv::Point> points;
    for (const cv::Point2d& mm :
         {cv::Point2d(border_mm, border_mm), cv::Point2d(63 - border_mm, border_mm),
          cv::Point2d(63 - border_mm, 88 - border_mm), cv::Point2d(border_mm, 88 - border_mm)}) {
        const cv::Point2d px = at(card, mm);
        points.emplace_back(cvRound(px.x * 16), cvRound(px.y * 16));
    }
    cv::fillConvexPoly(picture, points, gray, cv::LINE_AA, 4);
}

struct Look {
    double table = 60, border = 200, face = 120;
    double sleeve = -1;  ///< how light it is where it shows around the card; none: there is none
};

cv::Mat photo_of(const std::vector<Quad>& cards, const Look& look)
{
    cv::Mat picture(600, 800, CV_8U, cv::Scalar(look.table)), noise(600, 800, CV_8S);
    for (const Quad& card : cards) {
        constexpr double sleeve_mm = 1.4;
        if (look.sleeve >= 0)
            fill(picture, card, -sleeve_mm, look.sleeve);
        fill(picture, card, 0, look.border);
        fill(picture, card, 3, look.face);
    }
    cv::GaussianBlur(picture, picture, {5, 5}, 0.9);
    cv::RNG random(7);
    random.fill(noise, cv::RNG::NORMAL, 0, 1.5);
    cv::add(picture, noise, picture, cv::noArray(), CV_8U);
    return picture;
}

TEST(PhotographedCards, AreFoundByTheirOuterEdges)
{
    const Quad card = slanted(400, 300, 25);
    for (const Look& look : {Look{}, Look{60, 30, 120}, Look{225, 245, 120}, Look{52, 36, 110}, Look{200, 20, 20}}) {
        const auto found = find_photographed_cards(photo_of({card}, look));
        ASSERT_EQ(found.size(), 1U) << look.table << " " << look.border << " " << look.face;
        EXPECT_LT(off_by(found[0], card), 5) << look.table << " " << look.border << " " << look.face;
    }
}

TEST(PhotographedCards, EndBeforeTheirSleevesAndShadowsDo)
{
    const Quad card = slanted(400, 300, 25);
    for (const Look& look : {Look{.table = 120, .border = 30, .face = 160, .sleeve = 108},
                             Look{.table = 120, .border = 220, .face = 160, .sleeve = 135},
                             Look{.table = 180, .border = 235, .face = 120, .sleeve = 166}}) {
        const auto found = find_photographed_cards(photo_of({card}, look));
        ASSERT_EQ(found.size(), 1U) << look.sleeve;
        EXPECT_LT(off_by(found[0], card), 3) << look.sleeve;
    }
}

/// What half of all places have is no edge, though a line of them may be found anywhere.
TEST(PhotographedCards, HaveNoEdgesWhereRoughClothIsAllThereIs)
{
    cv::Mat cloth(600, 800, CV_8U);
    cv::RNG(3).fill(cloth, cv::RNG::UNIFORM, 0, 256);
    cv::GaussianBlur(cloth, cloth, {}, 1.5);
    const Quad anywhere = slanted(400, 300, 25);
    for (std::size_t side = 0; side < anywhere.size(); ++side)
        EXPECT_THAT(edges_along(cloth, anywhere, side), testing::IsEmpty());
    fill(cloth, anywhere, 0, 255);
    for (std::size_t side = 0; side < anywhere.size(); ++side) {
        const std::vector<EdgeAlong> edges = edges_along(cloth, anywhere, side);
        ASSERT_FALSE(edges.empty());
        EXPECT_GT(edges[0].seen, 0.9);
        EXPECT_NEAR(edges[0].middle_mm(), 0, 0.5);
    }
}

TEST(PhotographedCards, LieOnWhatIsNoCardThoughItHasTheShapeOfOne)
{
    const std::vector<Quad> cards{slanted(280, 300, 4, 2), slanted(520, 300, -6, 2)};
    cv::Mat picture = photo_of(cards, {.table = 60, .border = 230});
    cv::rectangle(picture, {80, 90, 640, 457}, 150, 3);  // the edge of a board
    const auto found = find_photographed_cards(picture);
    EXPECT_EQ(found.size(), cards.size());
    for (const Quad& card : cards)
        EXPECT_TRUE(std::ranges::any_of(found, [&](const Quad& each) { return off_by(each, card) < 5; }));
}

/// A picture and a box of text are each shaped like a card that lies across; two cards on a board are, too.
TEST(PhotographedCards, AreNoBoardsThoughTwoBoxesArePrintedOnThem)
{
    const Quad card = slanted(400, 300, 0, 4);
    cv::Mat picture = photo_of({card}, {.table = 200, .border = 30, .face = 60});
    const Homography map = card_in_picture(card, {});
    for (const double upper : {7.0, 47.0}) {
        std::vector<cv::Point> box;
        for (const cv::Point2d& mm : calibration::rectangle(50, 35))
            box.emplace_back(at(map, mm + cv::Point2d(6.5, upper)));
        cv::fillConvexPoly(picture, box, 210);
    }
    const auto found = find_photographed_cards(picture);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_LT(off_by(found[0], card), 5);
}

/// Of one of them only the frame stands out that is printed on it; it is told from the others' size.
TEST(PhotographedCards, AreOfOneSizeOnOneTable)
{
    const std::vector<Quad> cards{slanted(200, 280, 4, 2), slanted(400, 300, -6, 2), slanted(620, 320, 90, 2)};
    const Quad other = slanted(400, 490, 60, 2);
    for (const double border : {60.0, 30.0}) {
        cv::Mat picture = photo_of(cards, {.table = 60, .border = 200});
        fill(picture, other, 0, border);
        fill(picture, other, 4, 120);
        const auto found = find_photographed_cards(picture);
        const bool is_seen = border != 60;
        EXPECT_EQ(found.size(), cards.size() + (is_seen ? 1 : 0));
        for (const Quad& each : found)
            EXPECT_LT(
                std::min({off_by(each, cards[0]), off_by(each, cards[1]), off_by(each, cards[2]), off_by(each, other)}),
                5);
    }
}

/// Two that lie across are together nearly shaped like one.
TEST(PhotographedCards, AreToldApartWhereTheyLieSideBySide)
{
    constexpr double from_the_middle = 3 * (31.5 + 0.5);  // a gap of a millimetre
    const std::vector<Quad> cards{slanted(400 - from_the_middle, 300, 0), slanted(400 + from_the_middle, 300, 0)};
    for (const Look& look : {Look{140, 200, 120}, Look{60, 25, 120}, Look{140, 25, 120}}) {
        const auto found = find_photographed_cards(photo_of(cards, look));
        EXPECT_EQ(found.size(), cards.size()) << look.table << " " << look.border;
        for (const Quad& card : cards)
            EXPECT_TRUE(std::ranges::any_of(found, [&](const Quad& each) { return off_by(each, card) < 5; }));
    }
}

TEST(PhotographedCards, AreEachFoundOnce)
{
    const std::vector<Quad> cards{slanted(200, 280, 4, 2), slanted(400, 300, -6, 2), slanted(620, 320, 90, 2)};
    const auto found = find_photographed_cards(photo_of(cards, {}));
    EXPECT_EQ(found.size(), cards.size());
    for (const Quad& card : cards)
        EXPECT_TRUE(std::ranges::any_of(found, [&](const Quad& each) { return off_by(each, card) < 5; }));
}

TEST(PhotographedCards, AreNotSeenInWhatNoCardLooksLike)
{
    cv::Mat picture(600, 800, CV_8U, cv::Scalar(60));
    cv::rectangle(picture, {60, 60, 150, 150}, 220, cv::FILLED);   // a square
    cv::rectangle(picture, {300, 60, 100, 220}, 220, cv::FILLED);  // a telephone
    cv::circle(picture, {600, 170}, 100, 220, cv::FILLED);
    cv::fillConvexPoly(picture, std::vector<cv::Point>{{100, 400}, {300, 420}, {340, 560}, {60, 500}}, 220);
    EXPECT_THAT(find_photographed_cards(picture), testing::IsEmpty());
    cv::RNG(3).fill(picture, cv::RNG::UNIFORM, 0, 256);
    EXPECT_THAT(find_photographed_cards(picture), testing::IsEmpty());
}

/// What a camera sees of a black square, of a marker and of a board of markers has the shape of cards when it leans.
TEST(PhotographedCards, AreNoSquaresThatAreSeenSlanted)
{
    const Quad square{{{428, 334}, {562, 358}, {544, 456}, {388, 428}}};  // as far as a photo of one showed it
    const Quad board = slanted(400, 300, 25);
    for (const bool is_board : {false, true})
        for (const int cells : {1, 5, 12}) {
            if ((cells == 12) != is_board)
                continue;
            cv::Mat picture(600, 800, CV_8U, cv::Scalar(205)), noise(600, 800, CV_8S);
            fill(picture, is_board ? board : square, 0, 40);
            const Homography map = card_in_picture(is_board ? board : square, {1.0 * cells, 1.0 * cells});
            for (int y = 0; y < cells; ++y)
                for (int x = 0; x < cells; ++x) {
                    const bool is_light = is_board ? (x + y) % 2 == 0 : x > 0 && x < 4 && y > 1 && y < 4 && x != y;
                    std::vector<cv::Point> cell;
                    for (const cv::Point2d& corner : calibration::rectangle(1, 1))
                        cell.emplace_back(at(map, corner + cv::Point2d(x, y)));
                    if (is_light && cells > 1)
                        cv::fillConvexPoly(picture, cell, 215);
                }
            cv::GaussianBlur(picture, picture, {5, 5}, 0.9);
            cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, 1.5);
            cv::add(picture, noise, picture, cv::noArray(), CV_8U);
            EXPECT_THAT(find_photographed_cards(picture), testing::IsEmpty()) << cells;
        }
}

TEST(PhotographedCards, AreLookedForInPicturesOfAnySize)
{
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 90), cv::Size(5, 5), cv::Size(40, 3000), cv::Size(33, 33)})
        EXPECT_THAT(find_photographed_cards(cv::Mat(size, CV_8U, cv::Scalar(90))), testing::IsEmpty());
    EXPECT_THAT(find_photographed_cards(cv::Mat()), testing::IsEmpty());
}

}  // namespace
}  // namespace cardinal::vision
