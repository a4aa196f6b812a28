#pragma once

#include "engine/position/position.h"
#include "engine/record/entry.h"
#include "engine/rules/game.h"
#include "engine/rules/source.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal {

inline constexpr std::string_view engine_version = "0.1.0";

/// What a match was played with. A replay with anything else cannot promise the same verdicts.
struct Pins {
    struct Option {
        std::string name{};
        std::string value{};
        bool operator==(const Option&) const = default;
    };
    std::string game{};
    std::string rules_version{};
    std::string engine{};
    std::uint64_t catalogue = 0;  ///< hash of the game's catalogue
    std::uint64_t library = 0;    ///< hash of the card library
    std::vector<Option> options{};
    Profile profile = Profile::practice;
    std::array<std::string, most_seats> players{};  ///< their names; empty when nobody told
    bool operator==(const Pins&) const = default;
};

/// What a match that begins now is pinned to.
Pins pins_of(const Game& game, const Position& start, Profile profile,
             std::array<std::string, most_seats> players = {});
std::uint64_t hash_of(std::span<const RuleInfo> catalogue);

/// A match as it was written down: what it was played with, how it began, and one entry after another. Entries are only
/// ever appended; undoing and correcting are entries, too.
struct Record {
    Pins pins{};
    Position start{};
    std::vector<Entry> entries{};
    bool operator==(const Record&) const = default;
};

/// Nothing when there is no such entry.
const Entry* find_entry(const Record& record, int number);

}  // namespace cardinal
