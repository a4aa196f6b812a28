#include "engine/referee/explain.h"

#include "engine/referee/aftermath.h"
#include "engine/referee/candidates.h"
#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/otherwise.h"
#include "engine/referee/remainder.h"
#include "engine/referee/search.h"

#include <algorithm>
#include <numeric>
#include <utility>

/// From boards to stories: where the search may begin, what it found put in order, and what is one story in several
/// words told once.
namespace cardinal {
namespace {

constexpr std::size_t most_stories = 8;  // nobody reads more, and the likely ones are among them

/// `rank` is how many stories were likelier.
Root root_of(const Game& game, const Position& position, const Story& story, std::size_t rank)
{
    return {.position = after(game, position, story.deeds),
            .deeds = story.deeds,
            .choices = story.choices,
            .cost = story.cost_of_deeds + costs::less_likely_before * static_cast<double>(rank)};
}

/// What happened at once and may have been done to something that differs now: each is a beginning of its own.
void add_other_choices(const Game& game, const Position& position, const Board& seen, const Story& story,
                       std::size_t rank, std::vector<Root>& roots)
{
    const std::vector<Fact> different = differences(board(game, after(game, position, story.deeds)), seen);
    for (const Choice& choice : story.choices)
        for (const Action& variant : choice.variants)
            if (!choice.is_declared && variant != story.deeds[choice.deed].action && touches(variant, different))
                roots.push_back(root_of(game, position, with_deed(game, position, story, choice.deed, variant), rank));
}

/// What is only declared may be meant for whom the rules do not allow: what comes of it shows that.
void add_forbidden_choices(const Game& game, const Position& position, const Board& seen, const Story& story,
                           std::size_t rank, std::vector<Root>& roots)
{
    for (std::size_t at = 0; at < story.choices.size(); ++at) {
        const Choice& choice = story.choices[at];
        if (!choice.is_declared)
            continue;
        const std::vector<Fact> different = differences(board(game, after(game, position, story.deeds)), seen);
        const auto declared = story.deeds.begin() + static_cast<std::ptrdiff_t>(choice.deed);
        const Position before = after(game, position, {story.deeds.begin(), declared});
        for (const Candidate& each : proposed_candidates(game, before, {})) {
            if (!are_of_one_family(each.action, declared->action) || !touches(each.action, different) ||
                judge(game, before, each.action).legal())
                continue;
            Story meant = with_deed(game, position, story, choice.deed, each.action);
            meant.choices.erase(meant.choices.begin() + static_cast<std::ptrdiff_t>(at));
            roots.push_back(root_of(game, position, meant, rank));
            roots.back().is_forbidden = true;
        }
    }
}

/// Where the last look was told by nothing likely, a new beginning is as good.
std::vector<Root> roots_of(const Game& game, const Position& position, const std::vector<Story>& in_doubt,
                           const Board& seen)
{
    std::vector<Root> roots;
    for (std::size_t rank = 0; rank < in_doubt.size(); ++rank) {
        roots.push_back(root_of(game, position, in_doubt[rank], rank));
        add_other_choices(game, position, seen, in_doubt[rank], rank, roots);
        add_forbidden_choices(game, position, seen, in_doubt[rank], rank, roots);
    }
    const bool is_plain = !in_doubt.empty() && is_ordinary(in_doubt.front());
    roots.push_back({.position = position, .cost = is_plain ? costs::undoing : 0});
    return roots;
}

void leave_out_the_hopeless(std::vector<Story>& stories)
{
    std::ranges::stable_sort(stories, {}, &Story::cost);
    const double most = stories.front().cost + costs::hopeless;
    const auto too_dear = std::ranges::find_if(stories, [&](const Story& story) { return story.cost > most; });
    stories.erase(too_dear, stories.end());
}

bool tells_all_of(const Story& story, const Story& shorter)
{
    return std::ranges::all_of(shorter.deeds, [&](const Deed& deed) {
        return std::ranges::any_of(story.deeds, [&](const Deed& each) { return each.action == deed.action; });
    });
}

/// The table does the rest by itself, several steps at once or one after another, and leaves the same.
bool is_told_in_more_steps_of_the_table(const Story& a, const Story& b)
{
    const auto of_players = [](const Story& story) {
        std::vector<Action> actions;
        for (const Deed& deed : story.deeds)
            if (deed.action.seat)
                actions.push_back(deed.action);
        return actions;
    };
    const auto are_the_same = [](const LeftOver& one, const LeftOver& other) { return one.fact == other.fact; };
    return a.deeds.size() > b.deeds.size() && a.is_legal() && b.is_legal() &&
           a.end.stack.size() == b.end.stack.size() && std::ranges::equal(a.left_over, b.left_over, are_the_same) &&
           of_players(a) == of_players(b);
}

/// Rivals that differ in nothing but what was chosen are one story, and so is one that tells more than it needs to.
void tell_once(std::vector<Story>& stories)
{
    std::vector<Story> told;
    for (Story& story : stories) {
        const bool is_told = std::ranges::any_of(told, [&](const Story& known) {
            return story.cost < known.cost + costs::margin &&
                   (are_one_but_for_choices(known, story) || is_told_in_more_steps_of_the_table(story, known) ||
                    (known.deeds.size() < story.deeds.size() && !known.deeds.empty() && tells_all_of(story, known)));
        });
        if (!is_told && told.size() < most_stories)
            told.push_back(std::move(story));
    }
    stories = std::move(told);
}

/// What can be said to somebody's face: one thing that was done, or that lies there, among few others that were seen.
/// Where many deeds lie between two looks, or half a deed is left over (a mark that no deed has set, a card that no
/// hand has moved yet), it is the watching that is at fault until more is seen.
bool may_accuse(const Story& story)
{
    const auto told = std::accumulate(story.deeds.begin(), story.deeds.end(), 0, [](int sum, const Deed& deed) {
        return sum + (!deed.action.seat ? 0 : deed.is_seen ? 1 : costs::unseen_counts_as);
    });
    const bool is_half_done = std::ranges::any_of(story.left_over, [](const LeftOver& left) {
        const bool is_a_card = left.fact.what == Fact::What::card;
        return left.is_late ? is_a_card : !is_a_card && left.fact.card;
    });
    const bool is_by_a_deed = std::ranges::any_of(story.deeds, [](const Deed& deed) { return !deed.verdict.legal(); });
    const bool is_by_how_a_card_lies = std::ranges::any_of(story.left_over, [](const LeftOver& left) {
        return left.fact.what == Fact::What::card && !left.verdict.legal();
    });
    return !(is_half_done && told > 0) &&
           !((is_by_a_deed || is_by_how_a_card_lies) && told > costs::most_deeds_of_an_accusation);
}

/// Passes that nobody saw, marks that are late: few enough for one look. Passes alone may be many where nothing is left
/// over: their price is in what the story costs.
bool is_ordinary_play(const Story& story)
{
    const auto is_unseen = [](const Deed& deed) { return !deed.is_seen && deed.action.seat; };
    const bool has_unseen_use =
        std::ranges::any_of(story.deeds, [&](const Deed& deed) { return is_unseen(deed) && deed.action.card; });
    const auto unseen = std::ranges::count_if(story.deeds, is_unseen);
    const bool are_passes_alone = story.left_over.empty() && !has_unseen_use;
    return story.is_legal() && story.explains_everything() &&
           (are_passes_alone || unseen + std::ssize(story.left_over) <= costs::most_believed_unseen);
}

bool has_a_late_count(const Game& game, const Story& story)
{
    return std::ranges::any_of(story.left_over,
                               [&](const LeftOver& left) { return left.is_late && is_counted(game, left.fact); });
}

/// Nothing worse than what people forget.
bool is_a_warning(const Story& accusing)
{
    return accusing.left_over.empty() && accusing.left_broken.legal() &&
           std::ranges::all_of(accusing.deeds, [](const Deed& deed) {
               return std::ranges::none_of(deed.verdict.violations, [](const Violation& violation) {
                   return violation.severity == Severity::illegal;
               });
           });
}

/// How far the best story has to be ahead of another. A count that nobody touches is not late.
double lead_needed(const Game& game, const Story& best, const Story& rival, Hands hands)
{
    if (best.is_legal() == rival.is_legal())
        return costs::margin;
    if (!best.is_legal()) {
        const bool is_known_better = hands == Hands::at_rest && has_a_late_count(game, rival);
        return !is_ordinary_play(rival) || is_known_better ? costs::margin
             : is_a_warning(best)                          ? costs::margin_of_proof_of_a_warning
                                                           : costs::margin_of_proof;
    }
    return best.unlikeliness() <= costs::plainly_legal ? costs::margin : costs::margin_over_a_crime;
}

AtFirst at_first_of(const Game& game, const Position& position, const Board& seen, const Settled& settled)
{
    AtFirst at_first{.book = board(game, position), .settled = settled};
    at_first.different = differences(at_first.book, seen);
    return at_first;
}

std::vector<Story> put_in_order(const Game& game, const Position& position, const AtFirst& at_first, const Board& seen,
                                std::vector<Story> stories)
{
    leave_out_the_hopeless(stories);
    tell_once(stories);
    for (Story& story : stories)
        leave_out_what_goes_without_saying(game, position, story);
    for (Story& story : stories)
        keep_what_fits(game, position, at_first, seen, story);
    for (Story& story : stories)
        add_broken_states(game, position, story);
    std::ranges::stable_sort(stories, {}, &Story::cost);
    return stories;
}

}  // namespace

bool Story::is_legal() const
{
    return left_broken.legal() && std::ranges::all_of(deeds, [](const Deed& deed) { return deed.verdict.legal(); }) &&
           std::ranges::all_of(left_over, [](const LeftOver& left) { return left.verdict.legal(); });
}

bool Story::explains_everything() const
{
    return std::ranges::all_of(left_over, [](const LeftOver& left) { return left.is_late || !left.verdict.legal(); });
}

double Story::unlikeliness() const
{
    return cost - costs::deed * static_cast<double>(std::ranges::count(deeds, true, &Deed::is_seen));
}

std::vector<Story> explain(const Game& game, const Position& position, const std::vector<Story>& in_doubt,
                           const Board& seen, const Patience& patience, const Settled& settled)
{
    const AtFirst at_first = at_first_of(game, position, seen, settled);
    std::vector<Story> stories = search(game, roots_of(game, position, in_doubt, seen), at_first, seen, patience);
    return put_in_order(game, position, at_first, seen, std::move(stories));
}

std::vector<Story> explain_before(const Game& game, const Position& position, const Board& seen, const Action& action)
{
    const AtFirst at_first = at_first_of(game, position, seen, {});
    std::vector<Story> stories = search(game, {{.position = position}}, at_first, seen, {});
    std::erase_if(stories, [&](const Story& story) {
        return story.deeds.empty() || !story.is_legal() || !story.explains_everything() ||
               !judge(game, story.end, action).legal();
    });
    return stories.empty() ? stories : put_in_order(game, position, at_first, seen, std::move(stories));
}

std::vector<Story> explain(const Game& game, const Position& position, const Board& seen, const Patience& patience,
                           const Settled& settled)
{
    return explain(game, position, {}, seen, patience, settled);
}

bool is_certain(const Game& game, const std::vector<Story>& stories, Hands hands)
{
    const Story& best = stories.front();
    if (!best.is_legal() && !may_accuse(best))
        return false;
    return std::all_of(stories.begin() + 1, stories.end(), [&](const Story& rival) {
        return best.cost + lead_needed(game, best, rival, hands) <= rival.cost;
    });
}

}  // namespace cardinal
