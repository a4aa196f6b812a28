#include "engine/referee/meanings.h"

#include <utility>

namespace cardinal {

const Node& Meanings::best_at(int parent, const Candidate& candidate, const std::vector<std::size_t>& happened)
{
    if (std::exchange(at_, parent) != parent)
        try_all(candidate, happened);
    return best_;
}

/// One after the other, and again for as long as that brings it nearer: two that do the same may have to swap.
void Meanings::try_all(const Candidate& candidate, const std::vector<std::size_t>& happened)
{
    best_ = {.position = tree_.node(at_).position, .weight = 1e9, .open = tree_.node(at_).open};
    double before = 0;
    do {
        before = best_.weight;
        for (const std::size_t which : happened)
            try_each_of(candidate, which);
    } while (best_.weight > 0 && best_.weight < before);
}

void Meanings::try_each_of(const Candidate& candidate, std::size_t which)
{
    const Open told = best_.open[which];
    for (const Action& other : tree_.choices_of(at_, told)) {
        Position another = best_.position;
        let_mean(another, best_.open[which].told, other);
        const auto after = tree_.done_from(at_, another, candidate, -1);
        if (!after || after->weight >= best_.weight || !tree_.is_as_legal(at_, told, other))
            continue;
        best_.position = std::move(another);
        best_.open[which].told = other;
        best_.weight = after->weight;
    }
}

}  // namespace cardinal
