#pragma once

#include "engine/referee/candidates.h"
#include "engine/referee/node.h"
#include "engine/referee/remainder.h"
#include "engine/referee/search.h"
#include "engine/rules/comparison.h"

#include <deque>
#include <optional>
#include <span>
#include <unordered_map>

namespace cardinal {

using Members = std::span<const Candidate>;

/// How cheaply something was reached.
class Reached {
public:
    /// Whether nothing as cheap led here before; then this is the cheapest.
    bool is_news(std::uint64_t key, double cost)
    {
        const auto [known, is_new] = costs_.try_emplace(key, cost);
        if (!is_new && known->second <= cost)
            return false;
        known->second = cost;
        return true;
    }
    double cheapest(std::uint64_t key) const { return costs_.at(key); }

private:
    std::unordered_map<std::uint64_t, double> costs_{};
};

/// The nodes of a search: where deeds lead from them, and the stories they tell.
class Tree {
public:
    Tree(const Game& game, const std::vector<Root>& roots, const AtFirst& at_first, const Board& seen)
        : game_(game), roots_(roots), seen_(seen), comparison_(game, seen), remainder_(game, at_first, seen)
    {}

    std::size_t roots() const { return roots_.size(); }
    int size() const { return static_cast<int>(nodes_.size()); }
    int tried() const { return tried_; }  ///< deeds done so far: what time is spent on
    Node& node(int index) { return nodes_[static_cast<std::size_t>(index)]; }
    const Node& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }

    Node start_at(std::size_t root);
    int put(Node node);
    int note_family(Members members);

    /// The node that a deed leads to, not judged yet; nothing when it changes nothing, or what is plainly not so.
    std::optional<Node> done(int parent, const Candidate& candidate, int family) const;
    std::optional<Node> done_from(int parent, const Position& position, const Candidate& candidate, int family) const;

    /// The same where what follows may put the card back to where it is seen.
    std::optional<Node> done_for_a_while(int parent, const Candidate& candidate) const;

    /// Most deeds lead nowhere, and the room for the position they led to is needed for the next one.
    void give_back(Node node) const;

    /// What a declared deed may have been meant for.
    std::vector<Action> choices_of(int parent, const Open& open) const;
    /// Where it was declared since the last look; what was declared before that was judged then.
    bool is_as_legal(int index, const Open& open, const Action& other) const;

    /// Whether the node tells only deeds of this story, that were seen.
    bool only_repeats(int index, const Story& best) const;

    /// What has led to a node, and what is left over there; its costs are added up no further than `limit`.
    Story story_of(int index, double limit) const;

private:
    const Game& game_;
    const std::vector<Root>& roots_;
    const Board& seen_;
    mutable BoardComparison comparison_;
    Remainder remainder_;
    std::deque<Node> nodes_{};
    mutable int tried_ = 0;
    mutable std::vector<CardId> unlike_{};  ///< while one deed is tried
    mutable std::vector<Position> given_back_{};
    std::vector<std::vector<Action>> families_{};
    std::vector<std::vector<Fact>> started_with_{};  ///< what was different at each root

    const Root& root_of(const Node& at) const { return roots_[static_cast<std::size_t>(at.root)]; }
    Node carried_out(int parent, const Position& position, const Candidate& candidate) const;
    Node looked_at(Node after, int family) const;
    Position copy_of(const Position& position) const;
    void look_at_what_changed(Node& after, const Node& before) const;
    const std::vector<Fact>* different_at_the_last_look(const Node& at) const;
    const std::vector<Fact>* left_before_the_last_deed(int index) const;
    std::vector<Deed> deeds_to(int index) const;
};

}  // namespace cardinal
