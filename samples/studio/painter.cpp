#include "samples/studio/painter.h"

#include "samples/studio/look.h"
#include "samples/studio/plane.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

// For each sample the painter follows its direction down to the layer's surface. Inside, it takes the mean of four
// looks at the picture, spread over what the sample covers; at the border it works out exactly which part of the sample
// is covered. So no edge is jagged and no module of a code is wider than another, whatever the resolution.
namespace cardinal::studio {
namespace {

Extent extent_of(const View& view, const Layer& layer, int across)
{
    const double soft = layer.soft_mm + 1, width = layer.half_width + soft, height = layer.half_height + soft;
    const double angle = layer.angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    const auto& [eye_x, eye_y] = Point{view.eye()[0], view.eye()[1]};
    constexpr double far = 1000;  // beyond this, horizons come into it: the whole picture
    if (width > far || std::hypot(layer.centre.x - eye_x, layer.centre.y - eye_y) > 20 * -view.eye()[2])
        return {0, view.camera().width * across, 0, view.camera().height * across};
    double least_x = 1e9, most_x = -1e9, least_y = 1e9, most_y = -1e9;
    constexpr int steps = 4;
    for (int i = -steps; i <= steps; ++i)
        for (int j = -steps; j <= steps; ++j) {
            const double u = width * i / steps, v = height * j / steps;
            for (const double up : {0.0, layer.curl.rise_mm}) {
                const Point at = view.pixel_of({layer.centre.x + c * u - s * v, layer.centre.y + s * u + c * v},
                                               layer.raised_mm + up);
                least_x = std::min(least_x, at.x);
                most_x = std::max(most_x, at.x);
                least_y = std::min(least_y, at.y);
                most_y = std::max(most_y, at.y);
            }
        }
    const auto sample = [&](double pixel, int count) {
        return std::clamp(static_cast<int>(std::floor((std::clamp(pixel, -1e5, 1e5) + 0.5) * across)), 0,
                          count * across);
    };
    constexpr double rest = 2;  // pixels, for lenses that bend
    return {sample(least_x - rest, view.camera().width), sample(most_x + rest, view.camera().width),
            sample(least_y - rest, view.camera().height), sample(most_y + rest, view.camera().height)};
}

/// How far inside a rectangle with round corners a spot is, and the direction in which that grows.
struct Inside {
    float distance = 0, along_u = 0, along_v = 0;
};

Inside inside_of(const Layer& layer, const Spot& spot)
{
    const auto round = static_cast<float>(layer.round_mm);
    const float u = std::abs(spot.u) - (static_cast<float>(layer.half_width) - round),
                v = std::abs(spot.v) - (static_cast<float>(layer.half_height) - round);
    if (u > 0 && v > 0 && round > 0) {
        const float away = std::hypot(u, v);
        return {round - away, u / away, v / away};
    }
    return u > v ? Inside{round - u, 1, 0} : Inside{round - v, 0, 1};
}

/// Paints one layer into one strip.
class Stroke {
public:
    Stroke(const View& view, const Layer& layer, int across)
        : layer_(layer),
          surface_(view, layer),
          pitch_(static_cast<float>(1 / (view.camera().focal_px * across))),
          sample_mm_(layer.texture ? std::max(layer.is_shadow ? 2 * layer.soft_mm : 0,
                                              1 / (view.pixels_per_mm(near(view, layer)) * across))
                                   : 0),
          look_(layer.texture ? *layer.texture : nothing(), sample_mm_)
    {}

