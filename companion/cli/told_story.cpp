#include "companion/cli/told_story.h"

#include "companion/cli/data_folder.h"
#include "companion/cli/scenarios.h"
#include "companion/match/match_book.h"
#include "engine/referee/observer.h"
#include "engine/scenario/doing.h"

namespace cardinal::cli {

Result<ToldStory> story_in(const std::string& path, int steps, const std::array<std::string, most_seats>& players)
{
    const auto file = read_scenarios(path);
    if (!file)
        return Failure{file.error()};
    if (file->scenarios.empty())
        return Failure{{"There is no match in " + path + "."}};
    const notation::Scenario& scenario = file->scenarios.front();
    ToldStory story{.referee = Referee(*file->game, scenario.start, scenario.profile, players)};
    for (const notation::Step& step : scenario.steps)
        if (!std::holds_alternative<notation::CheckDeck>(step.doing) && step.lines.size() == 1)
            story.lines.push_back(step.lines.front().text);
    if (steps >= 0 && steps < static_cast<int>(story.lines.size()))
        story.lines.resize(static_cast<std::size_t>(steps));
    story.scenario = scenario;
    return story;
}

void play(ToldStory& story)
{
    Observer observer(story.referee);
    for (const notation::Step& step : story.scenario.steps)
        scenario::carry_out(step, story.scenario, story.referee, observer);
}

Result<void> keep_as_played(ToldStory story, const Session& session)
{
    match::MatchBook book =
        match::MatchBook::of_new(story.referee.game(), [&session] { return open_database(session); });
    book.begin(story.referee.record());
    play(story);
    book.keep(story.referee.record());
    if (!book.is_kept())
        return Failure{{"A match could not be stored."}};
    return {};
}

}  // namespace cardinal::cli
