#include "engine/record/rejudge.h"

#include "engine/core/nearest.h"
#include "engine/record/correction.h"

#include <algorithm>

namespace cardinal {
namespace {

bool is_same(const Violation& a, const Violation& b)
{
    return a.rule == b.rule && a.severity == b.severity && a.rests_on == b.rests_on && a.card == b.card &&
           a.seat == b.seat && a.of_state == b.of_state;
}

/// House rules are part of a position, and so is which broken states were told: both are what is asked about.
bool stands_alike(Position now, const Position& then)
{
    now.options = then.options;
    now.standing = then.standing;
    return now == then;
}

std::vector<std::string_view> names_of(std::span<const OptionWord> options)
{
    std::vector<std::string_view> names;
    for (const OptionWord& option : options)
        names.push_back(option.name);
    return names;
}

}  // namespace

bool is_same_finding(const Verdict& one, const Verdict& other)
{
    return std::ranges::equal(one.violations, other.violations, is_same);
}

Verdict verdict_again(History& history, const Entry& entry)
{
    if (entry.kind != Entry::Kind::correction || !entry.about || entry.action.kind == 0)
        return history.judge_next(entry);
    return verdict_of_replacement(history, entry.about, corrected_to(entry.action));
}

Rejudging rejudge(const Game& game, const Record& record, const Position& start)
{
    History history(game, {.pins = record.pins, .start = start});
    History as_it_was(game, {.pins = record.pins, .start = record.start});
    Rejudging result;
    for (const Entry& entry : record.entries) {
        const Verdict now = verdict_again(history, entry);
        ++result.judged;
        if (!entry.is_damaged && !is_same_finding(now, entry.verdict))
            result.changed.push_back({.entry = entry.number, .then = entry.verdict, .now = now});
        history.repeat(entry);
        as_it_was.repeat(entry);
        if (result.parted_at == 0 && !stands_alike(history.position(), as_it_was.position()))
            result.parted_at = entry.number;
    }
    return result;
}

Result<void> choose_option(const Game& game, Position& position, std::string_view wish)
{
    const std::size_t sign = std::min(wish.find('='), wish.size());
    const std::string_view name = wish.substr(0, sign), value = wish.substr(std::min(sign + 1, wish.size()));
    const std::span<const OptionWord> options = game.words->options;
    const auto option = std::ranges::find(options, name, &OptionWord::name);
    if (option == options.end())
        return Failure{{std::string(game.title) + " has no house rule “" + std::string(name) + "”." +
                        did_you_mean(name, names_of(options))}};
    const auto chosen = std::ranges::find(option->values, value);
    if (chosen == option->values.end())
        return Failure{
            {"“" + std::string(name) + "” is not “" + std::string(value) + "”." + did_you_mean(value, option->values)}};
    position.options[static_cast<std::size_t>(option - options.begin())] =
        static_cast<Number>(chosen - option->values.begin());
    return {};
}

}  // namespace cardinal
