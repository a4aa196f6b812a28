#include "samples/studio/table.h"

#include "engine/rules/backs.h"
#include "samples/studio/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardinal::studio {
namespace {

const MatZone* zone_at(const Playmat& mat, const Place& place)
{
    for (const bool exactly : {true, false})
        for (const MatZone& zone : mat.zones)
            if (zone.place == place || (!exactly && zone.place.zone == place.zone && zone.place.seat == place.seat))
                return &zone;
    return nullptr;
}

/// Room for a card however it is turned, and a bit between.
constexpr double cell_mm = 92, narrow_cell_mm = 68;

constexpr int deepest_pile = 8;  // so many cards in a row, each under the next

struct Cells {
    int columns = 1, rows = 1;
    int count() const { return columns * rows; }
};
Cells cells_of(const Rect& area)
{
    return {std::max(1, static_cast<int>(area.width / narrow_cell_mm)),
            std::max(1, static_cast<int>(area.height / cell_mm))};
}

bool is_pile(const Rect& area) { return cells_of(area).count() == 1; }

Point middle_of_cell(const Rect& area, int number)
{
    const Cells cells = cells_of(area);
    const int within = number % cells.count(), again = number / cells.count();  // what has no cell lies upon others
    return {area.x + area.width * (within % cells.columns + 0.5) / cells.columns + 9.0 * again,
            area.y + area.height * (within / cells.columns + 0.5) / cells.rows + 6.0 * again};
}

Point moved(const Point& from, double angle_deg, Point by)
{
    const double angle = angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    return {from.x + c * by.x - s * by.y, from.y + s * by.x + c * by.y};
}

}  // namespace

std::vector<std::size_t> faces_for(const TokenKind& kind, Number number)
{
    const auto face = [&](Number value) {
        return static_cast<std::size_t>(std::ranges::find(kind.faces, value) - kind.faces.begin());
    };
    if (number <= 0)
        return face(number) < kind.faces.size() ? std::vector{face(number)} : std::vector<std::size_t>{};
    std::vector<Number> sizes(kind.faces.begin(), kind.faces.end());
    std::ranges::sort(sizes, std::greater<>());
    std::vector<std::size_t> faces;
    for (const Number size : sizes)
        for (; size > 0 && size <= number; number = static_cast<Number>(number - size))
            faces.push_back(face(size));
    return number == 0 ? faces : std::vector<std::size_t>{};
}

/// Where a zone is everybody's, each side lays its cards into its own half.
Rect Table::area_of(const Place& place, Seat side) const
{
    const MatZone* zone = zone_at(*game_.playmat, place);
    if (!zone)
        return {};
    Rect area = zone->area;
    if (!zone->place.seat && area.height > 2 * cell_mm) {
        area.height /= 2;
        area.y += sits_across(*game_.playmat, side) ? 0 : area.height;
    }
    return area;
}

/// Face-down cards in one pile, and open ones beside it.
bool Table::has_pile(const Place& place) const
{
    const ZoneWord& zone = game_.words->zones[place.zone];
    return !zone.hidden && value_of_backs(*game_.words, zone) >= 0;
}

/// Beside a pile cards are fanned, each upon the one before, so that its code stays in view.
Point Table::middle_of(const Spot& spot) const
{
    const Rect area = area_of(spot.place, spot.side);
    if (is_pile(area))
        return {area.x + area.width / 2, area.y + area.height / 2};
    if (!has_pile(spot.place))
        return middle_of_cell(area, spot.number);
    constexpr double fan_mm = 34, beside_mm = 36;
    const double x = spot.is_in_pile ? area.width - beside_mm : beside_mm + fan_mm * spot.number;
    return {sits_across(*game_.playmat, spot.side) ? area.right() - x : area.x + x, area.y + area.height / 2};
}

/// Where there is no cell left, a card lies upon one that carries no tokens.
bool Table::is_free(const Spot& wanted, const Board& board) const
{
    const int cells = cells_of(area_of(wanted.place, wanted.side)).count(), most = 4 * cells;
    return std::ranges::none_of(spots_, [&](const auto& other) {
        const auto& [card, spot] = other;
        if (area_of(spot.place, spot.side) != area_of(wanted.place, wanted.side) ||
            spot.is_in_pile != wanted.is_in_pile)
            return false;
        const auto seen = std::ranges::find(board.cards, CardId{static_cast<std::int16_t>(card)}, &BoardCard::card);
        const bool is_marked =
            !has_pile(wanted.place) && seen != board.cards.end() && !seen->marks.empty() && wanted.number < most;
        return spot.number == wanted.number || (is_marked && spot.number % cells == wanted.number % cells);
    });
}

