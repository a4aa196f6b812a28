#include "engine/referee/aftermath.h"
#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/doubts.h"
#include "engine/referee/observer.h"
#include "engine/referee/showing.h"
#include "engine/referee/telling.h"

#include <algorithm>
#include <utility>

// What was written of the last looks, and is told otherwise now.
namespace cardinal {
namespace {

bool is_a_number(const Fact& fact) { return fact.what == Fact::What::value; }

bool has(const std::vector<Fact>& facts, const Fact& fact)
{
    return std::ranges::any_of(facts, [&](const Fact& each) { return is_about_the_same(each, fact); });
}

auto is_shown_by(Board table)
{
    return [table = std::move(table)](const Fact& fact) { return shows(table, fact); };
}

/// By the same, with the same cards and players.
bool tells_the_same(const std::vector<Deed>& deeds, const std::vector<Deed>& others)
{
    return std::ranges::equal(deeds, others, [](const Deed& one, const Deed& other) {
        return one.action.kind == other.action.kind && one.action.seat == other.action.seat &&
               one.action.card == other.action.card;
    });
}

Board with_shown(Board table, const std::vector<Fact>& facts)
{
    for (const Fact& fact : facts)
        show(table, fact);
    return table;
}

}  // namespace

/// Whether nothing is flagged when it is written down, nor left broken in the end, but what people were told of.
bool Observer::accuses_of_nothing_new(const Account& account) const
{
    const std::vector<PastLook>& past = otherwise_.past();
    Story story, told;
    Position at = account.from < past.size() ? past[account.from].before : referee_.position();
    const Position start = at;
    for (const std::vector<Deed>& look : account.looks)
        for (Deed deed : look) {
            deed.verdict = judge(game(), at, deed.action);
            at = apply(game(), std::move(at), deed.action);
            story.deeds.push_back(std::move(deed));
        }
    add_broken_states(game(), start, story);
    for (std::size_t look = account.from; look < past.size(); ++look)
        std::ranges::copy(past[look].deeds, std::back_inserter(told.deeds));
    std::vector<std::string> now = accusations_of(story), before = accusations_of(told);
    std::ranges::sort(now);
    std::ranges::sort(before);
    return now == before;
}

/// What was legal after all.
std::optional<Observation> Observer::tell_anew(const Account& account)
{
    return accuses_of_nothing_new(account) ? rewrite(account, Flags::are_told_again) : std::nullopt;
}

/// Nothing when the record has been changed since, or has told people of a broken rule there that is told no more.
std::optional<Entry> Observer::undo_looks(std::size_t from, Flags flags)
{
    const std::vector<PastLook>& past = otherwise_.past();
    const bool was_flagged =
        std::any_of(past.begin() + static_cast<std::ptrdiff_t>(from), past.end(), [](const PastLook& look) {
            return std::ranges::any_of(look.deeds, [](const Deed& deed) { return !deed.verdict.legal(); });
        });
    const PastLook& first = past[from];
    const History& history = referee_.history();
    const std::vector<int> line = history.line();
    const auto known = std::ranges::find(line, first.entry);
    const auto next = first.entry == 0 ? line.begin() : known == line.end() ? known : known + 1;
    if ((was_flagged && flags == Flags::stay) || next == line.end() ||
        history.state_after(first.entry).position != first.before)
        return std::nullopt;
    const auto undone = referee_.undo_from(*next, by_inference);
    if (!undone)
        return std::nullopt;
    otherwise_.forget(from);
    return *undone;
}

/// What the record has of the looks in question is undone, and written down as it was.
std::optional<Observation> Observer::rewrite(const Account& account, Flags flags)
{
    const std::vector<PastLook>& past = otherwise_.past();
    Observation done{.what = Observation::What::done};
    std::vector<std::vector<Fact>> late(account.looks.size());
    std::vector<Told> told(account.looks.size(), Told::by_nobody);
    std::vector<bool> begun(account.looks.size());
    for (std::size_t at = account.from; at < past.size(); ++at) {
        late[at - account.from] = past[at].late;
        begun[at - account.from] = past[at].is_begun;
        if (tells_the_same(account.looks[at - account.from], past[at].deeds))
            told[at - account.from] = past[at].told;
    }
    if (account.from < past.size()) {
        const std::optional<Entry> undone = undo_looks(account.from, flags);
        if (!undone)
            return std::nullopt;
        done.entries.push_back(*undone);
    }
    for (std::size_t at = 0; at < account.looks.size(); ++at) {
        const std::vector<Deed>& look = account.looks[at];
        std::erase_if(late[at], is_shown_by(board(game(), after(game(), referee_.position(), look))));
        otherwise_.took(referee_.history().head(), referee_.position(), look, told[at], late[at]);
        if (begun[at])
            otherwise_.note_that_it_goes_on();
        write_down(look, done);
    }
    std::erase_if(late_, is_shown_by(board(game(), referee_.position())));
    done.stories = {{.deeds = account.looks.back(), .end = account.end}};
    forget_doubts();
    return done;
}

/// These marks were waited for. Where the table shows something new by now, nobody is accused by a past after which
/// that is no plain play.
std::optional<Observation> Observer::tell_what_was_never_set(const std::vector<Fact>& late, const Board* next)
{
    const std::vector<PastLook>& past = otherwise_.past();
    const auto look = std::ranges::find_if(past, [&](const PastLook& each) {
        return std::ranges::any_of(each.late, [&](const Fact& fact) { return has(late, fact); });
    });
    const auto account = as_it_was_marked(static_cast<std::size_t>(look - past.begin()), late);
    if (!account || (next && !accuses_of_nothing_new(*account) &&
                     !is_ordinary(explain(game(), account->end, without_what_is_late(*next)).front())))
        return std::nullopt;
    return rewrite(*account, Flags::stay);
}

/// They were waited for, and as it lies a rule was broken, but by whom is not certain: whoever was there knows. That a
/// mark is still to be set is one of the answers, and is not asked about again.
std::optional<Observation> Observer::ask_about_what_was_never_set()
{
    const std::vector<PastLook>& past = otherwise_.past();
    if (past.empty() || past.back().told != Told::by_nobody || past.back().is_begun || past.back().late.empty() ||
        !std::ranges::all_of(past.back().late, is_a_number))
        return std::nullopt;
    const PastLook look = past.back();
    std::vector<Story> stories = explain(game(), look.before, with_shown(look.after, look.late), thoroughly,
                                         {.hands = Hands::at_rest, .facts = look.late});
    const Story& best = stories.front();
    if (best.is_legal() || best.deeds.empty() || !best.explains_everything() || is_far_fetched(best))
        return std::nullopt;
    const notation::Vocabulary vocabulary(game(), *referee_.position().library);
    const notation::Lexicon lexicon(vocabulary, referee_.position());
    const std::string sentence = beside_the_book(lexicon, referee_.position(), look.late.front()) + ". What happened?";
    const std::optional<Entry> undone = undo_looks(past.size() - 1, Flags::stay);
    if (!undone)
        return std::nullopt;
    stories = rivals_among(stories, costs::margin_of_proof_of_a_warning);
    Story as_told{.deeds = look.deeds, .cost = stories.back().cost, .end = after(game(), look.before, look.deeds)};
    for (const Fact& fact : look.late)
        as_told.left_over.push_back({.fact = fact, .is_late = true});
    stories.push_back(std::move(as_told));
    std::erase_if(late_, [&](const Fact& fact) { return has(look.late, fact); });
    waited_for_.clear();
    forget_doubts();
    stories_ = stories;
    Observation question = wait_or_ask(std::move(stories), true);
    question.sentence = sentence;
    question.entries = {*undone};
    return question;
}

/// What is seen now is not plain by the book, and differs in a mark that was late before: where that was never to be
/// set, it may be plain.
std::optional<Observation> Observer::tell_on_from_what_was_never_set(const Board& seen)
{
    const std::vector<PastLook>& past = otherwise_.past();
    const std::vector<Fact> different = differences(board(game(), referee_.position()), last_);
    const auto differs_still = [&](const Fact& fact) { return has(different, fact); };
    const auto look =
        std::ranges::find_if(past, [&](const PastLook& each) { return std::ranges::any_of(each.late, differs_still); });
    const auto account = as_it_was_marked(static_cast<std::size_t>(look - past.begin()), different);
    if (!account)
        return std::nullopt;
    std::vector<Story> stories = explain(game(), account->end, last_);
    const bool is_plain = is_ordinary(stories.front()) && is_certain(game(), stories, hands());
    std::optional<Observation> done = is_plain ? rewrite(*account, Flags::stay) : std::nullopt;
    if (!done)
        return std::nullopt;
    stories_ = std::move(stories);
    stories_before_.clear();
    Observation present = decide(seen);
    present.entries.insert(present.entries.begin(), done->entries.begin(), done->entries.end());
    return present;
}

/// A mark that no hand has set: whoever was to set it may have done something else, such as to play without paying. The
/// look that told the deed is told anew, with these marks as they lay; what was done since is done again. Nothing where
/// that is not certain, or people said in words what was done. What they chose from answers was done, however it was
/// paid.
std::optional<Account> Observer::as_it_was_marked(std::size_t at, const std::vector<Fact>& settled) const
{
    const std::vector<PastLook>& past = otherwise_.past();
    const auto look = past.begin() + static_cast<std::ptrdiff_t>(at);
    if (look == past.end() ||
        std::any_of(look, past.end(), [](const PastLook& each) { return each.told == Told::in_words; }) ||
        !std::ranges::all_of(look->late, is_a_number))
        return std::nullopt;
    Settled as_marked;
    std::ranges::copy_if(look->late, std::back_inserter(as_marked.facts),
                         [&](const Fact& fact) { return has(settled, fact); });
    if (as_marked.facts.size() == look->late.size())
        as_marked.hands = Hands::at_rest;  // nor is anything else late that the deeds would have changed
    const Board seen = with_shown(look->after, look->late);
    std::vector<Story> stories = explain(game(), look->before, seen, thoroughly, as_marked);
    if (look->told == Told::by_choosing)
        std::erase_if(stories, [&](const Story& story) { return !tells_the_same(story.deeds, look->deeds); });
    if (stories.empty())
        return std::nullopt;
    return is_certain_as_marked(stories, at, seen, as_marked) ? with_all_since(at, stories.front()) : std::nullopt;
}

/// Nobody is accused here, either, whom another past would clear.
bool Observer::is_certain_as_marked(const std::vector<Story>& stories, std::size_t look, const Board& seen,
                                    const Settled& as_marked) const
{
    const Story& best = stories.front();
    if (!std::ranges::all_of(best.left_over, &LeftOver::is_late) || !best.choices.empty() || is_far_fetched(best) ||
        !is_certain(game(), stories, Hands::at_rest))
        return false;
    Otherwise earlier = otherwise_;
    earlier.forget(look);
    return earlier
        .account_for(stories, otherwise_.past()[look].before, seen, {.hands = Hands::at_rest, .facts = as_marked.facts})
        .is_proven;
}

/// The looks since then once more. None of it may be more or less legal than it was, and each look has to show what it
/// showed.
std::optional<Account> Observer::with_all_since(std::size_t from, const Story& told) const
{
    const std::vector<PastLook>& past = otherwise_.past();
    Account account{.from = from, .looks = {told.deeds}, .end = told.end};
    for (std::size_t at = from + 1; at < past.size(); ++at) {
        account.looks.emplace_back();
        for (Deed deed : past[at].deeds) {
            const bool was_legal = deed.verdict.legal();
            deed.verdict = judge(game(), account.end, deed.action);
            if (deed.verdict.legal() != was_legal)
                return std::nullopt;
            account.end = apply(game(), std::move(account.end), deed.action);
            account.looks.back().push_back(std::move(deed));
        }
        for (const Fact& fact : differences(board(game(), account.end), with_shown(past[at].after, past[at].late)))
            if (!has(past[at].late, fact))
                return std::nullopt;
    }
    return account;
}

}  // namespace cardinal
