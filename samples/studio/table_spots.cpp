#include "engine/rules/backs.h"
#include "samples/studio/table.h"

#include <algorithm>
#include <utility>

/// Where on the table a card is laid: each has a place of its own as long as there is room, and keeps it.
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
    const auto fitting = [](double length, double cell) { return std::max(1, static_cast<int>(length / cell)); };
    constexpr int enough = 14;  // nobody lays cards closer than they have to
    const Cells wide{fitting(area.width, cell_mm), fitting(area.height, cell_mm)};
    return wide.count() >= enough ? wide : Cells{fitting(area.width, narrow_cell_mm), wide.rows};
}

bool is_pile(const Rect& area) { return cells_of(area).count() == 1; }

Point middle_of_cell(const Rect& area, int number)
{
    const Cells cells = cells_of(area);
    const int within = number % cells.count(), again = number / cells.count();  // what has no cell lies upon others
    return {area.x + area.width * (within % cells.columns + 0.5) / cells.columns + 9.0 * again,
            area.y + area.height * (within / cells.columns + 0.5) / cells.rows + 6.0 * again};
}

/// The second at the right of the first and the third at its left, so that the codes of all stay in view; and a bit
/// nearer or farther, so that turned ones do not lie as if one were tucked under the other.
constexpr double aside_mm = 27, nearer_mm = 22;
int aside(int number) { return (number + 1) % 3 - 1; }

/// What a card takes of the table, and what those take that are tucked under it.
struct Footprint {
    Rect card{}, strips{};
};
Footprint footprint_of(const Point& middle, int quarter_turns, int tucked, bool to_the_left)
{
    const bool lies_across = quarter_turns % 2 != 0;
    const double width = lies_across ? card_height_mm : card_width_mm,
                 height = lies_across ? card_width_mm : card_height_mm, out = strip_mm * tucked;
    const Rect card{middle.x - width / 2, middle.y - height / 2, width, height};
    switch ((quarter_turns + (to_the_left ? 3 : 0)) % 4) {
    case 0: return {card, {card.x, card.y - out, width, out}};
    case 1: return {card, {card.right(), card.y, out, height}};
    case 2: return {card, {card.x, card.bottom(), width, out}};
    default: return {card, {card.x - out, card.y, out, height}};
    }
}

/// Whether one covers of the other what has to be seen.
bool crowd(const Footprint& one, const Footprint& other)
{
    constexpr double touching_mm = 6, in_a_row_mm = 18;  // so much two turned cards cover of each other
    const auto covers = [](const Rect& a, const Rect& b, double slack_mm) {
        return std::min(a.right(), b.right()) - std::max(a.x, b.x) > slack_mm &&
               std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y) > slack_mm;
    };
    return covers(one.strips, other.card, touching_mm) || covers(one.card, other.strips, touching_mm) ||
           covers(one.strips, other.strips, touching_mm) || covers(one.card, other.card, in_a_row_mm);
}

constexpr double most_beyond = 0.15;  // of a card's length, where it lies beyond its zone

/// How far a card has to be moved along one direction, so that what is tucked under it lies within, too. Where both are
/// too long for that, what is tucked comes first, as long as nearly all of its host lies there.
double into(double card, double strips, double length, double out, double least, double room)
{
    const double from = std::min(card, strips), whole = out > 0 ? length + out : length, beyond = whole - room;
    if (beyond > most_beyond * length)
        return 0;
    if (beyond > 0)
        return strips < card ? least - from : least + room - (from + whole);
    return std::max(0.0, least - from) - std::max(0.0, from + whole - (least + room));
}

}  // namespace

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

/// Without the pile.
Rect Table::open_part(const Place& place, Seat side) const
{
    Rect area = area_of(place, side);
    if (!has_pile(place) || area.width <= narrow_cell_mm)
        return area;
    area.width -= narrow_cell_mm;
    area.x += sits_across(*game_.playmat, side) ? narrow_cell_mm : 0;
    return area;
}

/// Where there is little room, each upon the one before, so that its code stays in view: beside a pile, and in a place
/// for one where several may lie.
bool Table::is_fanned(const Place& place, Seat side) const
{
    constexpr int enough_cells = 3;
    const Rect area = open_part(place, side);
    return has_pile(place) ? cells_of(area).columns < enough_cells
                           : is_pile(area) && area.width >= card_width_mm + 2 * aside_mm;
}

