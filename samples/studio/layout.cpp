#include "samples/studio/layout.h"

#include "samples/studio/layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardinal::studio {
namespace {

/// A place `off` away along the thing's own sides.
Point beside(const Point& from, double angle_deg, Point off)
{
    const double angle = angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    return {from.x + c * off.x - s * off.y, from.y + s * off.x + c * off.y};
}

class Dealer {
public:
    Dealer(const Wanted& wanted, const Stock& stock, const Rect& area, Random& random)
        : wanted_(wanted), stock_(stock), area_(area), random_(random), cards_(names_of(stock, What::card))
    {
        std::erase(cards_, back_name);  // of which there is no end
        random_.shuffle(cards_);
        cards_.resize(std::min(cards_.size(), static_cast<std::size_t>(std::max(wanted.cards, 0))));
    }

    std::vector<Thing> deal()
    {
        lay_clutter();  // cards lie on paper sooner than paper on cards
        lay_cards();
        lay_tokens();
        lay_standing();
        for (int hand = 0; hand < wanted_.hands; ++hand)
            lay_hand();
        return std::move(things_);
    }

private:
    const Wanted& wanted_;
    const Stock& stock_;
    Rect area_;
    Random& random_;
    std::vector<std::string> cards_;
    std::vector<Thing> things_{};
    std::vector<std::string> standing_{};  ///< still to be put down

    Point anywhere(double inset)
    {
        return {random_.between(area_.x + inset, area_.right() - inset),
                random_.between(area_.y + inset, area_.bottom() - inset)};
    }
    /// Cards lie as one of the players reads them, some of them turned by a quarter.
    double any_turn() { return 180.0 * random_.below(2) + (random_.happens(0.15) ? 90 : 0); }

    void lay_cards()
    {
        for (std::size_t next = 0; next < cards_.size();) {
            if (wanted_.arrangement == Arrangement::rows)
                return lay_rows();
            const auto left = static_cast<int>(cards_.size() - next);
            next += static_cast<std::size_t>(lay_group(wanted_.arrangement, next, left));
        }
    }

    /// Lays some of the next cards together; says how many.
    int lay_group(Arrangement as, std::size_t next, int left)
    {
        constexpr std::array<Arrangement, 4> kinds{Arrangement::scattered, Arrangement::fans, Arrangement::columns,
                                                   Arrangement::piles};
        if (as == Arrangement::mess)
            as = random_.one_of(kinds);
        const int count = as == Arrangement::scattered ? 1 : std::min(left, 3 + random_.below(5));
        const Point at = anywhere(as == Arrangement::scattered ? 40 : 75);
        const double angle =
            as == Arrangement::scattered ? random_.between(0, 360) : any_turn() + random_.between(-8, 8);
        for (int card = 0; card < count; ++card)
            lay_card(next + static_cast<std::size_t>(card), as, at, angle, card - (count - 1) / 2.0);
        return count;
    }

    void lay_card(std::size_t card, Arrangement as, const Point& middle, double angle, double place)
    {
        Point at = middle;
        double turn = angle;
        if (as == Arrangement::fans) {
            constexpr double reach = 120, step = 9;  // mm from the hand that spreads them, degrees
            turn = angle + place * step + random_.between(-1, 1);
            at = beside(beside(middle, angle, {0, reach}), turn, {0, -reach});
        } else if (as == Arrangement::columns) {
            at = beside(middle, angle, {random_.between(-1.5, 1.5), place * 30 + random_.between(-2, 2)});
        } else if (as == Arrangement::piles) {
            at = beside(middle, angle, {random_.between(-2, 2), random_.between(-2, 2)});
            turn += random_.between(-3, 3);
        }
        lay(cards_[card], at, turn);
    }

    /// As few rows as leave every card a place of its own.
    void lay_rows()
    {
        constexpr double least_gap = 3, across = card_width_mm + least_gap;
        const int most = std::max(1, static_cast<int>(area_.width / across));
        const int count = static_cast<int>(cards_.size()), rows = std::max(1, (count + most - 1) / most);
        const int columns = (count + rows - 1) / rows;
        for (int at = 0; at < count; ++at) {
            const double x = area_.x + area_.width * (at % columns + 0.5) / columns,
                         y = area_.y + area_.height * (at / columns + 0.5) / rows;
            lay(cards_[static_cast<std::size_t>(at)], {x + random_.between(-1, 1), y + random_.between(-1, 1)},
                180.0 * random_.below(2) + random_.between(-1.5, 1.5));
        }
    }

    void lay(const std::string& card, const Point& at, double angle)
    {
        Thing thing{.print = card, .centre = at, .angle_deg = angle};
        if (random_.happens(wanted_.face_down))
            thing.face = Face::down;
        if (random_.happens(wanted_.sleeved))
            thing.sleeve = any_sleeve();
        if (random_.happens(wanted_.curled))
            thing.curl = {.rise_mm = random_.between(1, 5), .axis_deg = random_.happens(0.5) ? 0.0 : 90.0};
        put(things_, thing, stock_);
    }

    Sleeve any_sleeve()
    {
        constexpr std::array<Shade, 5> colours{
            {{.012F, .012F, .012F}, {.6F, .6F, .6F}, {.30F, .06F, .02F}, {.03F, .02F, .30F}, {.06F, .18F, .03F}}};
        return {.margin_mm = random_.between(1.2, 1.8),
                .colour = random_.one_of(colours),
                .is_clear = random_.happens(0.5),
                .haze = static_cast<float>(random_.between(0.01, 0.05))};
    }

