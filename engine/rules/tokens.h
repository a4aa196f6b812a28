#pragma once

#include "engine/core/ids.h"
#include "engine/core/markers.h"
#include "engine/rules/dice.h"
#include "engine/rules/icon.h"

#include <span>
#include <string_view>
#include <vector>

/// What a game's players lay on cards so that a camera sees numbers. A token's face says a number; several of one kind
/// on one card say their sum, and none says nothing. A dial shows one number by how its pointer is turned.
namespace cardinal {

/// Faces are printed in twos, the front and the back of one token; each face has the marker after the one before.
struct TokenKind {
    std::string_view name{};
    std::string_view value{};  ///< the number in the game's words that it says; empty when it only reminds
    Icon icon = Icon::none;
    std::span<const Number> faces{};
    MarkerId first_marker = 0;
    int copies = 1;                             ///< of each token in a printed set
    std::span<const std::string_view> shows{};  ///< by face: what people read on it; the number where nothing is said
    constexpr MarkerId marker_of(std::size_t face) const { return static_cast<MarkerId>(first_marker + face); }
};

/// The pointer's marker is turned against the one of its base: upright for the least number, and clockwise by an equal
/// step for each one more.
struct DialKind {
    std::string_view name{};
    std::string_view value{};
    Icon icon = Icon::none;
    Number least = 0, greatest = 0;
    MarkerId base = 0, pointer = 0;
    constexpr int steps() const { return greatest - least + 1; }
    constexpr double degrees_of(Number number) const { return 360.0 * (number - least) / steps(); }
};

/// Where a dial's pointer lies, seen from the middle of the base's marker while that is upright.
inline constexpr double dial_pointer_right_mm = 17.5, dial_pointer_up_mm = 42.5;

struct Tokens {
    int block = 0;  ///< which block of markers is this game's, see markers.h
    std::span<const TokenKind> kinds{};
    std::span<const DialKind> dials{};
    std::span<const DieKind> dice{};  ///< with symbols of its own
};
constexpr MarkerId first_of_block(int block) { return static_cast<MarkerId>(first_token + block * token_block); }

inline std::vector<MarkerId> markers_of(const Tokens& tokens)
{
    std::vector<MarkerId> markers;
    for (const TokenKind& kind : tokens.kinds)
        for (std::size_t face = 0; face < kind.faces.size(); ++face)
            markers.push_back(kind.marker_of(face));
    for (const DialKind& dial : tokens.dials)
        markers.insert(markers.end(), {dial.base, dial.pointer});
    return markers;
}

}  // namespace cardinal
