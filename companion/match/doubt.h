#pragma once

#include "engine/referee/observer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardinal::match {

/// What stands open between a match and its players after a look at the table.
struct Doubt {
    enum class What : std::uint8_t {
        none,
        waits,  ///< what is seen next may tell
        asks,   ///< no camera can tell
        lost,   ///< nothing fits: the table is put right, or it is taken as it lies
    };
    What what = What::none;
    What when_quiet = What::none;  ///< what it becomes while nobody touches anything
    std::string sentence{};
    std::vector<std::string> answers{};
    std::vector<Fact> different{};
    bool operator==(const Doubt&) const = default;
};

/// Whoever is in the middle of something is not asked what it is, nor told that it fits nothing: until the table has
/// been quiet for a while, it waits.
Doubt doubt_in(Observation observation, double quiet_ms);
/// The table has been quiet for so long by now.
void grow_quiet(Doubt& doubt, double quiet_ms);

}  // namespace cardinal::match
