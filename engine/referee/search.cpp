#include "engine/referee/search.h"

#include "engine/referee/alike.h"
#include "engine/referee/costs.h"
#include "engine/referee/due.h"
#include "engine/referee/focus.h"
#include "engine/referee/meanings.h"
#include "engine/referee/passes.h"
#include "engine/referee/tree.h"

#include <algorithm>
#include <queue>
#include <utility>

/// Best first over positions. What the game itself proposes and the rules allow is looked at first; only where that
/// tells no likely story, what is illegal and what nobody would propose. A deed is done before it is judged, because
/// most lead nowhere; every deed that is kept was judged.
///
/// Whom a declared deed is meant for shows when it happens. So it is declared once, for anybody, and its targets are
/// tried when it leaves the stack. Of a deed that happens at once only those targets are tried that differ, and one
/// other that stands for all of which nothing is seen.
namespace cardinal {
namespace {

/// How far the search looks ahead: what a difference of weight 1 is taken to cost still. Where to go next may be
/// guessed boldly, so that many deeds are found one after another; what is given up for lost, only timidly.
constexpr double boldly = 1.1;
constexpr double timidly = 0.4;
constexpr int nodes_after_a_story = 12;  // to find its rivals, which mostly differ in one of its deeds

class Search {
public:
    Search(const Game& game, const std::vector<Root>& roots, const AtFirst& at_first, const Board& seen,
           const Patience& patience)
        : game_(game),
          roots_(roots),
          patience_(patience),
          tree_(game, roots, at_first, seen),
          meanings_(tree_),
          focus_(game),
          due_(game),
          passes_(game, tree_)
    {}

    std::vector<Story> stories()
    {
        for (std::size_t root = 0; root < tree_.roots(); ++root) {
            Node start = tree_.start_at(root);
            focus_.add(start.position, start.different);
            roots_[root].is_forbidden ? aside_.push_back(std::move(start)) : keep(std::move(start));
        }
        look_further(patience_.nodes_in_focus);
        if (!is_told_by_legal_play(costs::needs_no_other)) {
            is_in_focus_ = false;
            take_up_all_nodes();
            look_further(patience_.nodes);
        }
        if (!is_told_by_legal_play(costs::late_card - costs::margin)) {
            take_up_twins();
            look_further(patience_.nodes);
        }
        if (looks_far() || !is_told_by_legal_play(costs::plainly_legal)) {
            take_up_detours();
            look_further(patience_.nodes);
        }
        if (!is_told_by_legal_play(costs::plainly_legal)) {
            with_illegal_ = true;
            take_up_all_nodes();
            for (Node& each : std::exchange(aside_, {}))
                keep(std::move(each));
            look_further(patience_.nodes);
        }
        return std::move(found_);
    }

private:
    struct Promise {
        double order = 0;
        int node = 0;
        bool operator<(const Promise& other) const  // the queue gives the largest first; of equals the newest
        {
            return order != other.order ? order > other.order : node < other.node;
        }
    };

    const Game& game_;
    const std::vector<Root>& roots_;
    const Patience& patience_;
    Tree tree_;
    Meanings meanings_;
    Focus focus_;
    Due due_;
    Passes passes_;
    bool is_in_focus_ = true;
    bool with_illegal_ = false;
    std::vector<Node> aside_{};  ///< illegal ones, for when nothing legal fits
    struct Twin {
        int node = 0;
        Candidate candidate{};
        int family = 0;
    };
    std::vector<Twin> twins_{};  ///< of deeds without a trace: what follows may need one
    bool takes_detours_ = false;
    std::priority_queue<Promise> open_{};
    Reached reached_{};  ///< by position, and by deeds and what is left
    std::vector<Story> found_{};
    double best_ = 1e9;

    bool looks_far() const { return patience_.behind > costs::margin; }
    bool is_told_by_legal_play(double unlikeliness) const
    {
        return std::ranges::any_of(found_, [&](const Story& story) {
            return story.cost == best_ && story.is_legal() && story.unlikeliness() <= unlikeliness;
        });
    }

