#include "engine/referee/explain.h"

#include "engine/referee/candidates.h"
#include "engine/referee/costs.h"

#include <algorithm>
#include <deque>
#include <queue>
#include <unordered_map>
#include <utility>

/// Best first: the positions that lie nearest to what was seen, for what they cost so far, are looked at first. Every
/// deed is judged and done by the rules themselves; what is illegal costs, and is never left out.
namespace cardinal {
namespace {

/// A position that may have been reached, and how.
struct Node {
    Position position{};
    Board board{};
    std::vector<Fact> different{};
    double cost = 0;
    int parent = -1;
    Deed deed{};
    int deeds = 0;
    int unseen_in_a_row = 0;
    int unseen = 0;  ///< deeds in all that left no trace
};

constexpr std::size_t most_stories = 8;  // nobody reads more, and the likely ones are among them
constexpr std::size_t most_rivals = 24;  // that are as good as the best: one for each target of a card, say

/// What a difference weighs: a card that lies elsewhere more than one that is turned or carries another number.
double weight_of(const Fact& fact)
{
    const bool is_elsewhere = fact.what == Fact::What::card && fact.from != fact.to;
    return is_elsewhere ? 1 : 0.5;
}

double weight_of(const std::vector<Fact>& different)
{
    double weight = 0;
    for (const Fact& fact : different)
        weight += weight_of(fact);
    return weight;
}

class Search {
public:
    Search(const Game& game, const Position& position, const Board& seen, const Patience& patience)
        : game_(game), position_(position), seen_(seen), patience_(patience)
    {}

    /// Legal play is looked for first, among what the game itself proposes; what nobody would propose only then.
    std::vector<Story> stories()
    {
        begin();
        if (!nodes_.front().different.empty()) {
            search();
            if (best_ > costs::plainly_legal) {
                with_made_up_ = true;
                begin();
                search();
            }
        }
        std::ranges::stable_sort(found_, {}, &Story::cost);
        leave_out_the_hopeless();
        return std::move(found_);
    }

private:
    struct Promise {
        double cost = 0;
        int node = 0;
        bool operator<(const Promise& other) const  // the queue gives the largest first
        {
            return cost != other.cost ? cost > other.cost : node > other.node;
        }
    };

    const Game& game_;
    const Position& position_;
    const Board& seen_;
    const Patience& patience_;
    bool with_made_up_ = false;
    std::deque<Node> nodes_{};
    std::priority_queue<Promise> open_{};
    std::unordered_map<std::uint64_t, double> reached_{};  ///< by position hash: how cheaply
    std::vector<Story> found_{};
    double best_ = 1e9;

    void begin()
    {
        nodes_.clear();
        open_ = {};
        reached_.clear();
        Node start{.position = position_};
        look_at(start);
        nodes_.push_back(std::move(start));
        take_as_a_story(0);
    }

    void leave_out_the_hopeless()
    {
        std::size_t kept = 0;
        for (const Story& story : found_) {
            const bool is_rival = story.cost < found_.front().cost + costs::margin;
            const bool is_worth_showing = kept < most_stories && story.cost <= found_.front().cost + costs::hopeless;
            if (!(is_rival && kept < most_rivals) && !is_worth_showing)
                break;
            ++kept;
        }
        found_.resize(kept);
    }

    void look_at(Node& node) const
    {
        node.board = board(game_, node.position);
        node.different = differences(node.board, seen_);
    }

    /// A deed mends more than one unit of difference at most times, so this stays below what is really still to be
    /// paid.
    static double still_to_pay(const Node& node) { return 0.6 * weight_of(node.different); }

    void search()
    {
        open_.push({.cost = 0, .node = 0});
        for (int looked = 0; !open_.empty() && looked < patience_.nodes; ++looked) {
            const Promise next = open_.top();
            open_.pop();
            if (next.cost > best_ + 2 * costs::margin)
                return;
            expand(next.node);
        }
    }

    void expand(int parent)
    {
        const Node& node = nodes_[static_cast<std::size_t>(parent)];
        if (node.deeds == patience_.deeds)
            return;
        for (const Candidate& candidate : candidates(game_, node.position, node.different, with_made_up_))
            consider(parent, candidate);
    }

    void consider(int parent, const Candidate& candidate)
    {
        const Node& before = nodes_[static_cast<std::size_t>(parent)];
        Node after{.parent = parent, .deed = {.action = candidate.action}, .deeds = before.deeds + 1};
        game_.judge(before.position, candidate.action, after.deed.verdict);
        const bool is_legal = after.deed.verdict.legal();
        after.cost = before.cost + costs::of(after.deed.verdict);
        if (after.cost > best_ + costs::hopeless)
            return;
        after.position = apply(game_, before.position, candidate.action);
        if (after.position == before.position)
            return;
        look_at(after);
        const bool is_unseen = after.board == before.board;
        const bool leads_nearer = !is_unseen && leads_on(before, after);
        if (!leads_nearer && !is_worth_a_step_aside(before, after, candidate, is_legal))
            return;
        after.deed.is_seen = !is_unseen;
        after.unseen_in_a_row = leads_nearer ? 0 : before.unseen_in_a_row + 1;
        const bool is_of_the_table = !candidate.action.seat;
        const bool leaves_no_trace = !leads_nearer && !is_of_the_table;
        after.unseen = before.unseen + (leaves_no_trace ? 1 : 0);
        after.cost +=
            cost_of(candidate, leaves_no_trace) + (leaves_no_trace ? before.unseen * costs::further_unseen_deed : 0);
        keep(std::move(after));
    }

