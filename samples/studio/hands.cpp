#include "samples/studio/clutter.h"
#include "samples/studio/noise.h"
#include "samples/studio/sketch.h"

#include <array>

// A hand is a palm, five fingers and an arm, grown together; light falls on it as on a body whose height grows from the
// outline inwards. Cloth begins somewhere along the arm.
namespace cardinal::studio {
namespace {

constexpr double width_mm = 210, height_mm = 640;

struct Finger {
    double x = 0, y = 0, tip_x = 0, tip_y = 0, thick = 9;
};

class Hand {
public:
    explicit Hand(Random& random) : seed_(random.bits()), is_left_(random.happens(0.5)), cuff_(random.between(330, 560))
    {
        constexpr std::array<Tint, 5> skins{
            {{236, 190, 160}, {214, 160, 124}, {180, 124, 90}, {128, 84, 58}, {84, 56, 42}}};
        constexpr std::array<Tint, 5> cloths{
            {{40, 44, 60}, {120, 30, 36}, {190, 190, 186}, {60, 84, 70}, {30, 30, 30}}};
        skin_ = random.one_of(skins);
        cloth_ = random.one_of(cloths);
        constexpr Finger straight[] = {{80, 196, 68, 112, 9.5},
                                       {98, 190, 94, 98, 10},
                                       {117, 193, 120, 106, 9.5},
                                       {134, 203, 146, 134, 8},
                                       {74, 250, 34, 192, 11}};
        const double bend = random.between(0.55, 1), spread = random.between(0.8, 1.25);
        for (std::size_t at = 0; at < fingers_.size(); ++at) {
            fingers_[at] = straight[at];
            Finger& finger = fingers_[at];
            finger.tip_x = 105 + (finger.tip_x - 105) * spread;
            finger.tip_y = finger.y + (finger.tip_y - finger.y) * bend * random.between(0.9, 1.05);
        }
    }

    double inside(double x, double y) const
    {
        x = is_left_ ? width_mm - x : x;
        double body = in_stroke(x, y, 92, 232, 118, 236, 34, 36);
        body = grown(body, in_stroke(x, y, 105, 262, 106, 300, 32, 28), 14);
        body = grown(body, in_stroke(x, y, 106, 300, 110, 660, 28, 46), 18);
        for (const Finger& finger : fingers_)
            body = grown(
                body,
                in_stroke(x, y, finger.x, finger.y, finger.tip_x, finger.tip_y, finger.thick + 1.5, finger.thick - 1.5),
                7);
        return std::max(body, in_cloth(x, y));
    }

    Tint tint(double x, double y, double inside_mm) const
    {
        constexpr double step = 0.5;
        const double height = lift(inside_mm), right = lift(inside(x + step, y)), down = lift(inside(x, y + step));
        const double light =
            std::clamp(0.92 - 0.32 * (right - height) / step - 0.30 * (down - height) / step, 0.45, 1.25);
        const bool is_cloth = in_cloth(is_left_ ? width_mm - x : x, y) > 0;
        const double grain = is_cloth ? 0.10 * rough(seed_, x / 1.2, y / 1.2, 512, 512, 1) +
                                            0.12 * rough(seed_ + 2, x / 40, y / 60, 16, 16, 3)
                                      : 0.05 * rough(seed_, x / 6, y / 6, 64, 128, 3);
        const Tint base = is_cloth ? cloth_ : nail(x, y) ? between(skin_, {250, 220, 210}, 0.4) : skin_;
        return base * (light * (1 + grain));
    }

private:
    std::uint64_t seed_;
    bool is_left_;
    double cuff_;
    Tint skin_{}, cloth_{};
    std::array<Finger, 5> fingers_{};

    double in_cloth(double x, double y) const
    {
        return std::min(in_stroke(x, y, 106, 300, 110, 660, 36, 54), y - cuff_);
    }
    /// A body that is round at its border and flat on top.
    static double lift(double inside_mm)
    {
        const double off = std::clamp(1 - inside_mm / 14, 0.0, 1.0);
        return 9 * std::sqrt(std::max(0.0, 1 - off * off));
    }
    bool nail(double x, double y) const
    {
        x = is_left_ ? width_mm - x : x;
        return std::any_of(fingers_.begin(), fingers_.end(), [&](const Finger& finger) {
            return in_disc(x, y, finger.tip_x, finger.tip_y, finger.thick * 0.55) > 0;
        });
    }
};

}  // namespace

Print hand_of(Random random)
{
    constexpr double per_mm = 1.6;  // skin has nothing finer
    const Hand hand(random);
    Sketch sketch(width_mm, height_mm, per_mm);
    sketch.fill([&](double x, double y) { return hand.inside(x, y); },
                [&](double x, double y, double inside) { return hand.tint(x, y, inside); });
    return {.what = What::hand, .texture = sketch.texture(), .thickness_mm = 25, .label = "hand"};
}

}  // namespace cardinal::studio
