#include "engine/rules/source.h"

namespace cardinal {

std::string_view to_string(Authority authority)
{
    switch (authority) {
    case Authority::inference: return "inference";
    case Authority::camera: return "camera";
    case Authority::player: return "player";
    case Authority::both_players: return "both players";
    case Authority::judge: return "judge";
    }
    return "player";
}

std::string_view to_string(Profile profile) { return profile == Profile::practice ? "practice" : "tournament"; }

}  // namespace cardinal
