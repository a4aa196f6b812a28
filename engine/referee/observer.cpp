#include "engine/referee/observer.h"

#include "engine/notation/facts.h"
#include "engine/referee/aftermath.h"
#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/doubts.h"
#include "engine/referee/excuse.h"
#include "engine/referee/flagged.h"
#include "engine/referee/put_right.h"
#include "engine/referee/showing.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardinal {
namespace {

constexpr int most_looks_in_doubt = 3;  // then the players are asked, whatever it is about
constexpr int most_steps_back = 3;

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
    // What was seen to have changed, and is not read now, has changed all the same.
    const bool is_in_doubt = !stories_.empty() && hash_of(referee_.position()) == base_;
    Observation observation =
        what_came_of(is_in_doubt ? read_in_either(game(), board(game(), referee_.position()), last_, seen) : seen);
    observation.strangers = strangers_.newly_seen(seen);
    return observation;
}

Observation Observer::look_again() { return look(Board(last_)); }

/// While something is in doubt, the same board again says no more about it. But it confirms an accusation, and there is
/// time to search on.
Observation Observer::what_came_of(const Board& seen)
{
    if (hash_of(referee_.position()) != base_)
        note_what_people_did();
    const bool was_again = is_again_;
    is_again_ = !stories_.empty() && seen == last_;
    looks_again_ = is_again_ ? looks_again_ + 1 : 0;
    is_long_late_ = is_long_late_ && is_again_;
    if (std::optional<Observation> done = wait_for_hands(seen))
        return *std::move(done);
    if (is_again_) {
        const Board settled = without_what_is_late(seen);
        if (is_unclear_ && !was_again) {
            stories_ = explain(game(), referee_.position(), stories_before_, settled, thoroughly);
            weighed_.reset();
        }
        take_nothing_for_late(settled);
        return decide(settled);
    }
    std::vector<Entry> told_anew;
    last_ = go_on_with_what_was_overlooked(seen, told_anew);
    stories_before_ = stories_;
    const std::vector<Fact> too_late = note_late(last_);
    if (std::optional<Observation> done = tell_what_was_never_set(too_late, &last_))
        told_anew.insert(told_anew.end(), done->entries.begin(), done->entries.end());
    Observation observation = what_is_new_in(last_, too_late);
    observation.entries.insert(observation.entries.begin(), told_anew.begin(), told_anew.end());
    return observation;
}

Observation Observer::what_is_new_in(const Board& seen, const std::vector<Fact>& too_late)
{
    const Board settled = without_what_is_late(seen);
    std::vector<Story> stories = explain(game(), referee_.position(), stories_, settled);
    if (stories.front().deeds.empty() && stories.front().left_over.empty()) {
        const bool was_in_doubt = !stories_.empty();
        forget_doubts();
        return {.what = was_in_doubt ? Observation::What::taken_back : Observation::What::quiet};
    }
    if (const int steps = steps_taken_back(settled); steps > 0 && costs_less(steps, stories.front()))
        return put_back(steps, settled);
    if (const std::optional<Story> rightly = done_rightly(referee_, settled, stories.front())) {
        const Observation back = put_back(1, settled);
        Observation done = back.entries.empty() ? back : commit(*rightly);
        if (!back.entries.empty())
            done.entries.insert(done.entries.begin(), back.entries.front());
        return done;
    }
    stories_ = std::move(stories);
    weighed_.reset();
    if (!too_late.empty() && stories_.front().unlikeliness() > costs::plainly_legal) {
        stories_ = {as_it_lies(too_late)};  // which every look since then has shown
        is_unclear_ = true;
        is_long_late_ = true;
        accused_ = accusations_of(stories_.front());
    }
    return decide(settled);
}

/// Deeds that people told in between stand in the record like those that were seen; anything else is a new beginning.
void Observer::note_what_people_did()
{
    const History& history = referee_.history();
    const int head = head_;
    forget_doubts();
    const std::vector<int> line = history.line();
    const auto known = std::ranges::find(line, head);
    const auto first = head == 0 ? line.begin() : known == line.end() ? known : known + 1;
    std::vector<Deed> deeds;
    for (auto number = first; number != line.end(); ++number) {
        const Entry& entry = *find_entry(referee_.record(), *number);
        if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer)
            deeds.push_back({.action = entry.action, .verdict = entry.verdict});
    }
    const bool are_all = std::ssize(deeds) == line.end() - first;
    if (deeds.empty() || !are_all)
        return otherwise_.forget();
    otherwise_.took(head, history.state_after(head).position, deeds, Told::in_words);
}

