#pragma once

#include "engine/record/history.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// What everybody may see of a match. Only `publish` makes it, so nothing else can be sent: no hand, no face-down card
/// and no sealed bid is ever in it.
namespace cardinal::serve {

class Published {
public:
    /// One object with everything; what the pages read and `state.json` holds.
    const std::string& json() const { return json_; }
    /// One text for each field, by the name of its file: `A.energy.txt`.
    const std::map<std::string, std::string>& fields() const { return fields_; }

private:
    std::string json_{};
    std::map<std::string, std::string> fields_{};

    friend Published publish(const History& history, std::int64_t match);
    friend Published nothing_to_publish();
};

/// `match` is its number in the database.
Published publish(const History& history, std::int64_t match);
/// Nothing is being played.
Published nothing_to_publish();

}  // namespace cardinal::serve
