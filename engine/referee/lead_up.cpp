#include "engine/referee/lead_up.h"

#include "engine/referee/legal_deeds.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

constexpr std::size_t most_deeds = 3;  // a pass, a draw and one more; beyond that it is no matter of course
constexpr std::size_t most_tried = 60;

struct Path {
    Position end{};
    std::vector<Action> deeds{};
};

/// What goes without saying needs nothing to be chosen; and nobody passes, and then goes on.
bool goes_without_saying(const Game& game, const Template& option, Seat actor)
{
    const Action& action = option.action;
    const bool is_free = option.any_of.empty() && !action.card && !action.target && action.cards.empty();
    return is_free && !(action.seat == actor && is_a_pass(game, action));
}

}  // namespace

std::vector<Action> lead_up(const Game& game, const Position& position, const Board& seen, const Action& action)
{
    if (judge(game, position, action).legal())
        return {};
    const std::size_t different = differences(board(game, position), seen).size();
    std::vector<Path> paths{{position}};
    for (std::size_t at = 0; at < paths.size() && paths.size() < most_tried; ++at) {
        if (paths[at].deeds.size() == most_deeds)
            break;
        for (const Template& option : options(game, paths[at].end)) {
            if (!goes_without_saying(game, option, action.seat))
                continue;
            Path next{apply(game, paths[at].end, option.action), paths[at].deeds};
            next.deeds.push_back(option.action);
            if (next.end == paths[at].end || differences(board(game, next.end), seen).size() > different)
                continue;
            if (judge(game, next.end, action).legal())
                return next.deeds;
            paths.push_back(std::move(next));
        }
    }
    return {};
}

}  // namespace cardinal
