#pragma once

#include "samples/studio/layer.h"

#include <cmath>
#include <numbers>

namespace cardinal::studio {

/// A place on a layer, from its middle along its own sides.
struct Spot {
    float u = 0, v = 0;
};

/// Where directions meet a layer.
class Plane {
public:
    Plane(const View& view, const Layer& layer)
        : raised_(layer.raised_mm), height_(-view.eye()[2]), rise_(static_cast<float>(layer.curl.rise_mm))
    {
        const double angle = layer.angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
        const cv::Matx33d to_layer(c, s, 0, -s, c, 0, 0, 0, 1);
        const cv::Matx33d turned = to_layer * view.to_table();
        for (int at = 0; at < 9; ++at)
            turned_[at] = static_cast<float>(turned.val[at]);
        const cv::Vec3d eye = to_layer * (view.eye() - cv::Vec3d(layer.centre.x, layer.centre.y, 0));
        eye_u_ = static_cast<float>(eye[0]);
        eye_v_ = static_cast<float>(eye[1]);
        drop_ = static_cast<float>(height_ - raised_);
        const double axis = layer.curl.axis_deg * std::numbers::pi / 180, ac = std::cos(axis), as = std::sin(axis);
        const double reach = std::abs(ac) * layer.half_width + std::abs(as) * layer.half_height;
        across_u_ = static_cast<float>(ac / reach);
        across_v_ = static_cast<float>(as / reach);
    }

    bool is_curled() const { return rise_ != 0; }

    /// False for directions that go up.
    bool meet(float x, float y, Spot& spot)
    {
        const float* m = turned_;
        down_ = m[6] * x + m[7] * y + m[8];
        if (down_ <= 1e-4F)
            return false;
        along_u_ = m[0] * x + m[1] * y + m[2];
        along_v_ = m[3] * x + m[4] * y + m[5];
        reach_ = drop_ / down_;
        spot = {eye_u_ + reach_ * along_u_, eye_v_ + reach_ * along_v_};
        if (is_curled())
            climb(spot);
        return true;
    }

    /// How much the spot moves for a step of the direction by x and by y.
    void slopes(Spot& by_x, Spot& by_y) const
    {
        const float* m = turned_;
        const float per_u = along_u_ / down_, per_v = along_v_ / down_;
        by_x = {reach_ * (m[0] - per_u * m[6]), reach_ * (m[3] - per_v * m[6])};
        by_y = {reach_ * (m[1] - per_u * m[7]), reach_ * (m[4] - per_v * m[7])};
    }

    /// The height of a curled card above its middle, and how steep it is there towards the lamp.
    float height_at(const Spot& spot) const
    {
        const float off = across_u_ * spot.u + across_v_ * spot.v;
        return rise_ * off * off;
    }
    float slope_along_u(const Spot& spot) const
    {
        return 2 * rise_ * (across_u_ * spot.u + across_v_ * spot.v) * across_u_;
    }
    float slope_along_v(const Spot& spot) const
    {
        return 2 * rise_ * (across_u_ * spot.u + across_v_ * spot.v) * across_v_;
    }

private:
    float turned_[9]{};
    double raised_, height_;
    float rise_, eye_u_ = 0, eye_v_ = 0, drop_ = 0, across_u_ = 0, across_v_ = 0;
    float down_ = 1, along_u_ = 0, along_v_ = 0, reach_ = 0;

    /// The surface is nearly flat seen along any direction, so that a few steps find where it is met.
    void climb(Spot& spot)
    {
        for (int step = 0; step < 4; ++step) {
            reach_ = (drop_ - height_at(spot)) / down_;
            spot = {eye_u_ + reach_ * along_u_, eye_v_ + reach_ * along_v_};
        }
    }
};

}  // namespace cardinal::studio
