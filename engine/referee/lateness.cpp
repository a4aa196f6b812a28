#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/doubts.h"
#include "engine/referee/observer.h"
#include "engine/referee/showing.h"

#include <algorithm>
#include <utility>

// Hands are slow: what lies otherwise than it should may only be late, and blames nobody before it was waited for.
namespace cardinal {
namespace {

constexpr int most_looks_late = 4;  // then a mark that was not set lies wrong
constexpr int most_looks_again = 3;

}  // namespace

/// What was late and is put right is forgotten; what goes on being late too long lies so. Each mark is given its own
/// time: one hand after another may be slow.
std::vector<Fact> Observer::note_late(const Board& seen)
{
    std::erase_if(late_, [&](const Fact& fact) { return shows_otherwise(seen, fact); });
    std::vector<Waited> waited;
    std::vector<Fact> too_late;
    for (const Fact& fact : late_) {
        const auto known = std::ranges::find(waited_for_, fact, &Waited::fact);
        waited.push_back({fact, known == waited_for_.end() ? 1 : known->looks + 1});
        if (waited.back().looks > most_looks_late)
            too_late.push_back(fact);
    }
    waited_for_ = std::move(waited);
    std::erase_if(late_, [&](const Fact& fact) { return std::ranges::find(too_late, fact) != too_late.end(); });
    return too_late;
}

bool Observer::waits_for_hands() const { return !late_.empty() && looks_unset_ < most_looks_again; }

bool Observer::leads_to(const Board& seen, const std::vector<Fact>& numbers) const
{
    const auto leaves_them = [&](const Position& end) {
        const Board left = board(game(), end);
        return std::ranges::all_of(numbers, [&](const Fact& number) { return shows(left, number); });
    };
    const Board settled = without_what_is_late(seen);
    if (!stories_.empty() || hash_of(referee_.position()) != base_)
        return false;
    if (const int steps = steps_taken_back(settled); steps > 0 && answers_a_flag(steps)) {
        const History& history = referee_.history();
        int entry = history.head();
        for (int step = 0; step < steps; ++step)
            entry = history.before(entry);
        return leaves_them(history.state_after(entry).position);
    }
    if (differences(board(game(), referee_.position()), settled).empty())
        return false;
    const std::vector<Story> stories = explain(game(), referee_.position(), settled);
    const Story& best = stories.front();
    const bool is_plain = best.is_legal() && best.explains_everything() && !is_far_fetched(best);
    return is_plain && best.left_over.empty() && is_certain(game(), stories, hands()) && leaves_them(best.end);
}

bool Observer::has_just_come_to_rest() const { return looks_again_ == most_looks_again; }

/// Nothing else is new, and nothing of it was set. What is not read now and then is no news.
bool Observer::shows_only_what_is_late(const Board& seen) const
{
    const std::vector<Fact> different = differences(board(game(), referee_.position()), seen);
    return !different.empty() && std::ranges::all_of(different, [&](const Fact& fact) {
        return std::ranges::find(late_, fact) != late_.end();
    });
}

/// Nothing is in doubt, but something was late when the table was looked at last.
std::optional<Observation> Observer::wait_for_hands(const Board& seen)
{
    looks_unset_ = stories_.empty() && shows_only_what_is_late(seen) ? looks_unset_ + 1 : 0;
    if (looks_unset_ != most_looks_again)
        return std::nullopt;
    std::optional<Observation> told = tell_what_was_never_set(late_, nullptr);
    return told ? std::move(told) : ask_about_what_was_never_set();
}

/// Hands are at rest: what stories hold to be late lies as it was laid. Unless nothing explains it then.
void Observer::take_nothing_for_late(const Board& seen)
{
    const bool is_late = std::ranges::any_of(
        stories_, [](const Story& story) { return std::ranges::any_of(story.left_over, &LeftOver::is_late); });
    if (!is_late || !has_just_come_to_rest())
        return;
    std::vector<Story> stories =
        explain(game(), referee_.position(), stories_before_, seen, thoroughly, {.hands = Hands::at_rest});
    if (!stories.front().explains_everything() || is_far_fetched(stories.front()))
        return;
    stories_ = std::move(stories);
    weighed_.reset();
    is_unclear_ = true;
    accused_ = accusations_of(stories_.front());  // every look has shown the same
}

/// Cards that were never put where they belong: the rules may name that. A mark that was never set is nobody's play.
Story Observer::as_it_lies(const std::vector<Fact>& late) const
{
    Story story{.end = referee_.position()};
    for (const Fact& fact : late) {
        LeftOver left{.fact = fact};
        if (fact.what == Fact::What::card)
            game().judge_fact(story.end, fact, left.verdict);
        game().take_fact(story.end, fact);
        if (!left.verdict.legal())
            story.cost = costs::broken_fact;  // they lay there together: one carelessness
        story.left_over.push_back(std::move(left));
    }
    return story;
}

/// What is known to be late says nothing yet: a mark is not read, a card counts as where the book has it. So does one
/// that people know to be missing: it is not told of again at each look.
Board Observer::without_what_is_late(Board seen) const
{
    const std::vector<Fact>& missing = referee_.missing();
    const Board kept = late_.empty() && missing.empty() ? Board{} : board(game(), referee_.position());
    for (const Fact& fact : missing)
        if (const BoardCard* in_book = find_card(kept, fact.card); in_book && !find_card(seen, fact.card))
            seen.cards.push_back(*in_book);
    for (const Fact& late : late_) {
        std::erase(seen.numbers, late);
        for (BoardCard& card : seen.cards) {
            const BoardCard* in_book = find_card(kept, late.card);
            if (card.card == late.card && late.what == Fact::What::value)
                std::erase(card.marks, BoardCard::Mark{late.value, late.number});
            else if (card.card == late.card && in_book)
                card = *in_book;
        }
    }
    return seen;
}

/// The legal play that is seen when the numbers that differ are not read; they are late, then.
std::optional<Story> Observer::told_without_numbers(const Board& seen) const
{
    Board unread = seen;
    for (const Fact& fact : differences(board(game(), referee_.position()), seen))
        if (fact.what == Fact::What::value)
            leave_out(unread, fact);
    if (unread == seen)
        return std::nullopt;
    Story story = explain(game(), referee_.position(), stories_before_, unread).front();
    if (!is_ordinary(story))
        return std::nullopt;
    for (const Fact& fact : differences(board(game(), story.end), seen))
        if (fact.what == Fact::What::value)
            story.left_over.push_back({.fact = fact, .is_late = true});
    return story;
}

/// Nobody has touched anything for some seconds: then no hand is slow.
bool Observer::is_long_quiet() const { return looks_again_ >= most_looks_again; }

/// Hands may be slow, or were lately, and nobody has waited for them yet.
bool Observer::may_be_late(const Story& accusing, const Board& seen)
{
    return !is_long_late_ && !is_long_quiet() &&
           (otherwise_.was_late() ||
            (rests_on_a_number(game(), referee_.position(), accusing) && is_legal_without_numbers(seen)));
}

/// Whether there is such play; then it is one of the stories from now on.
bool Observer::is_legal_without_numbers(const Board& seen)
{
    std::optional<Story> legal = told_without_numbers(seen);
    if (!legal)
        return false;
    const auto is_it = [&](const Story& story) {
        return story.deeds == legal->deeds && story.left_over == legal->left_over;
    };
    if (std::ranges::none_of(stories_, is_it)) {
        legal->cost = stories_.front().cost + costs::margin_of_proof;
        stories_.insert(stories_.begin() + 1, *std::move(legal));
        weighed_.reset();
    }
    return true;
}

}  // namespace cardinal
