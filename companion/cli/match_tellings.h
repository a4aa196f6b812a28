#pragma once

#include "carddb/matches.h"
#include "companion/cli/any_match.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

/// What can be told of a match that was played. Each prints, and gives the exit code that says how it came out.
namespace cardinal::cli {

std::string told(const carddb::MatchSummary& match);
nlohmann::ordered_json json_of(const carddb::MatchSummary& match);

int show(const AnyMatch& any, bool json);
int replay_at(const AnyMatch& any, int entry);
int verify(const AnyMatch& any, bool json);
int rejudged(const AnyMatch& any, const std::vector<std::string>& options, bool json);

/// What many matches have in common.
class MatchCounts {
public:
    void add(const AnyMatch& any);
    void print(bool json) const;

private:
    int matches_ = 0, entries_ = 0, finished_ = 0;
    std::map<std::string, int> wins_{};    ///< by player, or seat where nobody told a name
    std::map<std::string, int> broken_{};  ///< by rule
};

}  // namespace cardinal::cli
