#include "companion/cli/bench_watch_moment.h"

#include "engine/notation/actions.h"
#include "engine/notation/facts.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <cstdio>

namespace cardinal::cli::bench {

std::string told_of(const Moment& moment)
{
    constexpr std::size_t most_stories = 3;
    const notation::Vocabulary vocabulary(*moment.game, *moment.truth->library);
    const notation::Lexicon lexicon(vocabulary, *moment.truth);
    std::string text;
    for (const Action& action : moment.done)
        text += " " + notation::write_action(lexicon, action) + ";";
    text += "\n    written:";
    for (const Action& action : moment.written)
        text += " " + notation::write_action(lexicon, action) + ";";
    if (moment.seen)
        for (const Fact& fact : differences(board(*moment.game, *moment.truth), *moment.seen))
            text += "\n    seen otherwise: " + notation::write_fact(lexicon, fact);
    for (std::size_t at = 0; at < moment.stories.size() && at < most_stories; ++at) {
        text += "\n    story " + std::to_string(moment.stories[at].cost) + ":";
        for (const Deed& deed : moment.stories[at].deeds)
            text += " " + notation::write_action(lexicon, deed.action) + ";";
        for (const LeftOver& left : moment.stories[at].left_over)
            text += " left " + notation::write_fact(lexicon, left.fact) + ";";
    }
    return text;
}

std::string cause_of(const Moment& moment, const Sight& sight)
{
    if (!moment.wrongly_asked.empty())
        return "asked";
    if (!moment.seen)
        return "never lay still";
    const Board truth = sight(*moment.truth);
    const Board& seen = *moment.seen;
    const std::vector<Fact> missing = differences(truth, seen), instead = differences(seen, truth);
    if (missing.empty())
        return moment.doubt == match::Doubt::What::lost  ? "nothing explains it"
             : moment.doubt == match::Doubt::What::waits ? "still in doubt"
                                                         : "taken for something else";
    if (!seen.strangers.empty())
        return "taken for a stranger";
    const Fact& first = missing.front();
    if (first.what == Fact::What::value)
        return first.card ? "token misread" : "miscounted";
    if (is_missing(first))
        return "not seen";
    const bool was_elsewhere = std::ranges::any_of(
        seen.cards, [&](const BoardCard& card) { return card.card == first.card && card.place != first.from; });
    return was_elsewhere ? "in another place" : instead.size() > missing.size() ? "not seen" : "lies otherwise";
}

std::string written_out(const Game& game, const Position& truth, const Entry& entry, const Action& action)
{
    const notation::Vocabulary vocabulary(game, *truth.library);
    const notation::Lexicon lexicon(vocabulary, truth);
    std::string text(to_string(entry.kind));
    if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer)
        text += " " + notation::write_action(lexicon, action);
    if (entry.about > 0)
        text += " about " + std::to_string(entry.about);
    for (const Violation& violation : entry.verdict.violations)
        text += " ! " + violation.rule;
    return text;
}

std::string shown_time(double time_ms)
{
    char text[32];
    std::snprintf(text, sizeof text, "%7.1f s", time_ms / 1000);
    return text;
}

}  // namespace cardinal::cli::bench