/// Its host lies on this table, too.
bool Table::is_under_another(const Position& position, const Card& card) const
{
    return card.host.index >= 0 && static_cast<std::size_t>(card.host.index) < prints_.size() &&
           zone_at(*game_.playmat, position.card(card.host).place);
}

void Table::find_spots(const Position& position)
{
    const Board board = cardinal::board(game_, position);
    for (int card = 0; card < static_cast<int>(position.cards.size()); ++card) {
        const Card& now = position.cards[static_cast<std::size_t>(card)];
        const bool lies_there = zone_at(*game_.playmat, now.place) && static_cast<std::size_t>(card) < prints_.size();
        const auto known = spots_.find(card);
        if (!lies_there) {
            spots_.erase(card);
            continue;
        }
        const Seat side = now.place.seat ? now.place.seat : now.side;
        const bool is_in_pile = now.face == Face::down && has_pile(now.place),
                   is_tucked = is_under_another(position, now);
        if (known != spots_.end() && known->second.place == now.place && known->second.side == side &&
            known->second.is_in_pile == is_in_pile && (known->second.number < 0) == is_tucked)
            continue;
        Spot spot{now.place, side, 0, known == spots_.end() ? 0 : known->second.visit + 1, is_in_pile};
        spots_.erase(card);
        while (!is_in_pile && !is_tucked && !is_free(spot, board))
            ++spot.number;
        spot.number = is_tucked ? -1 : spot.number;  // it needs no room of its own
        spots_[card] = spot;
    }
}

Thing Table::laid(const Position& position, int card) const
{
    const Card& now = position.cards[static_cast<std::size_t>(card)];
    const Spot& spot = spots_.at(card);
    Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(card * 64 + spot.visit));
    const Seat reader = game_.words->zones[now.place.zone].in_play && now.side ? now.side : spot.side;
    Thing thing{.print = prints_[static_cast<std::size_t>(card)],
                .angle_deg = (sits_across(*game_.playmat, reader) ? 180 : 0) + 90.0 * now.turned +
                             1.5 * untidy_ * unsteady.bell(),
                .face = now.face,
                .track = card};
    const bool hides = game_.words->zones[now.place.zone].hidden;
    thing.face = hides ? Face::down : now.face;
    thing.centre = moved(middle_of(spot), 0, {1.2 * untidy_ * unsteady.bell(), 1.2 * untidy_ * unsteady.bell()});
    return thing;
}

Thing Table::laid_back(const MatZone& zone, int spot, int track) const
{
    Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(track));
    const Point at = middle_of({zone.place, zone.place.seat, spot, 0, has_pile(zone.place)});
    return {.print = back_name,
            .centre = moved(at, 0, {1.2 * unsteady.bell(), 1.2 * unsteady.bell()}),
            .angle_deg = (sits_across(*game_.playmat, zone.place.seat) ? 180 : 0) + 1.5 * unsteady.bell(),
            .face = Face::down,
            .track = track};
}

std::size_t Table::spots_in(const Place& place) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(spots_, [&](const auto& spot) { return spot.second.place == place; }));
}

std::vector<BoardCard::Mark> Table::changed_marks(const Position& position, int card, const Board& board) const
{
    const auto marks_of = [](const Board& seen, CardId id) {
        const auto found = std::ranges::find(seen.cards, id, &BoardCard::card);
        return found == seen.cards.end() ? std::vector<BoardCard::Mark>{} : found->marks;
    };
    const CardId id{static_cast<std::int16_t>(card)};
    std::vector<BoardCard::Mark> marks = marks_of(board, id);
    if (marks.empty())
        return marks;
    // What is printed on it is what it shows when it was just laid on an empty table.
    const Card& now = position.card(id);
    Position alone{.library = position.library, .seats = position.seats, .options = position.options};
    game_.lay_out(alone);
    const CardId copy = add_card(alone, {.facts = now.facts, .owner = now.owner, .side = now.side, .place = now.place});
    game_.put_down(alone, copy);
    const std::vector<BoardCard::Mark> printed = marks_of(cardinal::board(game_, alone), copy);
    std::erase_if(marks,
                  [&](const BoardCard::Mark& mark) { return std::ranges::find(printed, mark) != printed.end(); });
    return marks;
}

