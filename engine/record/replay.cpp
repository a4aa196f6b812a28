#include "engine/record/replay.h"

#include "engine/record/rejudge.h"

#include <algorithm>

namespace cardinal {
namespace {

std::string rules_of(const Verdict& verdict)
{
    std::string rules;
    for (const Violation& violation : verdict.violations)
        rules += (rules.empty() ? "" : ", ") + violation.rule;
    return rules.empty() ? "legal" : rules;
}

std::string what_differs(const Game& game, const Pins& then, const Pins& now)
{
    if (then.rules_version != now.rules_version)
        return "It was played with rules version " + then.rules_version + "; this is " + now.rules_version + ".";
    if (then.catalogue != now.catalogue)
        return "The rule catalogue of " + std::string(game.title) + " has changed since.";
    if (then.library != now.library)
        return "The printed facts of its cards are not those it was played with.";
    if (then.options != now.options)
        return "Its house rules are not those it was played with.";
    if (then.engine != now.engine)
        return "It was played with engine " + then.engine + "; this is " + now.engine + ".";
    return "";
}

/// Follows a record as long as it agrees.
class Follower {
public:
    Follower(const Game& game, const Record& record)
        : record_(record), history_(game, {.pins = record.pins, .start = record.start})
    {}

    Replay follow()
    {
        check_pins();
        for (const Entry& entry : record_.entries) {
            const std::string differs = follow(entry);
            if (!differs.empty())
                return diverged(entry.number, differs);
        }
        result_.last = history_.position();
        return result_;
    }

private:
    const Record& record_;
    History history_;
    Replay result_{};

    void check_pins()
    {
        const Game& game = history_.game();
        const Pins now = pins_of(game, record_.start, record_.pins.profile);
        doubt(what_differs(game, record_.pins, now));
    }

    void doubt(const std::string& why)
    {
        if (why.empty() || result_.fidelity != Fidelity::exact)
            return;
        result_.fidelity = Fidelity::unverified;
        result_.why = why;
    }

    std::string follow(const Entry& entry)
    {
        if (!history_.refers_well(entry))
            return "it refers to entry " + std::to_string(entry.about) + ", which is not in force there";
        if (entry.is_damaged)
            doubt("Entry " + std::to_string(entry.number) + " is damaged.");
        const Verdict verdict = verdict_again(history_, entry);
        if (!entry.is_damaged && !is_same_finding(verdict, entry.verdict))
            return "it was judged “" + rules_of(entry.verdict) + "” then and “" + rules_of(verdict) + "” now";
        history_.repeat(entry);
        if (entry.hash != 0 && entry.hash != hash_of(history_.position()))
            return "the position after it is not the one that was written down";
        if (entry.hash == 0)
            doubt("Entry " + std::to_string(entry.number) + " has no hash of the position after it.");
        return "";
    }

    Replay diverged(int number, const std::string& why)
    {
        const int certain = std::min(number - 1, static_cast<int>(history_.record().entries.size()));
        return {.fidelity = Fidelity::diverged,
                .at_entry = number,
                .why = "Entry " + std::to_string(number) + ": " + why + ".",
                .last = history_.state_after(certain).position};
    }
};

}  // namespace

std::string_view to_string(Fidelity fidelity)
{
    switch (fidelity) {
    case Fidelity::exact: return "exact";
    case Fidelity::unverified: return "unverified";
    case Fidelity::diverged: return "diverged";
    }
    return "diverged";
}

Replay replay(const Game& game, const Record& record)
{
    if (record.pins.game != game.id)
        return {.fidelity = Fidelity::diverged,
                .why = "This is a match of “" + record.pins.game + "”, not of " + std::string(game.title) + ".",
                .last = record.start};
    return Follower(game, record).follow();
}

}  // namespace cardinal
