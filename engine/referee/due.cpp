#include "engine/referee/due.h"

#include <algorithm>

namespace cardinal {

void Due::begin(Members proposed)
{
    proposed_ = proposed;
    has_others_.reset();
}

bool Due::has(const Position& position, const Action& action)
{
    if (proposed_.empty())
        return false;
    const auto is_another = [&](const Candidate& each) {
        return each.is_proposed && each.action.seat && each.action.kind != action.kind &&
               judge(game_, position, each.action).legal();
    };
    if (!has_others_) {
        has_others_ = std::ranges::any_of(proposed_, is_another);
        kind_ = action.kind;
    }
    return !*has_others_ && kind_ == action.kind;
}

}  // namespace cardinal