    void row(const float* x, const float* y, int left, int right, float* light, std::uint16_t* seen)
    {
        for (int column = left; column < right; ++column)
            sample(x[column], y[column], light + static_cast<std::ptrdiff_t>(column) * 3, seen[column]);
    }
    /// Counts what would be painted where something else hides it all.
    void count_row(const float* x, const float* y, int left, int right)
    {
        Spot spot;
        std::uint16_t nowhere = 0;
        for (int column = left; column < right && counts_; ++column)
            if (surface_.meet(x[column], y[column], spot) && inside_of(layer_, spot).distance >= 0)
                mark(spot, nowhere);
    }
    /// True when all that lies between four directions is painted over by this layer.
    bool hides_all(const std::array<Point, 4>& corners)
    {
        const bool is_solid = layer_.hides && layer_.alpha == 1 && layer_.soft_mm == 0 && !surface_.is_curled() &&
                              !(layer_.texture && layer_.texture->has_holes());
        constexpr float well = 1;  // mm inside
        Spot spot;
        return is_solid && std::ranges::all_of(corners, [&](const Point& corner) {
                   return surface_.meet(static_cast<float>(corner.x), static_cast<float>(corner.y), spot) &&
                          inside_of(layer_, spot).distance > well;
               });
    }
    /// From now on what is painted counts, or not.
    void count(bool counts) { counts_ = counts; }
    std::int64_t painted() const { return painted_; }
    std::int64_t painted_on_code() const { return painted_on_code_; }

private:
    const Layer& layer_;
    Plane surface_;
    float pitch_;
    double sample_mm_;
    Look look_;
    bool counts_ = false;
    std::int64_t painted_ = 0, painted_on_code_ = 0;

    static const Texture& nothing()
    {
        static const Texture white(cv::Mat(8, 8, CV_8UC3, cv::Scalar::all(255)), 1);
        return white;
    }
    /// A place of the layer that is in view: for what is larger than the picture, where the camera looks.
    static Point near(const View& view, const Layer& layer)
    {
        return layer.half_width > 300 ? view.camera().looks_at : layer.centre;
    }

    void sample(float x, float y, float* light, std::uint16_t& seen)
    {
        Spot spot;
        const auto soft = static_cast<float>(layer_.soft_mm);
        if (!surface_.meet(x, y, spot))
            return;
        const Inside inside = inside_of(layer_, spot);
        if (inside.distance < -soft - 2)
            return;
        Spot by_x, by_y;
        surface_.slopes(by_x, by_y);
        const float part = share_at(inside, spot, by_x, by_y);
        if (part <= 0)
            return;
        Paint paint = paint_at(spot, by_x, by_y, inside.distance);
        mix(paint, part, light);
        if (layer_.hides && part * paint.alpha >= 0.5F)
            mark(spot, seen);
    }

    float share_at(const Inside& inside, const Spot& spot, const Spot& by_x, const Spot& by_y) const
    {
        if (layer_.is_shadow)
            return inside.distance > 0 ? 1.0F : 0.0F;
        return layer_.soft_mm > 0 ? faded(inside.distance, static_cast<float>(layer_.soft_mm))
                                  : share_inside(inside, spot, by_x, by_y);
    }

    static float faded(float distance, float soft)
    {
        const float t = std::clamp((distance + soft) / (2 * soft), 0.0F, 1.0F);
        return t * t * (3 - 2 * t);
    }

    float share_inside(const Inside& inside, const Spot& spot, const Spot& by_x, const Spot& by_y) const
    {
        const float reach = pitch_ * (std::abs(by_x.u) + std::abs(by_x.v) + std::abs(by_y.u) + std::abs(by_y.v));
        if (inside.distance > reach)
            return 1;
        if (layer_.round_mm > 0)
            return share(inside.distance, spot, inside.along_u, inside.along_v, by_x, by_y);
        // A sharp corner is what two straight borders leave.
        const auto half_width = static_cast<float>(layer_.half_width),
                   half_height = static_cast<float>(layer_.half_height);
        return share(half_width - std::abs(spot.u), spot, 1, 0, by_x, by_y) *
               share(half_height - std::abs(spot.v), spot, 0, 1, by_x, by_y);
    }

    float share(float distance, const Spot& spot, float along_u, float along_v, const Spot& by_x,
                const Spot& by_y) const
    {
        const float u = spot.u < 0 ? -along_u : along_u, v = spot.v < 0 ? -along_v : along_v;
        return covered(distance, pitch_ * (u * by_x.u + v * by_x.v), pitch_ * (u * by_y.u + v * by_y.v));
    }

    Paint paint_at(const Spot& spot, const Spot& by_x, const Spot& by_y, float distance) const
    {
        Paint paint{{layer_.colour.blue, layer_.colour.green, layer_.colour.red}, 1};
        if (layer_.texture)
            paint = picture_at(spot, by_x, by_y);
        if (layer_.is_shadow)
            return {{0, 0, 0}, paint.alpha * layer_.alpha};
        paint.alpha *= layer_.alpha;
        if (layer_.rim > 0 && distance < 0.5F)
            paint.alpha += layer_.rim;
        for (float& light : paint.light)
            light *= layer_.texture ? layer_.alpha : paint.alpha;
        return paint;
    }

