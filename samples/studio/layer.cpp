#include "samples/studio/layer.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <tuple>

namespace cardinal::studio {
namespace {

constexpr double ground_reach = 4000;  // mm to each side: beyond any picture's border

Layer placed(const Thing& thing, const MatSize& size)
{
    return {.centre = thing.centre,
            .angle_deg = thing.angle_deg,
            .raised_mm = thing.raised_mm,
            .half_width = size.width / 2,
            .half_height = size.height / 2,
            .curl = thing.curl};
}

class Taking {
public:
    Taking(const Scene& scene, const Stock& stock) : scene_(scene), stock_(stock) {}

    std::vector<Layer> apart(const Texture& ground)
    {
        layers_.push_back(
            {.centre = {450, 300}, .half_width = ground_reach, .half_height = ground_reach, .texture = &ground});
        take_mat();
        for (std::size_t at = 0; at < scene_.things.size(); ++at)
            take(scene_.things[at], static_cast<int>(at));
        return std::move(layers_);
    }

private:
    const Scene& scene_;
    const Stock& stock_;
    std::vector<Layer> layers_{};

    void take_mat()
    {
        if (scene_.ground.mat.empty())
            return;
        const auto found = stock_.find(scene_.ground.mat);
        assert(found != stock_.end());
        const MatSize size = found->second.texture.size_mm();
        Thing mat{.centre = {size.width / 2, size.height / 2}, .raised_mm = 0};
        add_shadow(mat, size, 2, 2);
        Layer layer = placed(mat, size);
        layer.texture = &found->second.texture;
        layers_.push_back(layer);
    }

    /// Things take light from the table beside them; the higher they are, the wider and softer.
    void add_shadow(const Thing& thing, const MatSize& size, double height_mm, double round_mm)
    {
        const double away = (scene_.light.lamp_deg + 180) * std::numbers::pi / 180;
        const double reach = 0.55 * height_mm, soft = 0.6 + 0.45 * height_mm;
        Layer shadow = placed(thing, size);
        shadow.centre.x += reach * std::cos(away);
        shadow.centre.y += reach * std::sin(away);
        shadow.raised_mm = std::max(0.0, thing.raised_mm - height_mm);
        shadow.round_mm = round_mm;
        shadow.soft_mm = soft;
        shadow.alpha = static_cast<float>(scene_.light.shadow);
        shadow.curl = {};
        shadow.hides = false;
        layers_.push_back(shadow);
    }

    void take(const Thing& thing, int index)
    {
        const Print& print = side_of(thing, stock_);
        const MatSize size = print.texture.size_mm();
        const double lift = std::max({print.thickness_mm, print.height_mm, thing.curl.rise_mm / 2});
        add_shadow(thing, size, std::min(lift, 40.0), print.round_mm);
        if (print.texture.has_holes()) {
            layers_.back().is_shadow = true;
            layers_.back().texture = &print.texture;
        }
        add_sides(thing, print, index);
        if (thing.sleeve)
            add_sleeve_back(thing, size, index);
        add_picture(thing, print, index);
        if (thing.sleeve)
            add_film(thing, size);
    }

    void add_sides(const Thing& thing, const Print& print, int index)
    {
        constexpr double step = 1.5;  // finer than a pixel of most pictures
        for (double height = 0; height < print.height_mm; height += step) {
            Layer side = placed(thing, print.texture.size_mm());
            side.raised_mm = thing.raised_mm - print.height_mm + height;
            side.round_mm = print.round_mm;
            side.texture = &print.texture;
            side.dim = 0.5F;
            side.thing = index;
            layers_.push_back(side);
        }
    }

    static Layer cover_of(const Thing& thing, const MatSize& size)
    {
        Layer cover = placed(thing, size);
        cover.half_width += thing.sleeve->margin_mm;
        cover.half_height += thing.sleeve->margin_mm;
        cover.round_mm = 0.8;
        return cover;
    }

    void add_sleeve_back(const Thing& thing, const MatSize& size, int)
    {
        Layer back = cover_of(thing, size);
        back.colour = thing.sleeve->is_clear ? gray_shade(0.7F) : thing.sleeve->colour;
        back.alpha = thing.sleeve->is_clear ? 0.16F : 1.0F;
        layers_.push_back(back);
    }

    void add_picture(const Thing& thing, const Print& print, int index)
    {
        Layer card = placed(thing, print.texture.size_mm());
        card.round_mm = print.round_mm;
        card.texture = &print.texture;
        card.thing = index;
        card.code = print.code_area;
        card.glare = thing.glare && !thing.sleeve ? &*thing.glare : nullptr;
        layers_.push_back(card);
    }

    void add_film(const Thing& thing, const MatSize& size)
    {
        Layer film = cover_of(thing, size);
        film.colour = gray_shade(0.9F);
        film.alpha = thing.sleeve->haze;
        film.rim = 0.18F;
        film.glare = thing.glare ? &*thing.glare : nullptr;
        film.hides = false;
        layers_.push_back(film);
    }
};

}  // namespace

const Print& side_of(const Thing& thing, const Stock& stock)
{
    const auto front = stock.find(thing.print);
    assert(front != stock.end());
    if (thing.face == Face::up)
        return front->second;
    const auto back = stock.find(front->second.back);
    return back == stock.end() ? front->second : back->second;
}

bool look_alike(const Layer& one, const Layer& other)
{
    const auto of = [](const Layer& layer) {
        return std::tie(layer.centre, layer.angle_deg, layer.raised_mm, layer.half_width, layer.half_height,
                        layer.round_mm, layer.texture, layer.colour.blue, layer.colour.green, layer.colour.red,
                        layer.alpha, layer.dim, layer.is_shadow, layer.soft_mm, layer.rim, layer.curl, layer.hides);
    };
    const bool mirror_alike = one.glare && other.glare ? *one.glare == *other.glare : one.glare == other.glare;
    return of(one) == of(other) && mirror_alike;
}

std::vector<Layer> layers_of(const Scene& scene, const Stock& stock, const Texture& ground)
{
    return Taking(scene, stock).apart(ground);
}

}  // namespace cardinal::studio
