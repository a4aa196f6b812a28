// What falls on a pixel, held against areas worked out without the painter.
#include "samples/studio/painter.h"
#include "samples/studio/random.h"
#include "tests/studio/stage.h"

#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace cardinal::studio {
namespace {

TEST(Covered, IsThePartOfASquareThatIsInside)
{
    EXPECT_FLOAT_EQ(covered(0, 1, 0), 0.5F);
    EXPECT_FLOAT_EQ(covered(0.25F, 1, 0), 0.75F);
    EXPECT_FLOAT_EQ(covered(-0.5F, 1, 0), 0);
    const float slant = std::sqrt(0.5F);
    EXPECT_NEAR(covered(-slant / 2, slant, slant), 0.125F, 1e-6) << "half of a corner's triangle";
    Random random(5);
    for (int time = 0; time < 50; ++time) {
        const double angle = random.between(0, 6.28), off = random.between(-0.8, 0.8);
        int inside = 0;
        constexpr int points = 400;
        for (int at = 0; at < points * points; ++at) {
            const int across = at % points, down = at / points;
            const double x = (across + 0.5) / points - 0.5, y = (down + 0.5) / points - 0.5;
            inside += off + x * std::cos(angle) + y * std::sin(angle) > 0 ? 1 : 0;
        }
        EXPECT_NEAR(
            covered(static_cast<float>(off), static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))),
            static_cast<double>(inside) / (points * points), 0.004);
    }
}

struct Painting : testing::Test {
    Stock stock = plain_stock();
    Scene scene = bare_scene();

    /// The share of a pixel that a card of 60 × 80 mm covers, by trying many points.
    static double share_of_pixel(const Thing& card, int column, int row)
    {
        constexpr int points = 64;
        const double angle = card.angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
        int inside = 0;
        for (int at = 0; at < points * points; ++at) {
            const int across = at % points, down = at / points;
            const double x = column - 0.5 + (across + 0.5) / points, y = row - 0.5 + (down + 0.5) / points;
            const double dx = (x - 159.5) / scale + 100 - card.centre.x, dy = (y - 119.5) / scale + 100 - card.centre.y;
            inside += std::abs(c * dx + s * dy) < 30 && std::abs(c * dy - s * dx) < 40 ? 1 : 0;
        }
        return static_cast<double>(inside) / (points * points);
    }
};

TEST_F(Painting, GivesAPixelAtAnEdgeTheLightOfItsCoveredArea)
{
    // The left side at 70 + 0.15 mm is at pixel 99.8: of pixel 100 (99.5 to 100.5) the right 0.7 are covered.
    scene.things = {lying("white", {100.15, 100})};
    const cv::Mat light = light_of(scene, stock);
    EXPECT_NEAR(on_picture({70.15, 100}).x, 99.8, 1e-9);
    EXPECT_NEAR(green_at(light, 100, 120), 0.7, 0.002);
    EXPECT_NEAR(green_at(light, 99, 120), 0.0, 0.002);
    EXPECT_NEAR(green_at(light, 101, 120), 1.0, 0.002);
}

TEST_F(Painting, GivesEveryPixelItsShareAtAnyAngle)
{
    scene.samples_across = 3;
    for (const double angle : {7.0, 30.0, 45.0, 101.0}) {
        scene.things = {lying("white", {98.3, 101.1}, angle)};
        const cv::Mat light = light_of(scene, stock);
        double worst = 0;
        for (int row = 40; row < 200; row += 1)
            for (int column = 60; column < 260; column += 3)
                worst = std::max(worst,
                                 std::abs(green_at(light, column, row) - share_of_pixel(scene.things[0], column, row)));
        EXPECT_LT(worst, 0.012) << angle;
        EXPECT_NEAR(green_of_all(light), 60 * 80 * scale * scale, 60 * 80 * scale * scale * 0.0005) << angle;
    }
}

TEST_F(Painting, MakesAllModulesOfACodeAlike)
{
    // Stripes of 1 mm at 1.3 pixels each: light is shared out by area, so that the mean stays what it is everywhere.
    cv::Mat stripes(320, 480, CV_8UC3);
    for (int column = 0; column < 480; ++column)
        stripes.col(column).setTo(cv::Scalar::all(column / 8 % 2 == 0 ? 255 : 0));
    stock["stripes"] = {.what = What::card, .texture = {stripes, 8}};
    scene.camera.distance_mm = 1000 / 1.3;
    scene.things = {lying("stripes", {100, 100})};
    const cv::Mat light = light_of(scene, stock);
    // 1.3 pixels a stripe: 26 pixels are ten pairs of stripes.
    for (int first = 125; first < 165; first += 5) {
        double sum = 0;
        for (int column = first; column < first + 26; ++column)
            sum += green_at(light, column, 120);
        EXPECT_NEAR(sum / 26, 0.5, 0.01) << first;
    }
}

