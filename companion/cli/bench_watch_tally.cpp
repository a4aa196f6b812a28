#include "companion/cli/bench_watch_tally.h"

#include <algorithm>

namespace cardinal::cli::bench {
namespace {

constexpr std::size_t most_told = 12;

}  // namespace

void Tally::begin(const Position& now)
{
    base_ = now;
    done_.clear();
    broken_ = flagged_ = {};
}

void Tally::add(const Play& play)
{
    done_.push_back(play.action);
    std::ranges::copy(play.verdict.violations, std::back_inserter(broken_.violations));
}

void Tally::flag(const Verdict& now, const Moment& moment)
{
    if (broken_.legal() && !now.legal()) {
        ++count.false_flags;
        tell("false flag " + now.violations.front().rule, moment);
    }
    std::ranges::copy(now.violations, std::back_inserter(flagged_.violations));
}

void Tally::score(const Moment& moment, bool is_found, const std::string& why)
{
    count_plays(moment, is_found, why);
    if (is_found)
        keep_open(moment);
}

void Tally::count_plays(const Moment& moment, bool is_found, const std::string& why)
{
    const Comparison compared = compare(sight_, base_, done_, moment.written);
    count.plays += compared.plays;
    count.recovered += compared.recovered;
    count.in_order += compared.in_order;
    count.told_alike += compared.told_alike;
    count.invented += compared.invented;
    count_planted(moment, is_found);
    const int missed = compared.plays - compared.recovered, moved = compared.recovered - compared.in_order;
    if (missed > 0)
        count.misses[is_found ? "told otherwise" : why] += missed;
    if (moved > 0)
        count.misses["in another order"] += moved;
    if (missed > 0 || moved > 0 || !is_found)
        tell(is_found ? "written down otherwise" : why, moment);
}

void Tally::count_planted(const Moment& moment, bool is_found)
{
    if (broken_.legal())
        return;
    ++count.planted;
    if (std::ranges::any_of(flagged_.violations, [&](const Violation& each) { return broken_.broke(each.rule); })) {
        ++count.found;
        return;
    }
    count.misnamed += flagged_.legal() ? 0 : 1;
    count.as_legal += flagged_.legal() && is_found ? 1 : 0;
    tell("missed " + broken_.violations.front().rule, moment);
}

void Tally::keep_open(const Moment& moment)
{
    const std::size_t over = that_are_over(sight_, base_, done_, moment.written);
    std::vector<Action> open(done_.begin() + static_cast<std::ptrdiff_t>(over), done_.end());
    Position base = open.empty() ? *moment.truth : base_;
    for (std::size_t at = 0; at < over && !open.empty(); ++at)
        base = apply(sight_.game(), std::move(base), done_[at]);
    begin(base);
    done_ = std::move(open);
}

void Tally::tell(const std::string& what, const Moment& moment)
{
    if (count.told.size() < most_told)
        count.told.push_back(what + ". Done:" + told_of(moment));
}

}  // namespace cardinal::cli::bench
