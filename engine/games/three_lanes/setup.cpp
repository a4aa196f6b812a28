#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Game Rules: what lies on the table when the first turn begins, and how it came there.
namespace cardinal::three_lanes {
namespace {

constexpr Number cards_drawn = 6;
constexpr Number protection_cards = 3;
constexpr Number pool_revealed = 3;

/// One player's table as it is judged at the start.
struct StartOf {
    Seat seat{};
};

bool comes_from_the_hand(const Position& position) { return option(position, Option::protection_source) == 1; }

std::string has(const StartOf& start, Number count, const std::string& what, Number wanted)
{
    return name_of(start.seat) + " has " + std::to_string(count) + " " + what + ", not " + std::to_string(wanted);
}

Objection exactly(const StartOf& start, Number count, const std::string& what, Number wanted)
{
    return count == wanted ? kept() : Objection(has(start, count, what, wanted)).about(start.seat);
}

Objection three_pool_cards_are_revealed(const Position& position, const StartOf& start)
{
    return exactly(start, count_of(position, start.seat, Pile::pool_up), "revealed pool cards", pool_revealed);
}

// Where the protection was set from the hand, those three were drawn, too (A01).
Objection six_cards_were_drawn(const Position& position, const StartOf& start)
{
    const Number set_from_hand =
        comes_from_the_hand(position) ? count_of(position, start.seat, Pile::protection) : Number{0};
    const Number drawn = as_number(count_of(position, start.seat, Pile::hand) + set_from_hand);
    return exactly(start, drawn, "cards drawn", cards_drawn).resting_on("A01");
}

Objection three_protection_cards_are_set(const Position& position, const StartOf& start)
{
    return exactly(start, count_of(position, start.seat, Pile::protection), "protection cards", protection_cards);
}

Objection lies_face_down(const Position& position, const StartOf& start, Zone zone)
{
    const auto face_up = std::ranges::find_if(
        position.cards, [&](const Card& card) { return card.place == in(zone, start.seat) && card.face == Face::up; });
    if (face_up == position.cards.end())
        return kept();
    return Objection(name_of(position, position.id_of(*face_up)) + " lies face up in " + name_of(face_up->place))
        .about(start.seat);
}

Objection protection_lies_face_down(const Position& position, const StartOf& start)
{
    return lies_face_down(position, start, Zone::protection);
}

Objection deck_lies_face_down(const Position& position, const StartOf& start)
{
    return lies_face_down(position, start, Zone::deck);
}

Objection pool_lay_face_down_before_the_reveal(const Position& position, const StartOf& start)
{
    const int early = count_of(position, start.seat, Pile::pool_up) - get(position, start.seat, player::revealed);
    if (early <= 0)
        return kept();
    return Objection(std::to_string(early) + " pool cards of " + name_of(start.seat) +
                     " lay face up before the first were revealed")
        .about(start.seat);
}

Objection side_has_three_lanes(const Position& position, const StartOf& start)
{
    return exactly(start, get(position, start.seat, player::lanes), "lanes", 3);
}

Objection lanes_are_laid_out_as_usual(const Position& position, const StartOf& start)
{
    if (get(position, start.seat, player::layout) == static_cast<Number>(Layout::standard))
        return kept();
    return Objection(name_of(start.seat) + "'s lanes are not frontline, land and backline from the middle outwards")
        .about(start.seat);
}

constexpr Rule<StartOf> start_page[] = {
    {rule("three-lanes.setup.reveal-3"), three_pool_cards_are_revealed},
    {rule("three-lanes.setup.draw-6"), six_cards_were_drawn},
    {rule("three-lanes.setup.protection-3"), three_protection_cards_are_set},
    {rule("three-lanes.setup.protection-down"), protection_lies_face_down},
    {rule("three-lanes.deck.face-down"), deck_lies_face_down},
    {rule("three-lanes.pool.face-down"), pool_lay_face_down_before_the_reveal, "three-lanes.setup.reveal-3"},
    {rule("three-lanes.lanes.three"), side_has_three_lanes},
    {rule("three-lanes.lanes.layout"), lanes_are_laid_out_as_usual},
};

Objection two_players_play(const Position& position, const Begin&)
{
    if (position.seats == 2)
        return kept();
    return std::to_string(position.seats) + " players sit at the table, the game is for 2";
}

constexpr Rule<Begin> begin_page[] = {
    {rule("three-lanes.players"), two_players_play},
};

// ---- protection ----
bool has_drawn_its_hand(const Position& position, Seat seat)
{
    return get(position, seat, player::dealt) >= cards_drawn || count_of(position, seat, Pile::hand) >= cards_drawn;
}

Objection hand_was_drawn_first(const Position& position, const SetProtection& set)
{
    if (phase(position) != Phase::setup)
        return name_of(set.seat) + " sets protection cards although the match has begun";
    const bool came_from_hand = comes_from_the_hand(position) && count_of(position, set.seat, Pile::protection) > 0;
    if (has_drawn_its_hand(position, set.seat) || came_from_hand)
        return kept();
    return name_of(set.seat) + " sets protection cards before drawing " + std::to_string(cards_drawn);
}

constexpr Rule<SetProtection> set_page[] = {
    {rule("three-lanes.setup.order"), hand_was_drawn_first},
};

void empty_table_before_setup(Position& position, Seat seat)
{
    set_count(position, seat, Pile::hand, 0);
    set_count(position, seat, Pile::protection, 0);
    set_count(position, seat, Pile::pool_up, 0);
    set_count(position, seat, Pile::deck, 40);
    const Number up = count_of(position, seat, Pile::pool_up);
    set_count(position, seat, Pile::pool_down, as_number(10 - up));
    set(position, seat, player::revealed, up);
}

void set_seats(Position& position)
{
    for (const match::Value none :
         {match::first_player, match::coin_winner, match::last_turn, match::winner, match::attacker, match::fought})
        set(position, none, -1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        set(position, Seat{seat}, player::lanes, 3);
}

/// A listed card is one of the total, it does not add to it.
void take_from_the_unknown(Position& position, const Card& card)
{
    const auto take = [&](player::Value unknown) {
        const Number left = get(position, card.place.seat, unknown);
        set(position, card.place.seat, unknown, as_number(std::max(0, left - 1)));
    };
    switch (zone_of(card.place)) {
    case Zone::hand: return take(player::hand_unknown);
    case Zone::deck: return take(player::deck_unknown);
    case Zone::protection: return take(player::protection_unknown);
    default: return;
    }
}

/// Resting without a number: as after an attack in its controller's last turn, or in this one.
void settle_rest(Position& position, Card& card)
{
    if (!is_in_play(card.place))
        return;
    const bool is_said = get(card, on_card::rested_until) > 0;
    if (is_said && is_rested(position, position.id_of(card)))
        card.turned = 1;
    else if (!is_said && card.turned % 2 == 1)
        set_rested(position, position.id_of(card), true);
}

}  // namespace

// three-lanes.zones.own: each player has the whole set of zones.
void lay_out(Position& position)
{
    set(position, match::turn, 1);
    set(position, match::active, seat_a.index);
    set_phase(position, Phase::main);
    set_seats(position);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        set(position, Seat{seat}, player::hand_unknown, 5);
        set(position, Seat{seat}, player::deck_unknown, 30);
        set(position, Seat{seat}, player::protection_unknown, 3);
        set(position, Seat{seat}, player::pool_down_unknown, 7);
    }
}

void before_match(Position& position)
{
    lay_out(position);
    set(position, match::turn, 0);
    set_phase(position, Phase::setup);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        empty_table_before_setup(position, Seat{seat});
}

void put_down(Position& position, CardId id)
{
    Card& card = position.card(id);
    const Zone zone = zone_of(card.place);
    const bool is_hidden = zone == Zone::hand || zone == Zone::deck || zone == Zone::protection || zone == Zone::unseen;
    if (is_hidden)
        card.face = Face::down;
    if (zone == Zone::pool && card.face == Face::down)
        set(position, card.place.seat, player::pool_down_unknown,
            as_number(std::max(0, get(position, card.place.seat, player::pool_down_unknown) - 1)));
    take_from_the_unknown(position, card);
}

void settle(Position& position)
{
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (phase(position) == Phase::setup)
            empty_table_before_setup(position, Seat{seat});
    for (Card& card : position.cards)
        settle_rest(position, card);
    if (get(position, match::turn) > 1 && !seat_in(position, match::last_turn))
        set(position, match::last_turn, opponent_of(active(position)).index);
}

// three-lanes.setup.coin: the winner decides who goes first, it may be the other one.
void judge(const Position&, const WinCoin&, Verdict&) {}
void apply(Position& position, const WinCoin& coin) { set(position, match::coin_winner, coin.seat.index); }
void judge(const Position&, const NameFirst&, Verdict&) {}
void apply(Position& position, const NameFirst& naming)
{
    set(position, match::first_player, naming.first.index);
    if (phase(position) == Phase::setup || (get(position, match::turn) == 1 && phase(position) == Phase::draw))
        set(position, match::active, naming.first.index);
}

// three-lanes.setup.shuffle: taken as done unless it is said.
void judge(const Position&, const Shuffle&, Verdict&) {}
void apply(Position& position, const Shuffle& shuffle) { set(position, shuffle.seat, player::shuffled, 1); }

void judge(const Position& position, const SetProtection& set, Verdict& verdict)
{
    judge_by<SetProtection>(set_page, position, set, verdict);
}

void apply(Position& position, const SetProtection& setting)
{
    for (const CardId card : setting.cards)
        lay(position, card, in(Zone::protection, setting.seat));
    const Pile from = comes_from_the_hand(position) ? Pile::hand : Pile::deck;
    for (int left = std::min(setting.count, 99) - static_cast<int>(setting.cards.size()); left > 0; --left)
        shift(position, setting.seat, from, Pile::protection);
}

void judge(const Position& position, const Begin& begin, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        return;
    judge_by<Begin>(begin_page, position, begin, verdict);
    for (const Seat seat : {seat_a, seat_b}) {
        Verdict of_seat;  // its own: what one player did wrong supersedes nothing of the other's
        judge_by<StartOf>(start_page, position, StartOf{seat}, of_seat);
        verdict.violations.insert(verdict.violations.end(), of_seat.violations.begin(), of_seat.violations.end());
    }
}

bool is_ready_to_begin(const Position& position)
{
    Verdict verdict;
    judge(position, Begin{}, verdict);
    return verdict.legal();
}

void begin_match(Position& position, Seat first)
{
    set(position, match::turn, 0);
    set(position, match::last_turn, -1);
    start_turn(position, first ? first : seat_a);
}

void apply(Position& position, const Begin&)
{
    if (phase(position) == Phase::setup)
        begin_match(position, seat_in(position, match::first_player));
}

}  // namespace cardinal::three_lanes