    /// One crime weighs nothing once crimes are looked for, however many rules it broke: that there is one is what is
    /// left to believe. Every beginning gets its turn, however many deeds it tells already.
    double order_of(const Node& at) const
    {
        return at.parent < 0 ? at.root : at.cost - at.worst_crime + boldly * at.weight;
    }

    void push(int index) { open_.push({order_of(tree_.node(index)), index}); }

    void take_up_all_nodes()
    {
        open_ = {};
        for (int index = 0; index < tree_.size(); ++index)
            if (!tree_.node(index).different.empty())
                push(index);
    }

    /// At the beginning: nobody saw whom it was done to, and a card that seems to be late may be safe because of it.
    void take_up_twins()
    {
        for (const Twin& twin : std::exchange(twins_, {}))
            if (twin.node == 0)
                consider(twin.node, twin.candidate, twin.family);
    }

    /// From where the search begins, passes apart: a card that went where it is not seen to lie, or was turned, and
    /// came back between two looks. Whoever breaks in somewhere is sent away again, and whoever acted is ready again
    /// when a turn begins. What follows a pass has its turn here, too: it is dearer than whatever goes on without one.
    void take_up_detours()
    {
        takes_detours_ = true;
        open_ = {};
        for (int index = 0, size = tree_.size(); index < size; ++index) {
            const Node& at = tree_.node(index);
            if (!at.is_expanded && passes_.begin(at))
                push(index);
            if (passes_.are_all_to(at))
                for (const Candidate& each : proposed_candidates(game_, at.position, at.different))
                    if (auto after = tree_.done_for_a_while(index, each))
                        judge_and_keep(index, each, *std::move(after));
        }
        takes_detours_ = false;
    }

    void look_further(int left)
    {
        const int most_tried = tree_.tried() + patience_.tries;
        while (!open_.empty() && left > 0 && tree_.tried() < most_tried) {
            const int next = open_.top().node;
            open_.pop();
            const Node& at = tree_.node(next);
            const bool is_outdone = at.parent >= 0 && reached_.cheapest(at.fingerprint.of_all) < at.cost;
            if (is_outdone || at.cost + timidly * at.weight > best_ + patience_.behind || only_repeats(next))
                continue;
            const double best_before = best_;
            expand(next);
            --left;
            if (best_ < best_before && told_all() != found_.end() && !looks_far())
                left = std::min(left, nodes_after_a_story);
        }
    }

    /// The best story, if it leaves nothing over.
    std::vector<Story>::const_iterator told_all() const
    {
        const auto leaves_nothing = [&](const Story& it) { return it.cost == best_ && it.left_over.empty(); };
        return std::ranges::find_if(found_, leaves_nothing);
    }

    /// Nothing in it that the best story does not have: going on from there would tell the same in another order, and
    /// no better where that is legal. What nobody saw may still lead to a shorter one, and what waits there to another
    /// end.
    bool only_repeats(int index) const
    {
        const auto best = told_all();
        return best != found_.end() && best->is_legal() && tree_.only_repeats(index, *best);
    }

    void expand(int index)
    {
        if (tree_.node(index).deeds == patience_.deeds)
            return;
        if (!tree_.node(index).is_expanded && !(is_in_focus_ && tree_.node(index).is_expanded_in_focus))
            try_families(index, proposed_candidates(game_, tree_.node(index).position, tree_.node(index).different));
        if (with_illegal_)
            try_families(index, made_up_candidates(game_, tree_.node(index).position, tree_.node(index).different));
    }

    void try_families(int index, Members candidates)
    {
        const bool was_in_focus = std::exchange(tree_.node(index).is_expanded_in_focus, true);
        tree_.node(index).is_expanded = !is_in_focus_;
        due_.begin(candidates);
        for (auto first = candidates.begin(); first != candidates.end();) {
            auto end = first + 1;
            while (end != candidates.end() && are_of_one_family(first->action, end->action))
                ++end;
            const bool is_focused = std::any_of(first, end, [&](const Candidate& each) { return focus_.has(each); });
            if (is_focused ? !was_in_focus : !is_in_focus_)
                try_family(index, {first, end});
            first = end;
        }
        due_.begin({});
    }

