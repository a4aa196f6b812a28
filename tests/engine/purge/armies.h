#pragma once

#include "tests/engine/purge/tables.h"

/// Two small armies, for tests of turns and of the end.
namespace cardinal::purge {

inline const Place home_a = home_of(seat_a);
inline const Place home_b = home_of(seat_b);

/// Both players with a Commander and a Stronghold, and a Unit of each at home and in the Field.
struct Armies : Table {
    Armies()
    {
        for (const Seat seat : {seat_a, seat_b})
            put(stronghold(), home_of(seat));
        hale = put(commander("Hale", 5), home_a);
        vex = put(commander("Vex", 3).of(Faction::machines), home_b);
        k = put(infantry(), home_a);
        l = put(infantry(), home_a);
        m = put(infantry(), the_field, seat_a);
        d = put(infantry(), home_b);
        reserve = in_deck(infantry().costs(1), seat_a);
        reserve_of_b = in_deck(infantry().costs(1), seat_b);
    }
    Position choosing()
    {
        Position at_start = settled();
        set(at_start, match::turn, 1);
        start_turn(at_start);
        return at_start;
    }
    CardId hale{}, vex{}, k{}, l{}, m{}, d{}, reserve{}, reserve_of_b{};
};

inline std::vector<std::string> asked(const Position& position)
{
    std::vector<std::string> found;
    for (const Question& question : questions(game, position))
        found.push_back(question.rule);
    return found;
}

inline Action a_moves(const Armies& armies) { return move(seat_a, {armies.l}, the_field); }
inline Action b_moves(const Armies& armies) { return move(seat_b, {armies.d}, the_field); }

}  // namespace cardinal::purge
