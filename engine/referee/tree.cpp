#include "engine/referee/tree.h"

#include "engine/referee/costs.h"

#include <algorithm>
#include <utility>

namespace cardinal {

void Tree::look_at_what_changed(Node& after, const Node& before) const
{
    const bool are_as_many = after.position.cards.size() == before.position.cards.size();
    if (are_as_many) {
        find_unlike_cards(after.position, before.position, unlike_);
        after.fingerprint = fingerprint_of(after.position, before.position, before.fingerprint, unlike_);
        after.different = comparison_.differences_in(after.position, before.position, before.different, unlike_);
    } else {
        after.fingerprint = fingerprint_of(after.position);
        after.different = comparison_.differences_in(after.position);
    }
    after.weight = weight_of(after.different);
}

Node Tree::start_at(std::size_t root)
{
    const Root& from = roots_[root];
    Node start{.position = from.position, .cost = from.cost, .root = static_cast<int>(root)};
    for (const Deed& deed : from.deeds)
        start.worst_crime = std::max(start.worst_crime, costs::of(deed.verdict));
    for (const Choice& choice : from.choices) {
        start.open.push_back(
            {choice.deed, static_cast<int>(families_.size()), from.deeds[choice.deed].action, choice.is_declared});
        families_.push_back(choice.variants);
    }
    start.fingerprint = fingerprint_of(start.position);
    start.different = comparison_.differences_in(start.position);
    start.weight = weight_of(start.different);
    started_with_.push_back(start.different);
    return start;
}

int Tree::put(Node node)
{
    nodes_.push_back(std::move(node));
    return size() - 1;
}

int Tree::note_family(Members members)
{
    std::vector<Action> actions;
    for (const Candidate& each : members)
        actions.push_back(each.action);
    families_.push_back(std::move(actions));
    return static_cast<int>(families_.size()) - 1;
}

std::optional<Node> Tree::done(int parent, const Candidate& candidate, int family) const
{
    return done_from(parent, node(parent).position, candidate, family);
}

std::optional<Node> Tree::done_from(int parent, const Position& position, const Candidate& candidate, int family) const
{
    Node after = carried_out(parent, position, candidate);
    if (after.position == position || is_plainly_not_so(game_, seen_, node(parent), after)) {
        give_back(std::move(after));
        return std::nullopt;
    }
    return looked_at(std::move(after), family);
}

std::optional<Node> Tree::done_for_a_while(int parent, const Candidate& candidate) const
{
    if (!candidate.action.card)
        return std::nullopt;
    Node after = carried_out(parent, node(parent).position, candidate);
    if (after.position == node(parent).position)
        return std::nullopt;
    after = looked_at(std::move(after), -1);
    after.detour = candidate.action;
    after.cost += costs::detour;
    return after;
}

void Tree::give_back(Node node) const { given_back_.push_back(std::move(node.position)); }

Position Tree::copy_of(const Position& position) const
{
    if (given_back_.empty())
        return position;
    Position copy = std::move(given_back_.back());
    given_back_.pop_back();
    copy = position;
    return copy;
}

Node Tree::carried_out(int parent, const Position& position, const Candidate& candidate) const
{
    ++tried_;
    const Node& before = node(parent);
    return {.position = apply(game_, copy_of(position), candidate.action),
            .cost = before.cost,
            .parent = parent,
            .root = before.root,
            .deed = {.action = candidate.action},
            .deeds = before.deeds + 1,
            .unseen = before.unseen,
            .worst_crime = before.worst_crime};
}

Node Tree::looked_at(Node after, int family) const
{
    const Node& before = node(after.parent);
    const Action& action = after.deed.action;
    look_at_what_changed(after, before);
    after.open = before.open;
    after.owed = before.owed;
    after.detour = before.detour;
    const auto& stack = after.position.stack;
    if (family >= 0)
        after.open.push_back({root_of(before).deeds.size() + static_cast<std::size_t>(before.deeds), family, action,
                              !stack.empty() && stack.back().action == action});
    return after;
}

std::vector<Action> Tree::choices_of(int parent, const Open& open) const
{
    std::vector<Action> all = families_[static_cast<std::size_t>(open.family)];
    const Board kept = open.told.number == no_number ? Board{} : board(game_, node(parent).position);
    const std::vector<Action> more = suggested_by(open.told, all, node(parent).different, kept);
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

bool Tree::is_as_legal(int index, const Open& open, const Action& other) const
{
    const int before = static_cast<int>(open.deed) - static_cast<int>(root_of(node(index)).deeds.size());
    if (before < 0)
        return true;
    while (node(index).deeds > before)
        index = node(index).parent;
    return judge(game_, node(index).position, other).legal();
}

Story Tree::story_of(int index, double limit) const
{
    const Node& at = node(index);
    Story story{.cost = at.cost, .cost_of_deeds = at.cost, .end = at.position};
    remainder_.take(
        story, at.different, limit,
        {.at_the_last_look = different_at_the_last_look(at), .before_the_last_deed = left_before_the_last_deed(index)});
    if (story.cost > limit)
        return story;
    story.deeds_before = root_of(at).deeds.size();
    story.deeds = deeds_to(index);
    for (const Open& open : at.open) {
        story.deeds[open.deed].action = open.told;
        story.choices.push_back({.deed = open.deed, .variants = families_[static_cast<std::size_t>(open.family)]});
    }
    return story;
}

bool Tree::only_repeats(int index, const Story& best) const
{
    if (node(index).parent < 0 || node(index).position.stack.size() > node(0).position.stack.size())
        return false;
    const auto is_told = [&](const Action& action) {
        return std::ranges::any_of(best.deeds, [&](const Deed& deed) { return deed.action == action; });
    };
    for (; node(index).parent >= 0; index = node(index).parent)
        if (!is_told(node(index).deed.action) || node(index).unseen_in_a_row > 0)
            return false;
    return true;
}

const std::vector<Fact>* Tree::different_at_the_last_look(const Node& at) const
{
    return root_of(at).deeds.empty() ? nullptr : &started_with_[static_cast<std::size_t>(at.root)];
}

/// Of a player: that something declared happens is no deed of its own.
const std::vector<Fact>* Tree::left_before_the_last_deed(int index) const
{
    while (node(index).parent >= 0 && !node(index).deed.action.seat)
        index = node(index).parent;
    return node(index).parent >= 0 ? &node(node(index).parent).different : nullptr;
}

std::vector<Deed> Tree::deeds_to(int index) const
{
    std::vector<Deed> deeds;
    for (; node(index).parent >= 0; index = node(index).parent)
        deeds.push_back(node(index).deed);
    const std::vector<Deed>& before = root_of(node(index)).deeds;
    deeds.insert(deeds.end(), before.rbegin(), before.rend());
    std::ranges::reverse(deeds);
    return deeds;
}

}  // namespace cardinal
