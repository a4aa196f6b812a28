#include "tests/vision/stage.h"

#include "engine/core/code_pattern.h"
#include "samples/studio/ground.h"
#include "vision/quads.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr int per_mm = 10, card_width = 63 * per_mm, card_height = 88 * per_mm, quiet = 4 * per_mm;

cv::Scalar some_colour(studio::Random& random)
{
    return {random.between(0, 200), random.between(0, 200), random.between(0, 200)};
}

void draw_code(cv::Mat& card, const PrintedCode& code)
{
    const CodePattern pattern = pattern_of(code);
    constexpr int zone = 29 * per_mm;
    cv::rectangle(card, {0, 0, zone, zone}, {255, 255, 255}, cv::FILLED);
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            if (pattern.is_dark(row, column))
                cv::rectangle(card, {quiet + column * per_mm, quiet + row * per_mm, per_mm, per_mm}, {0, 0, 0},
                              cv::FILLED);
}

studio::Print patch(double width_mm, double height_mm)
{
    studio::Print print{.what = studio::What::foreign};
    print.texture = studio::Texture(cv::Mat(static_cast<int>(height_mm * per_mm), static_cast<int>(width_mm * per_mm),
                                            CV_8UC3, cv::Scalar(60, 70, 80)),
                                    per_mm);
    return print;
}

}  // namespace

PrintedCode some_code(int number)
{
    studio::Random random(static_cast<std::uint64_t>(number) + 77);
    return {.game = 'P', .card = random.below(40), .serial = random.below(most_serials)};
}

std::vector<PrintedCode> some_codes(int first, int count)
{
    std::vector<PrintedCode> codes;
    for (int number = first; number < first + count; ++number)
        codes.push_back(some_code(number));
    return codes;
}

studio::Print drawn_card(const PrintedCode& code) { return drawn_card(code, code); }

studio::Print drawn_card(const PrintedCode& alike, const PrintedCode& code)
{
    studio::Random random(static_cast<std::uint64_t>(alike.serial));
    cv::Mat card(card_height, card_width, CV_8UC3, cv::Scalar(255, 255, 255));
    cv::rectangle(card, {3 * per_mm, 3 * per_mm, card_width - 6 * per_mm, card_height - 6 * per_mm},
                  some_colour(random), 2 * per_mm);
    for (int shape = 0; shape < 14; ++shape)
        cv::circle(card, {150 + random.below(330), 420 + random.below(320)}, 20 + random.below(90), some_colour(random),
                   cv::FILLED, cv::LINE_AA);
    for (int line = 0; line < 5; ++line)
        cv::putText(card, "Words that nobody reads", {70, 640 + line * 40}, cv::FONT_HERSHEY_SIMPLEX, 1, {0, 0, 0}, 2,
                    cv::LINE_AA);
    draw_code(card, code);
    cv::Mat printed;
    card.convertTo(printed, CV_8UC3, 0.87, 10);  // ink is not black and paper not white
    studio::Print print{.what = studio::What::card};
    print.texture = studio::Texture(printed, per_mm);
    print.code = code;
    return print;
}

Shown shown(const PrintedCode& code, const Shot& shot)
{
    studio::Random random(shot.seed * 1000 + static_cast<std::uint64_t>(code.serial));
    const studio::Stock stock{{"card", drawn_card(code)}, {"patch", patch(21 * shot.covered + 8, 40)}};
    studio::Scene scene{.seed = random.bits()};
    const double side = 130 * shot.modules_px + 40;
    scene.camera = {.width = static_cast<int>(side),
                    .height = static_cast<int>(side),
                    .focal_px = 900 * shot.modules_px,
                    .looks_at = {random.between(0, 3), random.between(0, 3)},
                    .distance_mm = 900};
    constexpr studio::Surface grounds[] = {studio::Surface::wood, studio::Surface::cloth, studio::Surface::dark_cloth,
                                           studio::Surface::white, studio::Surface::stone};
    scene.ground = {.surface = grounds[random.below(5)], .seed = random.bits()};
    const double angle = random.between(0, 360);
    scene.things.push_back({.print = "card", .angle_deg = angle});
    if (shot.covered > 0) {
        // Its right edge lies that far into the code.
        const double x = -31.5 + 4 + 21 * shot.covered - (21 * shot.covered + 8) / 2, y = -44 + 14.5;
        const double turn = angle * CV_PI / 180;
        scene.things.push_back(
            {.print = "patch",
             .centre = {x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn)},
             .angle_deg = angle});
    }
    studio::take_conditions(scene, shot.profile, random);
    studio::take_glare(scene, stock, shot.profile, random);
    const studio::Picture picture = studio::render(scene, stock);
    Shown result;
    cv::cvtColor(picture.pixels, result.gray, cv::COLOR_BGR2GRAY);
    for (std::size_t corner = 0; corner < result.corners.size(); ++corner)
        result.corners[corner] = {picture.truth.things[0].quad[corner].x, picture.truth.things[0].quad[corner].y};
    return result;
}

double off_by(const Quad& outline, const Quad& truth) { return farthest_corner_however_turned(outline, truth); }

Quad measured(const Quad& corners, double error_px, std::uint64_t seed)
{
    studio::Random random(seed);
    Quad wrong = turned(corners, random.below(4));
    for (cv::Point2d& corner : wrong) {
        const double direction = random.between(0, 2 * CV_PI);
        corner += error_px * cv::Point2d(std::cos(direction), std::sin(direction));
    }
    return wrong;
}

}  // namespace cardinal::vision
