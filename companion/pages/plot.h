#pragma once

#include <string>
#include <vector>

namespace cardinal::pages {

/// One line of a plot: a number for each moment of the match.
struct Series {
    std::string name{};
    std::vector<int> numbers{};
};

/// Where on the way something begins: a turn.
struct Tick {
    std::size_t moment = 0;
    std::string name{};
};

struct Plot {
    std::string title{};
    std::vector<Series> series{};
    std::vector<Tick> ticks{};
    std::vector<std::size_t> marks{};  ///< moments at which something was flagged
};

/// A drawing with its title. Lines are told apart by dashes and by their names at the end, not by colour alone.
std::string drawn(const Plot& plot);

}  // namespace cardinal::pages
