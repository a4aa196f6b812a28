#include "engine/referee/alike.h"

#include <algorithm>
#include <utility>

namespace cardinal {

bool Alike::has_one_like(const Action& action, const std::vector<Fact>& left)
{
    Known asked{.action = action, .left = left};
    const bool has_one = std::ranges::any_of(
        known_, [&](Known& known) { return known.left == left && is_legal(known) == is_legal(asked); });
    if (!has_one)
        known_.push_back(std::move(asked));
    return has_one;
}

bool Alike::is_legal(Known& known) const
{
    if (!known.is_legal)
        known.is_legal = judge(game_, before_, known.action).legal();
    return *known.is_legal;
}

}  // namespace cardinal