void Table::add_tokens(const Position& position, int card, std::vector<Thing>& things) const
{
    const Board board = cardinal::board(game_, position);
    const auto host = std::ranges::find(things, card, &Thing::track);
    const Thing on = *host;
    // Each kind has a place of its own on a card, as long as it is free: nobody moves a token because another one goes.
    constexpr int columns = 3, places = 12;
    constexpr std::array<double, places / columns> rows_mm{27, -7, 10, -24};  // two fit; more lie over them
    std::array<bool, places> is_taken{};
    for (const BoardCard::Mark& mark : changed_marks(position, card, board)) {
        const std::string_view name = game_.words->values[static_cast<std::size_t>(mark.value)].name;
        const auto kind = std::ranges::find(game_.tokens->kinds, name, &TokenKind::value);
        if (kind == game_.tokens->kinds.end())
            continue;
        int spot = static_cast<int>(kind - game_.tokens->kinds.begin());
        for (const std::size_t face : faces_for(*kind, mark.number)) {
            for (int tried = 0; tried < places && is_taken[static_cast<std::size_t>(spot % places)]; ++tried)
                spot += columns;  // the next one above it
            spot += is_taken[static_cast<std::size_t>(spot % places)] ? 1 : 0;
            spot %= places;
            is_taken[static_cast<std::size_t>(spot)] = true;
            Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(first_token_track + card * 64 + spot));
            // Side by side: a token that lies upon another is not read.
            const Point at{-20.5 + 20.5 * (spot % columns) + 0.3 * unsteady.bell(),
                           rows_mm[static_cast<std::size_t>(spot / columns)] + 0.5 * unsteady.bell()};
            put(things,
                {.print = token_name(kind->marker_of(face)),
                 .centre = moved(on.centre, on.angle_deg, at),
                 .angle_deg = on.angle_deg + 2 * unsteady.bell(),
                 .track = first_token_track + card * tokens_of_a_card + spot,
                 .on = card},
                stock_);
        }
    }
}

/// The position counts the cards of a hidden zone, and knows some of them. A pile shows one back.
void Table::add_backs(const Position& position, std::vector<Thing>& things) const
{
    if (!stock_.contains(back_name))
        return;
    int first = first_back_track;
    for (const MatZone& zone : game_.playmat->zones) {
        const int value = value_of_backs(*game_.words, game_.words->zones[zone.place.zone]);
        const auto known = std::ranges::count_if(position.cards, [&](const Card& card) {
            return card.place == zone.place && (card.face == Face::down || game_.words->zones[card.place.zone].hidden);
        });
        const Number all = value < 0 ? Number{0}
                                     : read_value(position, game_.words->values[static_cast<std::size_t>(value)],
                                                  {.seat = zone.place.seat});
        const int rest = all - static_cast<int>(known), taken = static_cast<int>(spots_in(zone.place));
        for (int back = 0; back < (can_be_counted(*game_.words, value) ? rest : std::min(rest, 1)); ++back)
            put(things, laid_back(zone, taken + back, first + back), stock_);
        first += backs_of_a_zone;
    }
}

std::vector<Thing> Table::lay(const Position& position)
{
    find_spots(position);
    std::vector<Thing> things;
    std::vector<int> order;
    for (const auto& [card, spot] : spots_)
        order.push_back(card);
    // What lies under a card that lies under another is tucked under the uppermost.
    const auto host_of = [&](int card) {
        int host = -1, next = position.cards[static_cast<std::size_t>(card)].host.index;
        for (int deep = 0; deep < deepest_pile && next >= 0 && spots_.contains(next); ++deep) {
            host = next;
            next = position.cards[static_cast<std::size_t>(host)].host.index;
        }
        return host;
    };
    // Tucked cards first, so that their hosts lie upon them; in a pile the one that came last lies on top.
    std::ranges::stable_sort(order, {},
                             [&](int card) { return std::pair(host_of(card) < 0 ? 1 : 0, spots_.at(card).number); });
    std::map<int, int> tucked;
    for (const int card : order) {
        Thing thing = laid(position, card);
        if (const int host = host_of(card); host >= 0) {
            const Thing below = laid(position, host);
            constexpr double strip_mm = 29;  // so much of its upper edge looks out: its code
            thing.centre = moved(below.centre, below.angle_deg, {0, -strip_mm * ++tucked[host]});
            thing.angle_deg += below.angle_deg - thing.angle_deg;
        }
        put(things, thing, stock_);
    }
    add_backs(position, things);
    for (const int card : order)
        add_tokens(position, card, things);
    return things;
}

}  // namespace cardinal::studio
