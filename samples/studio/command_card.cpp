#include "samples/studio/command_card.h"

#include <algorithm>

namespace cardinal::studio {
namespace {

constexpr int first_command_track = 30000;

Rect around(const Point& centre, const MatSize& size)
{
    return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}

double shared_area(const Rect& one, const Rect& other)
{
    const double across = std::min(one.right(), other.right()) - std::max(one.x, other.x);
    const double down = std::min(one.bottom(), other.bottom()) - std::max(one.y, other.y);
    return across > 0 && down > 0 ? across * down : 0;
}

}  // namespace

Thing laid_command(Command command, Seat by, const Playmat& mat, const Stock& stock, const std::vector<Thing>& things)
{
    const std::string print = token_name(marker_of(command));
    const auto size = stock.find(print)->second.texture.size_mm();
    const MatSize card{size.width, size.height};
    Thing laid{.print = print,
               .angle_deg = sits_across(mat, by) ? 180.0 : 0.0,
               .track = first_command_track + static_cast<int>(command)};
    double least = -1;
    constexpr double step_mm = 15;
    // The corners' markers have to stay in view.
    const double margin = mat_corner_inset_mm + mat_corner_mm;
    const Rect own = area_of(mat, by);
    const double last_x = std::min(own.right(), mat.size.width - margin) - card.width / 2;
    for (double x = std::max(own.x, margin) + card.width / 2; x <= last_x; x += step_mm)
        for (double y = own.y + card.height / 2; y <= own.bottom() - card.height / 2; y += step_mm) {
            double covered = 0;
            for (const Thing& thing : things) {
                const auto known = stock.find(thing.print);
                const auto theirs = known == stock.end() ? size : known->second.texture.size_mm();
                const double side = std::max(theirs.width, theirs.height);  // it may lie at any angle
                covered += shared_area(around({x, y}, card), around(thing.centre, {side, side}));
            }
            if (least < 0 || covered < least) {
                least = covered;
                laid.centre = {x, y};
            }
        }
    return laid;
}

}  // namespace cardinal::studio
