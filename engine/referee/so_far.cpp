#include "engine/referee/choices.h"
#include "engine/referee/doubts.h"
#include "engine/referee/observer.h"

#include <algorithm>
#include <utility>

// What was declared waits for what comes of it, and nobody is asked whom it is meant for. What was done before it need
// not wait: chains stay short, and whoever broke a rule hears of it before they go on.
namespace cardinal {
namespace {

/// None where nothing that was chosen is still declared.
std::size_t deeds_before_what_is_declared(const Story& story)
{
    std::size_t first = story.deeds.size();
    for (const Choice& choice : story.choices)
        if (choice.is_declared)
            first = std::min(first, choice.deed);
    return first == story.deeds.size() ? 0 : first;
}

/// As much of the story as that, with what is open of it.
Story up_to(const Game& game, const Position& position, Story story, std::size_t deeds)
{
    story.deeds.resize(deeds);
    std::erase_if(story.choices, [&](const Choice& choice) { return choice.deed >= deeds; });
    story.left_broken = {};
    story.deeds_before = std::min(story.deeds_before, deeds);
    story.end = after(game, position, story.deeds);
    return story;
}

}  // namespace

/// One story, in which something was chosen that does not show. As long as it is declared, what comes of it may tell.
Observation Observer::about_choices(const Story& story)
{
    if (const std::size_t over = deeds_before_what_is_declared(story); over > 0 && story.left_over.empty())
        return tell_so_far(up_to(game(), referee_.position(), story, over));
    std::vector<Story> variants;
    for (std::size_t at = 0; at < story.choices.front().variants.size(); ++at)
        variants.push_back(chosen(game(), referee_.position(), story, 0, at));
    if (std::ranges::any_of(story.choices, &Choice::is_declared))
        return {.what = Observation::What::waits, .stories = std::move(variants)};
    const Action& deed = story.deeds[story.choices.front().deed].action;
    Observation doubt = wait_or_ask(std::move(variants), goes_on_ || is_long_quiet() || may_be_asked(game(), deed));
    if (doubt.what != Observation::What::asks)
        return doubt;
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    doubt.sentence = question_about(lexicon, story.choices.front());
    for (std::size_t at = 0; at < doubt.answers.size(); ++at)
        doubt.answers[at] = what_was_chosen(lexicon, story.choices.front(), at);
    return doubt;
}

Observation Observer::tell_so_far(const Story& story)
{
    if (story.choices.empty())
        return tell_and_go_on(story, Told::by_nobody);
    Observation doubt = about_choices(story);
    is_begun_ = doubt.what == Observation::What::asks;
    return doubt;
}

/// The rest of what was seen is found once more, from where the book is then.
Observation Observer::tell_and_go_on(const Story& story, Told told)
{
    Observation done = commit(story, told);
    otherwise_.note_that_it_goes_on();
    const Board seen = without_what_is_late(last_);
    std::vector<Story> stories = explain(game(), referee_.position(), seen);
    if (stories.front().deeds.empty() && stories.front().left_over.empty())
        return done;
    stories_ = std::move(stories);
    Observation rest = decide(seen);
    rest.entries.insert(rest.entries.begin(), done.entries.begin(), done.entries.end());
    return rest;
}

}  // namespace cardinal
