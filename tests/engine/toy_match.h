#pragma once

#include "engine/referee/referee.h"
#include "tests/engine/toy_game.h"

#include <random>
#include <string>
#include <vector>

/// Short ways to say what happens in a toy match, for the tests of record and referee.
namespace cardinal::toy {

inline constexpr CardId k{0}, l{1}, m{2}, x{3}, y{4}, z{5};

inline Action play(CardId card, Place place)
{
    return {.kind = kind(Deed::play), .seat = card.index < 3 ? seat_a : seat_b, .card = card, .place = place};
}
inline Action hit(CardId card, CardId target)
{
    return {.kind = kind(Deed::hit), .seat = card.index < 3 ? seat_a : seat_b, .card = card, .target = target};
}
inline Action pass(Seat seat) { return {.kind = kind(Deed::pass), .seat = seat}; }
inline Action first(Seat seat) { return {.kind = kind(Deed::first), .seat = seat_a, .other = seat}; }
inline Action roll(Number number) { return {.kind = kind(Deed::roll), .numbers = {number}}; }
inline constexpr Action nothing{};

inline std::int16_t value(std::string_view name) { return static_cast<std::int16_t>(find_value(words, name)); }
inline Fact health_is(CardId card, Number number) { return {.value = value("health"), .card = card, .number = number}; }
inline Fact points_are(Seat seat, Number number) { return {.value = value("points"), .seat = seat, .number = number}; }
inline Fact lies_at(CardId card, Place place) { return {.what = Fact::What::card, .card = card, .to = place}; }

inline Number health(const Position& position, CardId card) { return position.card(card).counters[on_card::health]; }
inline Number health(const Referee& referee, CardId card) { return health(referee.position(), card); }
inline Number points(const Referee& referee, Seat seat)
{
    return referee.position().player(seat).counters[player::points];
}

inline std::vector<std::string> broken(const Verdict& verdict)
{
    std::vector<std::string> ids;
    for (const Violation& violation : verdict.violations)
        ids.push_back(violation.rule);
    return ids;
}

/// K and X face each other, A to act: a match in which K can hit X.
inline Position faced_off()
{
    Position position = start();
    position.card(k).place = row_of(seat_a, 1);
    position.card(x).place = row_of(seat_b, 1);
    return position;
}

/// Anything that a match can be told, sensible or not, from seeded numbers: the same on every machine.
class Anything {
public:
    explicit Anything(unsigned seed) : numbers_(seed) {}

    int below(int limit) { return static_cast<int>(numbers_() % static_cast<unsigned>(limit)); }

    Action action()
    {
        const Seat seat{static_cast<std::int8_t>(below(2))};
        switch (below(6)) {
        case 0: return {.kind = kind(Deed::play), .seat = seat, .card = card(), .place = place()};
        case 1: return pass(seat);
        case 2: return first(seat);
        case 3: return roll(static_cast<Number>(1 + below(6)));
        case 4: return {.kind = kind(Deed::rally), .seat = seat, .cards = {card(), card()}};
        default: return {.kind = kind(Deed::hit), .seat = seat, .card = card(), .target = card()};
        }
    }

    Fact fact()
    {
        switch (below(3)) {
        case 0: return lies_at(card(), place());
        case 1: return points_are(Seat{static_cast<std::int8_t>(below(2))}, static_cast<Number>(below(3)));
        default: return health_is(card(), static_cast<Number>(below(4)));
        }
    }

    /// One thing of all that a referee can be told; it may be refused.
    void happen_to(Referee& referee)
    {
        const int entries = static_cast<int>(referee.record().entries.size());
        switch (below(18)) {
        case 0: return ignore(referee.undo(1 + below(3)));
        case 1: return ignore(referee.undo_from(1 + below(entries + 1)));
        case 2:
        case 3: return ignore(referee.redo(1 + below(2)));
        case 4: return ignore(referee.take_back());
        case 5: return ignore(referee.let_stand());
        case 6: return ignore(referee.correct(1 + below(entries + 1), below(2) ? action() : nothing));
        case 7: return ignore(referee.correct_value(fact()));
        case 8: return ignore(referee.rule(fact()));
        case 9: return ignore(referee.note("a remark with \"marks\" # and {braces}"));
        case 10: return ignore(below(2) ? referee.begin_group("hand") : referee.end_group());
        case 11: return ignore(referee.undo_group());
        case 12: return ignore(referee.see(fact(), by_player(seat_a)));
        case 13:
        case 14: return ignore(referee.see(fact()));
        default: return ignore(referee.take(action()));
        }
    }

private:
    std::mt19937 numbers_;

    CardId card() { return {static_cast<std::int16_t>(below(6))}; }
    Place place()
    {
        const Seat seat{static_cast<std::int8_t>(below(2))};
        const Place places[] = {hand_of(seat), row_of(seat, static_cast<std::uint8_t>(1 + below(3))), the_heap};
        return places[below(3)];
    }
    template <class T>
    static void ignore(const Result<T>&)
    {}
};

}  // namespace cardinal::toy
