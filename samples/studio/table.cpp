#include "samples/studio/table.h"

#include "engine/rules/backs.h"
#include "samples/studio/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cardinal::studio {
namespace {

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

Board as_a_camera_sees(const Game& game, Board board)
{
    const auto is_counted = [&](const Fact& fact) {
        return std::ranges::any_of(game.playmat->zones, [&](const MatZone& zone) {
            const ZoneWord& word = game.words->zones[zone.place.zone];
            return word.hidden && zone.place.seat == fact.seat && value_of_backs(*game.words, word) == fact.value &&
                   can_be_counted(*game.words, fact.value);
        });
    };
    const auto has_tokens = [&](const BoardCard::Mark& mark) {
        const std::string_view name = game.words->values[static_cast<std::size_t>(mark.value)].name;
        return std::ranges::find(game.tokens->kinds, name, &TokenKind::value) != game.tokens->kinds.end();
    };
    std::erase_if(board.numbers, [&](const Fact& fact) { return !is_counted(fact) && !have_tokens_for(game, fact); });
    for (BoardCard& card : board.cards)
        std::erase_if(card.marks, [&](const BoardCard::Mark& mark) { return !has_tokens(mark); });
    return board;
}

Thing Table::laid(const Position& position, int card) const
{
    const Card& now = position.cards[static_cast<std::size_t>(card)];
    const Spot& spot = spots_.at(card);
    Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(card * 64 + spot.visit));
    Thing thing{.print = prints_[static_cast<std::size_t>(card)],
                .angle_deg = 90.0 * quarter_turns(position, card, spot) + 1.5 * untidy_ * unsteady.bell(),
                .face = now.face,
                .track = card};
    const bool hides = game_.words->zones[now.place.zone].hidden;
    thing.face = hides ? Face::down : now.face;
    thing.centre = moved(middle_with_tucked(position, card, spot), 0,
                         {1.2 * untidy_ * unsteady.bell(), 1.2 * untidy_ * unsteady.bell()});
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

namespace {

/// A card that lies higher covers this place of a lower one, or a part of a token there.
bool lies_under_a_card(const std::vector<Thing>& things, const Thing& card, const Point& at)
{
    constexpr double half_a_token_mm = 8;
    const auto lower = std::ranges::find(things, card.track, &Thing::track);
    return std::any_of(std::next(lower), things.end(), [&](const Thing& other) {
        const Point from = moved({0, 0}, -other.angle_deg, {at.x - other.centre.x, at.y - other.centre.y});
        return other.track < first_token_track && std::abs(from.x) < card_width_mm / 2 + half_a_token_mm &&
               std::abs(from.y) < card_height_mm / 2 + half_a_token_mm;
    });
}

constexpr int token_columns = 3, token_places = 12;

/// Of a card's places the best one for a token, from its own on: above it first, then beside it.
template <class HowGood>
int first_free(int own, const HowGood& how_good)
{
    int best = own % token_places;
    for (int tried = 0; tried < token_places; ++tried) {
        const int row = tried % (token_places / token_columns), column = tried / (token_places / token_columns);
        const int place = (own + row * token_columns + column) % token_places;
        if (how_good(place) > how_good(best))
            best = place;
    }
    return best;
}

}  // namespace

void Table::add_tokens(const Position& position, int card, std::vector<Thing>& things) const
{
    const Board board = cardinal::board(game_, position);
    const Thing on = *std::ranges::find(things, card, &Thing::track);
    // Each kind has a place of its own on a card, as long as it is free: nobody moves a token because another one goes.
    // Two rows fit below the code, and some beside it; more lie over it.
    constexpr std::array<Point, token_places> free_mm{{{-20.5, 27},
                                                       {0, 27},
                                                       {20.5, 27},
                                                       {-20.5, 6.5},
                                                       {0, 6.5},
                                                       {20.5, 6.5},
                                                       {3, -14},
                                                       {23.5, -14},
                                                       {23.5, -34},
                                                       {3, -34},
                                                       {-20.5, -14},
                                                       {-20.5, -34}}};
    constexpr std::array<Point, 2> beside_code_mm{{{24.2, -29.5}, {3.7, -29.5}}},
        below_code_mm{{{-18.2, -3.5}, {-18.2, 17}}};
    const int host = spots_.at(card).under;
    const bool is_tucked = host >= 0;
    const auto& on_strip_mm = is_tucked && tucks_to_the_left(spots_.at(host)) ? below_code_mm : beside_code_mm;
    int laid = 0;
    std::array<bool, token_places> is_taken{};
    for (const BoardCard::Mark& mark : changed_marks(position, card, board)) {
        const std::string_view name = game_.words->values[static_cast<std::size_t>(mark.value)].name;
        const auto kind = std::ranges::find(game_.tokens->kinds, name, &TokenKind::value);
        if (kind == game_.tokens->kinds.end())
            continue;
        int spot = static_cast<int>(kind - game_.tokens->kinds.begin());
        for (const std::size_t face : faces_for(*kind, mark.number)) {
            spot = first_free(spot, [&](int place) {
                const auto at = static_cast<std::size_t>(place);
                return is_taken[at]                                                               ? 0
                     : lies_under_a_card(things, on, moved(on.centre, on.angle_deg, free_mm[at])) ? 1
                                                                                                  : 2;
            });
            is_taken[static_cast<std::size_t>(spot)] = true;
            Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(first_token_track + card * 64 + spot));
            // Side by side: a token that lies upon another is not read.
            Point at =
                is_tucked ? on_strip_mm[static_cast<std::size_t>(laid++ % 2)] : free_mm[static_cast<std::size_t>(spot)];
            at = {at.x + 0.3 * unsteady.bell(), at.y + 0.5 * unsteady.bell()};
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
    // Tucked cards first, so that their hosts lie upon them, and of these the last one undermost; in a pile the one
    // that came last lies on top.
    std::ranges::stable_sort(order, {}, [&](int card) {
        const Spot& spot = spots_.at(card);
        return spot.under >= 0 ? std::pair(0, -spot.number) : std::pair(1, height_of(spot));
    });
    std::map<int, int> tucked = tucked_;
    for (const int card : order) {
        Thing thing = laid(position, card);
        if (const int host = spots_.at(card).under; host >= 0) {
            const Thing below = laid(position, host);
            const double out = strip_mm * tucked[host]--;
            thing.centre = moved(below.centre, below.angle_deg,
                                 tucks_to_the_left(spots_.at(host)) ? Point{-out, 0} : Point{0, -out});
            thing.angle_deg = below.angle_deg;
        }
        put(things, thing, stock_);
    }
    add_backs(position, things);
    for (const int card : order)
        add_tokens(position, card, things);
    add_numbers(position, things);
    return things;
}

}  // namespace cardinal::studio