TEST_F(Painting, PutsCornersWhereTheTruthSaysThroughLensAndSlant)
{
    constexpr int squares = 8, texels = 80;
    cv::Mat board(squares * texels, squares * texels, CV_8UC3);
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.cols; ++column)
            board.at<cv::Vec3b>(row, column) =
                (row / texels + column / texels) % 2 == 0 ? cv::Vec3b(250, 250, 250) : cv::Vec3b(20, 20, 20);
    stock["board"] = {.what = What::card, .texture = {board, 8}};  // squares of 10 mm
    scene.camera = {.width = 960,
                    .height = 720,
                    .focal_px = 900,
                    .lens = {.k1 = -0.15, .k2 = 0.04, .p1 = 0.002, .p2 = -0.001},
                    .looks_at = {100, 100},
                    .distance_mm = 230,
                    .tilt_deg = 35,
                    .turn_deg = 20,
                    .roll_deg = 5};
    scene.things = {lying("board", {104, 97}, 33)};
    scene.optics = {.blur_px = 0.35};
    scene.sensor = {.noise = 0.005, .jpeg = 95};
    const Picture picture = render(scene, stock);
    cv::Mat gray;
    cv::cvtColor(picture.pixels, gray, cv::COLOR_BGR2GRAY);
    const View view(scene.camera);
    std::vector<cv::Point2f> corners, expected;
    const double c = std::cos(33 * std::numbers::pi / 180), s = std::sin(33 * std::numbers::pi / 180);
    for (int row = 1; row < squares; ++row)
        for (int column = 1; column < squares; ++column) {
            const double u = 10 * column - 40, v = 10 * row - 40;
            const Point at = view.pixel_of({104 + c * u - s * v, 97 + s * u + c * v});
            expected.emplace_back(static_cast<float>(at.x), static_cast<float>(at.y));
        }
    corners = expected;
    cv::cornerSubPix(gray, corners, {5, 5}, {-1, -1}, {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 100, 1e-4});
    double sum = 0, worst = 0;
    for (std::size_t at = 0; at < corners.size(); ++at) {
        const double off = std::hypot(corners[at].x - expected[at].x, corners[at].y - expected[at].y);
        sum += off;
        worst = std::max(worst, off);
    }
    EXPECT_LT(sum / static_cast<double>(corners.size()), 0.05) << "pixels";
    EXPECT_LT(worst, 0.1);
    // The quad's corners are the board's.
    const Quad& quad = picture.truth.things[0].quad;
    const Point upper_left = view.pixel_of({104 - 40 * c + 40 * s, 97 - 40 * s - 40 * c});
    EXPECT_NEAR(quad[0].x, upper_left.x, 1e-6);
    EXPECT_NEAR(quad[0].y, upper_left.y, 1e-6);
}

struct Seeing : Painting {};

TEST_F(Seeing, CountsWhatIsNotCovered)
{
    // The black card lies on the right third of the white one.
    scene.things = {lying("white", {100, 100}), lying("black", {140, 100})};
    const Truth truth = render(scene, stock).truth;
    EXPECT_NEAR(truth.things[0].visible, 2.0 / 3, 0.003);
    EXPECT_NEAR(truth.things[0].code_visible, 1, 1e-9);
    EXPECT_NEAR(truth.things[1].visible, 1, 1e-9);
    scene.things[1].centre = {100, 100 - 60};  // now on its upper quarter: half of the code
    EXPECT_NEAR(render(scene, stock).truth.things[0].visible, 0.75, 0.003);
    EXPECT_NEAR(render(scene, stock).truth.things[0].code_visible, 0.5, 0.005);
}

TEST_F(Seeing, CountsWhatThePictureDoesNotShowAsUnseen)
{
    scene.things = {lying("white", {20, 100})};  // the picture's left edge is at 20 mm
    EXPECT_NEAR(render(scene, stock).truth.things[0].visible, 0.5, 0.005);
    EXPECT_NEAR(render(scene, stock).truth.things[0].code_visible, 0, 0.01);
    scene.things = {lying("white", {-100, 100})};
    EXPECT_EQ(render(scene, stock).truth.things[0].visible, 0);
}

TEST_F(Seeing, CountsTheSameUnderAPileAsUnderOneCard)
{
    scene.things = {lying("white", {100, 100}), lying("black", {120, 110}, 20)};
    const double one = render(scene, stock).truth.things[0].visible;
    for (int more = 0; more < 5; ++more)
        scene.things.push_back(lying("white", {120, 110}, 20));
    const Truth truth = render(scene, stock).truth;
    EXPECT_NEAR(truth.things[0].visible, one, 1e-9);
    EXPECT_NEAR(truth.things[1].visible, 0, 1e-9);
}

