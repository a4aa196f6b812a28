#include "samples/studio/ground.h"

#include "samples/studio/noise.h"
#include "samples/studio/sketch.h"

#include <array>
#include <map>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <utility>

// Each surface is a square of half a metre that goes on at its other side, so that it repeats without a seam.
namespace cardinal::studio {
namespace {

constexpr int side_mm = 512, per_mm = 2;
constexpr std::uint64_t kinds_of_each = 6;

/// Boards with fibres along them and darker gaps between.
Tint wood(std::uint64_t seed, double x, double y)
{
    constexpr std::array<std::pair<Tint, Tint>, 3> kinds{
        {{{176, 132, 88}, {134, 92, 54}}, {{104, 70, 46}, {70, 44, 28}}, {{214, 184, 142}, {184, 148, 104}}}};
    const auto& [light, dark] = kinds[seed % kinds.size()];
    constexpr double board_mm = 128;
    const auto board = static_cast<std::uint64_t>(y / board_mm);
    const double within = y - board_mm * static_cast<double>(board);
    const double bend = 5 * rough(seed + 10 * board, x / 128, y / 64, 4, 8, 2);
    const double rings = rough(seed + 77 + board, x / 256, (y + bend) / 8, 2, 64, 3);
    const double fibres = rough(seed + 5, x / 16, y / 0.5, 32, 1024, 1);
    const double tone =
        0.45 + 0.55 * rings + 0.18 * fibres + 0.15 * rough(seed + 3, static_cast<double>(board), 0.5, 4, 1, 1);
    const double gap = within < 0.8 ? 0.45 : 1;
    return between(light, dark, std::clamp(tone, 0.0, 1.3)) * gap;
}

/// Threads over and under each other, with folds and lint.
Tint cloth(std::uint64_t seed, double x, double y, bool is_dark)
{
    constexpr std::array<Tint, 3> lights{{{188, 178, 158}, {120, 140, 120}, {150, 60, 60}}},
        darks{{{26, 28, 34}, {22, 44, 36}, {30, 26, 48}}};
    const Tint base = (is_dark ? darks : lights)[seed % 3];
    const bool over = (static_cast<int>(x) + static_cast<int>(y)) % 2 == 0;
    const double thread = 0.07 * (over ? 1 : -1) + 0.08 * rough(seed, x / 2, y / 2, 256, 256, 1);
    const double folds = 0.10 * rough(seed + 9, x / 128, y / 128, 4, 4, 3);
    return base * (1 + thread + folds);
}

Tint white(std::uint64_t seed, double x, double y)
{
    constexpr std::array<Tint, 3> kinds{{{238, 238, 236}, {226, 226, 222}, {244, 240, 232}}};
    const double uneven = 0.012 * rough(seed, x / 64, y / 64, 8, 8, 3) + 0.012 * rough(seed + 1, x, y, 512, 512, 1);
    return kinds[seed % 3] * (1 + uneven);
}

Tint stone(std::uint64_t seed, double x, double y)
{
    constexpr std::array<Tint, 3> kinds{{{128, 126, 122}, {84, 86, 92}, {172, 166, 158}}};
    const double cloud = rough(seed, x / 64, y / 64, 8, 8, 5), grain = rough(seed + 3, x / 1.5, y / 1.5, 341, 341, 2);
    return kinds[seed % 3] * (1 + 0.22 * cloud + 0.16 * grain);
}

Tint tint_of(Surface surface, std::uint64_t seed, double x, double y)
{
    switch (surface) {
    case Surface::wood: return wood(seed, x, y);
    case Surface::cloth: return cloth(seed, x, y, false);
    case Surface::dark_cloth: return cloth(seed, x, y, true);
    case Surface::white: return white(seed, x, y);
    case Surface::stone: return stone(seed, x, y);
    }
    return {};
}

Texture made(Surface surface, std::uint64_t seed)
{
    constexpr int side = side_mm * per_mm;
    cv::Mat picture(side, side, CV_8UC3);
    const auto tone = [](double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0) + 0.5); };
    cv::parallel_for_({0, side}, [&](const cv::Range& rows) {
        for (int row = rows.start; row < rows.end; ++row)
            for (int column = 0; column < side; ++column) {
                const Tint tint = tint_of(surface, seed, (column + 0.5) / per_mm, (row + 0.5) / per_mm);
                picture.at<cv::Vec3b>(row, column) = {tone(tint.blue), tone(tint.green), tone(tint.red)};
            }
    });
    return {picture, per_mm, Texture::Beyond::again};
}

struct Named {
    Surface surface = Surface::wood;
    std::string_view name{};
};
constexpr Named names[] = {{Surface::wood, "wood"},
                           {Surface::cloth, "cloth"},
                           {Surface::dark_cloth, "dark-cloth"},
                           {Surface::white, "white"},
                           {Surface::stone, "stone"}};

}  // namespace

const Texture& ground_of(const Ground& ground)
{
    static std::mutex making;
    static std::map<std::pair<Surface, std::uint64_t>, Texture> kept;
    const std::lock_guard lock(making);
    const std::uint64_t kind = ground.seed % kinds_of_each;
    const auto [found, is_new] = kept.try_emplace({ground.surface, kind});
    if (is_new)
        found->second = made(ground.surface, kind);
    return found->second;
}

std::string_view name_of(Surface surface)
{
    return std::find_if(std::begin(names), std::end(names), [&](const Named& one) { return one.surface == surface; })
        ->name;
}

std::optional<Surface> surface_called(std::string_view name)
{
    for (const Named& one : names)
        if (one.name == name)
            return one.surface;
    return {};
}

}  // namespace cardinal::studio
