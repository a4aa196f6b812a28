#include "engine/games/lost_empires/dice.h"

#include "engine/games/lost_empires/words.h"

namespace cardinal::lost_empires {
namespace {

constexpr DieFace result_faces[] = {{1, "1"}, {2, "2"}, {3, "3"}, {4, "4"}, {critical, "critical"}};

}  // namespace

constinit const DieKind dice[1] = {{"result", Icon::star, result_faces, first_die_marker + 28}};

}  // namespace cardinal::lost_empires
