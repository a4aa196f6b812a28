#pragma once

#include "companion/cli/bench_watch.h"
#include "engine/core/result.h"

#include <optional>
#include <utility>

namespace cardinal::cli::bench {

/// Which match it was: the same key, the same match.
struct MatchKey {
    std::string game{}, grade{}, eyes{}, table{};
    int plays = 0, one_illegal_in = 0;
    bool is_terse = false;
    int width = 0;
    double frames_per_second = 0;
    int killed_one_in = 0, knocked_one_in = 0, bothered_one_in = 0;
    std::uint64_t seed = 0;
    bool operator==(const MatchKey&) const = default;
};

/// Matches that were measured, a line of JSON each, so that a long run may be interrupted.
class KeptResults {
public:
    /// Without a name nothing is kept.
    static Result<KeptResults> open(const std::string& file);
    std::optional<Count> known(const MatchKey& key) const;
    Result<void> add(const MatchKey& key, const Count& count);

private:
    std::string file_{};
    std::vector<std::pair<MatchKey, Count>> all_{};
};

/// A line for the matches of each game, grade and kind of eyes; below it what was missed and why.
class Report {
public:
    Report(bool json, bool tell) : json_(json), tell_(tell) {}
    void add(const MatchKey& key, const Count& count);
    void close();
    bool has_false_flags() const { return has_false_flags_; }

private:
    bool json_, tell_, has_heading_ = false, has_false_flags_ = false;
    std::optional<MatchKey> key_{};
    Count count_{};
};

}  // namespace cardinal::cli::bench
