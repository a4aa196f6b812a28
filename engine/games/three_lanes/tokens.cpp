#include "engine/games/three_lanes/tokens.h"

namespace cardinal::three_lanes {
namespace {

constexpr int block = 1;
constexpr MarkerId first = first_of_block(block);

constexpr Number power_faces[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
constexpr Number rest_faces[] = {2, 1};  // turned over when the first of the two turns has begun

// clang-format off
constexpr TokenKind kinds[] = {
    {"power", "power", Icon::star,      power_faces, first,      3},
    {"rest",  "",      Icon::hourglass, rest_faces,  first + 10, 8},
};
// clang-format on

}  // namespace

constinit const Tokens tokens{.block = block, .kinds = kinds};

}  // namespace cardinal::three_lanes
