#pragma once

#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <vector>

/// A scene taken apart into what is painted one after the other: a card in its sleeve is a shadow, the sleeve's back,
/// the card, and the film over it.
namespace cardinal::studio {

/// A rectangle somewhere above the table, in a colour or with a picture.
struct Layer {
    Point centre{};
    double angle_deg = 0, raised_mm = 0;
    double half_width = 0, half_height = 0, round_mm = 0;
    const Texture* texture = nullptr;  ///< as large as the rectangle; none: the colour
    Shade colour{};
    float alpha = 1;
    float dim = 1;           ///< of the texture, how much light comes back: sides get less than tops
    bool is_shadow = false;  ///< of the texture only what it covers, blurred by `soft_mm`
    double soft_mm = 0;      ///< the border fades over this width on both sides
    float rim = 0;           ///< how much lighter the outermost part is, where plastic is welded
    Curl curl{};
    const Glare* glare = nullptr;
    int thing = -1;     ///< in the list of the scene
    bool hides = true;  ///< what is below is no longer seen; a film and a shadow hide nothing
    Rect code{};        ///< from the upper left corner, to be counted on its own
};
/// They give the same light, whichever things they are of.
bool look_alike(const Layer& one, const Layer& other);

std::vector<Layer> layers_of(const Scene& scene, const Stock& stock, const Texture& ground);
/// Which of a print's two sides shows.
const Print& side_of(const Thing& thing, const Stock& stock);

}  // namespace cardinal::studio
