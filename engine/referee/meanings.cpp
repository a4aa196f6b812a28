#include "engine/referee/meanings.h"

#include <utility>

namespace cardinal {
namespace {

/// Two that do nearly the same may have to be told together; of more pairs than this nobody makes sense in one look.
constexpr std::size_t most_told_together = 3;

}  // namespace

const Node& Meanings::best_at(int parent, const Candidate& candidate, const std::vector<std::size_t>& happened)
{
    if (std::exchange(at_, parent) != parent)
        try_all(candidate, happened);
    return best_;
}

/// One after the other, and again for as long as that brings it nearer; then two at a time.
void Meanings::try_all(const Candidate& candidate, const std::vector<std::size_t>& happened)
{
    best_ = {.position = tree_.node(at_).position, .weight = 1e9, .open = tree_.node(at_).open};
    double before = 0;
    do {
        before = best_.weight;
        for (const std::size_t which : happened)
            try_each_of(candidate, which);
    } while (best_.weight > 0 && best_.weight < before);
    if (happened.size() > most_told_together)
        return;
    for (std::size_t one = 0; one < happened.size(); ++one)
        for (std::size_t other = one + 1; other < happened.size() && best_.weight > 0; ++other)
            try_both_of(candidate, happened[one], happened[other]);
}

void Meanings::try_each_of(const Candidate& candidate, std::size_t which)
{
    const Node start = best_;
    for (const Action& meant : tree_.choices_of(at_, start.open[which])) {
        Node so_far = start;
        take_if_nearer(candidate, which, meant, so_far);
    }
}

/// Only what differs is worth to be tried so.
void Meanings::try_both_of(const Candidate& candidate, std::size_t one, std::size_t other)
{
    const Node start = best_;
    const auto& different = tree_.node(at_).different;
    const std::vector<Action> others = tree_.choices_of(at_, start.open[other]);
    for (const Action& meant : tree_.choices_of(at_, start.open[one])) {
        if (!touches(meant, different) || !tree_.is_as_legal(at_, start.open[one], meant))
            continue;
        for (const Action& with_it : others) {
            if (!touches(with_it, different))
                continue;
            Node so_far = start;
            let_mean(so_far.position, so_far.open[one].told, meant);
            so_far.open[one].told = meant;
            take_if_nearer(candidate, other, with_it, so_far);
        }
    }
}

void Meanings::take_if_nearer(const Candidate& candidate, std::size_t which, const Action& meant, Node& so_far)
{
    let_mean(so_far.position, so_far.open[which].told, meant);
    const auto after = tree_.done_from(at_, so_far.position, candidate, -1);
    if (!after || after->weight >= best_.weight || !tree_.is_as_legal(at_, so_far.open[which], meant))
        return;
    so_far.open[which].told = meant;
    so_far.weight = after->weight;
    best_ = std::move(so_far);
}

}  // namespace cardinal
