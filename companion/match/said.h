#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cardinal::match {

/// A sentence for the players beside what stands in the record.
struct Said {
    enum class Tone : std::uint8_t { plain, good, warning };
    std::string text{};
    Tone tone = Tone::plain;
    bool operator==(const Said&) const = default;
};
using Sayings = std::vector<Said>;

inline Sayings operator+(Sayings first, const Sayings& then)
{
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

}  // namespace cardinal::match
