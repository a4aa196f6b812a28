#pragma once

#include "engine/referee/costs.h"
#include "engine/rules/game.h"

#include <vector>

/// Finding out what happened between two looks at the table.
namespace cardinal {

/// Something that may have been done, and what the rules say of it.
struct Deed {
    Action action{};
    Verdict verdict{};
    bool is_seen = true;  ///< it changed what a camera sees; otherwise what followed needs it
    bool operator==(const Deed&) const = default;
};

/// A deed of a story that may as well have been done to another target, or with another number: nothing that was seen
/// so far tells these apart. They are one story; what is seen later tells, or the players do.
struct Choice {
    std::size_t deed = 0;            ///< of the story's deeds
    std::vector<Action> variants{};  ///< the deed as it is told among them
    bool is_declared = false;        ///< the deed has not happened yet: what comes of it will be seen
    bool operator==(const Choice&) const = default;
};

/// What lies otherwise than the deeds would leave it.
struct LeftOver {
    Fact fact{};
    Verdict verdict{};     ///< what the rules say of its lying so
    bool is_late = false;  ///< it still shows what it showed before the deeds: a hand may be slow
    bool operator==(const LeftOver&) const = default;
};

/// One way in which the table may have come to look as it does. It accounts for everything that was seen.
struct Story {
    std::vector<Deed> deeds{};
    std::vector<Choice> choices{};
    std::vector<LeftOver> left_over{};
    Verdict left_broken{};         ///< states that the last deed leaves: told when the next one begins
    std::size_t deeds_before = 0;  ///< of the deeds, those that an earlier look told
    double cost = 0;               ///< see costs.h
    double cost_of_deeds = 0;      ///< of that, without what is left over
    Position end{};                ///< after the deeds, and with what is left over taken as it lies
    bool is_legal() const;
    bool explains_everything() const;  ///< by deeds, by rules that name the rest, or by slow hands
    /// What it asks to be believed beyond the deeds that were seen.
    double unlikeliness() const;
};

/// How long is looked for.
struct Patience {
    int nodes_in_focus = 150;  ///< positions from which only those are tried who may have acted, as far as it shows
    int nodes = 60;            ///< positions that are looked at closely, for legal play and again for illegal play
    int tries = 6000;          ///< deeds that are tried in each of these three passes: some 50 ms
    int deeds = 8;             ///< in one story, since the last look
    int unseen_in_a_row = 3;
    double behind = costs::margin;  ///< how far behind the likeliest a story may be that is still looked for
};

/// Whether hands may still be at work, or have let go so long ago that everything lies as it will lie.
enum class Hands : std::uint8_t { at_work, at_rest };

/// What is late no longer: everything when hands are at rest, or so many numbers that were waited for.
struct Settled {
    Hands hands = Hands::at_work;
    std::vector<Fact> facts{};
};

/// While nothing moves on the table there is time: for chains that the first look at them could not tell.
inline constexpr Patience thoroughly{.nodes_in_focus = 400, .nodes = 300, .tries = 12000, .deeds = 12};

/// The stories for what is seen, the likeliest first; those that are hopelessly behind are left out. One story without
/// deeds when nothing changed. The same deeds in another order are one story.
std::vector<Story> explain(const Game& game, const Position& position, const Board& seen, const Patience& patience = {},
                           const Settled& settled = {});

/// The same where an earlier look left stories in doubt: they go on, each from where its deeds lead to.
std::vector<Story> explain(const Game& game, const Position& position, const std::vector<Story>& in_doubt,
                           const Board& seen, const Patience& patience = {}, const Settled& settled = {});

/// The legal stories after which this deed is legal, too: somebody says that it is done now. Of more than can be shown
/// it may be any.
std::vector<Story> explain_before(const Game& game, const Position& position, const Board& seen, const Action& action);

/// True when the first story is told apart from the others clearly enough to be taken for what happened.
bool is_certain(const Game& game, const std::vector<Story>& stories, Hands hands);

/// The story with one of its choices made.
Story chosen(const Game& game, const Position& position, Story story, std::size_t choice, std::size_t variant);

}  // namespace cardinal
