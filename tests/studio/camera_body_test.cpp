// Lens and sensor: what blur, noise, colours, tones and compression do, measured on what comes out.
#include "samples/studio/profile.h"
#include "samples/studio/random.h"
#include "samples/studio/sensor.h"
#include "samples/studio/tone.h"
#include "tests/studio/stage.h"

#include <cmath>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::studio {
namespace {

/// Mean and variance of where light falls.
struct Spread {
    double all = 0, x = 0, y = 0, variance_x = 0, variance_y = 0;
};
Spread spread_of(const cv::Mat& light)
{
    Spread made;
    const auto each = [&](auto add) {
        for (int row = 0; row < light.rows; ++row)
            for (int column = 0; column < light.cols; ++column)
                add(column, row, green_at(light, column, row));
    };
    each([&](int x, int y, double one) { made.all += one, made.x += one * x, made.y += one * y; });
    made.x /= made.all;
    made.y /= made.all;
    each([&](int x, int y, double one) {
        made.variance_x += one * (x - made.x) * (x - made.x) / made.all;
        made.variance_y += one * (y - made.y) * (y - made.y) / made.all;
    });
    return made;
}

struct Lenses : testing::Test {
    Stock stock = plain_stock();
    Scene scene = bare_scene();
    Lenses()
    {
        stock["dot"] = {.what = What::card, .texture = plain(255, 1, 1, 16)};
        scene.things = {lying("dot", {100, 100})};
        scene.samples_across = 4;
    }
    Spread spread(const Optics& optics)
    {
        scene.optics = optics;
        return spread_of(light_of(scene, stock));
    }
};

TEST_F(Lenses, KeepAllLightAndItsPlace)
{
    const Spread sharp = spread({.blur_px = 0}),
                 soft = spread({.blur_px = 0.6, .defocus_px = 1.3, .motion_px = 2, .motion_deg = 30});
    EXPECT_NEAR(soft.all, sharp.all, sharp.all * 1e-3);
    EXPECT_NEAR(soft.x, 159.5, 0.01);
    EXPECT_NEAR(soft.y, 119.5, 0.01);
}

TEST_F(Lenses, BlurAsMuchAsTheyAreSaidTo)
{
    // A dot of two pixels, seen by pixels of one: squares have the variance side² / 12, and variances add up. That the
    // dot lies exactly on the grid of samples takes a hundredth away.
    constexpr double sharp = 4.0 / 12 + 1.0 / 12, tolerance = 0.015;
    EXPECT_NEAR(spread({.blur_px = 0.5}).variance_x - sharp, 0.25, tolerance);
    EXPECT_NEAR(spread({.blur_px = 1.5}).variance_x - sharp, 2.25, 2 * tolerance);
    EXPECT_NEAR(spread({.blur_px = 0, .defocus_px = 1.2}).variance_x - sharp, 1.44 / 4, tolerance)
        << "of a disc: r² / 4";
    const Spread moved = spread({.blur_px = 0, .motion_px = 3, .motion_deg = 0});
    EXPECT_NEAR(moved.variance_x - sharp, 9.0 / 12, tolerance) << "of a line: length² / 12";
    EXPECT_NEAR(moved.variance_y, spread({.blur_px = 0}).variance_y, tolerance);
}

TEST_F(Lenses, BlurTheSameAtTheSeamsOfTheirWork)
{
    // The picture is worked on in strips of 48 rows; a card across one of their borders shows nothing of it.
    stock["wide"] = {.what = What::card, .texture = plain(255, 140, 100)};
    scene.things = {lying("wide", {100, 100})};
    scene.optics = {.blur_px = 0.6, .defocus_px = 1.4, .motion_px = 2.5, .motion_deg = 70};
    const cv::Mat light = light_of(scene, stock);
    for (int row = 40; row < 200; ++row)
        EXPECT_NEAR(green_at(light, 160, row), 1, 1e-4) << row;
    for (int row = 40; row < 200; ++row)
        EXPECT_NEAR(green_at(light, 20, row), green_at(light, 20, 60), 1e-4) << row;
}

struct Sensors : testing::Test {
    static cv::Mat even(float level) { return {240, 320, CV_32FC3, cv::Scalar::all(static_cast<double>(level))}; }
    /// Mean and deviation in light, found back from the tones.
    static std::pair<double, double> measured(const cv::Mat& picture)
    {
        double sum = 0, squares = 0;
        int count = 0;
        for (int row = 8; row < picture.rows - 8; ++row)
            for (int column = 8; column < picture.cols - 8; ++column, ++count) {
                const auto light = static_cast<double>(light_of(picture.at<cv::Vec3b>(row, column)[1]));
                sum += light;
                squares += light * light;
            }
        const double mean = sum / count;
        return {mean, std::sqrt(squares / count - mean * mean)};
    }
};

TEST_F(Sensors, HaveAsMuchNoiseAsTheyAreSaidTo)
{
    const Light lamp{.level = 1};
    const auto [mean, deviation] = measured(exposed(even(0.6F), lamp, {.noise = 0.04, .dark_noise = 0.3}, 7));
    EXPECT_NEAR(mean, 0.6, 0.001);
    const double expected = 0.04 * std::sqrt(0.09 + 0.91 * 0.6);  // a dark part, and one that grows as light does
    EXPECT_NEAR(deviation, expected, 0.03 * expected);
    const auto [dark_mean, dark_deviation] = measured(exposed(even(0.3F), lamp, {.noise = 0.04, .dark_noise = 1}, 7));
    EXPECT_NEAR(dark_mean, 0.3, 0.001);
    EXPECT_NEAR(dark_deviation, 0.04, 0.0012);
}

TEST_F(Sensors, KeepGrayGrayThroughABayerPattern)
{
    const cv::Mat picture = exposed(even(0.5F), {.level = 1}, {.noise = 0, .has_bayer = true}, 1);
    for (const auto& pixel : {picture.at<cv::Vec3b>(100, 100), picture.at<cv::Vec3b>(101, 101)})
        for (int channel = 0; channel < 3; ++channel)
            EXPECT_NEAR(pixel[channel], tone_of(0.5F), 1);
}

TEST_F(Sensors, KeepColoursInTheirPlacesThroughABayerPattern)
{
    cv::Mat light(64, 64, CV_32FC3, cv::Scalar(0.1, 0.3, 0.7));
    const cv::Vec3b pixel = exposed(light, {.level = 1}, {.noise = 0, .has_bayer = true}, 1).at<cv::Vec3b>(31, 32);
    EXPECT_NEAR(pixel[0], tone_of(0.1F), 1);
    EXPECT_NEAR(pixel[1], tone_of(0.3F), 1);
    EXPECT_NEAR(pixel[2], tone_of(0.7F), 1);
}

TEST_F(Sensors, SeeAsMuchLessLightAsLampAndLensTake)
{
    const Light lamp{.level = 0.8, .gradient = 0.4, .gradient_deg = 0};
    const cv::Mat picture = exposed(even(1), lamp, {.noise = 0}, 1);
    EXPECT_NEAR(picture.at<cv::Vec3b>(120, 0)[1], tone_of(0.8F), 1);
    EXPECT_NEAR(picture.at<cv::Vec3b>(120, 319)[1], tone_of(0.8F * 0.6F), 1);
    EXPECT_NEAR(picture.at<cv::Vec3b>(0, 160)[1], tone_of(0.8F * 0.8F), 1);
}

TEST_F(Sensors, LoseByJpegWhatOthersLose)
{
    Scene scene = bare_scene();
    scene.ground = {.surface = Surface::wood};
    scene.things = {lying("white", {90, 100}, 20), lying("black", {130, 90}, -50)};
    scene.sensor = {.noise = 0.02};
    const cv::Mat before = render(scene, plain_stock()).pixels;
    for (const int quality : {65, 80, 95}) {
        std::vector<std::uint8_t> file;
        cv::imencode(".jpg", before, file, {cv::IMWRITE_JPEG_QUALITY, quality});
        const cv::Mat theirs = cv::imdecode(file, cv::IMREAD_COLOR), mine = compressed(before, quality);
        const double lost = cv::norm(theirs, before, cv::NORM_L2), between = cv::norm(theirs, mine, cv::NORM_L2);
        EXPECT_LT(between, 0.25 * lost) << quality;
        EXPECT_NEAR(cv::norm(mine, before, cv::NORM_L2), lost, 0.05 * lost) << quality;
    }
}

TEST_F(Sensors, CompressPicturesOfAnySize)
{
    for (const auto& [columns, rows] : {std::pair{17, 23}, std::pair{1, 1}, std::pair{16, 33}}) {
        const cv::Mat picture(rows, columns, CV_8UC3, cv::Scalar(40, 120, 200));
        const cv::Mat made = compressed(picture, 90);
        EXPECT_EQ(made.size(), picture.size());
        EXPECT_LT(cv::norm(made, picture, cv::NORM_INF), 5);
    }
}

TEST(StudioRandom, IsTheSameEverywhere)
{
    Random random(1);
    EXPECT_EQ(random.bits(), Random(1).bits());
    EXPECT_NE(Random(1).bits(), Random(2).bits());
    EXPECT_NE(Random(1).branch(1).bits(), Random(1).branch(2).bits());
    double sum = 0, squares = 0;
    constexpr int count = 100000;
    for (int at = 0; at < count; ++at) {
        const double one = random.bell();
        sum += one;
        squares += one * one;
    }
    EXPECT_NEAR(sum / count, 0, 0.01);
    EXPECT_NEAR(squares / count, 1, 0.01);
}

struct Rendering : testing::Test {
    Stock stock = plain_stock();
    Scene scene = bare_scene();
    Rendering()
    {
        scene.things = {lying("white", {90, 100}, 20), lying("black", {130, 90}, -50)};
        Random random(3);
        take_conditions(scene, Profile::hard, random);
        take_glare(scene, stock, Profile::hard, random);
    }
    static bool are_alike(const cv::Mat& one, const cv::Mat& other) { return cv::norm(one, other, cv::NORM_INF) == 0; }
};

TEST_F(Rendering, GivesTheSameBytesEveryTimeOnOneThreadOrMany)
{
    const cv::Mat once = render(scene, stock).pixels;
    EXPECT_TRUE(are_alike(once, render(scene, stock).pixels));
    const int threads = cv::getNumThreads();
    cv::setNumThreads(1);
    EXPECT_TRUE(are_alike(once, render(scene, stock).pixels));
    cv::setNumThreads(threads);
    ++scene.seed;
    EXPECT_FALSE(are_alike(once, render(scene, stock).pixels)) << "other noise";
}

TEST_F(Rendering, KeepsToTheTableOfConditions)
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        take_conditions(scene, Profile::real, random);
        EXPECT_GE(scene.camera.tilt_deg, 0);
        EXPECT_LE(scene.camera.tilt_deg, 40);
        EXPECT_GE(scene.optics.blur_px, 0.4);
        EXPECT_LE(scene.optics.blur_px, 0.6);
        EXPECT_LE(scene.optics.defocus_px, 0.8);
        EXPECT_LE(scene.optics.motion_px, 1.0);
        EXPECT_GE(scene.sensor.noise, 0.01);
        EXPECT_LE(scene.sensor.noise, 0.025);
        EXPECT_LE(scene.light.gradient, 0.4);
        EXPECT_GE(scene.sensor.jpeg, 80);
        EXPECT_LE(scene.sensor.jpeg, 92);
    }
}

TEST_F(Rendering, MakesOnlySoManyCardsGlare)
{
    scene.things.assign(2000, lying("white", {100, 100}));
    Random random(9);
    take_glare(scene, stock, Profile::real, random);
    const auto count = std::count_if(scene.things.begin(), scene.things.end(),
                                     [](const Thing& thing) { return thing.glare.has_value(); });
    EXPECT_NEAR(static_cast<double>(count), 0.15 * 2000, 50);
}

}  // namespace
}  // namespace cardinal::studio
