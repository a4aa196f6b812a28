#include "companion/cli/marker_tables.h"

#include "samples/studio/render.h"

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <string>

namespace cardinal::cli {
namespace {

using studio::Random;

constexpr int per_mm = 10, cell = 2 * per_mm, marker_side = (marker_cells + 2) * cell;
constexpr double token_width = 20, token_height = 31;

cv::Scalar any_colour(Random& random, double least = 0, double most = 200)
{
    return {random.between(least, most), random.between(least, most), random.between(least, most)};
}

/// Ink is not black and paper not white.
studio::Print printed(const cv::Mat& drawing, studio::What what)
{
    cv::Mat inked;
    drawing.convertTo(inked, CV_8UC3, 0.87, 12);
    studio::Print print{.what = what};
    print.texture = studio::Texture(inked, per_mm);
    return print;
}

void draw_cells(cv::Mat& drawing, const cv::Point& corner, const MarkerPattern& pattern)
{
    for (int row = 0; row < marker_cells; ++row)
        for (int column = 0; column < marker_cells; ++column)
            if (pattern.dark[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                cv::rectangle(drawing, {corner.x + (column + 1) * cell, corner.y + (row + 1) * cell, cell, cell},
                              {0, 0, 0}, cv::FILLED);
}

cv::Mat token_without_marker(Random& random)
{
    cv::Mat drawing(static_cast<int>(token_height * per_mm), static_cast<int>(token_width * per_mm), CV_8UC3,
                    cv::Scalar::all(255));
    const int head = drawing.rows - marker_side - per_mm;
    cv::rectangle(drawing, {0, 0, drawing.cols, head}, any_colour(random), cv::FILLED);
    cv::putText(drawing, std::to_string(random.below(13)), {70, head - 20}, cv::FONT_HERSHEY_SIMPLEX, 2.4,
                {255, 255, 255}, 10, cv::LINE_AA);
    return drawing;
}

MarkerPattern random_pattern(Random& random)
{
    MarkerPattern pattern = marker_pattern(0);
    for (std::size_t row = 1; row + 1 < marker_cells; ++row)
        for (std::size_t column = 1; column + 1 < marker_cells; ++column)
            pattern.dark[row][column] = random.happens(0.5);
    return pattern;
}

void draw_shape(cv::Mat& drawing, const cv::Rect& area, Random& random)
{
    const cv::Point middle = (area.tl() + area.br()) / 2;
    const auto square = [&](int half, const cv::Scalar& colour) {
        cv::rectangle(drawing, middle - cv::Point(half, half), middle + cv::Point(half, half), colour, cv::FILLED);
    };
    switch (random.below(5)) {
    case 0: return square(80, {0, 0, 0});
    case 1: {  // an eye of a printed code
        square(84, {0, 0, 0});
        square(60, {255, 255, 255});
        return square(36, {0, 0, 0});
    }
    case 2:
        cv::putText(drawing, std::string(1, static_cast<char>('A' + random.below(26))), middle - cv::Point(60, -60),
                    cv::FONT_HERSHEY_SIMPLEX, 6, {0, 0, 0}, 24, cv::LINE_AA);
        return;
    case 3: {  // a board of black and white
        const int side = 16 + random.below(30);
        for (int at = 0; at < 64; ++at)
            if ((at / 8 + at % 8) % 2 == 0)
                cv::rectangle(drawing, {area.x + 10 + at % 8 * side, area.y + 10 + at / 8 * side, side, side},
                              {0, 0, 0}, cv::FILLED);
        return;
    }
    default:
        square(80, {0, 0, 0});
        for (int line = 0; line < 4; ++line)
            cv::putText(drawing, "words", middle + cv::Point(-60, -30 + 26 * line), cv::FONT_HERSHEY_SIMPLEX, 1,
                        {255, 255, 255}, 2, cv::LINE_AA);
    }
}

/// Every one of them once on a table.
MarkerId marker_for(const MarkerTable& table, std::size_t number, Random& random)
{
    const bool is_ours = table.lookalike != Lookalike::others;
    const int first = is_ours ? first_token : last_die_marker + 1;
    const int count = is_ours ? last_token - first_token + 1 : first_calibration_marker - last_die_marker - 1;
    const int step = count / (table.columns * table.rows);
    return static_cast<MarkerId>(first + static_cast<int>(number) * step + random.below(step));
}

std::vector<studio::Point> places_on(const MarkerTable& table, Random& random)
{
    std::vector<studio::Point> places;
    for (int row = 0; row < table.rows; ++row)
        for (int column = 0; column < table.columns; ++column)
            places.push_back({(column + 0.5) * table.apart_mm + random.between(-3, 3),
                              (row + 0.5) * table.apart_mm + random.between(-3, 3)});
    return places;
}

studio::Print token(const MarkerTable& table, MarkerId marker, Random& random)
{
    cv::Mat drawing = token_without_marker(random);
    const cv::Rect area(0, drawing.rows - marker_side, marker_side, marker_side);
    if (table.lookalike == Lookalike::shapes)
        draw_shape(drawing, area, random);
    else
        draw_cells(drawing, area.tl(),
                   table.lookalike == Lookalike::random_cells ? random_pattern(random) : marker_pattern(marker));
    return printed(drawing, studio::What::token);
}

/// Something with lines and colours for a token to lie on.
studio::Print some_card(Random& random)
{
    cv::Mat drawing(88 * per_mm / 2, 63 * per_mm / 2, CV_8UC3, any_colour(random, 120, 255));
    cv::rectangle(drawing, {15, 15, drawing.cols - 30, drawing.rows - 30}, any_colour(random), 10);
    for (int shape = 0; shape < 16; ++shape)
        cv::circle(drawing, {random.below(drawing.cols), random.below(drawing.rows)}, 10 + random.below(50),
                   any_colour(random, 0, 255), cv::FILLED, cv::LINE_AA);
    for (int line = 0; line < 6; ++line)
        cv::putText(drawing, "Words that nobody reads", {20, 250 + line * 25}, cv::FONT_HERSHEY_SIMPLEX, 0.6, {0, 0, 0},
                    2, cv::LINE_AA);
    studio::Print print = printed(drawing, studio::What::card);
    print.texture = studio::Texture(drawing, per_mm / 2.0);
    return print;
}

/// Where the dark square of a token lies that has these corners.
calibration::Quad dark_square_of(const studio::Quad& token)
{
    calibration::Quad corners, square;
    for (std::size_t corner = 0; corner < corners.size(); ++corner)
        corners[corner] = {token[corner].x, token[corner].y};
    const auto map = calibration::between(calibration::rectangle(token_width, token_height), corners);
    const double ring = token_cell_mm, upper = token_height - token_width;
    const calibration::Quad inner = calibration::rectangle(token_width - 2 * ring, token_width - 2 * ring);
    for (std::size_t corner = 0; corner < square.size(); ++corner)
        square[corner] = calibration::at(map, inner[corner] + cv::Point2d(ring, upper + ring));
    return square;
}

}  // namespace

MarkersLaid table_of_markers(const MarkerTable& table)
{
    Random random(table.seed * 7919 + 13);
    studio::Stock stock;
    studio::Scene scene{.seed = random.bits()};
    const double wide = table.columns * table.apart_mm, high = table.rows * table.apart_mm,
                 scale = table.cell_px / token_cell_mm;
    // From far away, so that cells are as many pixels wide everywhere.
    scene.camera = {.width = static_cast<int>(wide * scale) + 60,
                    .height = static_cast<int>(high * scale) + 60,
                    .focal_px = 3000 * scale,
                    .looks_at = {wide / 2, high / 2},
                    .distance_mm = 3000,
                    .turn_deg = (random.happens(0.5) ? 180 : 0) + random.between(-4, 4)};
    scene.ground = {.surface = static_cast<studio::Surface>(random.below(studio::surface_count)),
                    .seed = random.bits()};
    const std::vector<studio::Point> places = places_on(table, random);
    for (const studio::Point& place : places)
        if (const std::string name = "card " + std::to_string(stock.size()); random.happens(0.6)) {
            stock[name] = some_card(random);
            scene.things.push_back({.print = name, .centre = place, .angle_deg = random.between(0, 360)});
        }
    std::vector<std::pair<std::size_t, MarkerId>> laid;
    for (const studio::Point& place : places) {
        const MarkerId marker = marker_for(table, laid.size(), random);
        const std::string name = "token " + std::to_string(marker);
        stock[name] = token(table, marker, random);
        laid.emplace_back(scene.things.size(), marker);
        scene.things.push_back({.print = name, .centre = place, .angle_deg = random.between(0, 360)});
    }
    studio::take_conditions(scene, table.profile, random);
    scene.camera.tilt_deg = std::max(scene.camera.tilt_deg, table.least_tilt);
    studio::take_glare(scene, stock, table.profile, random);
    const studio::Picture picture = studio::render(scene, stock);
    MarkersLaid made{.picture = picture.pixels};
    cv::cvtColor(picture.pixels, made.gray, cv::COLOR_BGR2GRAY);
    for (const auto& [thing, marker] : laid)
        if (table.lookalike == Lookalike::none) {
            const studio::SeenThing& seen = picture.truth.things.at(thing);
            made.markers.push_back({marker, dark_square_of(seen.quad), seen.visible > 0.97});
        }
    return made;
}

}  // namespace cardinal::cli
