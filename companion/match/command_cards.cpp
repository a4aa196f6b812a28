#include "companion/match/command_cards.h"

#include "companion/match/zoning.h"
#include "engine/rules/action_word.h"

namespace cardinal::match {
namespace {

bool is_the_tables(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return word && word->who == Who::table && word->slots.empty();
}

const Action* pass_of(const Game& game, const std::vector<Template>& options, Seat by)
{
    for (const Template& option : options) {
        const ActionWord* word = find_action_word(game, option.action);
        if (word && is_pass(*word) && (!by || option.action.seat == by))
            return &option.action;
    }
    return nullptr;
}

}  // namespace

std::vector<GivenCommand> CommandCards::newly_laid(const Game& game, const Lying& lying)
{
    std::set<Command> now;
    std::vector<GivenCommand> given;
    for (const LyingToken& token : lying.tokens)
        for (const CommandWord& word : command_words) {
            if (token.marker != marker_of(word.command))
                continue;
            now.insert(word.command);
            if (!lying_.contains(word.command))
                given.push_back(
                    {.command = word.command, .by = side_at(game, token.middle), .lay_before = !has_looked_});
        }
    lying_ = std::move(now);
    has_looked_ = true;
    return given;
}

bool may_be_obeyed_twice(Command command)
{
    return command == Command::judge || command == Command::pause || command == Command::status;
}

std::optional<Action> action_of(const Game& game, const Position& position, const GivenCommand& given)
{
    const std::vector<Template> all = options(game, position);
    if (given.command == Command::next)
        for (const Template& option : all)
            if (is_the_tables(game, option.action))
                return option.action;
    if (given.command != Command::next && given.command != Command::pass)
        return std::nullopt;
    const Action* pass = pass_of(game, all, given.command == Command::pass ? given.by : nobody);
    return pass ? std::optional(*pass) : std::nullopt;
}

}  // namespace cardinal::match
