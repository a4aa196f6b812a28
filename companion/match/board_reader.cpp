#include "companion/match/board_reader.h"

#include "companion/match/tucking.h"
#include "engine/core/markers.h"
#include "engine/rules/backs.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace cardinal::match {
namespace {

const BoardCard* find(const Board& board, CardId card)
{
    const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
    return found == board.cards.end() ? nullptr : &*found;
}

bool shows(const Board& board, CardId card, const BoardCard::Mark& mark)
{
    const BoardCard* shown = find(board, card);
    return shown && std::ranges::find(shown->marks, mark) != shown->marks.end();
}

bool is_open(const Game& game, const Place& place) { return !game.words->zones[place.zone].hidden; }

/// Either may come from where it lay face down, or under another card.
void lay(const BoardCard& card, CardId host, Position& position)
{
    if (!position.has(card.card))
        return;  // it is new
    Card& laid = position.card(card.card);
    laid.place = card.place;
    laid.face = card.face;
    laid.host = host;
}

/// Games differ in whose host shows: it is asked what the board would be if the card belonged to it.
bool would_show(const Game& game, Position position, const BoardCard& card, const BoardCard& host)
{
    lay(host, no_card, position);
    lay(card, host.card, position);
    const Board board = cardinal::board(game, position);
    const BoardCard* shown = find(board, card.card);
    return shown && shown->host == host.card;
}

/// What is printed on it is what it shows when it was just laid on an empty table.
std::vector<BoardCard::Mark> printed_marks(const Game& game, const Position& position, const BoardCard& seen)
{
    const Card& now = position.card(seen.card);
    Position alone{.library = position.library, .seats = position.seats, .options = position.options};
    game.lay_out(alone);
    const CardId copy =
        add_card(alone, {.facts = now.facts, .owner = now.owner, .side = now.side, .place = seen.place});
    game.put_down(alone, copy);
    const Board board = cardinal::board(game, alone);
    const BoardCard* shown = find(board, copy);
    return shown ? shown->marks : std::vector<BoardCard::Mark>();
}

constexpr double bare_after_ms = 2000;
// Of a card. What shows less may have been taken away from below another before: it is told while the book has it.
constexpr double shows_itself = 0.05;
// Of the cards that should be seen: where more are missing, it is no lamp that hides them.
constexpr std::size_t one_never_seen_in = 10;
constexpr double untouched_mm = 6, token_reach_mm = 19;  // side by side they are 20 apart

/// Copies that are alike become the match's in the order of their serials, wherever they lie.
std::vector<const LyingCard*> in_order_of_codes(const Lying& lying)
{
    std::vector<const LyingCard*> cards;
    for (const LyingCard& card : lying.cards)
        cards.push_back(&card);
    std::ranges::stable_sort(cards, {}, [](const LyingCard* card) { return card->code; });
    return cards;
}

bool is_unknown(const LyingCard& card) { return !card.code && !card.art && card.face == Face::up; }

/// A part of such a card lies there.
template <class Kind>
bool holds(const Lying& lying, const Rect& area, const Kind& is_such)
{
    return std::ranges::any_of(lying.cards,
                               [&](const LyingCard& card) { return is_such(card) && share_in(card, area) > 0; });
}

/// A place for one card may be too low for a strip above it, and have room for one at its left.
std::span<const Edge> edges_to_look_out_at(const Game& game, const Place& place)
{
    static constexpr std::array edges{Edge::upper, Edge::left};
    constexpr double strip_mm = 29, nearly = 0.85;  // of a card lies within its zone
    const MatZone* zone = zone_of(game, place);
    const bool tucks_left = zone && fitting_cards(zone->area) == 1 &&
                            zone->area.height < nearly * card_height_mm + strip_mm &&
                            zone->area.width >= card_width_mm + strip_mm;
    return std::span(edges).first(tucks_left ? 2 : 1);
}

}  // namespace