Observation Observer::decide(const Board& seen)
{
    is_begun_ = false;
    const Story best = stories_.front();
    const bool is_plain = best.is_legal() && best.explains_everything() && !is_far_fetched(best);
    const bool was_unclear = std::exchange(is_unclear_, !is_plain);
    if (!is_plain)
        return decide_unclear(best, seen, was_unclear);
    if (!is_certain(game(), stories_, hands()))
        return in_doubt();
    if (std::optional<Observation> question = about_an_excuse(best))
        return *std::move(question);
    return best.choices.empty() ? commit(best) : about_choices(best);
}

/// Whether something was passed, or done and undone, that nobody saw, or a rule was broken. Who plays on without an
/// answer has the benefit of the doubt.
std::optional<Observation> Observer::about_an_excuse(const Story& story)
{
    if (std::exchange(was_asked_about_excuse_, true) && !is_again_)
        return std::nullopt;
    std::optional<Excuse> excuse = excuse_in(game(), referee_.position(), story);
    if (!excuse)
        return std::nullopt;
    Observation question = wait_or_ask({story, std::move(excuse->charge)}, true);
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    question.sentence = question_about_the_unseen(lexicon, excuse->unseen);
    return question;
}

/// Nothing is said at first sight. Then nobody is accused while legal play may have led to what is seen, be it that
/// something of the past was otherwise; nor by what a slow hand may still change; nor of anything but what two looks
/// say.
Observation Observer::decide_unclear(const Story& best, const Board& seen, bool was_unclear)
{
    Observation waiting{.what = Observation::What::waits, .stories = stories_};
    const bool is_confirmed = was_seen_before(best);
    if (!was_unclear)
        return waiting;
    const Otherwise::Finding finding = finding_for(seen);
    if (finding.account)
        if (std::optional<Observation> done = tell_anew(*finding.account))
            return *std::move(done);
    if (looks_again_ <= 1)
        if (std::optional<Observation> done = tell_on_from_what_was_never_set(seen))
            return *std::move(done);
    if (std::optional<Observation> question = about_what_was_overlooked(best, seen))
        return *std::move(question);
    if (!best.explains_everything())
        return lost(seen);
    if (is_far_fetched(best))
        return is_again_ || ++looks_in_doubt_ < most_looks_in_doubt ? waiting : lost(seen);
    const bool was_in_doubt = looks_in_doubt_ > 0 && !best.is_legal();  // an accusation does not grow by waiting
    if (was_in_doubt || !finding.is_proven || may_be_late(best, seen) || !is_certain(game(), stories_, hands()))
        return in_doubt();
    if (!is_confirmed)
        return waiting;
    return best.choices.empty() ? commit(best) : about_choices(best);
}

/// It is found out once for a table that lies still, and again when hands are known to be at rest: then less is late.
const Otherwise::Finding& Observer::finding_for(const Board& seen)
{
    const bool is_known =
        weighed_ && weighed_->seen == seen && (weighed_->hands == hands() || weighed_->finding.is_proven);
    if (!is_known)
        weighed_ = {seen, hands(), otherwise_.account_for(stories_, referee_.position(), seen, {.hands = hands()})};
    return weighed_->finding;
}

