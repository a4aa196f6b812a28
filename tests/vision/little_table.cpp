#include "tests/vision/little_table.h"

#include "samples/studio/clutter.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr int known_cards = 4;

cv::Rect in_pixels(const Rect& area, double per_mm)
{
    const auto px = [&](double mm) { return static_cast<int>(std::lround(mm * per_mm)); };
    return {px(area.x), px(area.y), px(area.width), px(area.height)};
}

void draw_marker(cv::Mat& picture, MarkerId marker, const cv::Point2d& from_mm, double cell_mm, double per_mm)
{
    const MarkerPattern pattern = marker_pattern(marker);
    for (int row = 0; row < marker_cells; ++row)
        for (int column = 0; column < marker_cells; ++column)
            if (pattern.dark[as_index(row)][as_index(column)])
                cv::rectangle(
                    picture,
                    in_pixels({from_mm.x + column * cell_mm, from_mm.y + row * cell_mm, cell_mm, cell_mm}, per_mm),
                    {25, 25, 25}, cv::FILLED);
}

studio::Print drawn_mat(const MatSize& size)
{
    constexpr double per_mm = 4;
    cv::Mat mat(static_cast<int>(size.height * per_mm), static_cast<int>(size.width * per_mm), CV_8UC3,
                cv::Scalar(62, 70, 58));
    for (const double x : {70.0, 150.0, 230.0, 310.0})  // zones with lines around, as mats have them
        cv::rectangle(mat, in_pixels({x - 10, 70, 75, 100}, per_mm), {110, 120, 104}, 3);
    cv::putText(mat, "DISCARD", {300, 960}, cv::FONT_HERSHEY_SIMPLEX, 1.5, {110, 120, 104}, 3);
    for (int corner = 0; corner < corners; ++corner) {
        const Rect area = mat_corner(size, corner);
        cv::rectangle(mat, in_pixels(area, per_mm), {230, 230, 230}, cv::FILLED);
        draw_marker(mat, static_cast<MarkerId>(first_mat_corner + corner), {area.x + mat_cell_mm, area.y + mat_cell_mm},
                    mat_cell_mm, per_mm);
    }
    studio::Print print{.what = studio::What::part};
    print.texture = studio::Texture(mat, per_mm);
    return print;
}

studio::Print drawn_token(MarkerId marker)
{
    constexpr double per_mm = 8, side_mm = 22;
    cv::Mat token(static_cast<int>(side_mm * per_mm), static_cast<int>(side_mm * per_mm), CV_8UC3,
                  cv::Scalar(235, 235, 235));
    constexpr double rim = (side_mm - marker_cells * token_cell_mm) / 2;
    draw_marker(token, marker, {rim, rim}, token_cell_mm, per_mm);
    studio::Print print{.what = studio::What::token, .thickness_mm = 1, .marker = marker};
    print.texture = studio::Texture(token, per_mm);
    return print;
}

studio::Print drawn_back()
{
    constexpr int per_mm = 8;
    cv::Mat back(88 * per_mm, 63 * per_mm, CV_8UC3, cv::Scalar(250, 250, 250));
    cv::rectangle(back, {3 * per_mm, 3 * per_mm, 57 * per_mm, 82 * per_mm}, {120, 60, 40}, cv::FILLED);
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 5; ++column)
            cv::circle(back, {(9 + 11 * column + 1) * per_mm, (11 + 11 * row) * per_mm}, 3 * per_mm, {200, 160, 120},
                       cv::FILLED);
    studio::Print print{.what = studio::What::card};
    print.texture = studio::Texture(back, per_mm);
    return print;
}

/// Drawn once; copies share their pixels.
const studio::Stock& drawn_stock()
{
    static const studio::Stock drawn = [] {
        studio::Stock stock;
        stock["mat"] = drawn_mat(LittleTable::mat);
        stock["back"] = drawn_back();
        for (int number = 0; number < known_cards; ++number) {
            studio::Print print = drawn_card(some_code(number));
            print.back = "back";
            stock["card " + std::to_string(number)] = print;
        }
        for (const MarkerId marker : {first_token, static_cast<MarkerId>(first_token + 1)})
            stock[studio::token_name(marker)] = drawn_token(marker);
        studio::add_clutter(stock, 5, 1);
        stock["phone"] = stock.at("phone 0");
        stock["hand"] = studio::hand_of(studio::Random(5));
        return stock;
    }();
    return drawn;
}

}  // namespace

LittleTable::LittleTable() : stock_(drawn_stock())
{
    scene_.camera = {.width = width, .height = height, .focal_px = 1200, .looks_at = {mat.width / 2, mat.height / 2}};
    scene_.camera = studio::fitted(scene_.camera, {0, 0, mat.width, mat.height});
    scene_.ground = {.surface = studio::Surface::wood, .mat = "mat"};
    scene_.optics = {.blur_px = 0.4};
    scene_.sensor = {.noise = 0.01};
}

studio::Thing LittleTable::card(int number, studio::Point at, double angle_deg)
{
    return {.print = "card " + std::to_string(number), .centre = at, .angle_deg = angle_deg, .track = number};
}

studio::Thing LittleTable::turned_over(int number, studio::Point at, double angle_deg)
{
    studio::Thing thing = card(number, at, angle_deg);
    thing.face = Face::down;
    return thing;
}

studio::Thing LittleTable::token(int face, studio::Point at, int track)
{
    return {.print = studio::token_name(static_cast<MarkerId>(first_token + face)), .centre = at, .track = track};
}

studio::Thing LittleTable::hand(studio::Point reaches)
{
    constexpr double from_tips_to_middle = 640.0 / 2 - 120;
    return {.print = "hand", .centre = {reaches.x, reaches.y + from_tips_to_middle}, .raised_mm = 50, .track = 20000};
}

studio::Picture LittleTable::picture(std::vector<studio::Thing> things)
{
    studio::Scene scene = scene_;
    scene.things = std::move(things);
    scene.seed = static_cast<std::uint64_t>(++frames_);
    return studio::render(scene, stock_);
}

Frame LittleTable::frame(std::vector<studio::Thing> things, double time_ms)
{
    return {picture(std::move(things)).pixels, frames_, time_ms};
}

}  // namespace cardinal::vision
