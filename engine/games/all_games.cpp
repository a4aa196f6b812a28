#include "engine/games/all_games.h"

#include "engine/games/dept_of_structure/chapters.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/rule_index.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/war_rig/chapters.h"

#include <algorithm>

namespace cardinal {

extern const RuleIndex index_of_purge;
extern const RuleIndex index_of_three_lanes;
extern const RuleIndex index_of_lost_empires;
extern const RuleIndex index_of_dept_of_structure;
extern const RuleIndex index_of_war_rig;

namespace {

constexpr const Game* games[] = {
    &purge::game, &three_lanes::game, &lost_empires::game, &dept_of_structure::game, &war_rig::game,
};
constexpr const RuleIndex* indices[] = {
    &index_of_purge, &index_of_three_lanes, &index_of_lost_empires, &index_of_dept_of_structure, &index_of_war_rig,
};

}  // namespace

std::span<const Game* const> all_games() { return games; }

const Game* find_game(std::string_view id)
{
    const auto found = std::ranges::find(games, id, &Game::id);
    return found == std::end(games) ? nullptr : *found;
}

const RuleIndex* find_rule_index(std::string_view game)
{
    const auto found = std::ranges::find(indices, game, &RuleIndex::game);
    return found == std::end(indices) ? nullptr : *found;
}

}  // namespace cardinal
