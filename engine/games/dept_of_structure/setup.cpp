#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Setup: who is first, the counter cards, the shuffled deck, the opening hand and the mulligan. Then the table is
/// judged and round 1 begins.
namespace cardinal::dept_of_structure {
namespace {

constexpr int opening_hand = 5, starting_base = 20, starting_deck = 35, counters_of_a_deck = 3;

// ---- the mulligan ----
bool is_setup(const Position& position) { return phase(position) == Phase::setup; }

Objection only_the_setup_draw_is_exchanged(const Position& position, const Mulligan& mulligan)
{
    if (is_setup(position))
        return kept();
    return Objection(name_of(mulligan.seat) + " takes a mulligan after round 1 has begun").about(mulligan.seat);
}

Objection one_mulligan_is_taken(const Position& position, const Mulligan& mulligan)
{
    if (get(position, mulligan.seat, player::mulligans) == 0)
        return kept();
    return Objection(name_of(mulligan.seat) + " has taken a mulligan already").about(mulligan.seat);
}

Objection cards_of_the_hand_are_shuffled_in(const Position& position, const Mulligan& mulligan)
{
    const int most = std::max<int>(opening_hand, count_of(position, mulligan.seat, Pile::hand));
    const std::string name = name_of(mulligan.seat);
    if (mulligan.returned > most || mulligan.returned > opening_hand)
        return Objection(name + " puts back " + std::to_string(mulligan.returned) + " cards of 5").about(mulligan.seat);
    if (!mulligan.is_shuffled)
        return Objection("the cards that " + name + " puts back are not shuffled in").about(mulligan.seat);
    return kept();
}

Objection as_many_cards_are_drawn(const Position&, const Mulligan& mulligan)
{
    if (mulligan.drawn == mulligan.returned)
        return kept();
    return Objection(name_of(mulligan.seat) + " puts back " + std::to_string(mulligan.returned) + " and draws " +
                     std::to_string(mulligan.drawn))
        .about(mulligan.seat);
}

constexpr std::string_view other_mulligan_faults =
    "dept-of-structure.setup.mulligan.any-number dept-of-structure.setup.mulligan.redraw-same";

constexpr Rule<Mulligan> mulligan_page[] = {
    {rule("dept-of-structure.setup.mulligan.setup-only"), only_the_setup_draw_is_exchanged, "*"},
    {rule("dept-of-structure.setup.mulligan.once"), one_mulligan_is_taken, other_mulligan_faults},
    {rule("dept-of-structure.setup.mulligan.any-number"), cards_of_the_hand_are_shuffled_in,
     "dept-of-structure.setup.mulligan.redraw-same"},
    {rule("dept-of-structure.setup.mulligan.redraw-same"), as_many_cards_are_drawn},
};

// ---- the table before round 1 ----
struct StartOf {
    Seat seat{};
};

Objection two_players_play(const Position& position, const Begin&)
{
    if (position.seats == 2)
        return kept();
    return Objection(std::to_string(position.seats) + " players are at the table");
}

bool is_counter_of(const Position& position, const Card& card, Seat seat)
{
    return card.owner == seat && type_of(position, card) == Type::counter && zone_of(card.place) != Zone::aside;
}

Objection counter_cards_lie_before_the_player(const Position& position, const StartOf& start)
{
    for (const Card& card : position.cards)
        if (is_counter_of(position, card, start.seat) && card.place != in(Zone::counters, start.seat))
            return Objection(name_of(position, position.id_of(card)) + " lies in " + name_of(card.place) +
                             ", not before " + name_of(start.seat))
                .about(start.seat);
    const auto count = std::ranges::count_if(
        position.cards, [&](const Card& card) { return is_counter_of(position, card, start.seat); });
    if (count == 0 || count >= counters_of_a_deck)  // nobody listed them: they are no part of this match
        return kept();
    return Objection(name_of(start.seat) + " has " + std::to_string(count) + " counter cards on the table")
        .about(start.seat);
}

/// Nobody has said that hands are drawn, and nobody sees it: it goes without saying.
bool draws_without_a_word(const Position& position, Seat seat)
{
    return count_of(position, seat, Pile::hand) == 0 && count_of(position, seat, Pile::deck) >= opening_hand;
}

Objection five_cards_are_in_the_hand(const Position& position, const StartOf& start)
{
    if (draws_without_a_word(position, start.seat))
        return kept();
    const Number count = count_of(position, start.seat, Pile::hand);
    const int told = get(position, start.seat, player::mulligan_gain);  // the mulligan's fault, and told there
    if (count == opening_hand || count == opening_hand + told)
        return kept();
    return Objection(name_of(start.seat) + " begins with " + std::to_string(count) + " cards, not 5").about(start.seat);
}

Objection base_starts_at_20(const Position& position, const StartOf& start)
{
    const Number base = get(position, start.seat, player::base);
    if (base == starting_base || option(position, Option::base_health) == 1)
        return kept();
    return Objection("the base of " + name_of(start.seat) + " begins with " + std::to_string(base) + ", not 20")
        .about(start.seat);
}

Objection pools_are_empty(const Position& position, const StartOf& start)
{
    for (const Resource resource : resources)
        if (pool(position, start.seat, static_cast<int>(resource)) != 0)
            return Objection(name_of(start.seat) + " begins with resources").about(start.seat);
    return kept();
}

constexpr Rule<Begin> begin_page[] = {
    {rule("dept-of-structure.players"), two_players_play},
};
constexpr Rule<StartOf> start_page[] = {
    {rule("dept-of-structure.setup.counters-out"), counter_cards_lie_before_the_player},
    {rule("dept-of-structure.setup.opening-hand"), five_cards_are_in_the_hand},
    {rule("dept-of-structure.setup.base-health"), base_starts_at_20},
    {rule("dept-of-structure.setup.no-resources"), pools_are_empty},
};

/// The deck of a list that was laid down is as large as the list.
void empty_table_before_setup(Position& position, Seat seat)
{
    const auto listed = std::ranges::count(position.cards, in(Zone::unseen, seat), &Card::place);
    set_count(position, seat, Pile::hand, 0);
    set_count(position, seat, Pile::deck, listed > 0 ? as_number(static_cast<int>(listed)) : Number{starting_deck});
}

/// A listed card is one of the total, it does not add to it.
void take_from_the_unknown(Position& position, const Card& card)
{
    const auto take = [&](player::Value unknown) {
        const Number left = get(position, card.place.seat, unknown);
        set(position, card.place.seat, unknown, as_number(std::max(0, left - 1)));
    };
    if (zone_of(card.place) == Zone::hand)
        take(player::hand_unknown);
    if (zone_of(card.place) == Zone::deck)
        take(player::deck_unknown);
}

}  // namespace

void lay_out(Position& position)
{
    set(position, match::round, 3);
    set_phase(position, Phase::deploy);
    for (const match::Value none :
         {match::winner, match::announced, match::played, match::handled, match::parted, match::triggered})
        set(position, none, -1);
    for (std::int8_t seat = 0; seat < most_seats; ++seat) {
        position.players[static_cast<std::size_t>(seat)].counters[player::base] = starting_base;
        position.players[static_cast<std::size_t>(seat)].counters[player::hand_unknown] = opening_hand;
        position.players[static_cast<std::size_t>(seat)].counters[player::deck_unknown] = starting_deck - opening_hand;
    }
}

void before_match(Position& position)
{
    lay_out(position);
    set(position, match::round, 0);
    set_phase(position, Phase::setup);
    set(position, match::first_player, -1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        empty_table_before_setup(position, Seat{seat});
}

void put_down(Position& position, CardId id)
{
    Card& card = position.card(id);
    const Zone zone = zone_of(card.place);
    set(position, id, on_card::blocking, nobody_blocked);
    if (zone == Zone::hand || zone == Zone::deck || zone == Zone::unseen)
        card.face = Face::down;
    take_from_the_unknown(position, card);
}

void settle(Position& position)
{
    if (!is_setup(position))
        return keep_what_is_dead(position);
    set(position, match::round, 0);
    set(position, match::first_player, -1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        empty_table_before_setup(position, Seat{seat});
}

void judge(const Position&, const ChooseFirst&, Verdict&) {}

// dept-of-structure.setup.first-player: by any means.
void apply(Position& position, const ChooseFirst& choice)
{
    if (!is_setup(position))
        return;
    set(position, match::first_player, choice.seat.index);
    set(position, match::attacker, choice.seat.index);
}

void judge(const Position&, const Shuffle&, Verdict&) {}

void apply(Position& position, const Shuffle& shuffle) { set(position, shuffle.seat, player::shuffled, 1); }

void judge(const Position& position, const Mulligan& mulligan, Verdict& verdict)
{
    if (mulligan.returned > 0)  // of none it counts as keeping (A30)
        judge_by<Mulligan>(mulligan_page, position, mulligan, verdict);
}

void apply(Position& position, const Mulligan& mulligan)
{
    if (mulligan.returned <= 0)
        return;
    const Seat seat = mulligan.seat;
    for (int left = std::min(mulligan.returned, 200); left > 0; --left)
        if (!shift(position, seat, Pile::hand, Pile::deck))
            break;
    draw_cards(position, seat, mulligan.drawn);
    set(position, seat, player::mulligans, as_number(get(position, seat, player::mulligans) + 1));
    const int gain = get(position, seat, player::mulligan_gain) + mulligan.drawn - mulligan.returned;
    set(position, seat, player::mulligan_gain, as_number(gain));
}

void judge(const Position& position, const Begin& begin, Verdict& verdict)
{
    if (!is_setup(position))
        return;
    judge_by<Begin>(begin_page, position, begin, verdict);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        Verdict of_seat;  // its own: what one player did wrong supersedes nothing of the other's
        judge_by<StartOf>(start_page, position, StartOf{Seat{seat}}, of_seat);
        verdict.violations.insert(verdict.violations.end(), of_seat.violations.begin(), of_seat.violations.end());
    }
}

void apply(Position& position, const Begin&)
{
    if (!is_setup(position))
        return;
    if (!seat_in(position, match::first_player))
        set(position, match::first_player, seat_a.index);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (draws_without_a_word(position, Seat{seat}))
            draw_cards(position, Seat{seat}, opening_hand);
    set(position, match::round, 0);
    begin_round(position, seat_in(position, match::first_player));
    set(position, match::fresh, 0);
}

std::string due(const Position& position)
{
    if (!is_setup(position))
        return "";
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (count_of(position, Seat{seat}, Pile::hand) == 0)
            return name_of(Seat{seat}) + " draws 5 cards.";
    return "";
}

}  // namespace cardinal::dept_of_structure
