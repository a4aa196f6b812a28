#include "companion/match/watching.h"

#include "companion/match/scene_reader.h"

#include <utility>

namespace cardinal::match {
namespace {

constexpr double table_missed_ms = 2000;  // an arm over two corners is no reason to complain

}  // namespace

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
    Sayings said;
    note_table(watched.scene, said);
    if (watched.scene.pose)
        watched.told = match_.see(lying_in(watched.scene), watched.scene.time_ms);
    watched.told.said = said + watched.told.said;
    return watched;
}

void Watching::note_table(const vision::Scene& scene, Sayings& said)
{
    if (scene.has_moved)
        said.push_back({"The camera was moved; the table was found again.", Said::Tone::warning});
    if (scene.pose) {
        table_seen_at_ms_ = scene.time_ms;
        if (std::exchange(is_table_lost_, false))
            said.push_back({"The table is in view again.", Said::Tone::good});
    } else if (!is_table_lost_ && scene.time_ms - table_seen_at_ms_ >= table_missed_ms) {
        is_table_lost_ = true;
        said.push_back({"The corners of the mat are not in view, so nothing is seen. Turn the camera so that all four "
                        "are, or lay the loose corners.",
                        Said::Tone::warning});
    }
}

}  // namespace cardinal::match
