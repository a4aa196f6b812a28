#include "engine/games/purge/tokens.h"

namespace cardinal::purge {
namespace {

constexpr int block = 0;
constexpr MarkerId first = first_of_block(block);

// An attack spent to the last is shown by a 0; all else that reaches 0 leaves the table.
constexpr Number health_faces[] = {1, 2, 3, 4, 5, 10};
constexpr Number attack_faces[] = {0, 1, 2, 3};
constexpr Number armor_faces[] = {1, 2, 3, 4};
constexpr Number damage_faces[] = {1, 2, 3, 4, 5, 6};
constexpr Number count_faces[] = {1, 2, 5, 10};

// clang-format off
constexpr TokenKind kinds[] = {
    {"health",     "health",     Icon::heart,  health_faces, first,      8},
    {"attack",     "attack",     Icon::swords, attack_faces, first + 6,  8},
    {"armor",      "armor",      Icon::shield, armor_faces,  first + 10, 4},
    {"damage",     "damage",     Icon::burst,  damage_faces, first + 14, 4},
    {"energy",     "energy",     Icon::bolt,   count_faces,  first + 20, 4},
    {"population", "population", Icon::people, count_faces,  first + 24, 4},
};
constexpr DialKind dials[] = {
    {"health",     "health",     Icon::heart,  0, 15, first + 32, first + 33},
    {"attack",     "attack",     Icon::swords, 0, 5,  first + 34, first + 35},
    {"energy",     "energy",     Icon::bolt,   0, 23, first + 36, first + 37},
    {"population", "population", Icon::people, 0, 23, first + 38, first + 39},
};
// clang-format on

}  // namespace

constinit const Tokens tokens{.block = block, .kinds = kinds, .dials = dials};

}  // namespace cardinal::purge