Board BoardReader::read(const Lying& lying, const Position& position, double quiet_ms)
{
    Board board;
    const Look look{.position = position,
                    .kept = cardinal::board(game_, position),
                    .told = told_by_tokens(game_, lying),
                    .quiet_ms = quiet_ms};
    zoning_.keep_only(lying.cards);
    std::vector<Read> cards = read_cards(lying, look, board);
    cards_by_track_.clear();
    for (const Read& card : cards)
        cards_by_track_[card.lying->track] = card.card.card;
    add_hosts(cards, position);
    add_marks(lying, look, cards);
    add_numbers_of_players(lying, look, board);
    count_backs(lying, position, board);
    add_looked_at(lying, look.kept, board);
    board.cards.reserve(cards.size());
    for (Read& card : cards) {
        const CardId id = card.card.card;
        seen_.insert(id);
        if (card.lying->visible >= shows_itself)
            doubtful_.erase(id);
        else if (find(look.kept, id)) {
            board.may_be_away.push_back(id);
            doubtful_.insert(id);
        } else if (doubtful_.contains(id))
            continue;
        board.cards.push_back(std::move(card.card));
    }
    add_what_lies_deeper(look.kept, board);
    add_what_is_overlooked(lying, look.kept, board);
    return board;
}

/// Cards in zones that are hidden are nobody's to tell, though a camera may have seen what they are.
std::vector<BoardReader::Read> BoardReader::read_cards(const Lying& lying, const Look& look, Board& board)
{
    const Position& position = look.position;
    std::vector<Read> cards;
    cards.reserve(lying.cards.size());
    strangers_.clear();
    for (const LyingCard* lies : in_order_of_codes(lying)) {
        const LyingCard& card = *lies;
        const auto place = card.code ? zoning_.place_of(card) : std::nullopt;
        if (!place || !is_open(game_, *place))
            continue;
        const Seat side = place->seat ? place->seat : side_at(game_, card.middle);
        const auto who = members_.who_is(
            *card.code, *place, side, position,
            {.unlike = [&](CardId copy) { return unlike(card, look, copy); },
             .is_missed =
                 [&](CardId copy) {
                     return find(look.kept, copy) && !zoning_.may_hold(lying, *card.code, position.card(copy).place);
                 }});
        if (const auto* stranger = std::get_if<Stranger>(&who)) {
            if (members_.comes_with_the_beginning(*card.code, position))
                continue;
            board.strangers.push_back(*stranger);
            strangers_.insert(card.track);
            continue;
        }
        const CardId id = std::get<CardId>(who);
        const ZoneWord& zone = game_.words->zones[place->zone];  // where cards are in play, whoever plays one reads it
        const Seat held_by =
            !place->seat || (zone.in_play && position.card(id).side) ? position.card(id).side : place->seat;
        cards.push_back({&card,
                         {.card = id,
                          .place = *place,
                          .face = card.face,
                          .turned = zoning_.turned(card, zone.may_be_nobodys ? Seat{}
                                                         : held_by           ? held_by
                                                                             : side)}});
    }
    return cards;
}

int BoardReader::unlike(const LyingCard& card, const Look& look, CardId id) const
{
    const Card& copy = look.position.card(id);
    const BoardCard* kept = find(look.kept, id);
    if (kept == nullptr)
        return 1;  // nobody should see it
    const double upright = sits_across(*game_.playmat, copy.side) ? 180 : 0;
    int unlike = (quarter_turns(card.angle - upright) == kept->turned ? 0 : 1) + (copy.face == card.face ? 0 : 1);
    const std::vector<BoardCard::Mark> printed = printed_marks(game_, look.position, *kept);
    for (const BoardCard::Mark& mark : kept->marks) {
        const auto said = std::ranges::find_if(
            look.told, [&](const ToldNumber& told) { return told.card == card.track && told.value == mark.value; });
        const bool is_so =
            said == look.told.end() ? std::ranges::find(printed, mark) != printed.end() : said->number == mark.number;
        unlike += is_so ? 0 : 1;
    }
    return unlike;
}

