#pragma once

#include "engine/core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// What people are going to say while a film is watched and nobody sits there. A line each:
///
///     12.5: A pass              # typed when the film is at 12.5 seconds
///     choose Street Guard#2     # whenever a question offers exactly this
class Answers {
public:
    static Result<Answers> read(std::string_view text, const std::string& name);

    /// What is typed by this time and was not before.
    std::vector<std::string> typed_until(double time_ms);
    /// Which of these answers is chosen; nothing when none was foreseen.
    std::optional<std::size_t> choice(const std::vector<std::string>& offered) const;

private:
    struct Typed {
        double time_ms = 0;
        std::string line{};
    };
    std::vector<Typed> typed_{};  ///< the latest first
    std::vector<std::string> choices_{};
};

}  // namespace cardinal::cli
