#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/observer.h"

#include <algorithm>

// What people say while something is in doubt settles it, or has to wait until it is settled.
namespace cardinal {
namespace {

bool is_plain(const Story& story) { return story.is_legal() && !story.deeds.empty() && story.explains_everything(); }

/// The story as it is meant by whoever says that the deed is one of it.
Story meant_by(const Game& game, const Position& position, const Action& action, const Story& story)
{
    Story told = story;
    for (std::size_t choice = 0; choice < story.choices.size(); ++choice) {
        const auto& variants = story.choices[choice].variants;
        const auto meant = std::ranges::find(variants, action);
        if (meant != variants.end())
            told = chosen(game, position, story, choice, static_cast<std::size_t>(meant - variants.begin()));
    }
    return told;
}

}  // namespace

Observer::Heard Observer::hear(const Action& action)
{
    if (stories_.empty() || hash_of(referee_.position()) != base_)
        return {};
    const Heard heard = hear_after(stories_, action);
    const bool says_nothing = !heard.is_written && !heard.has_to_wait && heard.observation.entries.empty();
    if (!says_nothing || judge(game(), referee_.position(), action).legal())
        return heard;
    return hear_after(explain_before(game(), referee_.position(), without_what_is_late(last_), action), action);
}

Observer::Heard Observer::hear_after(const std::vector<Story>& stories, const Action& action)
{
    std::vector<Story> before_it;
    for (const Story& story : stories) {
        if (!is_plain(story))
            continue;
        Story told = meant_by(game(), referee_.position(), action, story);
        const bool is_written = told.deeds.back().action == action;
        if (is_written && told.choices.empty())
            return {.observation = commit(told, Told::in_words), .is_written = true};
        const bool is_near = before_it.empty() || told.cost < before_it.front().cost + costs::margin;
        const bool tells_the_same = std::ranges::any_of(before_it, [&](const Story& other) {
            return other.end == told.end && other.choices.empty() && told.choices.empty();
        });
        if (is_near && !tells_the_same && std::ranges::none_of(told.choices, &Choice::is_declared) &&
            (is_written || judge(game(), told.end, action).legal()))
            before_it.push_back(std::move(told));
    }
    if (before_it.empty())
        return {};
    if (before_it.size() > 1 || !before_it.front().choices.empty())
        return {.observation = ask_at_once(std::move(before_it)), .has_to_wait = true};
    return {.observation = commit(before_it.front(), Told::in_words)};
}

/// Whoever says what is done next knows what was done before.
Observation Observer::ask_at_once(std::vector<Story> rivals)
{
    goes_on_ = true;
    return rivals.size() == 1 ? about_choices(rivals.front()) : wait_or_ask(std::move(rivals), true);
}

Observation Observer::go_on()
{
    if (answers_.empty() || hash_of(referee_.position()) != base_)
        return {};
    Story likeliest = answers_.front();
    while (!likeliest.choices.empty())
        likeliest = chosen(game(), referee_.position(), likeliest, 0, 0);
    return is_begun_ ? tell_and_go_on(likeliest, Told::by_nobody) : commit(likeliest);
}

}  // namespace cardinal