/// Of several tucked under one card the farther ones lie under the nearer ones: all belong to the uppermost that such
/// cards belong to, and are turned as much as they are turned against what lies over them all. What is in play by
/// itself stays so there; and what nobody has touched, whatever comes to lie beside it.
void BoardReader::add_hosts(std::vector<Read>& cards, const Position& position)
{
    const auto was_under = [&](const LyingCard& card, const Read& other, double may_have_moved_mm) {
        const auto before = above_.find(card.track);
        return before != above_.end() && before->second.track == other.lying->track &&
               cv::norm(card.middle - other.lying->middle - before->second.away) < may_have_moved_mm;
    };
    const auto lies_under = [&](const LyingCard& card, const Read& other, const auto& is_such) {
        return std::ranges::any_of(edges_to_look_out_at(game_, other.card.place),
                                   [&](Edge edge) { return is_such(card, *other.lying, edge); });
    };
    const auto above = [&](const Read& card) -> const Read* {
        const Read* nearest = nullptr;
        for (const Read& other : cards) {
            const bool is_so = lies_under(*card.lying, other, is_tucked_under);
            if (is_so && was_under(*card.lying, other, untouched_mm))
                return &other;
            if ((is_so || (was_under(*card.lying, other, card_height_mm) &&
                           lies_under(*card.lying, other, is_still_tucked_under))) &&
                (!nearest || cv::norm(other.lying->middle - card.lying->middle) <
                                 cv::norm(nearest->lying->middle - card.lying->middle)))
                nearest = &other;
        }
        return nearest;
    };
    std::map<int, const Read*> over;
    for (const Read& card : cards)
        over[card.lying->track] = above(card);
    const auto shows_on = [&](Read card, const Read* host) {
        if (!host)
            return false;
        card.card.place = host->card.place;
        return would_show(game_, position, card.card, host->card);
    };
    const auto stands_alone = [&](CardId card) {
        return position.has(card) && !position.card(card).host &&
               game_.words->zones[position.card(card).place.zone].in_play;
    };
    for (Read& card : cards) {
        const Read* owner = over[card.lying->track];
        const Read* host = owner;
        for (const Read* next = host; next; next = over[next->lying->track])
            host = next;
        if (!host || !game_.words->zones[host->card.place.zone].in_play)
            continue;
        card.card.place = host->card.place;
        const bool is_its = shows_on(card, owner);
        if (is_its || !stands_alone(card.card.card))
            card.card.turned = quarter_turns(card.lying->angle - host->lying->angle);
        if (!is_its)
            continue;
        while (shows_on(*owner, over[owner->lying->track]))
            owner = over[owner->lying->track];
        card.card.host = owner->card.card;
    }
    above_.clear();
    for (const Read& card : cards)
        if (const Read* host = over[card.lying->track])
            above_[card.lying->track] = {host->lying->track, card.lying->middle - host->lying->middle};
}

/// No token says nothing, unless one lay there before: then the card shows again what is printed on it. Of a number
/// that has several tokens only after a while, for whoever changes one takes the old one away and then looks for the
/// new one; and never where another one lies so near that it may cover it, or where something else covers the place.
void BoardReader::add_marks(const Lying& lying, const Look& look, std::vector<Read>& cards)
{
    const auto may_be_covered = [&](const cv::Point2d& at) {
        return is_covered(lying, at) || std::ranges::any_of(lying.tokens, [&](const LyingToken& token) {
                   return cv::norm(token.middle - at) < token_reach_mm;
               });
    };
    bare_.clear();
    for (Read& read : cards) {
        std::map<int, ToldBefore>& before = told_before_[read.card.card];
        std::set<int> now;
        for (const ToldNumber& one : look.told)
            if (one.card == read.lying->track && now.insert(one.value).second) {
                read.card.marks.push_back({static_cast<std::int16_t>(one.value), one.number});
                before[one.value] = {.at = one.at};
            }
        for (const BoardCard::Mark& mark : printed_marks(game_, look.position, read.card)) {
            const auto old = before.find(mark.value);
            if (old == before.end() || now.contains(mark.value) || may_be_covered(old->second.at))
                continue;
            if (look.quiet_ms >= bare_after_ms || !has_several_faces(game_, mark.value)) {
                read.card.marks.push_back(mark);
                old->second.is_known_to_be_gone = true;
            } else if (!old->second.is_known_to_be_gone && !shows(look.kept, read.card.card, mark))
                bare_.push_back({.value = mark.value, .card = read.card.card, .number = mark.number});
        }
    }
}

/// Where the last token of a player's number was taken away the number is 0, unless there is a token that says so, or
/// something covers where it lay.
void BoardReader::add_numbers_of_players(const Lying& lying, const Look& look, Board& board)
{
    for (const ToldNumber& one : look.told)
        if (one.seat) {
            board.numbers.push_back(
                {.value = static_cast<std::int16_t>(one.value), .seat = one.seat, .number = one.number});
            told_of_players_[{one.seat, one.value}] = {.at = one.at};
        }
    for (auto& [what, before] : told_of_players_) {
        const Fact none{.value = static_cast<std::int16_t>(what.second), .seat = what.first};
        const auto is_told = [&](const ToldNumber& one) { return one.seat == none.seat && one.value == none.value; };
        const bool is_out_of_sight = !before.is_known_to_be_gone && is_covered(lying, before.at);
        if (is_out_of_sight || std::ranges::any_of(look.told, is_told) || !is_said_by_no_token(game_, what.second))
            continue;
        if (look.quiet_ms >= bare_after_ms) {
            board.numbers.push_back(none);
            before.is_known_to_be_gone = true;
        } else if (!before.is_known_to_be_gone && std::ranges::find(look.kept.numbers, none) == look.kept.numbers.end())
            bare_.push_back(none);
    }
}

