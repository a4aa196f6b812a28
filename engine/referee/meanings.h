#pragma once

#include "engine/referee/tree.h"

#include <vector>

namespace cardinal {

/// Several declared deeds happen at once: for whom each was meant, so that the table comes nearest to what is seen.
/// What fits one deed that lets them happen best fits the others at that node, too.
class Meanings {
public:
    explicit Meanings(const Tree& tree) : tree_(tree) {}

    /// The position of the node with what is declared there meant so, and the choices as told then.
    const Node& best_at(int parent, const Candidate& candidate, const std::vector<std::size_t>& happened);

private:
    const Tree& tree_;
    Node best_{};
    int at_ = -1;

    void try_all(const Candidate& candidate, const std::vector<std::size_t>& happened);
    void try_each_of(const Candidate& candidate, std::size_t which);
    void try_both_of(const Candidate& candidate, std::size_t one, std::size_t other);
    void take_if_nearer(const Candidate& candidate, std::size_t which, const Action& meant, Node& so_far);
};

}  // namespace cardinal
