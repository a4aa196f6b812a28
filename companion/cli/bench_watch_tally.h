#pragma once

#include "companion/cli/bench_watch.h"
#include "companion/cli/bench_watch_moment.h"
#include "engine/referee/rehearsed_score.h"

#include <string>
#include <vector>

namespace cardinal::cli::bench {

/// What was done since the books agreed last, held against what was written of it, and counted.
class Tally {
public:
    explicit Tally(const Sight& sight) : sight_(sight) {}

    /// The books agree: nothing is open any more.
    void begin(const Position& now);
    void add(const Play& play);
    const std::vector<Action>& done() const { return done_; }
    /// What the deeds broke.
    const Verdict& broken() const { return broken_; }

    /// The referee wrote something that says so.
    void flag(const Verdict& now, const Moment& moment);
    /// The books agree again, or are given up. What was found and may still be told otherwise stays open.
    void score(const Moment& moment, bool is_found, const std::string& why);
    /// Of what went wrong, the first few are kept for people.
    void tell(const std::string& what, const Moment& moment);

    Count count{};

private:
    const Sight& sight_;
    Position base_{};             ///< before the first of `done_`
    std::vector<Action> done_{};  ///< since the books agreed
    Verdict broken_{}, flagged_{};

    void count_planted(const Moment& moment, bool is_found);
    void count_plays(const Moment& moment, bool is_found, const std::string& why);
    void keep_open(const Moment& moment);
};

}  // namespace cardinal::cli::bench