TEST_F(Seeing, ShowsTheBackOfACardThatLiesFaceDown)
{
    scene.things = {lying("white", {100, 100})};
    scene.things[0].face = Face::down;
    const Picture picture = render(scene, stock);
    EXPECT_LT(picture.pixels.at<cv::Vec3b>(120, 160)[1], 5);
    EXPECT_EQ(picture.truth.things[0].code_visible, 0);
    EXPECT_EQ(picture.truth.things[0].print->card, "white");
}

TEST_F(Seeing, KnowsASleeveAndACurl)
{
    scene.things = {lying("white", {100, 100})};
    scene.things[0].sleeve = Sleeve{.margin_mm = 1.5};
    scene.things[0].curl = {.rise_mm = 4};
    const SeenThing seen = render(scene, stock).truth.things[0];
    // Sides that are 4 mm nearer to a lens 500 mm away look larger by that.
    EXPECT_NEAR(seen.quad[0].x, 159.5 - 30 * 1000.0 / 496, 1e-6);
    ASSERT_TRUE(seen.sleeve);
    EXPECT_LT((*seen.sleeve)[0].x, seen.quad[0].x - 2.9);
}

TEST_F(Seeing, PaintsACurledCardWhereItsCornersAre)
{
    scene.things = {lying("white", {100, 100})};
    scene.things[0].curl = {.rise_mm = 6};
    const cv::Mat light = light_of(scene, stock);
    const double left = 159.5 - 30 * 1000.0 / 494;
    EXPECT_LT(green_at(light, static_cast<int>(left) - 1, 120), 0.01);
    EXPECT_GT(green_at(light, static_cast<int>(left) + 2, 120), 0.5);
    EXPECT_GT(green_at(light, 99, 120), 0.4) << "flat it would begin at 99.5";
}

struct FilmedPainting : Painting {
    FilmCamera film{stock};

    FilmedPainting()
    {
        scene.light = {.level = 0.9, .gradient = 0.2, .shadow = 0.3};
        scene.optics = {.blur_px = 0.5, .defocus_px = 0.7, .motion_px = 1.2, .motion_deg = 30};
        scene.sensor = {.noise = 0.02};
        scene.things = {lying("white", {70, 60}, 10), lying("black", {90, 70}), lying("white", {120, 150}, 40)};
    }
    /// How many rows were painted for the picture, which is held against the one that is painted as a whole.
    int painted_now()
    {
        scene.seed += 1;
        const cv::Mat whole = render(scene, stock).pixels, filmed = film.picture(scene);
        EXPECT_EQ(cv::norm(whole, filmed, cv::NORM_INF), 0);
        return film.painted_rows();
    }
};

TEST_F(FilmedPainting, PaintsNothingAgainWhileNothingMoves)
{
    EXPECT_EQ(painted_now(), height);
    EXPECT_EQ(painted_now(), 0);
}

TEST_F(FilmedPainting, PaintsAnewWhereAThingMovedCameOrWent)
{
    painted_now();
    scene.things[2].centre.y += 3;
    const int moved = painted_now();
    EXPECT_GT(moved, 0);
    EXPECT_LT(moved, height);
    scene.things.push_back(lying("black", {100, 30}, 5));
    EXPECT_GT(painted_now(), 0);
    scene.things.erase(scene.things.begin());
    EXPECT_GT(painted_now(), 0);
    scene.things[1].face = Face::down;
    EXPECT_GT(painted_now(), 0);
    EXPECT_EQ(painted_now(), 0);
}

TEST_F(FilmedPainting, PaintsAnewWhatLiesUponEachOtherTheOtherWayRound)
{
    painted_now();
    std::swap(scene.things[0], scene.things[1]);
    EXPECT_GT(painted_now(), 0);
}

TEST_F(FilmedPainting, PaintsAnewWhereALampIsMirroredElsewhere)
{
    scene.things[0].glare = Glare{.strength = 0.5};
    painted_now();
    EXPECT_EQ(painted_now(), 0);
    scene.things[0].glare->at = {5, 5};
    EXPECT_GT(painted_now(), 0);
    scene.things[0].glare.reset();
    EXPECT_GT(painted_now(), 0);
}

TEST_F(FilmedPainting, PaintsEverythingForAnotherCameraOrAnotherGround)
{
    painted_now();
    scene.camera.tilt_deg = 3;
    EXPECT_EQ(painted_now(), height);
    scene.optics.blur_px = 0.6;
    EXPECT_EQ(painted_now(), height);
    scene.ground.mat.clear();
    EXPECT_EQ(painted_now(), height);
    scene.light.warmth = 0.1;
    EXPECT_EQ(painted_now(), 0) << "light is put on what was painted";
}

}  // namespace
}  // namespace cardinal::studio