/// Whoever comes when the match is in its middle sees of an open pile the uppermost cards. What the book says to lie
/// there and nobody has seen yet lies below them, as far as anybody can tell.
void BoardReader::add_what_lies_deeper(const Board& kept, Board& board) const
{
    const std::size_t seen = board.cards.size();
    const auto shows_a_card = [&](const Place& place) {
        return std::any_of(board.cards.begin(), board.cards.begin() + static_cast<std::ptrdiff_t>(seen),
                           [&](const BoardCard& card) { return card.place == place; });
    };
    for (const BoardCard& card : kept.cards)
        if (!seen_.contains(card.card) && !find(board, card.card) && !game_.words->zones[card.place.zone].in_play &&
            shows_a_card(card.place)) {
            board.cards.push_back(card);
            board.may_be_away.push_back(card.card);
        }
}

/// Whoever opens the eyes in the middle of a match finds what lies below a hand, or a card that does not belong there,
/// only when that is gone.
bool BoardReader::may_lie_below(const Lying& lying, const Place& place) const
{
    const MatZone* zone = zone_of(game_, place);
    const auto is_foreign = [&](const LyingCard& card) { return is_unknown(card) || strangers_.contains(card.track); };
    return zone && (is_covered(lying, zone->area) || holds(lying, zone->area, is_foreign));
}

void BoardReader::add_what_is_overlooked(const Lying& lying, const Board& kept, Board& board)
{
    never_seen_.clear();
    for (const BoardCard& card : kept.cards) {
        if (seen_.contains(card.card) || find(board, card.card) ||
            std::ranges::find(kept.may_be_away, card.card) != kept.may_be_away.end())
            continue;
        const bool is_below = may_lie_below(lying, card.place);
        if (!is_below)
            never_seen_.push_back(card.card);
        if (!is_below && !overlooked_.contains(card.card))
            continue;
        board.cards.push_back(card);
        board.may_be_away.push_back(card.card);
    }
    if (never_seen_.size() * one_never_seen_in > kept.cards.size())
        never_seen_.clear();
}

/// Nobody counts a pile from above: only as many backs are told as fit into a zone side by side, and none where open
/// cards lie beside them, for there they are a pile. Whoever comes when the match is in its middle may overlook one:
/// what nobody has seen since is not missed.
void BoardReader::count_backs(const Lying& lying, const Position& position, Board& board)
{
    for (const MatZone& zone : game_.playmat->zones) {
        const ZoneWord& word = game_.words->zones[zone.place.zone];
        const int value = value_of_backs(*game_.words, word);
        if (!word.hidden || !can_be_counted(*game_.words, value) || is_covered(lying, zone.area))
            continue;
        const auto count = std::ranges::count_if(lying.cards, [&](const LyingCard& card) {
            return card.face == Face::down && zoning_.place_of(card) == zone.place;
        });
        const Number kept =
            read_value(position, game_.words->values[static_cast<std::size_t>(value)], {.seat = zone.place.seat});
        if (count >= kept)
            counted_.insert(zone.place);
        if (counted_.contains(zone.place) && std::max<std::int64_t>(count, kept) <= fitting_cards(zone.area))
            board.numbers.push_back({.value = static_cast<std::int16_t>(value),
                                     .seat = zone.place.seat,
                                     .number = static_cast<Number>(count)});
    }
}

/// Of the zones that this game's boards tell of.
void BoardReader::add_looked_at(const Lying& lying, const Board& kept, Board& board)
{
    for (const Place& place : kept.looked_at) {
        const MatZone* zone = zone_of(game_, place);
        if (zone && !is_covered(lying, zone->area) && !holds(lying, zone->area, is_unknown))
            board.looked_at.push_back(place);
    }
}

}  // namespace cardinal::match