    double cost_of(const Candidate& candidate, bool is_unseen) const
    {
        const bool is_of_the_table = !candidate.action.seat;
        const double cost = is_of_the_table ? costs::table_deed : is_unseen ? costs::unseen_deed : costs::deed;
        const Seat side = position_.card(candidate.action.card).side;
        const bool is_anothers = candidate.action.seat && side && side != candidate.action.seat;
        return cost + (candidate.is_proposed ? 0 : costs::made_up) + (is_anothers ? costs::anothers_card : 0);
    }

    /// What nobody sees, or what only numbers tell that the next deed will change again, may have to come first: a
    /// pass, a card that is drawn.
    bool is_worth_a_step_aside(const Node& before, const Node& after, const Candidate& candidate, bool is_legal) const
    {
        const auto is_of_a_card = [](const Fact& fact) { return fact.what == Fact::What::card; };
        return candidate.is_proposed && is_legal && before.unseen_in_a_row < patience_.unseen_in_a_row &&
               weight_of(after.different) <= weight_of(before.different) + 1 &&
               std::ranges::count_if(after.different, is_of_a_card) ==
                   std::ranges::count_if(before.different, is_of_a_card);
    }

    /// It brings the table nearer to what is seen, or moves on what differs.
    static bool leads_on(const Node& before, const Node& after)
    {
        if (weight_of(after.different) < weight_of(before.different))
            return true;
        return weight_of(after.different) <= weight_of(before.different) + 1 &&
               std::ranges::any_of(before.different, [&](const Fact& fact) {
                   return fact.card && before.position.card(fact.card) != after.position.card(fact.card);
               });
    }

    void keep(Node node)
    {
        const auto [known, is_new] = reached_.try_emplace(hash_of(node.position), node.cost);
        if (!is_new && known->second <= node.cost && !node.different.empty())
            return;
        known->second = std::min(known->second, node.cost);
        const int index = static_cast<int>(nodes_.size());
        const double promise = node.cost + still_to_pay(node);
        const bool goes_on = !node.different.empty();
        nodes_.push_back(std::move(node));
        take_as_a_story(index);
        if (goes_on)
            open_.push({.cost = promise, .node = index});
    }

    // ---- from a node to a story ----

    bool shows_what_it_showed_before(const Fact& fact) const
    {
        const std::vector<Fact>& at_first = nodes_.front().different;
        return std::ranges::find_if(at_first, [&](const Fact& each) { return is_about_the_same(each, fact); }) ==
               at_first.end();
    }

    LeftOver left_over(Position& end, const Fact& fact) const
    {
        LeftOver left{.fact = fact, .is_late = shows_what_it_showed_before(fact)};
        if (left.is_late)
            return left;
        game_.judge_fact(end, fact, left.verdict);
        game_.take_fact(end, fact);
        return left;
    }

    static double cost_of(const LeftOver& left)
    {
        if (left.is_late)
            return left.fact.what == Fact::What::card ? costs::late_card : costs::late_mark;
        return left.verdict.legal() ? costs::unexplained : costs::broken_fact;
    }

    void take_as_a_story(int index)
    {
        const Node& node = nodes_[static_cast<std::size_t>(index)];
        Story story{.cost = node.cost, .end = node.position};
        for (const Fact& fact : node.different) {
            story.left_over.push_back(left_over(story.end, fact));
            story.cost += cost_of(story.left_over.back());
        }
        if (story.cost > best_ + costs::hopeless)
            return;
        for (int at = index; at > 0; at = nodes_[static_cast<std::size_t>(at)].parent)
            story.deeds.push_back(nodes_[static_cast<std::size_t>(at)].deed);
        std::ranges::reverse(story.deeds);
        best_ = std::min(best_, story.cost);
        add(std::move(story));
    }

    static std::vector<Action> deeds_of(const Story& story)
    {
        std::vector<Action> actions;
        for (const Deed& deed : story.deeds)
            actions.push_back(deed.action);
        std::ranges::sort(actions);
        return actions;
    }

    /// The same deeds in another order are the same story: the cheaper order is told.
    void add(Story story)
    {
        const auto deeds = deeds_of(story);
        const auto same = std::ranges::find_if(found_, [&](const Story& known) {
            return deeds_of(known) == deeds || (known.end == story.end && known.cost <= story.cost);
        });
        if (same == found_.end())
            found_.push_back(std::move(story));
        else if (story.cost < same->cost)
            *same = std::move(story);
    }
};

}  // namespace

bool Story::is_legal() const
{
    return std::ranges::all_of(deeds, [](const Deed& deed) { return deed.verdict.legal(); }) &&
           std::ranges::all_of(left_over, [](const LeftOver& left) { return left.verdict.legal(); });
}

bool Story::explains_everything() const
{
    return std::ranges::all_of(left_over, [](const LeftOver& left) { return left.is_late || !left.verdict.legal(); });
}

std::vector<Story> explain(const Game& game, const Position& position, const Board& seen, const Patience& patience)
{
    return Search(game, position, seen, patience).stories();
}

bool is_certain(const std::vector<Story>& stories)
{
    return stories.size() == 1 || (stories.size() > 1 && stories[0].cost + costs::margin <= stories[1].cost);
}

}  // namespace cardinal
