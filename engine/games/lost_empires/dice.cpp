#include "engine/games/lost_empires/dice.h"

#include "engine/games/lost_empires/words.h"

namespace cardinal::lost_empires {
namespace {

constexpr DieFace result_faces[] = {{1, "1"}, {2, "2"}, {3, "3"}, {4, "4"}, {critical, "critical"}};
constexpr DieKind kinds[] = {{"result", Icon::star, result_faces, first_die_marker + 28}};

}  // namespace

const std::span<const DieKind> dice = kinds;

}  // namespace cardinal::lost_empires
