#pragma once

#include "engine/position/position.h"
#include "engine/rules/verdict.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// How a rule is written: a small function named after the sentence that holds when the rule is kept, and one line on a
/// page. An objection reads the position and the action, nothing else.
namespace cardinal {

/// Why a rule is broken, or nothing.
class Objection {
public:
    Objection() = default;
    Objection(std::string sentence) : sentence_(std::move(sentence)), raised_(true) {}  // NOLINT: reads as a sentence
    Objection(const char* sentence) : Objection(std::string(sentence)) {}               // NOLINT
    Objection&& resting_on(std::string_view ambiguity) &&
    {
        rests_on_ = ambiguity;
        return std::move(*this);
    }
    Objection&& as(Severity severity) &&
    {
        severity_ = severity;
        return std::move(*this);
    }
    Objection&& about(CardId card) &&
    {
        card_ = card;
        return std::move(*this);
    }
    Objection&& about(Seat seat) &&
    {
        seat_ = seat;
        return std::move(*this);
    }
    explicit operator bool() const { return raised_; }

    Violation against(const RuleInfo& rule) const;

private:
    std::string sentence_{};
    std::string_view rests_on_{};
    std::optional<Severity> severity_{};
    CardId card_{};
    Seat seat_{};
    bool raised_ = false;
};

/// No objection: the rule is kept.
inline Objection kept() { return {}; }

/// A line of a page: the rule, the function that objects, and the ids that are not reported beside it because both
/// describe one fault (separated by spaces; "*" is every other).
template <class Doing>
struct Rule {
    const RuleInfo& info;
    Objection (*objection)(const Position&, const Doing&);
    std::string_view instead_of{};
};

void add(Verdict& verdict, const Objection& objection, const RuleInfo& rule);
void leave_out_superseded(Verdict& verdict, const RuleInfo& by, std::string_view instead_of);

/// Reads a page from top to bottom and reports everything that is broken.
template <class Doing>
void judge_by(std::span<const Rule<Doing>> page, const Position& position, const Doing& doing, Verdict& verdict)
{
    for (const Rule<Doing>& rule : page)
        if (const Objection objection = rule.objection(position, doing))
            add(verdict, objection, rule.info);
    if (verdict.violations.size() < 2)
        return;
    for (const Rule<Doing>& rule : page)
        if (!rule.instead_of.empty() && verdict.broke(rule.info.id))
            leave_out_superseded(verdict, rule.info, rule.instead_of);
}

/// Finds a rule of a catalogue while compiling: an id that the catalogue does not know does not compile.
consteval const RuleInfo& find_rule(std::span<const RuleInfo> catalogue, std::string_view id)
{
    for (const RuleInfo& rule : catalogue)
        if (rule.id == id)
            return rule;
    throw "no such rule in the catalogue";
}

}  // namespace cardinal
