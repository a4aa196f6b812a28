#pragma once

#include "samples/studio/render.h"

#include <gtest/gtest.h>
#include <string>

/// Tables without anything that would have to be guessed: seen from straight above at a known scale, no blur, no noise.
namespace cardinal::studio {

inline constexpr double scale = 2;  // pixels for a millimetre
inline constexpr int width = 320, height = 240;

/// The middle of the picture, (159.5, 119.5), is the table's (100, 100).
inline Scene bare_scene()
{
    Scene scene;
    scene.camera = {
        .width = width, .height = height, .focal_px = 1000, .looks_at = {100, 100}, .distance_mm = 1000 / scale};
    scene.ground = {.surface = Surface::dark_cloth, .mat = "night"};
    scene.light = {.level = 1, .shadow = 0};
    scene.optics = {.blur_px = 0};
    scene.sensor = {.noise = 0};
    return scene;
}

inline Texture plain(std::uint8_t tone, double width_mm, double height_mm, double per_mm = 8)
{
    return {cv::Mat(static_cast<int>(height_mm * per_mm), static_cast<int>(width_mm * per_mm), CV_8UC3,
                    cv::Scalar::all(tone)),
            per_mm};
}

/// A white card of 60 × 80 mm whose upper left quarter is its code, a black one, and a mat of no light at all that goes
/// beyond the picture.
inline Stock plain_stock()
{
    Stock stock;
    stock["white"] = {.what = What::card,
                      .texture = plain(255, 60, 80),
                      .back = "black",
                      .card = "white",
                      .code = PrintedCode{'P', 1, 2},
                      .code_area = {0, 0, 30, 40}};
    stock["black"] = {.what = What::card, .texture = plain(0, 60, 80), .card = "black"};
    stock["night"] = {.what = What::part, .texture = plain(0, 900, 600, 0.5)};
    return stock;
}

inline Thing lying(const std::string& print, Point at, double angle_deg = 0)
{
    return {.print = print, .centre = at, .angle_deg = angle_deg};
}

/// Where that place of the table is in the picture, worked out by hand.
inline Point on_picture(Point table)
{
    return {(width - 1) / 2.0 + scale * (table.x - 100), (height - 1) / 2.0 + scale * (table.y - 100)};
}

inline double green_at(const cv::Mat& light, int column, int row)
{
    return static_cast<double>(light.at<cv::Vec3f>(row, column)[1]);
}
inline double green_of_all(const cv::Mat& light)
{
    double sum = 0;
    for (int row = 0; row < light.rows; ++row)
        for (int column = 0; column < light.cols; ++column)
            sum += green_at(light, column, row);
    return sum;
}

}  // namespace cardinal::studio
