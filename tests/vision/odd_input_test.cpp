// Whatever is handed over, nothing is seen where nothing is, and nothing breaks.
#include "samples/studio/random.h"
#include "tests/vision/stage.h"
#include "vision/art.h"
#include "vision/bent_codes.h"
#include "vision/card_finder.h"
#include "vision/close_code.h"
#include "vision/outline_finder.h"
#include "vision/sides.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <limits>

namespace cardinal::vision {
namespace {

cv::Mat noise(cv::Size size, studio::Random& random)
{
    cv::Mat picture(size, CV_8U);
    const int kinds = 1 + random.below(256);
    for (int row = 0; row < size.height; ++row)
        for (int column = 0; column < size.width; ++column)
            picture.at<uchar>(row, column) = static_cast<uchar>(random.below(kinds));
    return picture;
}

double odd_number(studio::Random& random)
{
    constexpr double odd[] = {
        0, -1e9, 1e9, 1e300, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()};
    return random.happens(0.2) ? odd[random.below(6)] : random.between(-300, 300);
}

TEST(OddInput, OfNoiseOfAnySizeShowsNothing)
{
    studio::Random random(1);
    const Codebook codebook(some_codes(0, 20));
    const CodeReader reader(codebook);
    for (int time = 0; time < 25; ++time) {
        const cv::Size size(1 + random.below(150), 1 + random.below(150));
        EXPECT_TRUE(see_cards(noise(size, random), reader, {.may_be_new = true}).cards.empty());
    }
}

TEST(OddInput, OfEyesGivesNoText)
{
    studio::Random random(4);
    for (int time = 0; time < 200; ++time) {
        const cv::Mat picture = noise({60, 60}, random);
        std::array<SquareEye, 3> eyes;
        for (SquareEye& eye : eyes)
            eye = {{odd_number(random), odd_number(random)}, std::abs(odd_number(random)) / 10};
        EXPECT_FALSE(read_bent_code(picture, {eyes[0], eyes[1], eyes[2]}));
    }
}

TEST(OddInput, OfCornersGivesNoCertainReading)
{
    studio::Random random(2);
    const Codebook codebook(some_codes(0, 20));
    const CodeReader reader(codebook);
    const ArtBook book(
        {{.card = 0, .print = art_of(noise({80, 110}, random), {{{9, 9}, {60, 9}, {60, 99}, {9, 99}}})}});
    for (int time = 0; time < 200; ++time) {
        const cv::Mat picture = noise({60, 60}, random);
        Quad quad;
        for (cv::Point2d& corner : quad)
            corner = {odd_number(random), odd_number(random)};
        const auto reading = reader.read(picture, quad, {}, 1.0);
        EXPECT_FALSE(reading && is_certain(*reading));
        const auto art = book.read(picture, quad, {});
        EXPECT_FALSE(art && is_certain(*art));
        with_exact_sides(picture, quad);
        EXPECT_FALSE(read_close(picture, card_in_picture(quad, {})));
    }
}

}  // namespace
}  // namespace cardinal::vision
