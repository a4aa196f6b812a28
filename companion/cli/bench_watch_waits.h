#pragma once

#include "companion/cli/bench_watch.h"
#include "companion/match/live_match.h"
#include "companion/match/lying.h"

#include <string>

namespace cardinal::cli::bench {

/// How long players wait from the last hand leaving to the entry, beyond the wait for stillness, and what for.
class Waits {
public:
    using PutOff = std::remove_cvref_t<decltype(std::declval<match::LiveMatch>().looks_put_off())>;

    /// Another match is watched, whose looks are counted anew.
    void begin() { before_ = {}; }
    /// Something is done: an entry will come of it.
    void expect() { is_awaited_ = true; }
    void touch(double time_ms, const PutOff& put_off);
    void see(const match::Lying& lying, double time_ms);
    /// Entries were written; `work_ms` it took to see and to find that out. In words, where they were waited for.
    std::string come(double time_ms, double work_ms, const PutOff& put_off, Count& count);

private:
    match::Lying seen_{};
    PutOff before_{};  ///< when the last hand left
    double left_ms_ = 0, seen_ms_ = 0;
    bool is_awaited_ = false;
};

}  // namespace cardinal::cli::bench