    Paint picture_at(const Spot& spot, const Spot& by_x, const Spot& by_y) const
    {
        const float x = spot.u + static_cast<float>(layer_.half_width),
                    y = spot.v + static_cast<float>(layer_.half_height);
        const float quarter = pitch_ / 4;
        Paint paint;
        if (look_.is_coarse())
            look_.add(x, y, 1, paint);
        else
            for (const float i : {-quarter, quarter})
                for (const float j : {-quarter, quarter})
                    look_.add(x + i * by_x.u + j * by_y.u, y + i * by_x.v + j * by_y.v, 0.25F, paint);
        for (float& light : paint.light)
            light *= layer_.dim;
        if (surface_.is_curled())
            shade(spot, paint);
        return paint;
    }

    /// What leans towards the lamp is brighter. The lamp is fixed to the card here: good enough for how it looks.
    void shade(const Spot& spot, Paint& paint) const
    {
        const float more = 1 - 0.35F * surface_.slope_along_u(spot) - 0.35F * surface_.slope_along_v(spot);
        for (float& light : paint.light)
            light *= std::clamp(more, 0.6F, 1.4F);
    }

    void mix(const Paint& paint, float part, float* light) const
    {
        const float keeps = 1 - part * paint.alpha;
        for (int channel = 0; channel < 3; ++channel)
            light[channel] = keeps * light[channel] + part * paint.light[channel];
    }

    void mark(const Spot& spot, std::uint16_t& seen)
    {
        if (layer_.thing < 0) {
            seen = 0;
            return;
        }
        const double x = spot.u + layer_.half_width - layer_.code.x, y = spot.v + layer_.half_height - layer_.code.y;
        const bool on_code = x >= 0 && y >= 0 && x < layer_.code.width && y < layer_.code.height;
        seen = mark_of(layer_.thing, on_code);
        painted_ += counts_ ? 1 : 0;
        painted_on_code_ += counts_ && on_code ? 1 : 0;
    }
};

/// Adds the mirrored lamp on a layer, wherever it shines.
void shine(const View& view, const Layer& layer, const float* x, const float* y, const Extent& extent, float* light)
{
    Plane surface(view, layer);
    const Glare& glare = *layer.glare;
    const double angle = glare.angle_deg * std::numbers::pi / 180;
    const auto c = static_cast<float>(std::cos(angle)), s = static_cast<float>(std::sin(angle));
    const auto length = static_cast<float>(2 / glare.length_mm), width = static_cast<float>(2 / glare.width_mm);
    for (int column = extent.left; column < extent.right; ++column) {
        Spot spot;
        if (!surface.meet(x[column], y[column], spot) || inside_of(layer, spot).distance < 0)
            continue;
        const float u = spot.u - static_cast<float>(glare.at.x), v = spot.v - static_cast<float>(glare.at.y);
        const float along = (c * u + s * v) * length, off = (c * v - s * u) * width;
        const float fall = 1 + along * along + off * off;
        const float added = static_cast<float>(glare.strength) / (fall * fall);
        for (int channel = 0; channel < 3; ++channel)
            light[column * 3 + channel] += added;
    }
}

}  // namespace

float covered(float distance, float slope_x, float slope_y)
{
    const float a = std::max(std::abs(slope_x), std::abs(slope_y)), b = std::min(std::abs(slope_x), std::abs(slope_y));
    const float away = std::abs(distance);
    if (away >= (a + b) / 2)
        return distance > 0 ? 1.0F : 0.0F;
    if (away <= (a - b) / 2)
        return 0.5F + distance / a;
    const float rest = (a + b) / 2 - away, corner = rest * rest / (2 * a * b);
    return distance > 0 ? 1 - corner : corner;
}

namespace {

using Numbers = std::vector<float>;

/// Where in a strip nothing is seen of the layers below a certain one, square by square. Most of a table is under a mat
/// and much of the mat under cards: that need not be painted.
class Hidden {
public:
    Hidden(const Strip& strip, const std::vector<Numbers>& x, const std::vector<Numbers>& y)
        : x_(x), y_(y), columns_((strip.width + side - 1) / side), width_(strip.width), rows_(strip.rows)
    {
        below_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>((rows_ + side - 1) / side), 0);
    }
    void cover(Stroke& stroke, const Extent& extent, int upper, int lower, std::size_t layer)
    {
        for (int row = upper / side; row * side < lower; ++row)
            for (int column = extent.left / side; column * side < extent.right; ++column)
                if (stroke.hides_all(corners_of(row, column)))
                    below_[static_cast<std::size_t>(row * columns_ + column)] = layer;
    }
    /// The first layer that counts in the square of this sample.
    std::size_t first(int row, int column) const
    {
        return below_[static_cast<std::size_t>(row / side * columns_ + column / side)];
    }
    static constexpr int side = 24;

private:
    const std::vector<Numbers>&x_, &y_;
    int columns_, width_, rows_;
    std::vector<std::size_t> below_{};

