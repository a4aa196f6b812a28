#include "samples/studio/layout.h"

#include <algorithm>
#include <cmath>

namespace cardinal::studio {
namespace {

std::vector<std::string> drawn(const Wanted& wanted, const Stock& stock, Random& random)
{
    std::vector<std::string> names = names_of(stock, What::card);
    random.shuffle(names);
    std::vector<std::string> cards;
    for (int at = 0; at < wanted.cards && !names.empty(); ++at)
        cards.push_back(names[static_cast<std::size_t>(at) % names.size()]);
    return cards;
}

/// As few rows as leave every card a place of its own.
std::vector<Thing> in_rows(const std::vector<std::string>& cards, const Rect& area, Random& random)
{
    constexpr double least_gap = 3, across = card_width_mm + least_gap;
    const int most = std::max(1, static_cast<int>(area.width / across));
    const int count = static_cast<int>(cards.size()), rows = std::max(1, (count + most - 1) / most);
    const int columns = (count + rows - 1) / rows;
    std::vector<Thing> things;
    for (int at = 0; at < count; ++at) {
        const double x = area.x + area.width * (at % columns + 0.5) / columns,
                     y = area.y + area.height * (at / columns + 0.5) / rows;
        things.push_back({.print = cards[static_cast<std::size_t>(at)],
                          .centre = {x + random.between(-1, 1), y + random.between(-1, 1)},
                          .angle_deg = 180.0 * random.below(2) + random.between(-1.5, 1.5),
                          .raised_mm = 0.3});
    }
    return things;
}

std::vector<Thing> scattered(const std::vector<std::string>& cards, const Rect& area, Random& random)
{
    std::vector<Thing> things;
    for (const std::string& card : cards)
        things.push_back({.print = card,
                          .centre = {random.between(area.x + 35, area.right() - 35),
                                     random.between(area.y + 35, area.bottom() - 35)},
                          .angle_deg = random.between(0, 360),
                          .raised_mm = 0.3 + 0.1 * static_cast<double>(things.size() % 10)});
    return things;
}

}  // namespace

std::vector<std::string> names_of(const Stock& stock, What what)
{
    std::vector<std::string> names;
    for (const auto& [name, print] : stock)
        if (print.what == what)
            names.push_back(name);
    return names;
}

std::vector<Thing> laid_out(const Wanted& wanted, const Stock& stock, const Rect& area, Random& random)
{
    const std::vector<std::string> cards = drawn(wanted, stock, random);
    return wanted.is_scattered ? scattered(cards, area, random) : in_rows(cards, area, random);
}

}  // namespace cardinal::studio
