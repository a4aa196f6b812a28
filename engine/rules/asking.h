#pragma once

#include "engine/rules/deeds.h"
#include "engine/rules/game.h"
#include "engine/rules/verdict.h"

#include <string>
#include <utility>
#include <vector>

/// For the questions of a game: what is open, whose it is to answer, and the plays that answer it.
namespace cardinal {

using Questions = std::vector<Question>;

inline Question& add(Questions& questions, const RuleInfo& rule, Seat to, std::string sentence,
                     std::vector<Action> answers = {})
{
    questions.push_back({std::string(rule.id), to, std::move(sentence), std::move(answers)});
    return questions.back();
}

inline void add_about_a_play(Questions& questions, const RuleInfo& rule, Seat to, std::string sentence,
                             std::vector<Action> answers = {})
{
    add(questions, rule, to, std::move(sentence), std::move(answers)).is_about_a_play = true;
}

}  // namespace cardinal