    std::array<Point, 4> corners_of(int row, int column) const
    {
        const auto upper = static_cast<std::size_t>(row * side), left = static_cast<std::size_t>(column * side);
        const auto lower = static_cast<std::size_t>(std::min(row * side + side, rows_) - 1),
                   right = static_cast<std::size_t>(std::min(column * side + side, width_) - 1);
        const auto at = [&](std::size_t r, std::size_t c) { return Point{x_[r][c], y_[r][c]}; };
        return {at(upper, left), at(upper, right), at(lower, right), at(lower, left)};
    }
};

}  // namespace

Painter::Painter(const View& view, const Directions& directions, const std::vector<Layer>& layers, int across)
    : view_(view), directions_(directions), layers_(layers), across_(across)
{
    for (const Layer& layer : layers)
        extents_.push_back(extent_of(view, layer, across));
}

void Painter::paint(Strip& strip, int from, int to, Painted& painted) const
{
    std::vector<Numbers> x(static_cast<std::size_t>(strip.rows)), y(x.size());
    for (int row = 0; row < strip.rows; ++row)
        directions_.row(strip.first_row + row, x[static_cast<std::size_t>(row)], y[static_cast<std::size_t>(row)]);
    struct Work {
        const Layer& layer;
        Extent extent{};
        Stroke stroke;
    };
    Hidden hidden(strip, x, y);
    std::vector<Work> works;
    works.reserve(layers_.size());
    for (std::size_t at = 0; at < layers_.size(); ++at) {
        const Layer& layer = layers_[at];
        Extent extent = extents_[at];
        extent.upper = std::max(extent.upper, strip.first_row) - strip.first_row;
        extent.lower = std::min(extent.lower, strip.first_row + strip.rows) - strip.first_row;
        if (extent.upper >= extent.lower || extent.left >= extent.right)
            continue;
        works.push_back({layer, extent, Stroke(view_, layer, across_)});
        hidden.cover(works.back().stroke, extent, extent.upper, extent.lower, works.size() - 1);
    }
    for (std::size_t at = 0; at < works.size(); ++at) {
        auto& [layer, extent, stroke] = works[at];
        for (int row = extent.upper; row < extent.lower; ++row) {
            const auto line = static_cast<std::size_t>(row);
            stroke.count(strip.first_row + row >= from && strip.first_row + row < to);
            for (int left = extent.left; left < extent.right;) {
                const int right = std::min(extent.right, (left / Hidden::side + 1) * Hidden::side);
                if (hidden.first(row, left) <= at || (layer.thing >= 0 && layer.texture->has_holes()))
                    stroke.row(x[line].data(), y[line].data(), left, right, strip.picture_row(row),
                               strip.seen_row(row));
                else if (layer.thing >= 0)
                    stroke.count_row(x[line].data(), y[line].data(), left, right);
                left = right;
            }
            if (layer.glare)
                shine(view_, layer, x[line].data(), y[line].data(), extent, strip.picture_row(row));
        }
        if (layer.thing >= 0) {
            painted.whole[static_cast<std::size_t>(layer.thing)] += stroke.painted();
            painted.code[static_cast<std::size_t>(layer.thing)] += stroke.painted_on_code();
        }
    }
}

}  // namespace cardinal::studio