    void try_family(int index, Members members)
    {
        if (members.size() == 1 || !members.front().is_proposed || !members.front().action.card) {
            for (const Candidate& each : members)
                consider(index, each, -1);
            return;
        }
        if (declares(index, members))
            return;
        const int family = tree_.note_family(members);
        const auto concerns = [&](const Candidate& each) { return touches(each.action, tree_.node(index).different); };
        for (const Candidate& each : members)
            if (concerns(each))
                consider(index, each, family);
        Alike alike(game_, tree_.node(index).position);
        for (const Candidate& each : members) {
            if (concerns(each))
                continue;
            auto after = tree_.done(index, each, family);
            if (!after)
                continue;
            if (leaves_a_trace_of_its_own(tree_.node(index), *after))
                return;
            if (alike.has_one_like(each.action, after->different)) {
                if (tree_.node(index).unseen == 0)
                    twins_.push_back({index, each, family});
                continue;  // nothing tells this one from the last
            }
            judge_and_keep(index, each, std::move(*after));
        }
    }

    /// A deed that is only declared is tried once, with the first legal choice; illegal ones that show something, too.
    bool declares(int index, Members members)
    {
        const Position& position = tree_.node(index).position;
        const auto is_legal = [&](const Candidate& each) { return judge(game_, position, each.action).legal(); };
        const Position after = apply(game_, position, members.front().action);
        if (after.stack.size() <= position.stack.size() || after.stack.back().action != members.front().action)
            return false;
        const auto tried = std::ranges::find_if(members, is_legal);
        const Candidate& first = tried == members.end() ? members.front() : *tried;
        consider(index, first, tree_.note_family(members));
        for (const Candidate& each : members)
            if (each.action != first.action && touches(each.action, tree_.node(index).different) && !is_legal(each))
                consider(index, each, -1);
        return true;
    }

    void consider(int parent, const Candidate& candidate, int family)
    {
        auto after = tree_.done(parent, candidate, family);
        if (!after)
            return;
        const std::vector<std::size_t> happened = declared_that_happened(tree_.node(parent), *after);
        const bool leads_nearer = after->weight < tree_.node(parent).weight;
        judge_and_keep(parent, candidate, std::move(*after));
        if (happened.size() == 1 && (leads_nearer || !candidate.action.seat))
            try_other_choices(parent, candidate, happened.front());
        else if (!happened.empty() && leads_nearer)
            choose_what_fits_best(parent, candidate, happened);
    }

    /// `meant` is the parent's position where what waits there is meant otherwise: it happens before the deed.
    void judge_and_keep(int parent, const Candidate& candidate, Node after, const Position* meant = nullptr)
    {
        const Node& before = tree_.node(parent);
        const bool is_one_of_several = brings_a_count_nearer(game_, before, after);
        const bool is_unseen = after.different == before.different && !is_one_of_several;
        const bool leads_nearer = !is_unseen && (is_one_of_several || leads_on(before, after));
        const bool may_go_on = may_step_aside(before, after) || (takes_detours_ && may_lead_back(before, after));
        if ((!leads_nearer && !(candidate.is_proposed && may_go_on)) || goes_back_by_itself(before, candidate.action) ||
            passes_.are_of_another_turn(before, after))
            return tree_.give_back(std::move(after));
        game_.judge(meant ? *meant : before.position, candidate.action, after.deed.verdict);
        const double crime = costs::of(after.deed.verdict);
        if (!leads_nearer && !after.deed.verdict.legal() && !may_show_later(before, after))
            return tree_.give_back(std::move(after));
        after.deed.is_seen = !is_unseen;
        after.unseen_in_a_row = leads_nearer ? 0 : before.unseen_in_a_row + 1;
        after.by_itself_in_a_row = leads_nearer ? 0 : before.by_itself_in_a_row + (candidate.action.seat ? 0 : 1);
        const bool is_ordinary =
            !candidate.action.seat || (!leads_nearer && !is_unseen && due_.has(before.position, candidate.action));
        const bool leaves_no_trace = !leads_nearer && !is_ordinary;
        after.worst_crime = std::max(after.worst_crime, crime);
        const double ordinary = costs::table_deed + (candidate.action.seat ? costs::needless_word : 0);
        after.cost += crime + (is_ordinary ? ordinary : price_of(before, candidate, leaves_no_trace));
        const double owed = owed_for_what_happened(before, after);
        after.cost -= leads_nearer ? owed : 0;
        if (leaves_no_trace && after.position.stack.size() > before.position.stack.size())
            after.owed.push_back({candidate.action, candidate.action.card ? costs::unseen_use : 0});
        after.cost += leads_nearer && is_a_detour(before, after) ? costs::detour : 0;
        after.unseen += leaves_no_trace ? 1 : 0;
        if (after.cost > best_ + costs::hopeless ||
            (candidate.is_untimely && is_about_setting_up(game_, after.deed.verdict)))
            return tree_.give_back(std::move(after));
        after.done = before.done + key_of(candidate.action);
        if (crime < costs::warning || with_illegal_)
            keep(std::move(after));
        else
            aside_.push_back(std::move(after));
    }

