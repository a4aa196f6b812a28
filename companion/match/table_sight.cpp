#include "companion/match/table_sight.h"

#include <utility>

namespace cardinal::match {
namespace {

constexpr double table_missed_ms = 2000;  // an arm over two corners is no reason to complain

}  // namespace

Sayings TableSight::note(const vision::Scene& scene)
{
    Sayings said;
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
    return said;
}

}  // namespace cardinal::match
