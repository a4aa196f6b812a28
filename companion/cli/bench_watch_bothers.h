#pragma once

#include "companion/cli/bench_watch_stage.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::cli::bench {

/// How a table lies for a while that somebody bothers.
struct Bothered {
    std::vector<studio::Thing> things{};
    int pauses = 1;    ///< of the film, for which it lies so
    double light = 1;  ///< of what there was; next to nothing: something is held before the camera
};

/// What happens at tables and is no play, one after another: a phone or a mug is put down upon the cards, a card of
/// another game or of none, an arm rests there for a minute, the light is switched, two cards change places while
/// nobody can look and change back. Afterwards everything lies as before.
class Bothers {
public:
    Bothers(const Setting& setting, std::uint64_t seed);

    struct Bother {
        std::string name{};
        std::vector<Bothered> course{};
    };
    Bother next(const std::vector<studio::Thing>& lies);

private:
    const Setting& setting_;
    studio::Random chance_;
    int next_ = 0;

    studio::Thing laid_down(const std::string& print);
    std::vector<studio::Thing> with(std::vector<studio::Thing> lies, const studio::Thing& more) const;
    std::optional<std::vector<studio::Thing>> swapped(const std::vector<studio::Thing>& lies);
};

}  // namespace cardinal::cli::bench
