#include "companion/doctor/areas.h"

#include <algorithm>
#include <array>

namespace cardinal::doctor {

std::vector<NamedArea> zones_of(const Game& game)
{
    std::vector<NamedArea> areas;
    for (const MatZone& zone : game.playmat->zones) {
        std::string name(game.words->zones[zone.place.zone].name), words = name;
        std::ranges::replace(words, '_', ' ');
        if (zone.place.seat) {
            name += std::string(".") + zone.place.seat.letter();
            words.insert(0, std::string(1, zone.place.seat.letter()) + "'s ");
        }
        if (zone.place.slot) {
            name += "." + std::to_string(zone.place.slot);
            words += " " + std::to_string(zone.place.slot);
        }
        areas.push_back({name, zone.area, words});
    }
    return areas;
}

std::vector<NamedArea> parts_of(const MatSize& mat)
{
    static constexpr std::array<const char*, 9> names{"far left", "far middle", "far right",   "left",      "middle",
                                                      "right",    "near left",  "near middle", "near right"};
    std::vector<NamedArea> areas;
    const double width = mat.width / 3, height = mat.height / 3;
    for (std::size_t part = 0; part < names.size(); ++part) {
        const std::size_t row = part / 3, column = part % 3;
        areas.push_back(
            {names[part], {static_cast<double>(column) * width, static_cast<double>(row) * height, width, height}});
    }
    return areas;
}

}  // namespace cardinal::doctor
