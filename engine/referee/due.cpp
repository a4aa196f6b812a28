#include "engine/referee/due.h"

#include <algorithm>

namespace cardinal {
namespace {

constexpr int not_known_yet = -1, several = 0;  // as due.h says

}  // namespace

void Due::begin(Members proposed)
{
    proposed_ = proposed;
    only_kind_ = not_known_yet;
}

bool Due::has(const Position& position, const Action& action)
{
    if (proposed_.empty())
        return false;
    const auto is_another = [&](const Candidate& each) {
        return each.is_proposed && each.action.seat && each.action.kind != action.kind &&
               judge(game_, position, each.action).legal();
    };
    if (only_kind_ == not_known_yet)
        only_kind_ = std::ranges::any_of(proposed_, is_another) ? several : action.kind;
    return only_kind_ == action.kind;
}

}  // namespace cardinal
