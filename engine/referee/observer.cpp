#include "engine/referee/observer.h"

#include "engine/notation/facts.h"
#include "engine/referee/costs.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

constexpr int most_looks_in_doubt = 3;  // then the players are asked, whatever it is about
constexpr int most_looks_late = 4;      // then a mark that was not set lies wrong
constexpr int most_steps_back = 3;
constexpr int most_steps_shown = 6;  // deeds of two looks, for which a mark may be late

const BoardCard* find(const Board& board, CardId card)
{
    const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
    return found == board.cards.end() ? nullptr : &*found;
}

/// Whether a board shows exactly this: the number, or the card where and how it lies.
bool shows(const Board& board, const Fact& fact)
{
    const BoardCard* card = find(board, fact.card);
    if (fact.what == Fact::What::value && !fact.card)
        return std::ranges::find(board.numbers, fact) != board.numbers.end();
    if (fact.what == Fact::What::value)
        return card && std::ranges::find(card->marks, BoardCard::Mark{fact.value, fact.number}) != card->marks.end();
    return card && card->place == fact.to && static_cast<std::int8_t>(card->face) == fact.face &&
           static_cast<std::int8_t>(card->turned) == fact.turned && card->host == fact.host;
}

/// Whether a board shows something else instead. What is not read in a look may still be late in the next.
bool shows_otherwise(const Board& board, const Fact& fact)
{
    if (fact.what == Fact::What::card)
        return !shows(board, fact);
    if (!fact.card)
        return std::ranges::any_of(board.numbers, [&](const Fact& number) {
            return is_about_the_same(number, fact) && number.number != fact.number;
        });
    const BoardCard* card = find(board, fact.card);
    return !card || std::ranges::any_of(card->marks, [&](const BoardCard::Mark& mark) {
        return mark.value == fact.value && mark.number != fact.number;
    });
}

void leave_out(Board& board, const Fact& fact)
{
    std::erase(board.numbers, fact);
    for (BoardCard& card : board.cards)
        if (card.card == fact.card)
            std::erase(card.marks, BoardCard::Mark{fact.value, fact.number});
}

bool may_be_asked(const Game& game, const Action& action)
{
    const auto word = std::ranges::find(game.words->actions, action.kind, &ActionWord::kind);
    return word != game.words->actions.end() && word->may_be_asked;
}

bool tells(const Story& story, const Action& action)
{
    return std::ranges::any_of(story.deeds, [&](const Deed& deed) { return deed.action == action; });
}

/// Whether the rivals differ in a deed that no camera can tell. What is declared may still show when it happens.
bool differ_in_something_unseen(const Game& game, const std::vector<Story>& rivals)
{
    return std::ranges::all_of(rivals, [&](const Story& story) {
        return story.end.stack.empty() && std::ranges::any_of(story.deeds, [&](const Deed& deed) {
                   return may_be_asked(game, deed.action) &&
                          !std::ranges::all_of(rivals, [&](const Story& other) { return tells(other, deed.action); });
               });
    });
}

std::vector<Story> rivals_among(const std::vector<Story>& stories)
{
    std::vector<Story> rivals;
    for (const Story& story : stories)
        if (story.cost < stories.front().cost + costs::margin)
            rivals.push_back(story);
    return rivals;
}

bool is_far_fetched(const Story& story) { return story.unlikeliness() > costs::far_fetched; }

}  // namespace

std::string_view to_string(Observation::What what)
{
    constexpr std::string_view names[] = {
        "nothing new", "done", "taken back", "several stories, to be seen", "several stories, to be asked",
        "nothing fits"};
    return names[static_cast<std::size_t>(what)];
}

Observation Observer::look(const Board& seen)
{
    Observation observation = what_came_of(seen);
    observation.strangers = strangers_.newly_seen(seen);
    return observation;
}

