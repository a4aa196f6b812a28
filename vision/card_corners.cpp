#include "vision/card_corners.h"

#include "vision/soft_code.h"

namespace cardinal::vision {

Quad quad_around(const Homography& symbol, const CardSize& size, double module_mm)
{
    const Homography to_card = symbol_in_picture(Homography::eye(), module_mm);
    const Homography from_card = symbol * to_card.inv();
    return {at(from_card, 0, 0), at(from_card, size.width, 0), at(from_card, size.width, size.height),
            at(from_card, 0, size.height)};
}

Quad around_code(const Homography& symbol)
{
    constexpr double half = code_modules / 2.0 + 1;
    return {at(symbol, -half, -half), at(symbol, half, -half), at(symbol, half, half), at(symbol, -half, half)};
}

}  // namespace cardinal::vision