    /// Beside the code, as players do; some anywhere on the card.
    void lay_tokens()
    {
        const std::vector<std::string> tokens = names_of(stock_, What::token);
        std::vector<std::size_t> hosts;
        for (std::size_t at = 0; at < things_.size(); ++at)
            if (stock_.find(things_[at].print)->second.what == What::card)
                hosts.push_back(at);
        for (int token = 0; token < wanted_.tokens && !tokens.empty() && !hosts.empty(); ++token) {
            const std::size_t host = hosts[static_cast<std::size_t>(random_.below(static_cast<int>(hosts.size())))];
            const Thing on = things_[host];
            Thing thing{.print = random_.one_of(tokens),
                        .centre = beside(on.centre, on.angle_deg, {random_.between(-18, 18), random_.between(8, 26)}),
                        .angle_deg = on.angle_deg + random_.between(-25, 25),
                        .on = static_cast<int>(host)};
            put(things_, thing, stock_);
        }
    }

    /// One of the stock's things whose name begins so.
    std::string any_called(const std::string& begins)
    {
        std::vector<std::string> names;
        for (const auto& [name, print] : stock_)
            if (name.starts_with(begins))
                names.push_back(name);
        return names.empty() ? "" : random_.one_of(names);
    }

    void lay_clutter()
    {
        constexpr std::array<const char*, 7> kinds{"mug ", "phone ", "paper ", "label ", "pen ", "coin ", "die "};
        const auto lay_any = [&](const std::string& begins) {
            const std::string name = any_called(begins);
            if (name.empty())
                return;
            if (stock_.find(name)->second.height_mm > 0)
                standing_.push_back(name);
            else
                put(things_, {.print = name, .centre = anywhere(20), .angle_deg = random_.between(0, 360)}, stock_);
        };
        for (int thing = 0; thing < wanted_.clutter; ++thing)
            lay_any(random_.one_of(kinds));
        for (int card = 0; card < wanted_.foreign; ++card)
            lay_any("other card ");
        const std::vector<std::string> dice = names_of(stock_, What::die);
        for (int die = 0; die < wanted_.dice && !dice.empty(); ++die)
            standing_.push_back(random_.one_of(dice));
    }

    /// What stands is put where nothing lies, as far as there is such a place, and hides what is behind it.
    void lay_standing()
    {
        for (const std::string& name : standing_) {
            Point at = anywhere(20);
            const auto is_free = [&] {
                const double reach = 0.5 * stock_.find(name)->second.texture.size_mm().width + 55;
                return std::ranges::none_of(things_, [&](const Thing& thing) {
                    return std::hypot(thing.centre.x - at.x, thing.centre.y - at.y) < reach;
                });
            };
            for (int attempt = 0; attempt < 200 && !is_free(); ++attempt)
                at = anywhere(20);
            if (is_free())
                things_.push_back({.print = name,
                                   .centre = at,
                                   .angle_deg = random_.between(0, 360),
                                   .raised_mm = stock_.find(name)->second.height_mm});
        }
    }

    /// From one of the long sides into the table.
    void lay_hand()
    {
        const std::vector<std::string> hands = names_of(stock_, What::hand);
        if (hands.empty())
            return;
        const bool is_a = random_.happens(0.5);
        const Point reaches = anywhere(60);
        const double angle = (is_a ? 0 : 180) + random_.between(-25, 25);
        const std::string& name = random_.one_of(hands);
        const double tip = stock_.find(name)->second.texture.size_mm().height / 2 - 110;
        things_.push_back(
            {.print = name, .centre = beside(reaches, angle, {0, tip}), .angle_deg = angle, .raised_mm = 35});
    }
};

struct Named {
    Arrangement arrangement = Arrangement::rows;
    std::string_view name{};
};
constexpr Named arrangements[] = {{Arrangement::rows, "rows"},   {Arrangement::scattered, "scattered"},
                                  {Arrangement::fans, "fans"},   {Arrangement::columns, "columns"},
                                  {Arrangement::piles, "piles"}, {Arrangement::mess, "mess"}};

}  // namespace

std::string_view name_of(Arrangement arrangement) { return arrangements[static_cast<std::size_t>(arrangement)].name; }

std::optional<Arrangement> arrangement_called(std::string_view name)
{
    for (const Named& one : arrangements)
        if (one.name == name)
            return one.arrangement;
    return {};
}

std::vector<std::string> names_of(const Stock& stock, What what)
{
    std::vector<std::string> names;
    for (const auto& [name, print] : stock)
        if (print.what == what)
            names.push_back(name);
    return names;
}

void put(std::vector<Thing>& things, Thing thing, const Stock& stock)
{
    const Print& print = side_of(thing, stock);
    const auto reach = [&](const Thing& one) {
        const MatSize size = side_of(one, stock).texture.size_mm();
        return 0.4 * std::hypot(size.width, size.height);
    };
    double below = 0;
    for (const Thing& other : things)
        if (std::hypot(other.centre.x - thing.centre.x, other.centre.y - thing.centre.y) < reach(other) + reach(thing))
            below = std::max(below, other.raised_mm);
    // Nothing is laid upon a mug; what comes too near leans on it, as low as if it were not there.
    thing.raised_mm = (below > 15 ? 0.3 : below) + std::max(print.thickness_mm, print.height_mm);
    things.push_back(std::move(thing));
}

std::vector<Thing> laid_out(const Wanted& wanted, const Stock& stock, const Rect& area, Random& random)
{
    return Dealer(wanted, stock, area, random).deal();
}

}  // namespace cardinal::studio