    bool may_step_aside(const Node& before, const Node& after) const
    {
        const bool is_by_itself = before.by_itself_in_a_row == before.unseen_in_a_row;
        const bool is_soon = is_by_itself || before.unseen_in_a_row < patience_.unseen_in_a_row;
        return (is_soon || passes_.is_one_more(before, after)) && is_a_step_aside(before, after);
    }

    /// Where a declared deed leaves the stack, it may have been meant for others: all that shows something else.
    void try_other_choices(int parent, const Candidate& candidate, std::size_t which)
    {
        const Open told = tree_.node(parent).open[which];
        std::vector<std::vector<Fact>> left;
        for (const Action& other : tree_.choices_of(parent, told)) {
            if (other == told.told)
                continue;
            Position meant = tree_.node(parent).position;
            let_mean(meant, told.told, other);
            auto after = tree_.done_from(parent, meant, candidate, -1);
            if (!after || std::ranges::find(left, after->different) != left.end() ||
                !tree_.is_as_legal(parent, told, other))
                continue;
            left.push_back(after->different);
            after->open[which].told = other;
            judge_and_keep(parent, candidate, std::move(*after), &meant);
        }
    }

    void choose_what_fits_best(int parent, const Candidate& candidate, const std::vector<std::size_t>& happened)
    {
        const Node& meant = meanings_.best_at(parent, candidate, happened);
        if (meant.open == tree_.node(parent).open)
            return;
        if (auto after = tree_.done_from(parent, meant.position, candidate, -1)) {
            after->open = meant.open;
            judge_and_keep(parent, candidate, std::move(*after), &meant.position);
        }
    }

    void keep(Node at)
    {
        if (at.parent >= 0 &&
            (!reached_.is_news(key_of(game_, at), at.cost) || !reached_.is_news(at.fingerprint.of_all, at.cost)))
            return tree_.give_back(std::move(at));
        const bool goes_on = !at.different.empty();
        // What nobody saw is told for what followed alone, and somebody went away only who is back.
        const bool ends_in_the_dark = at.unseen_in_a_row > 0 || !has_come_back(at);
        const int index = tree_.put(std::move(at));
        if (!ends_in_the_dark)
            take_as_a_story(index);
        if (goes_on)
            push(index);
    }

    void take_as_a_story(int index)
    {
        const Node& at = tree_.node(index);
        const double limit = best_ + costs::hopeless;
        if (at.cost + costs::least_left_over * static_cast<double>(at.different.size()) > limit)
            return;
        Story story = tree_.story_of(index, limit);
        if (story.cost > limit)
            return;
        best_ = std::min(best_, story.cost);
        add(std::move(story), found_);
    }
};

}  // namespace

std::vector<Story> search(const Game& game, const std::vector<Root>& roots, const AtFirst& at_first, const Board& seen,
                          const Patience& patience)
{
    return Search(game, roots, at_first, seen, patience).stories();
}

}  // namespace cardinal
