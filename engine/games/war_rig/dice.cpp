#include "engine/games/war_rig/dice.h"

#include "engine/games/war_rig/words.h"

namespace cardinal::war_rig {
namespace {

constexpr DieFace face(Die die, std::string_view shows) { return {static_cast<Number>(die), shows}; }

constexpr DieFace red[] = {face(Die::miss, "miss"), face(Die::hit, "hit"), face(Die::double_hit, "double hit"),
                           face(Die::overheat, "overheat"), face(Die::lightning, "lightning")};
constexpr DieFace brown[] = {face(Die::blank, "blank"), face(Die::dodge, "dodge"),
                             face(Die::double_dodge, "double dodge")};
constexpr DieFace blue[] = {face(Die::blue_miss, "miss"), face(Die::blue_hit, "hit"), face(Die::special, "special")};
constexpr DieFace black[] = {
    face(Die::black_miss, "miss"), face(Die::black_hit, "hit"),     face(Die::black_double_hit, "double hit"),
    face(Die::splash, "splash"),   face(Die::critical, "critical"), face(Die::malfunction, "malfunction")};
constexpr DieFace green[] = {face(Die::break_in, "break-in"), face(Die::caught, "caught"), face(Die::alarm, "alarm"),
                             face(Die::discovered, "discovered"), face(Die::undiscovered, "undiscovered")};

constexpr MarkerId first = first_die_marker + 6;  // after the digits

}  // namespace

constinit const DieKind dice[5] = {{"red", Icon::heart, red, first},
                                   {"brown", Icon::burst, brown, first + 5},
                                   {"blue", Icon::bolt, blue, first + 8},
                                   {"black", Icon::none, black, first + 11},
                                   {"green", Icon::hourglass, green, first + 17}};

}  // namespace cardinal::war_rig