Point Table::middle_of(const Spot& spot) const
{
    const Rect area = area_of(spot.place, spot.side);
    const auto from_the_left = [&](double x) {
        return Point{sits_across(*game_.playmat, spot.side) ? area.right() - x : area.x + x, area.y + area.height / 2};
    };
    constexpr double beside_mm = 36, beside_pile_mm = 34;
    if (spot.is_in_pile && !is_pile(area))
        return from_the_left(area.width - beside_mm);
    if (!is_fanned(spot.place, spot.side)) {
        const Rect open = open_part(spot.place, spot.side);
        const Point middle = is_pile(area) ? from_the_left(area.width / 2) : middle_of_cell(open, spot.number);
        const double aside = spot.is_between ? open.width / cells_of(open).columns / 2 : 0;
        return {middle.x + (middle.x + aside < open.right() ? aside : -aside), middle.y};
    }
    if (has_pile(spot.place))
        return from_the_left(beside_mm + beside_pile_mm * spot.number);
    Point middle = from_the_left(area.width / 2 + aside_mm * aside(spot.number));
    middle.y += (sits_across(*game_.playmat, spot.side) ? -nearer_mm : nearer_mm) * aside(spot.number);
    return middle;
}

/// What lies upon what, the higher upon the lower. In a row a turned card reaches over its neighbours: they lie so that
/// its upper edge is in view, where its code is.
int Table::height_of(const Spot& spot) const
{
    if (is_fanned(spot.place, spot.side))
        return has_pile(spot.place) ? spot.number : aside(spot.number);
    const int cells = cells_of(open_part(spot.place, spot.side)).count(), within = spot.number % cells;
    constexpr int most_cells = 100;
    return spot.number / cells * most_cells + (sits_across(*game_.playmat, spot.side) ? within : -within);
}

/// Where there is no cell left, a card lies upon one that carries no tokens.
bool Table::is_free(const Spot& wanted, const Board& board) const
{
    const int cells = cells_of(open_part(wanted.place, wanted.side)).count(), most = 4 * cells;
    return std::ranges::none_of(spots_, [&](const auto& other) {
        const auto& [card, spot] = other;
        if (area_of(spot.place, spot.side) != area_of(wanted.place, wanted.side) ||
            spot.is_in_pile != wanted.is_in_pile || spot.under >= 0)
            return false;
        const auto seen = std::ranges::find(board.cards, CardId{static_cast<std::int16_t>(card)}, &BoardCard::card);
        const bool is_marked = !is_fanned(wanted.place, wanted.side) && seen != board.cards.end() &&
                               !seen->marks.empty() && wanted.number < most;
        return spot.number == wanted.number || (is_marked && spot.number % cells == wanted.number % cells);
    });
}

/// The uppermost of those that it lies under on this table; -1 when it lies under none. What belongs to another card
/// and does not show it, such as a captive, lies beside it.
int Table::uppermost_host(const Position& position, int card, const Board& board) const
{
    const auto host_of = [&](int of) {
        const auto shown = std::ranges::find(board.cards, CardId{static_cast<std::int16_t>(of)}, &BoardCard::card);
        return shown == board.cards.end() ? position.cards[static_cast<std::size_t>(of)].host.index : shown->host.index;
    };
    const auto lies_here = [&](int host) {
        return host >= 0 && static_cast<std::size_t>(host) < prints_.size() &&
               zone_at(*game_.playmat, position.cards[static_cast<std::size_t>(host)].place);
    };
    int uppermost = -1, next = host_of(card);
    for (int deep = 0; deep < deepest_pile && lies_here(next); ++deep) {
        uppermost = next;
        next = host_of(next);
    }
    return uppermost;
}

/// Clockwise, for seat A.
int Table::quarter_turns(const Position& position, int card, const Spot& spot) const
{
    const Card& now = position.cards[static_cast<std::size_t>(card)];
    const Seat reader = game_.words->zones[now.place.zone].in_play && now.side ? now.side : spot.side;
    return (now.turned + (sits_across(*game_.playmat, reader) ? 2 : 0)) % 4;
}

/// A place for one card that is too low for a strip above it, and wide enough for one beside it.
bool Table::tucks_to_the_left(const Spot& spot) const
{
    const Rect area = area_of(spot.place, spot.side);
    return is_pile(area) && area.height < (1 - most_beyond) * card_height_mm + strip_mm &&
           area.width >= card_width_mm + strip_mm;
}

/// With what is tucked under it, a card is laid within its zone, as far as there is room.
Point Table::middle_with_tucked(const Position& position, int card, const Spot& spot) const
{
    Point middle = middle_of(spot);
    const auto tucked = tucked_.find(card);
    if (tucked == tucked_.end())
        return middle;
    const bool to_the_left = tucks_to_the_left(spot);
    const auto [own, strips] = footprint_of(middle, quarter_turns(position, card, spot), tucked->second, to_the_left);
    const Rect area = area_of(spot.place, spot.side);
    const bool reach_aside = strips.height == own.height;
    middle.x += into(own.x, strips.x, own.width, reach_aside ? strips.width : 0, area.x, area.width);
    middle.y += into(own.y, strips.y, own.height, reach_aside ? 0 : strips.height, area.y, area.height);
    const Footprint laid = footprint_of(middle, quarter_turns(position, card, spot), tucked->second, to_the_left);
    constexpr double most_mm = 0.35 * card_height_mm;  // then the most of it still lies there
    const double beyond_left = -laid.strips.x, beyond_right = laid.strips.right() - game_.playmat->size.width;
    middle.x += std::clamp(beyond_left, 0.0, most_mm) - std::clamp(beyond_right, 0.0, most_mm);
    return middle;
}

