#include "engine/referee/passes.h"

#include "engine/referee/costs.h"
#include "engine/referee/legal_deeds.h"

#include <algorithm>

namespace cardinal {

bool Passes::is_one_more(const Node& before, const Node& after) const
{
    if (!is_a_pass(game_, after.deed.action) || after.different != before.different)
        return false;
    const Node* at = &before;
    for (int left = before.unseen_in_a_row; left > 0; --left) {
        if (!is_a_missed_pass(*at))
            return false;
        at = &tree_.node(at->parent);
    }
    return turn_of(*at) == turn_of(after) || goes_on_in_the_next_turn(*at, after);
}

/// And not so far that everybody has given away all of a turn.
bool Passes::goes_on_in_the_next_turn(const Node& first, const Node& after) const
{
    const auto is_as_at_first = [&](std::string_view name) {
        const ValueWord& value = game_.words->values[static_cast<std::size_t>(find_value(*game_.words, name))];
        return read_value(first.position, value, {}) == read_value(after.position, value, {});
    };
    return turn_of(after) == turn_of(first) + 1 && !std::ranges::all_of(game_.words->stage, is_as_at_first);
}

bool Passes::are_all_to(const Node& at) const
{
    const Node* passed = &at;
    while (passed->parent >= 0 && is_a_missed_pass(*passed))
        passed = &tree_.node(passed->parent);
    return passed->parent < 0;
}

bool Passes::begin(const Node& at) const
{
    const Node* first = &at;
    while (first->parent >= 0 && tree_.node(first->parent).parent >= 0)
        first = &tree_.node(first->parent);
    return first->parent >= 0 && is_a_missed_pass(*first);
}

bool Passes::are_of_another_turn(const Node& before, const Node& after) const
{
    return before.unseen_in_a_row > costs::passes_that_count && turn_of(before) != turn_of(after) &&
           !is_one_more(before, after);
}

bool Passes::is_a_missed_pass(const Node& at) const { return !at.deed.is_seen && is_a_pass(game_, at.deed.action); }

Number Passes::turn_of(const Node& at) const
{
    const int value = find_value(*game_.words, game_.words->turn);
    return value < 0 ? Number{0} : read_value(at.position, game_.words->values[static_cast<std::size_t>(value)], {});
}

}  // namespace cardinal
