#include "engine/referee/choices.h"
#include "engine/referee/observer.h"

#include <algorithm>

// What people say while something is in doubt settles it.
namespace cardinal {

Observer::Heard Observer::hear(const Action& action)
{
    if (hash_of(referee_.position()) != base_)
        return {};
    for (const Story& story : stories_) {
        if (!story.is_legal() || story.deeds.empty() || !story.explains_everything())
            continue;
        Story told = story;
        for (std::size_t choice = 0; choice < story.choices.size(); ++choice) {
            const auto& variants = story.choices[choice].variants;
            const auto meant = std::ranges::find(variants, action);
            if (meant != variants.end())
                told = chosen(game(), referee_.position(), story, choice,
                              static_cast<std::size_t>(meant - variants.begin()));
        }
        const bool is_written = told.deeds.back().action == action;
        if (told.choices.empty() && (is_written || judge(game(), told.end, action).legal()))
            return {commit(told, true), is_written};
    }
    return {};
}

}  // namespace cardinal
