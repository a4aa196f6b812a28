#pragma once

#include "companion/match/live_match.h"

#include <string>

namespace cardinal::cli {

/// Tells a match while it is played: each entry as it is written, with what it changed and what is wrong with it; each
/// turn with both players' numbers; what is asked and what does not fit.
class RunningLog {
public:
    explicit RunningLog(const match::LiveMatch& match) : match_(match) {}

    /// A line for the turn that begins, where one does.
    std::string turn();
    std::string tell(const match::Told& told);
    std::string ending() const;

private:
    const match::LiveMatch& match_;
    int turn_ = -1;
    match::Doubt doubt_{};  ///< told last
    bool has_said_how_to_answer_ = false;

    std::string entry(int number) const;
    std::string doubt();
};

/// The same as JSON Lines: an object for each entry, question, difference and sentence.
class RunningJson {
public:
    explicit RunningJson(const match::LiveMatch& match) : match_(match) {}
    std::string tell(const match::Told& told);

private:
    const match::LiveMatch& match_;
    match::Doubt doubt_{};
};

}  // namespace cardinal::cli
