#pragma once

#include "engine/position/fingerprint.h"
#include "engine/referee/candidates.h"
#include "engine/referee/explain.h"

#include <cstdint>
#include <vector>

/// What the search for stories walks over: positions that may have been reached, and what one deed between two of them
/// says.
namespace cardinal {

/// A deed of a node's story that could have been another of its family.
struct Open {
    std::size_t deed = 0;  ///< of the story
    int family = 0;
    Action told{};
    bool is_declared = false;
    bool operator==(const Open&) const = default;
};

/// A deed that left no trace when it was declared, and what it was held to cost more for that.
struct Owed {
    Action deed{};
    double price = 0;
    bool operator==(const Owed&) const = default;
};

/// A position that may have been reached, and how.
struct Node {
    Position position{};
    Fingerprint fingerprint{};
    std::vector<Fact> different{};
    double weight = 0;
    double cost = 0;
    int parent = -1;
    int root = 0;
    Deed deed{};
    int deeds = 0;
    int unseen_in_a_row = 0;
    int by_itself_in_a_row = 0;  ///< of them, what the table does when nobody may do anything else
    int unseen = 0;              ///< deeds in all that left no trace
    double worst_crime = 0;      ///< of the cost, what the deed that broke most has added by breaking it
    std::uint64_t done = 0;      ///< the deeds in any order
    std::vector<Open> open{};
    std::vector<Owed> owed{};  ///< while they wait
    Action detour{};           ///< that took a card to where it is not seen: something else has to bring it back
    bool is_expanded = false;  ///< with all that the game proposes
    bool is_expanded_in_focus = false;
};

/// It brings the table nearer to what is seen, or moves on what differs.
bool leads_on(const Node& before, const Node& after);
/// A count of a player's cards that differs by several is right by one more: of several draws the first.
bool brings_a_count_nearer(const Game& game, const Node& before, const Node& after);
/// What nobody sees, or what only numbers tell that the next deed will change again, may have to come first: a pass, a
/// card that is drawn.
bool is_a_step_aside(const Node& before, const Node& after);
/// More cards lie otherwise than before.
bool is_a_detour(const Node& before, const Node& after);
/// One card more lies otherwise, and that is all.
bool may_lead_back(const Node& before, const Node& after);
/// A card that went where it is not seen to lie is back, and not by going the same way again.
bool has_come_back(const Node& at);
bool goes_back_by_itself(const Node& before, const Action& action);
/// It waits, and happens to what differs, or to nothing in particular: whoever could not pay leaves no trace before.
bool may_show_later(const Node& before, const Node& after);
/// The card that acted shows it now, and nothing about it differs.
bool leaves_a_trace_of_its_own(const Node& before, const Node& after);
/// A card that was acted with would lie elsewhere now, in full view, and nothing about it differs. Boards are dear, and
/// most of what could be done at all is ruled out so; `after` has none yet.
bool is_plainly_not_so(const Game& game, const Board& seen, const Node& before, const Node& after);

/// What a player's deed costs, without what it breaks.
double price_of(const Node& before, const Candidate& candidate, bool leaves_no_trace);
/// Setting up is no play: once the match goes on, nobody is said to have laid down a card for its start.
bool is_about_setting_up(const Game& game, const Verdict& verdict);

/// Of the open choices of a node, those whose deeds no longer wait after the next one; the newest first.
std::vector<std::size_t> declared_that_happened(const Node& before, const Node& after);
/// What was declared unseen happens, and that is seen: what it had cost too much. It is owed no longer.
double owed_for_what_happened(const Node& before, Node& after);
/// What was declared was meant otherwise.
void let_mean(Position& position, const Action& told, const Action& other);

std::uint64_t key_of(const Action& action);
/// The same deeds in another order that leave the same open, and as far from what is seen.
std::uint64_t key_of(const Game& game, const Node& at);

/// Puts a story with the others. The same deeds in another order are the same story, unless more waits after
/// one of them: the cheaper order is told. So are two ways to have broken the same rules with the same cards that leave
/// the table alike.
void add(Story story, std::vector<Story>& found);

}  // namespace cardinal