Observation Observer::what_came_of(const Board& seen)
{
    if (hash_of(referee_.position()) != base_) {
        otherwise_.forget();
        forget_doubts();
    }
    last_ = seen;
    const std::vector<Fact> too_late = note_late(seen);
    const Board settled = without_what_is_late(seen);
    std::vector<Story> stories = explain(game(), referee_.position(), stories_, settled);
    if (stories.front().deeds.empty() && stories.front().left_over.empty()) {
        const bool was_in_doubt = !stories_.empty();
        forget_doubts();
        return {.what = was_in_doubt ? Observation::What::taken_back : Observation::What::quiet};
    }
    if (const int steps = steps_taken_back(settled); steps > 0 && costs_less(steps, stories.front()))
        return put_back(steps);
    stories_ = std::move(stories);
    if (!too_late.empty() && stories_.front().unlikeliness() > costs::plainly_legal)
        stories_ = {as_it_lies(too_late)};
    return decide(settled);
}

Observation Observer::decide(const Board& seen)
{
    const Story best = stories_.front();
    if (!best.explains_everything())
        return lost(seen);
    if (is_far_fetched(best))
        return ++looks_in_doubt_ < most_looks_in_doubt
                 ? Observation{.what = Observation::What::waits, .stories = stories_}
                 : lost(seen);
    const bool was_in_doubt = looks_in_doubt_ > 0 && !best.is_legal();  // an accusation does not grow by waiting
    if (was_in_doubt || !is_certain(stories_) || (!best.is_legal() && may_be_right(seen)))
        return in_doubt();
    return best.choices.empty() ? commit(best) : about_choices(best);
}

/// What was late and is put right is forgotten; what goes on being late too long lies so.
std::vector<Fact> Observer::note_late(const Board& seen)
{
    std::erase_if(late_, [&](const Fact& fact) { return shows_otherwise(seen, fact); });
    looks_late_ = late_.empty() ? 0 : looks_late_ + 1;
    return looks_late_ > most_looks_late ? std::exchange(late_, {}) : std::vector<Fact>{};
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
        story.left_over.push_back(std::move(left));
    }
    return story;
}

/// What is known to be late says nothing yet: a mark is not read, a card counts as where the book has it.
Board Observer::without_what_is_late(Board seen) const
{
    const Board kept = late_.empty() ? Board{} : board(game(), referee_.position());
    for (const Fact& late : late_) {
        std::erase(seen.numbers, late);
        for (BoardCard& card : seen.cards) {
            const BoardCard* in_book = find(kept, late.card);
            if (card.card == late.card && late.what == Fact::What::value)
                std::erase(card.marks, BoardCard::Mark{late.value, late.number});
            else if (card.card == late.card && in_book)
                card = *in_book;
        }
    }
    return seen;
}

/// How many of the last steps are undone by what is seen; 0 when none are.
int Observer::steps_taken_back(const Board& seen) const
{
    const History& history = referee_.history();
    int entry = history.head();
    for (int steps = 1; steps <= most_steps_back && entry > 0; ++steps) {
        const int before = history.before(entry);
        if (differences(board(game(), history.state_after(before).position), seen).empty())
            return steps;
        entry = before;
    }
    return 0;
}

/// Numbers that show what the book had a few steps ago: hands may be slow a second time.
Board Observer::without_what_it_showed_before(Board seen) const
{
    const History& history = referee_.history();
    const Board kept = board(game(), referee_.position());
    int entry = history.head();
    for (int steps = 0; steps < most_steps_shown && entry > 0; ++steps, entry = history.before(entry)) {
        const Board before = board(game(), history.state_after(history.before(entry)).position);
        for (const Fact& fact : differences(kept, seen))
            if (fact.what == Fact::What::value && shows(before, fact))
                leave_out(seen, fact);
    }
    return seen;
}

/// Whoever seems to break a rule: whether something nobody saw, or a number of old, would make it legal.
bool Observer::may_be_right(const Board& seen) const
{
    const Board fresh = without_what_it_showed_before(seen);
    return otherwise_.allows(seen) ||
           (fresh != seen && is_ordinary(explain(game(), referee_.position(), fresh).front()));
}

bool Observer::answers_a_flag(int steps) const { return steps == 1 && !referee_.just_flagged().empty(); }

/// Whether it is likelier that so many steps were put back than that the story went on.
bool Observer::costs_less(int steps, const Story& story) const
{
    const double cost = answers_a_flag(steps) ? costs::take_back : costs::undoing * steps;
    return cost + costs::margin <= story.cost;
}

