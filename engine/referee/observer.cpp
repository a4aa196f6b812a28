#include "engine/referee/observer.h"

#include "engine/notation/actions.h"
#include "engine/notation/facts.h"
#include "engine/referee/costs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cardinal {
namespace {

constexpr std::size_t most_stories = 24;  // that are followed at once
constexpr int most_looks_in_doubt = 3;    // then the players are asked, whatever it is about
constexpr int most_looks_late = 4;        // then a mark that was not set lies wrong
constexpr int most_steps_back = 3;

/// What was done before, and what was found out since, as one story.
Story continued(const Story& before, Story next)
{
    next.deeds.insert(next.deeds.begin(), before.deeds.begin(), before.deeds.end());
    next.cost += before.cost;
    return next;
}

bool is_quiet(const std::vector<Story>& stories)
{
    return stories.size() == 1 && stories.front().deeds.empty() && stories.front().left_over.empty();
}

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

/// Whether the stories differ in a deed that no camera can tell. What is declared may still show when it happens.
bool differ_in_something_unseen(const Game& game, const std::vector<Story>& stories)
{
    const auto may_ask = [&](const Deed& deed) {
        const auto word = std::ranges::find(game.words->actions, deed.action.kind, &ActionWord::kind);
        return word != game.words->actions.end() && word->may_be_asked;
    };
    const auto rivals = static_cast<std::size_t>(std::ranges::count_if(
        stories, [&](const Story& story) { return story.cost < stories.front().cost + costs::margin; }));
    return std::all_of(stories.begin(), stories.begin() + static_cast<std::ptrdiff_t>(rivals), [&](const Story& story) {
        return story.end.stack.empty() && std::ranges::any_of(story.deeds, may_ask);
    });
}

void keep_likely(std::vector<Story>& stories)
{
    std::ranges::stable_sort(stories, {}, &Story::cost);
    std::vector<Story> kept;
    for (Story& story : stories)
        if (kept.size() < most_stories && story.cost <= stories.front().cost + costs::hopeless &&
            std::ranges::find(kept, story.end, &Story::end) == kept.end())
            kept.push_back(std::move(story));
    stories = std::move(kept);
}

}  // namespace

std::string_view to_string(Observation::What what)
{
    constexpr std::string_view names[] = {
        "nothing new", "done", "taken back", "several stories, to be seen", "several stories, to be asked",
        "nothing fits"};
    return names[static_cast<std::size_t>(what)];
}

std::string what_happened(const notation::Lexicon& lexicon, const Story& story)
{
    std::string text;
    for (const Deed& deed : story.deeds) {
        text += (text.empty() ? "" : "; ") + notation::write_action(lexicon, deed.action);
        for (const Violation& violation : deed.verdict.violations)
            text += " [" + violation.rule + "]";
    }
    for (const LeftOver& left : story.left_over) {
        text += (text.empty() ? "" : " | ") + notation::write_fact(lexicon, left.fact);
        for (const Violation& violation : left.verdict.violations)
            text += " [" + violation.rule + "]";
        text += left.is_late ? " (late)" : left.verdict.legal() ? " (nothing explains it)" : "";
    }
    return text.empty() ? "nothing" : text;
}

std::string told(const notation::Lexicon& lexicon, const Story& story)
{
    const long tenths = std::lround(story.cost * 10);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + ": " + what_happened(lexicon, story);
}

Observation Observer::look(const Board& seen)
{
    Observation observation = what_came_of(seen);
    observation.strangers = strangers_.newly_seen(seen);
    return observation;
}

Observation Observer::what_came_of(const Board& seen)
{
    if (hash_of(referee_.position()) != base_)
        forget_doubts();
    last_ = seen;
    note_late(seen);
    const Board settled = without_what_is_late(seen);
    std::vector<Story> stories = stories_for(settled);
    if (is_quiet(stories))
        return {};
    if (const int steps = steps_taken_back(settled); steps > 0 && costs_less(steps, stories.front()))
        return put_back(steps);
    stories_ = std::move(stories);
    if (!stories_.front().explains_everything())
        return lost(settled);
    return is_certain(stories_) ? commit(Story(stories_.front())) : in_doubt();
}

/// What was late and is put right is forgotten; what goes on being late too long lies so.
void Observer::note_late(const Board& seen)
{
    std::erase_if(late_, [&](const Fact& fact) { return !shows(seen, fact); });
    looks_late_ = late_.empty() ? 0 : looks_late_ + 1;
    if (looks_late_ > most_looks_late)
        late_.clear();
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

std::vector<Story> Observer::stories_for(const Board& seen) const
{
    if (stories_.empty())
        return explain(game(), referee_.position(), seen);
    std::vector<Story> all;
    const Patience shared{.nodes = 4 + Patience{}.nodes / static_cast<int>(stories_.size())};
    for (const Story& before : stories_)
        for (Story& next : explain(game(), before.end, seen, shared))
            all.push_back(continued(before, std::move(next)));
    keep_likely(all);
    return all;
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
    return {.what = Observation::What::taken_back, .entries = {*entry}};
}

Observation Observer::commit(const Story& story)
{
    Observation done{.what = Observation::What::done, .stories = stories_};
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
    if (stories_.empty())
        return Failure{{"Nothing is in doubt."}};
    if (story >= stories_.size())
        return Failure{{"There are only " + std::to_string(stories_.size()) + " stories to choose from."}};
    return commit(Story(stories_[story]));
}

Observation Observer::in_doubt()
{
    ++looks_in_doubt_;
    Observation doubt{.what = Observation::What::waits, .stories = stories_};
    if (looks_in_doubt_ < most_looks_in_doubt && !differ_in_something_unseen(game(), stories_))
        return doubt;
    doubt.what = Observation::What::asks;
    doubt.sentence = "What happened?";
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    for (const Story& story : stories_)
        doubt.answers.push_back(what_happened(lexicon, story));
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
        found.sentence += " " + notation::write_fact(lexicon, fact) + ";";
    found.sentence.back() = '.';
    found.sentence += " Put the table right, or take it as it lies.";
    return found;
}

Result<Observation> Observer::take_as_it_lies()
{
    if (last_ == Board{})
        return Failure{{"Nobody has looked at the table yet."}};
    Observation done{.what = Observation::What::done};
    forget_doubts();
    if (auto entries = referee_.see(last_, by_both_players))
        done.entries = std::move(*entries);
    base_ = hash_of(referee_.position());
    return done;
}

void Observer::forget_doubts()
{
    stories_.clear();
    looks_in_doubt_ = 0;
    base_ = hash_of(referee_.position());
}

}  // namespace cardinal
