#include "companion/match/watching.h"

#include "companion/match/scene_reader.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <utility>

namespace cardinal::match {

/// Cards of another game are strangers to the match; that it is another film, or another table, is said once.
Sayings Watching::told_of_other_games(const vision::Scene& scene)
{
    Sayings said;
    for (const vision::SceneCard& card : scene.cards) {
        const auto& games = all_games();
        const auto other = std::ranges::find_if(games, [&](const Game* game) {
            return card.last.code && card.last.code->game == game->letter && game != &match_.game();
        });
        if (other != games.end() && told_of_.insert((*other)->letter).second)
            said.push_back({"Cards of " + std::string((*other)->title) + " lie on the table, and this is a match of " +
                                std::string(match_.game().title) + ": nothing they do counts.",
                            Said::Tone::warning});
    }
    return said;
}

Watched Watching::step()
{
    Watched watched;
    auto frame = source_->next();
    if (!frame) {
        if (!std::exchange(is_lost_, true))
            watched.told.said.push_back({frame.error().sentence, Said::Tone::warning});
        return watched;
    }
    if (!*frame) {
        watched.is_over = true;
        return watched;
    }
    Sayings said;
    if (std::exchange(is_lost_, false))
        said.push_back({source_->name() + " is back.", Said::Tone::good});
    watched.frame = std::move(**frame);
    watched.scene = eye_.look(watched.frame);
    said = said + sight_.note(watched.scene) + told_of_other_games(watched.scene);
    if (watched.scene.pose)
        watched.told = match_.see(lying_in(watched.scene, learned_), watched.scene.time_ms);
    watched.told.said = said + watched.told.said;
    return watched;
}

}  // namespace cardinal::match
