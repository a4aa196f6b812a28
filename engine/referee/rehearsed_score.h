#pragma once

#include "engine/referee/explain.h"
#include "engine/referee/referee.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Holding what was written down in a rehearsal against what was done.
namespace cardinal {

/// What is to be seen of a position: its board, or what is left of that for somebody who does not see all of it.
class Sight {
public:
    using Filter = std::function<Board(Board)>;
    Sight(const Game& game) : game_(&game) {}  // NOLINT(google-explicit-constructor): most see the whole board
    Sight(const Game& game, Filter filter) : game_(&game), filter_(std::move(filter)) {}

    const Game& game() const { return *game_; }
    Board operator()(const Position& position) const
    {
        return filter_ ? filter_(board(*game_, position)) : board(*game_, position);
    }

private:
    const Game* game_;
    Filter filter_{};
};

/// The same deed; a group is the same in any order.
bool is_same_deed(const Action& a, const Action& b);

/// Which of the deeds are to be seen on the table they lead to: without them it would look otherwise, whatever the
/// table did by itself in their place.
std::vector<bool> that_left_a_trace(const Sight& sight, const Position& before, const std::vector<Action>& deeds);

/// What somebody answers who knows what was done, and what it broke: among the stories that tell nothing else, the one
/// that leaves least open, such as a target, or something that nothing is said to explain. Where what nobody saw is
/// told otherwise in all of them, what was seen is true enough; so is a pass, whatever it is called. Who knows how the
/// match stands `now` does not let it be another's go. Nothing where none of them is true.
std::optional<std::size_t> true_story(const Game& game, const std::vector<Story>& stories,
                                      const std::vector<Action>& done, const Verdict& broken,
                                      const Position* now = nullptr);

/// The deeds in the record since its entries in force were these. What was told before and is told anew is none of
/// them.
std::vector<Action> written_since(const Referee& referee, const std::vector<int>& entries);
/// How many of the deeds need no more attention: what left no trace and was not needed yet may still be written down,
/// when what follows tells of it.
std::size_t that_are_over(const Sight& sight, const Position& before, const std::vector<Action>& done,
                          const std::vector<Action>& written);

/// Whether what stands in the record leads to these tables, one after another: then no eyes can tell that anything else
/// was done.
bool led_to_every_table(const Referee& referee, const std::vector<Board>& tables);
/// What was written down instead of what was done, in a few words, where both lead to the same tables.
std::string what_hides_it(const Sight& sight, const Position& before, const std::vector<Action>& done,
                          const std::vector<Action>& written);

struct Comparison {
    int plays = 0;       ///< done by players, that left a trace
    int recovered = 0;   ///< of them, written down
    int in_order = 0;    ///< of them, written down in their order, as far as that can be seen
    int told_alike = 0;  ///< recovered, but for something that nobody could see
    int invented = 0;    ///< written down and done by nobody, although they would have left a trace
};
Comparison compare(const Sight& sight, const Position& before, const std::vector<Action>& done,
                   const std::vector<Action>& written);

/// What the likeliest stories differ in: `attack: target`, `pass`, `battle or move`; and whether the game's words say
/// that people are asked about it.
struct Subject {
    std::string name{};
    bool is_for_people = false;
};
Subject subject_of(const Game& game, const std::vector<Story>& stories);

}  // namespace cardinal
