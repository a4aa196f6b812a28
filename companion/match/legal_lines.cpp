#include "companion/match/legal_lines.h"

#include "engine/notation/actions.h"

#include <algorithm>

namespace cardinal::match {
namespace {

Action without_place(Action action)
{
    action.place = nowhere;
    return action;
}

/// Of what may be laid in any of several places: the play without its place, where that is one of them.
std::vector<Action> placed_by_themselves(const Referee& referee, const std::vector<Template>& options)
{
    const Position& position = referee.position();
    std::vector<Action> plain;
    for (const Template& option : options) {
        const Action bare = without_place(option.action);
        const bool is_told = option.action.place != nowhere && option.any_of.empty();
        if (is_told && std::ranges::find(plain, bare) == plain.end() && judge(referee.game(), position, bare).legal() &&
            apply(referee.game(), position, bare) == apply(referee.game(), position, option.action))
            plain.push_back(bare);
    }
    return plain;
}

}  // namespace

Result<std::vector<std::string>> legal_lines(const Referee& referee)
{
    const auto options = referee.options();
    if (!options)
        return Failure{options.error()};
    const notation::Vocabulary vocabulary(referee.game(), *referee.position().library);
    const notation::Lexicon lexicon(vocabulary, referee.position());
    std::vector<std::string> lines;
    const auto add = [&](const Action& action) {
        std::string line = notation::write_action(lexicon, action);
        if (std::ranges::find(lines, line) == lines.end())
            lines.push_back(std::move(line));
    };
    const std::vector<Action> plain = placed_by_themselves(referee, *options);
    for (const Template& option : *options) {
        Action action = option.action;
        if (std::ranges::find(plain, without_place(action)) != plain.end())
            action = without_place(action);
        if (option.any_of.empty())
            add(action);
        for (const CardId card : option.any_of) {
            action.cards.assign(1, card);
            add(action);
        }
    }
    return lines;
}

}  // namespace cardinal::match
