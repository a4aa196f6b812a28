#pragma once

#include "engine/record/entry.h"
#include "engine/rules/game.h"

#include <optional>
#include <vector>

/// What entries do, one after another: the same steps whether a match is played, replayed or derived again after a
/// correction.
namespace cardinal {

/// A number or place that a person set right. While the evidence stays what it was, nobody of lower authority changes
/// it back: a mark that is misread will be misread again.
struct Held {
    Fact before{};  ///< what was kept when it was set right
    Authority by = Authority::both_players;
    bool was_asked = false;  ///< the old evidence was seen again since, and people were asked
    bool operator==(const Held&) const = default;
};

/// Something that was seen or said, was flagged, and that the position cannot keep: what is worked out stays what it
/// is. Whoever goes on seeing it has said nothing new.
struct ToldFact {
    Fact fact{};
    Fact kept{};  ///< what stands in its place
    bool operator==(const ToldFact&) const = default;
};

/// Everything that later entries depend on.
struct State {
    Position position{};
    std::vector<Held> held{};
    std::vector<ToldFact> told{};
    bool operator==(const State&) const = default;
};

/// What an entry counts as: itself, or what it was later corrected to.
struct Meaning {
    enum class What : std::uint8_t { nothing, taken_back, action, fact, ruling, correction };
    What what = What::nothing;
    const Action* action = nullptr;
    const Fact* fact = nullptr;
    Authority by = Authority::player;
};

/// What the entry does to the position by itself; nothing for notes, undos and whatever refers to another entry.
Meaning meaning_of(const Entry& entry);

/// What the rules say of an action or a fact. Nothing else is judged. States are looked for when an action starts: a
/// table is put right by several hands and read in several looks, and none of them is the fault.
struct Judged {
    Verdict states{};                               ///< states that are found broken before an action
    Verdict own{};                                  ///< what it breaks itself
    std::optional<std::vector<Standing>> broken{};  ///< what carrying it out remembers
    bool was_made = false;
    Verdict verdict() const;  ///< both, the states first
};
Judged judge(const Game& game, const State& state, const Meaning& meaning);
/// Judges for itself when it is not told what was found in this very state: what it remembers is the same either way.
void carry_out(const Game& game, State& state, const Meaning& meaning, const Judged& judged = {});

/// False for a fact about a number, card or place that does not exist. It changes nothing.
bool is_well_formed(const Game& game, const Position& position, const Fact& fact);
bool is_well_formed(const Game& game, const Position& position, const Meaning& meaning);

/// The number or place that the fact tells, as it is in the position now.
Fact as_kept(const Game& game, const Position& position, const Fact& fact);
/// The correction that stands against this fact, or nothing when it may change the position.
const Held* held_against(const State& state, const Fact& fact, Authority by);

}  // namespace cardinal
