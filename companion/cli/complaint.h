#pragma once

#include "companion/cli/files.h"

#include <string>
#include <string_view>

namespace cardinal::cli {

/// How a verb says on standard error that something is wrong: `cardinal deck scan: There is no such deck.`
class Complaint {
public:
    constexpr explicit Complaint(std::string_view verb) : verb_(verb) {}

    void say(std::string_view sentence) const;
    /// The same where the verb ends with it: says it and gives the exit code.
    int operator()(const std::string& sentence, int code = exit_code::unreadable) const;
    int operator()(const Error& error, int code = exit_code::unreadable) const { return (*this)(error.sentence, code); }

private:
    std::string_view verb_;
};

}  // namespace cardinal::cli
