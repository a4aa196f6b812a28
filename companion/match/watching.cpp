#include "companion/match/watching.h"

#include "companion/match/scene_reader.h"

#include <utility>

namespace cardinal::match {

Watched Watching::step()
{
    Watched watched;
    auto frame = source_->next();
    if (!frame) {
        if (!std::exchange(is_lost_, true))
            watched.told.said.push_back({frame.error().sentence, Said::Tone::warning});
        return watched;
    }
    if (std::exchange(is_lost_, false))
        watched.told.said.push_back({source_->name() + " is back.", Said::Tone::good});
    if (!*frame) {
        watched.is_over = true;
        return watched;
    }
    watched.frame = std::move(**frame);
    watched.scene = eye_.look(watched.frame);
    const Sayings said = sight_.note(watched.scene);
    if (watched.scene.pose)
        watched.told = match_.see(lying_in(watched.scene, learned_), watched.scene.time_ms);
    watched.told.said = said + watched.told.said;
    return watched;
}

}  // namespace cardinal::match
