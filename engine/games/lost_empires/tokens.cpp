#include "engine/games/lost_empires/tokens.h"

#include "engine/games/lost_empires/dice.h"

namespace cardinal::lost_empires {
namespace {

constexpr int block = 2;
constexpr MarkerId first = first_of_block(block);

constexpr Number spendable[] = {1, 0};  // plain side and X side
constexpr Number damage_faces[] = {1, 2, 3, 4};
constexpr Number one[] = {1};
constexpr Number gate_faces[] = {0, 1, 0, 2, 0, 4, 0, 8};  // each gate is another bit: the sum says which are built

constexpr std::string_view spendable_shows[] = {"", "X"}, damage_shows[] = {"1", "2", "3", "4+"}, one_shows[] = {""};
constexpr std::string_view gate_shows[] = {"1", "", "2", "", "3", "", "4", ""};

// clang-format off
constexpr TokenKind kinds[] = {
    {"command",      "command",     Icon::bolt,      spendable,    first,      8,  spendable_shows},
    {"supply",       "supply",      Icon::plant,     spendable,    first + 2,  2,  spendable_shows},
    {"artifact",     "artifacts",   Icon::gem,       one,          first + 4,  20, one_shows},
    {"gate",         "gate_sides",  Icon::gate,      gate_faces,   first + 5,  2,  gate_shows},
    {"damage",       "damage",      Icon::burst,     damage_faces, first + 13, 15, damage_shows},
    {"drained",      "drained",     Icon::hourglass, one,          first + 17, 28, one_shows},
    {"elite",        "elite_token", Icon::star,      one,          first + 18, 12, one_shows},
    {"first player", "",            Icon::flag,      one,          first + 19, 1,  one_shows},
};
// clang-format on

}  // namespace

constinit const Tokens tokens{.block = block, .kinds = kinds, .dice = dice};

}  // namespace cardinal::lost_empires
