// Dice with pips, in any colour and turned anyhow; and all that lies on tables and is none.
#include "samples/studio/clutter.h"
#include "samples/studio/profile.h"
#include "samples/studio/render.h"
#include "vision/dice_finder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

struct Table {
    double px_per_mm = 2;
    studio::Profile profile = studio::Profile::real;
    std::vector<std::string> kinds = {"die"};
    std::uint64_t seed = 1;
    bool has_colours = false;
};

struct Shot {
    cv::Mat gray{}, colours{};
    studio::Truth truth{};
};

constexpr int kinds_of_each = 12;
const studio::Stock& clutter()
{
    static const studio::Stock all = [] {
        studio::Stock stock;
        studio::add_clutter(stock, 4, kinds_of_each);
        return stock;
    }();
    return all;
}

Shot rendered(const Table& table)
{
    constexpr int columns = 6, rows = 4;
    constexpr double apart_mm = 45;
    studio::Random random(table.seed);
    Shot shot;
    studio::Scene scene{.seed = random.bits()};
    scene.camera = {.width = static_cast<int>(columns * apart_mm * table.px_per_mm),
                    .height = static_cast<int>(rows * apart_mm * table.px_per_mm),
                    .focal_px = 1200 * table.px_per_mm,
                    .looks_at = {columns * apart_mm / 2, rows * apart_mm / 2},
                    .distance_mm = 1200};
    scene.ground = {.surface = static_cast<studio::Surface>(table.seed % studio::surface_count), .seed = random.bits()};
    for (int at = 0; at < columns * rows; ++at) {
        const int column = at % columns, row = at / columns;
        const std::string& kind = table.kinds[as_index(at) % table.kinds.size()];
        scene.things.push_back(
            {.print = kind + " " + std::to_string((at + static_cast<int>(table.seed)) % kinds_of_each),
             .centre = {(column + 0.5) * apart_mm, (row + 0.5) * apart_mm},
             .angle_deg = random.between(0, 360)});
    }
    studio::take_conditions(scene, table.profile, random);
    scene.camera.tilt_deg = std::min(scene.camera.tilt_deg, 30.0);
    const studio::Picture picture = studio::render(scene, clutter());
    cv::cvtColor(picture.pixels, shot.gray, cv::COLOR_BGR2GRAY);
    if (table.has_colours)
        shot.colours = picture.pixels;
    shot.truth = picture.truth;
    return shot;
}

struct Tally {
    int there = 0, read = 0, wrong = 0;
};
Tally tally(const Table& table)
{
    const Shot shot = rendered(table);
    Tally tally;
    std::vector<DieSighting> dice = find_dice(shot.gray, {}, shot.colours);
    for (const studio::SeenThing& thing : shot.truth.things) {
        if (thing.print->what != studio::What::die || thing.visible < 0.05)
            continue;
        ++tally.there;
        const cv::Point2d middle((thing.quad[0].x + thing.quad[2].x) / 2, (thing.quad[0].y + thing.quad[2].y) / 2);
        const auto seen = std::ranges::find_if(dice, [&](const DieSighting& die) {
            return cv::norm(middle_of(die.quad) - middle) < 12 * table.px_per_mm;
        });
        if (seen == dice.end())
            continue;
        ++(seen->value == thing.print->value ? tally.read : tally.wrong);
        dice.erase(seen);
    }
    tally.wrong += static_cast<int>(dice.size());
    return tally;
}

TEST(Dice, AreReadByTheirPips)
{
    Tally all;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Tally one = tally({.px_per_mm = 2.5, .profile = studio::Profile::real, .seed = seed});
        all = {all.there + one.there, all.read + one.read, all.wrong + one.wrong};
    }
    EXPECT_GE(all.there, 80);
    EXPECT_GE(all.read, 0.88 * all.there);  // those of the table's own gray are left out
    EXPECT_EQ(all.wrong, 0);
}

TEST(Dice, AreReadByTheirColourWhereTheTableIsAsLight)
{
    Tally all;
    for (std::uint64_t seed = 11; seed <= 14; ++seed) {
        const Tally one = tally({.profile = studio::Profile::hard, .seed = seed, .has_colours = true});
        all = {all.there + one.there, all.read + one.read, all.wrong + one.wrong};
    }
    EXPECT_GE(all.there, 80);
    EXPECT_GE(all.read, 0.6 * all.there);  // by light alone it is half of them; the pips of a six run together
    EXPECT_EQ(all.wrong, 0);
}

TEST(Dice, AreNotSeenWhereThereAreNone)
{
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        for (const bool has_colours : {false, true})
            EXPECT_EQ(tally({.kinds = {"coin", "label", "pen", "other card", "phone", "mug"},
                             .seed = seed,
                             .has_colours = has_colours})
                          .wrong,
                      0);
}

TEST(Dice, AreNotSeenInPicturesOfAnySize)
{
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(1, 90), cv::Size(5, 5), cv::Size(64, 64), cv::Size(300, 3)}) {
        cv::Mat noise(size, CV_8U);
        cv::RNG random(5);
        random.fill(noise, cv::RNG::UNIFORM, 0, 256);
        EXPECT_THAT(find_dice(noise), testing::IsEmpty());
        EXPECT_THAT(find_dice(cv::Mat(size, CV_8U, cv::Scalar(90))), testing::IsEmpty());
    }
    EXPECT_THAT(find_dice(cv::Mat()), testing::IsEmpty());
}

}  // namespace
}  // namespace cardinal::vision