Observation Observer::put_back(int steps)
{
    forget_doubts();
    const auto entry = answers_a_flag(steps) ? referee_.take_back(by_camera) : referee_.undo(steps, by_camera);
    if (!entry)
        return {.what = Observation::What::lost, .sentence = entry.error().sentence};
    base_ = hash_of(referee_.position());
    otherwise_.forget();
    return {.what = Observation::What::taken_back, .entries = {*entry}};
}

Observation Observer::commit(const Story& story)
{
    Observation done{.what = Observation::What::done, .stories = stories_};
    otherwise_.took(referee_.position(), story, stories_);
    forget_doubts();
    const auto note = [&](const Result<Entry>& entry) {
        if (entry)
            done.entries.push_back(*entry);
    };
    for (const Deed& deed : story.deeds)
        note(referee_.take(deed.action, deed.is_seen ? by_camera : by_inference));
    for (const LeftOver& left : story.left_over) {
        if (left.is_late)
            late_.push_back(left.fact);
        else
            note(referee_.see(left.fact));
    }
    base_ = hash_of(referee_.position());
    return done;
}

Result<Observation> Observer::answer(std::size_t story)
{
    const std::vector<Story>& offered = answers_.empty() ? stories_ : answers_;
    if (offered.empty())
        return Failure{{"Nothing is in doubt."}};
    if (story >= offered.size())
        return Failure{{"There are only " + std::to_string(offered.size()) + " stories to choose from."}};
    stories_ = {Story(offered[story])};
    answers_.clear();
    looks_in_doubt_ = 0;
    const Story told = stories_.front();
    return told.choices.empty() ? commit(told) : about_choices(told);
}

/// Several stories: they are waited for, and asked about when no camera can tell, or several looks did not.
Observation Observer::in_doubt()
{
    return wait_or_ask(stories_, differ_in_something_unseen(game(), rivals_among(stories_)));
}

/// One story, in which something was chosen that does not show. As long as it is declared, what comes of it may tell.
Observation Observer::about_choices(const Story& story)
{
    std::vector<Story> variants;
    for (std::size_t at = 0; at < story.choices.front().variants.size(); ++at)
        variants.push_back(chosen(game(), referee_.position(), story, 0, at));
    if (std::ranges::any_of(story.choices, &Choice::is_declared))
        return {.what = Observation::What::waits, .stories = std::move(variants)};
    const Action& deed = story.deeds[story.choices.front().deed].action;
    Observation doubt = wait_or_ask(std::move(variants), may_be_asked(game(), deed));
    if (doubt.what != Observation::What::asks)
        return doubt;
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    doubt.sentence = question_about(lexicon, story.choices.front());
    for (std::size_t at = 0; at < doubt.answers.size(); ++at)
        doubt.answers[at] = what_was_chosen(lexicon, story.choices.front(), at);
    return doubt;
}

Observation Observer::wait_or_ask(std::vector<Story> rivals, bool may_ask)
{
    ++looks_in_doubt_;
    Observation doubt{.what = Observation::What::waits, .stories = rivals};
    if (looks_in_doubt_ < most_looks_in_doubt && !may_ask)
        return doubt;
    doubt.what = Observation::What::asks;
    doubt.sentence = "What happened?";
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    for (const Story& story : rivals)
        doubt.answers.push_back(what_happened(lexicon, story));
    answers_ = std::move(rivals);
    return doubt;
}

Observation Observer::lost(const Board& seen)
{
    Observation found{.what = Observation::What::lost, .stories = std::exchange(stories_, {})};
    found.different = differences(board(game(), referee_.position()), seen);
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    found.sentence = "Nothing explains what is seen:";
    for (const Fact& fact : found.different)
        found.sentence += " " + beside_the_book(lexicon, referee_.position(), fact) + ";";
    found.sentence.back() = '.';
    found.sentence += " Put the table right, or take it as it lies.";
    return found;
}

Result<Observation> Observer::take_as_it_lies()
{
    if (last_ == Board{})
        return Failure{{"Nobody has looked at the table yet."}};
    Observation done{.what = Observation::What::done};
    otherwise_.forget();
    forget_doubts();
    if (auto entries = referee_.see(last_, by_both_players))
        done.entries = std::move(*entries);
    base_ = hash_of(referee_.position());
    return done;
}

void Observer::forget_doubts()
{
    stories_.clear();
    answers_.clear();
    looks_in_doubt_ = 0;
    base_ = hash_of(referee_.position());
}

}  // namespace cardinal
