#include "engine/record/record.h"

#include "engine/core/hash.h"

#include <algorithm>

namespace cardinal {

std::string_view to_string(HowKnown how)
{
    switch (how) {
    case HowKnown::seen: return "seen";
    case HowKnown::inferred: return "inferred";
    case HowKnown::declared: return "declared";
    case HowKnown::corrected: return "corrected";
    case HowKnown::ruled: return "ruled";
    }
    return "declared";
}

std::string_view to_string(Entry::Kind kind)
{
    switch (kind) {
    case Entry::Kind::action: return "action";
    case Entry::Kind::answer: return "answer";
    case Entry::Kind::fact: return "fact";
    case Entry::Kind::question: return "question";
    case Entry::Kind::ruling: return "ruling";
    case Entry::Kind::correction: return "correction";
    case Entry::Kind::take_back: return "take back";
    case Entry::Kind::stand: return "stand";
    case Entry::Kind::undo: return "undo";
    case Entry::Kind::redo: return "redo";
    case Entry::Kind::note: return "note";
    case Entry::Kind::group_begin: return "group begin";
    case Entry::Kind::group_end: return "group end";
    }
    return "note";
}

std::uint64_t hash_of(std::span<const RuleInfo> catalogue)
{
    Hash64 hash;
    for (const RuleInfo& rule : catalogue)
        hash.add(rule.id)
            .add(rule.citation)
            .add(static_cast<int>(rule.kind))
            .add(static_cast<int>(rule.severity))
            .add(rule.sentence)
            .add(rule.rests_on);
    return hash.value();
}

Pins pins_of(const Game& game, const Position& start, Profile profile, std::array<std::string, most_seats> players)
{
    Pins pins{.game = std::string(game.id),
              .rules_version = std::string(game.version),
              .engine = std::string(engine_version),
              .catalogue = hash_of(game.catalogue),
              .library = start.library ? hash_of(*start.library) : 0,
              .profile = profile,
              .players = std::move(players)};
    for (std::size_t at = 0; at < game.words->options.size() && at < start.options.size(); ++at) {
        const OptionWord& option = game.words->options[at];
        const auto value = static_cast<std::size_t>(start.options[at]);
        const bool is_named = value < option.values.size();
        pins.options.push_back({.name = std::string(option.name),
                                .value = is_named ? std::string(option.values[value]) : std::to_string(value)});
    }
    return pins;
}

const Entry* find_entry(const Record& record, int number)
{
    const bool is_there = number >= 1 && static_cast<std::size_t>(number) <= record.entries.size();
    return is_there ? &record.entries[static_cast<std::size_t>(number - 1)] : nullptr;
}

}  // namespace cardinal