/// Whether what is tucked under cards has room there.
bool Table::has_room(const Position& position, int card, const Spot& spot) const
{
    const auto tucked = [&](int host) {
        const auto known = tucked_.find(host);
        return known == tucked_.end() ? 0 : known->second;
    };
    const auto footprint = [&](int of, const Spot& at) {
        return footprint_of(middle_with_tucked(position, of, at), quarter_turns(position, of, at), tucked(of),
                            tucks_to_the_left(at));
    };
    const Footprint own = footprint(card, spot);
    return std::ranges::none_of(spots_, [&](const auto& other) {
        const auto& [neighbour, at] = other;
        return neighbour != card && at.under < 0 && at.place == spot.place && at.side == spot.side &&
               tucked(card) + tucked(neighbour) > 0 && crowd(own, footprint(neighbour, at));
    });
}

/// Whether another one lies there as if one of the two were tucked under the other, and none is.
bool Table::looks_tucked(const Position& position, int card, const Spot& spot) const
{
    constexpr double plainly_aside_mm = 20;
    const int turns = quarter_turns(position, card, spot);
    const Point own = middle_with_tucked(position, card, spot);
    return std::ranges::any_of(spots_, [&](const auto& other) {
        const auto& [neighbour, at] = other;
        if (neighbour == card || at.under >= 0 || at.place != spot.place || at.side != spot.side ||
            quarter_turns(position, neighbour, at) != turns)
            return false;
        const Point theirs = middle_with_tucked(position, neighbour, at);
        const double across = std::abs(own.x - theirs.x), along = std::abs(own.y - theirs.y);
        return turns % 2 == 0 ? across < plainly_aside_mm && along < card_height_mm
                              : along < plainly_aside_mm && across < card_height_mm;
    });
}

/// The first that is free. Where nothing leaves room for what is tucked, cards lie over each other.
int Table::free_number(const Position& position, int card, Spot spot, const Board& board) const
{
    constexpr int most_tried = 24;
    int first = -1;
    for (spot.number = 0; first < 0 || spot.number < most_tried; ++spot.number) {
        if (!is_free(spot, board))
            continue;
        if (has_room(position, card, spot))
            return spot.number;
        first = first < 0 ? spot.number : first;
    }
    return first;
}

void Table::find_spots(const Position& position)
{
    const Board board = cardinal::board(game_, position);
    tucked_.clear();
    for (int card = 0; card < static_cast<int>(position.cards.size()); ++card) {
        const Card& now = position.cards[static_cast<std::size_t>(card)];
        if (!zone_at(*game_.playmat, now.place) || static_cast<std::size_t>(card) >= prints_.size()) {
            spots_.erase(card);
            continue;
        }
        const int host = uppermost_host(position, card, board);
        Spot spot{.place = now.place,
                  .side = now.place.seat ? now.place.seat : now.side,
                  .is_in_pile = now.face == Face::down && has_pile(now.place),
                  .under = host};
        if (host >= 0)
            ++tucked_[host];
        const auto known = spots_.find(card);
        if (known != spots_.end() && known->second.lies_as(spot))
            continue;
        spot.visit = known == spots_.end() ? 0 : known->second.visit + 1;
        spots_.erase(card);
        if (host >= 0)
            spot.number = ++tuckings_;
        else if (!spot.is_in_pile)
            spot.number = free_number(position, card, spot, board);
        spots_[card] = spot;
    }
    make_room(position, board);
}

/// Where something was tucked, or turned with what is tucked under it, cards are moved aside: to where there is room,
/// or at least to where nobody takes one for tucked under its neighbour.
void Table::make_room(const Position& position, const Board& board)
{
    for (auto& [card, spot] : spots_) {
        if (spot.under >= 0 || spot.is_in_pile || has_room(position, card, spot))
            continue;
        const Spot before = std::exchange(spot, Spot{});  // it does not stand in its own way
        Spot other = before;
        other.number = free_number(position, card, other, board);
        ++other.visit;
        Spot between = before;
        between.is_between = true;
        ++between.visit;
        const auto is_plain = [&, moved = card](const Spot& each) { return !looks_tucked(position, moved, each); };
        spot = has_room(position, card, other)              ? other
             : is_plain(before) || tucked_.count(card) == 0 ? before
             : is_plain(other)                              ? other
             : is_plain(between)                            ? between
                                                            : before;
    }
}

}  // namespace cardinal::studio
