#include "samples/studio/clutter.h"

#include "samples/studio/noise.h"
#include "samples/studio/sketch.h"

#include <array>
#include <functional>

namespace cardinal::studio {
namespace {

constexpr double fine = 5, coarse = 3;  // pixels for a millimetre

constexpr std::array<Tint, 8> paints{{{196, 44, 40},
                                      {36, 84, 160},
                                      {32, 120, 70},
                                      {240, 240, 236},
                                      {30, 30, 34},
                                      {226, 176, 40},
                                      {120, 60, 140},
                                      {236, 236, 228}}};

Tint any_paint(Random& random) { return random.one_of(paints); }

auto plain(const Tint& tint)
{
    return [tint](double, double, double) { return tint; };
}

/// From above: wall and drink. Without a handle, which would have to hang in the air.
Print mug(Random random)
{
    const Tint glaze = any_paint(random), drink = random.happens(0.6) ? Tint{48, 28, 18} : Tint{196, 140, 60};
    const double radius = random.between(34, 42), middle = 44;
    Sketch sketch(2 * middle, 2 * middle, coarse);
    sketch.fill([&](double x, double y) { return in_disc(x, y, middle, middle, radius); },
                [&](double, double, double inside) { return glaze * std::clamp(0.75 + inside / 10, 0.75, 1.0); });
    sketch.fill([&](double x, double y) { return in_disc(x, y, middle, middle, radius - 4); }, plain(glaze * 0.6));
    sketch.fill([&](double x, double y) { return in_disc(x, y, middle, middle, radius - 7); },
                [&](double x, double y, double) {
                    return between(drink, {255, 255, 255}, in_disc(x, y, middle - 12, middle - 12, 7) > 0 ? 0.3 : 0);
                });
    return {.texture = sketch.texture(), .thickness_mm = 20, .height_mm = 90, .label = "mug"};
}

Print phone(Random random)
{
    constexpr Rect body{0, 0, 74, 152}, screen{3, 3, 68, 146};
    const bool is_on = random.happens(0.5);
    const std::uint64_t seed = random.bits();
    const Tint wall = any_paint(random);
    Sketch sketch(body.width, body.height, fine);
    sketch.fill([&](double x, double y) { return in_rect(x, y, body, 10); }, plain({22, 22, 24}));
    sketch.fill([&](double x, double y) { return in_rect(x, y, screen, 8); },
                [&](double x, double y, double) {
                    return is_on ? wall * (0.8 + 0.3 * rough(seed, x / 30, y / 30, 8, 8, 3))
                                 : Tint{10, 11, 14} * (1 + (x + y) / 200);
                });
    for (int icon = 0; is_on && icon < 20; ++icon) {
        const int column = icon % 4, row = icon / 4;
        const Rect area{8.0 + 16 * column, 14.0 + 22 * row, 11, 11};
        sketch.fill_within(
            area, [&](double x, double y) { return in_rect(x, y, area, 2.5); }, plain(any_paint(random)));
    }
    return {.texture = sketch.texture(), .thickness_mm = 8, .label = "phone"};
}

/// Lines of writing: short strokes of random length.
void write(Sketch& sketch, const Rect& area, double line_mm, const Tint& ink, Random& random)
{
    for (double y = area.y + line_mm / 2; y < area.bottom(); y += line_mm)
        for (double x = area.x; x < area.right();) {
            const double end = std::min(x + random.between(1.5, 9) * line_mm / 3, area.right());
            const Rect word{x, y - line_mm * 0.16, end - x, line_mm * 0.32};
            sketch.fill_within(
                word, [&](double u, double v) { return in_rect(u, v, word, line_mm * 0.1); }, plain(ink));
            x = end + line_mm * 0.35;
        }
}

/// A card of some other game: round corners, a border, a picture, a box with text.
Print other_card(Random random)
{
    constexpr std::array<Rect, 3> sizes{{{0, 0, 63, 88}, {0, 0, 59, 86}, {0, 0, 57, 87}}};
    const Rect card = random.one_of(sizes);
    const std::uint64_t seed = random.bits();
    const Tint border = any_paint(random), ground = any_paint(random), one = any_paint(random),
               other = any_paint(random);
    Sketch sketch(card.width, card.height, fine);
    sketch.fill([&](double x, double y) { return in_rect(x, y, card, 0); }, plain(border));
    const Rect inner{3, 3, card.width - 6, card.height - 6}, art{5, 13, card.width - 10, card.height * 0.42},
        box{5, art.bottom() + 8, card.width - 10, card.height - art.bottom() - 13};
    sketch.fill([&](double x, double y) { return in_rect(x, y, inner, 2); },
                plain(between(ground, {255, 255, 255}, 0.35)));
    sketch.fill([&](double x, double y) { return in_rect(x, y, art, 0.5); },
                [&](double x, double y, double) {
                    const double hills = rough(seed, x / 12, y / 12, 8, 8, 4);
                    return between(one, other, std::clamp(0.5 + 1.6 * hills, 0.0, 1.0)) *
                           (0.75 + 0.5 * y / card.height);
                });
    sketch.fill([&](double x, double y) { return in_rect(x, y, box, 0.5); }, plain({232, 226, 210}));
    write(sketch, {box.x + 2, box.y + 2, box.width - 4, box.height - 4}, 3, {40, 36, 34}, random);
    write(sketch, {6, 5, card.width * 0.6, 5}, 5, {24, 22, 22}, random);
    return {.texture = sketch.texture(), .thickness_mm = 0.3, .round_mm = 3, .label = "foreign card"};
}

Print paper(Random random)
{
    const Rect sheet{0, 0, random.between(90, 150), random.between(100, 210)};
    Sketch sketch(sheet.width, sheet.height, coarse);
    sketch.fill([&](double x, double y) { return in_rect(x, y, sheet, 0); }, plain({242, 240, 232}));
    write(sketch, {10, 12, sheet.width - 20, sheet.height * random.between(0.3, 0.85)}, 7, {40, 50, 110}, random);
    return {.texture = sketch.texture(), .thickness_mm = 0.2, .label = "paper"};
}

/// A sticker with a bar code and small print: light, rectangular, full of fine lines, and no card.
Print label(Random random)
{
    const Rect sheet{0, 0, random.between(40, 75), random.between(25, 50)};
    Sketch sketch(sheet.width, sheet.height, fine);
    sketch.fill([&](double x, double y) { return in_rect(x, y, sheet, 2); }, plain({246, 246, 244}));
    for (double x = 4; x < sheet.width - 4; x += random.between(0.7, 2.2)) {
        const Rect bar{x, 4, random.between(0.3, 1.1), sheet.height * 0.45};
        sketch.fill_within(
            bar, [&](double u, double v) { return in_rect(u, v, bar, 0); }, plain({20, 20, 20}));
    }
    write(sketch, {4, sheet.height * 0.6, sheet.width - 8, sheet.height * 0.35}, 3, {30, 30, 30}, random);
    return {.texture = sketch.texture(), .thickness_mm = 0.2, .round_mm = 2, .label = "label"};
}

Print pen(Random random)
{
    const Tint barrel = any_paint(random);
    Sketch sketch(12, 144, coarse);
    sketch.fill(
        [&](double x, double y) { return in_stroke(x, y, 6, 10, 6, 138, 4.6, 4.6); },
        [&](double x, double, double) { return barrel * (0.65 + 0.5 * std::exp(-0.3 * (x - 4.5) * (x - 4.5))); });
    sketch.fill([&](double x, double y) { return in_stroke(x, y, 6, 2, 6, 12, 0.7, 3.6); }, plain({150, 150, 154}));
    return {.texture = sketch.texture(), .thickness_mm = 8, .label = "pen"};
}

Print coin(Random random)
{
    const Tint metal = random.happens(0.5) ? Tint{196, 190, 178} : Tint{184, 120, 70};
    const std::uint64_t seed = random.bits();
    const double radius = random.between(8.5, 13);
    Sketch sketch(28, 28, fine);
    sketch.fill([&](double x, double y) { return in_disc(x, y, 14, 14, radius); },
                [&](double x, double y, double inside) {
                    return metal * ((inside < 1 ? 0.8 : 0.95) + 0.25 * rough(seed, x / 3, y / 3, 16, 16, 2));
                });
    return {.texture = sketch.texture(), .thickness_mm = 2, .label = "coin"};
}

constexpr std::array<std::array<double, 2>, 7> pip_places{
    {{.5, .5}, {.25, .25}, {.75, .75}, {.75, .25}, {.25, .75}, {.25, .5}, {.75, .5}}};
/// Which of the seven places are filled, one bit each, by what the die shows.
constexpr std::array<int, 6> pips{0b0000001, 0b0000110, 0b0000111, 0b0011110, 0b0011111, 0b1111110};

Print die(Random random)
{
    constexpr double side = 16;
    const int value = 1 + random.below(6);
    const Tint body = any_paint(random);
    const bool is_light = body.red + body.green + body.blue > 420;
    Sketch sketch(side, side, 8);
    sketch.fill(
        [&](double x, double y) {
            return in_rect(x, y, {0, 0, side, side}, 2.6);
        },
        [&](double, double, double inside) { return body * std::clamp(0.8 + inside / 8, 0.8, 1.0); });
    for (std::size_t place = 0; place < pip_places.size(); ++place)
        if (pips[static_cast<std::size_t>(value - 1)] >> place & 1)
            sketch.fill(
                [&](double x, double y) {
                    return in_disc(x, y, side * pip_places[place][0], side * pip_places[place][1], 1.6);
                },
                plain(is_light ? Tint{20, 20, 20} : Tint{244, 244, 240}));
    return {.what = What::die,
            .texture = sketch.texture(),
            .thickness_mm = 5,
            .round_mm = 2.6,
            .height_mm = side,
            .label = "die",
            .kind = "pips",
            .value = value};
}

struct Maker {
    const char* name = nullptr;
    Print (*make)(Random) = nullptr;
};
constexpr Maker makers[] = {{"hand", hand_of}, {"mug", mug},     {"phone", phone}, {"other card", other_card},
                            {"paper", paper},  {"label", label}, {"pen", pen},     {"coin", coin},
                            {"die", die}};

}  // namespace

Print art_mat_of(Random random)
{
    const Rect mat{0, 0, 900, 600};
    const std::uint64_t seed = random.bits();
    const Tint one = any_paint(random), other = any_paint(random), third = any_paint(random);
    Sketch sketch(mat.width, mat.height, 1.5);
    sketch.fill([&](double x, double y) { return in_rect(x, y, mat, 6); },
                [&](double x, double y, double) {
                    const double sky = rough(seed, x / 220, y / 160, 8, 8, 5),
                                 land = rough(seed + 9, x / 70, y / 50, 16, 16, 4);
                    return between(between(one, other, std::clamp(0.5 + 1.4 * sky, 0.0, 1.0)), third,
                                   std::clamp(0.3 + land, 0.0, 1.0));
                });
    for (int place = 0; place < 6; ++place) {
        const Rect frame{60.0 + 135 * place, random.happens(0.5) ? 60.0 : 450.0, 66, 91};
        sketch.fill_within(
            frame,
            [&](double x, double y) {
                const double inside = in_rect(x, y, frame, 3);
                return std::min(inside, 1.2 - inside);
            },
            plain({236, 232, 220}));
    }
    write(sketch, {250, 260, 400, 70}, 70, {244, 240, 230}, random);
    return {.what = What::part, .texture = sketch.texture(), .thickness_mm = 2, .round_mm = 6, .label = "mat"};
}

void add_clutter(Stock& stock, std::uint64_t seed, int kinds)
{
    std::uint64_t purpose = 0;
    for (const Maker& maker : makers)
        for (int kind = 0; kind < kinds; ++kind)
            stock[maker.name + (" " + std::to_string(kind))] = maker.make(Random(seed).branch(++purpose));
}

}  // namespace cardinal::studio
