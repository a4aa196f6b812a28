#include "engine/games/war_rig/tokens.h"

#include "engine/games/war_rig/dice.h"

namespace cardinal::war_rig {
namespace {

constexpr int block = 4;
constexpr MarkerId first = first_of_block(block);

constexpr Number one[] = {1}, two[] = {2}, three[] = {3};
constexpr Number carried[] = {1, 3};
constexpr Number hit_faces[] = {1, 2, 3, 5};
constexpr Number counter_faces[] = {1, 2};
constexpr Number numbers[] = {1, 2, 4, 8, 16, 32, 64};  // each squad is a bit, 64 a locked one: the sum says all

constexpr std::string_view camp_shows[] = {"camp"}, captured_shows[] = {"captured"}, fire_shows[] = {"fire"};
constexpr std::string_view number_shows[] = {"1", "2", "3", "4", "5", "6", "locked"};

constexpr int numbers_of(int seat) { return 26 + 7 * seat; }

/// Power tokens have blank backs, so that nobody can tell them apart before they are revealed.
// clang-format off
constexpr TokenKind kinds[] = {
    {"volatile",    "red",      Icon::burst,     carried,       first,      24, {}},
    {"biological",  "green",    Icon::plant,     carried,       first + 2,  24, {}},
    {"chemical",    "blue",     Icon::hourglass, carried,       first + 4,  24, {}},
    {"heavy",       "brown",    Icon::gem,       carried,       first + 6,  24, {}},
    {"scrap",       "scrap",    Icon::gear,      carried,       first + 8,  24, {}},
    {"tech",        "tech",     Icon::bolt,      carried,       first + 10, 12, {}},
    {"camp",        "camp",     Icon::flag,      one,           first + 12, 12, camp_shows},
    {"captured",    "flipped",  Icon::people,    one,           first + 13, 12, captured_shows},
    {"coercion",    "coercion", Icon::hourglass, counter_faces, first + 14, 10, {}},
    {"sway",        "sway",     Icon::people,    counter_faces, first + 21, 3,  {}},
    {"power 1",     "bid",      Icon::none,      one,           first + 23, 4,  {}},
    {"power 2",     "bid",      Icon::none,      two,           first + 24, 4,  {}},
    {"hits",        "hits",     Icon::burst,     hit_faces,     first + 16, 20, {}},
    {"fire",        "fire",     Icon::bolt,      one,           first + 20, 16, fire_shows},
    {"power 3",     "bid",      Icon::none,      three,         first + 25, 4,  {}},
    {"A's numbers", "tokens_a", Icon::none,      numbers,       first + numbers_of(0), 4, number_shows},
    {"B's numbers", "tokens_b", Icon::none,      numbers,       first + numbers_of(1), 4, number_shows},
    {"C's numbers", "tokens_c", Icon::none,      numbers,       first + numbers_of(2), 4, number_shows},
    {"D's numbers", "tokens_d", Icon::none,      numbers,       first + numbers_of(3), 4, number_shows},
};
// clang-format on
static_assert(numbers_of(4) <= token_block);

}  // namespace

constinit const Tokens tokens{.block = block, .kinds = kinds, .dice = dice};

}  // namespace cardinal::war_rig