/// Whether the last look said all of it, too.
bool Observer::was_seen_before(const Story& accusing)
{
    const std::vector<std::string> before = std::exchange(accused_, accusations_of(accusing));
    return !before.empty() && std::ranges::all_of(accused_, [&](const std::string& each) {
        return std::ranges::find(before, each) != before.end();
    });
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

bool Observer::answers_a_flag(int steps) const { return steps == steps_to_flagged(referee_); }

/// Whether it is likelier that so many steps were put back than that the story went on.
bool Observer::costs_less(int steps, const Story& story) const
{
    const double cost = answers_a_flag(steps) ? costs::take_back : costs::undoing * steps;
    return cost + costs::margin <= story.cost;
}

Observation Observer::put_back(int steps, const Board& seen)
{
    const auto entry = answers_a_flag(steps) ? referee_.take_back(by_camera) : referee_.undo(steps, by_camera);
    if (!entry)
        return {.what = Observation::What::lost, .sentence = entry.error().sentence};
    Observation back{.what = Observation::What::taken_back, .entries = {*entry}};
    if (const int first = first_that_only_led_up(seen); first > 0) {
        if (const auto undone = referee_.undo_from(first, by_camera))
            back.entries.push_back(*undone);
    }
    otherwise_.forget();
    forget_doubts();
    return back;
}

/// Of what nobody saw, and was believed only because of the deed that is no more: a pass before it, mostly. The book
/// may say of it what no look tells.
int Observer::first_that_only_led_up(const Board& seen) const
{
    const History& history = referee_.history();
    const std::vector<PastLook>& past = otherwise_.past();
    const auto look =
        std::find_if(past.rbegin(), past.rend(), [&](const PastLook& each) { return each.entry < history.head(); });
    if (look == past.rend() || look->told == Told::by_choosing)
        return 0;
    int first = 0, entry = history.head();
    for (; entry > look->entry; entry = history.before(entry)) {
        if (find_entry(history.record(), entry)->how != HowKnown::inferred)
            break;
        first = entry;
    }
    // People say one deed after another, and leave out what goes without saying before each.
    if (entry > look->entry && look->told == Told::by_nobody)
        return 0;
    return differences(board(game(), history.state_after(entry).position), seen).empty() ? first : 0;
}

/// What people said was so leaves nothing open; what lies otherwise for no reason is a new beginning.
Observation Observer::commit(const Story& story, Told told)
{
    Observation done{.what = Observation::What::done, .stories = stories_};
    // Of a deed that was meant for another than the story was found with, other marks are late.
    if (std::ranges::any_of(story.left_over, &LeftOver::is_late))
        std::ranges::copy(differences(board(game(), story.end), without_what_is_late(last_)),
                          std::back_inserter(late_));
    otherwise_.took(referee_.history().head(), referee_.position(), story.deeds, told, late_);
    write_down(story.deeds, done);
    for (const LeftOver& left : story.left_over) {
        if (left.is_late)
            continue;
        if (const auto entry = referee_.see(left.fact)) {
            done.entries.push_back(*entry);
            otherwise_.forget();
        }
    }
    forget_doubts();
    return done;
}

void Observer::write_down(const std::vector<Deed>& deeds, Observation& done)
{
    for (const Deed& deed : deeds)
        if (const auto entry = referee_.take(deed.action, deed.is_seen ? by_camera : by_inference))
            done.entries.push_back(*entry);
}

Result<Observation> Observer::answer(std::size_t story)
{
    const std::vector<Story>& offered = answers_.empty() ? stories_ : answers_;
    if (offered.empty())
        return Failure{{"Nothing is in doubt."}};
    if (story >= offered.size())
        return Failure{{"There are only " + std::to_string(offered.size()) + " stories to choose from."}};
    const bool is_begun = is_begun_;
    stories_ = {Story(offered[story])};
    answers_.clear();
    looks_in_doubt_ = 0;
    const Story told = stories_.front();
    if (!told.choices.empty())
        return about_choices(told);
    return is_begun ? tell_and_go_on(told, Told::by_choosing) : commit(told, Told::by_choosing);
}

/// Several stories, or one that nobody is accused by without asking: they are waited for, and asked about when no
/// camera can tell, or several looks did not, or nothing has moved for so long that nothing more will tell.
Observation Observer::in_doubt()
{
    if (differ_in_who_acts(game(), rivals_among(stories_), last_)) {
        looks_in_doubt_ += is_again_ ? 0 : 1;
        return {.what = Observation::What::waits, .stories = stories_};
    }
    if (is_long_quiet())
        return wait_or_ask(rivals_among(stories_, costs::margin_of_proof_of_a_warning), true);
    const std::vector<Story> rivals = rivals_among(stories_);
    return wait_or_ask(stories_, differ_in_something_unseen(game(), rivals) && !wait_for_a_mark(rivals));
}

Observation Observer::wait_or_ask(std::vector<Story> rivals, bool may_ask)
{
    looks_in_doubt_ += is_again_ ? 0 : 1;
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
    if (auto entries = referee_.see(last_, by_both_players))
        done.entries = std::move(*entries);
    otherwise_.forget();
    forget_doubts();
    return done;
}

void Observer::forget_doubts()
{
    stories_.clear();
    answers_.clear();
    accused_.clear();
    overlooked_.reset();
    weighed_.reset();
    is_unclear_ = false;
    was_asked_about_excuse_ = false;
    looks_in_doubt_ = 0;
    goes_on_ = false;
    is_begun_ = false;
    base_ = hash_of(referee_.position());
    head_ = referee_.history().head();
}

}  // namespace cardinal
