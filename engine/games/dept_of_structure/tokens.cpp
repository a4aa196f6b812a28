#include "engine/games/dept_of_structure/tokens.h"

namespace cardinal::dept_of_structure {
namespace {

constexpr int block = 3;
constexpr MarkerId first = first_of_block(block);

// A pool without tokens says nothing: its 0 has to be seen when the last resource is spent.
constexpr Number pool_faces[] = {0, 1, 2, 3, 5, 10};
constexpr Number damage_faces[] = {1, 2, 3, 4, 5, 6};
constexpr Number token_faces[] = {1, 2, 3, 5};
constexpr Number order_faces[] = {1, 2, 3, 4};  // only where several block one attacker
constexpr Number one[] = {1};

constexpr std::string_view order_shows[] = {"1st", "2nd", "3rd", "4th"}, one_shows[] = {""};

// clang-format off
constexpr TokenKind kinds[] = {
    {"damage",   "damage",      Icon::burst,  damage_faces, first,      6},
    {"token",    "tokens",      Icon::star,   token_faces,  first + 6,  8},
    {"survivor", "survivor",    Icon::people, pool_faces,   first + 10, 3},
    {"bio",      "bio",         Icon::heart,  pool_faces,   first + 16, 3},
    {"power",    "power",       Icon::bolt,   pool_faces,   first + 22, 3},
    {"supplies", "supplies",    Icon::gear,   pool_faces,   first + 28, 3},
    {"blocks",   "block_order", Icon::shield, order_faces,  first + 34, 3, order_shows},
    {"attacker", "",            Icon::flag,   one,          first + 38, 1, one_shows},
};
constexpr DialKind dials[] = {
    {"base", "base", Icon::plant, 0, 23, first + 40, first + 41},
};
// clang-format on

}  // namespace

constinit const Tokens tokens{.block = block, .kinds = kinds, .dials = dials};

}  // namespace cardinal::dept_of_structure
