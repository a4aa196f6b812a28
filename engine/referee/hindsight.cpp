#include "engine/referee/hindsight.h"

#include "engine/core/hash.h"
#include "engine/referee/costs.h"
#include "engine/referee/legal_deeds.h"
#include "engine/referee/otherwise.h"
#include "engine/referee/remainder.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

constexpr int most_steps = 16000;          // deeds done and judged: some 100 ms
constexpr int most_steps_at_rest = 64000;  // nobody waits for the next look
constexpr int most_quiet_in_a_row = 3;     // passes
constexpr std::size_t most_arrivals = 400;
constexpr std::size_t most_in_parts = 4;  // deeds of a charge of which each may be left out
constexpr int most_changes_of_order = 6;  // passes among what was done, mostly
constexpr std::size_t most_needed_of_a_rival = 3;
constexpr std::size_t most_charges = 4;  // the charge, what of it is legal, and what else may have been done

bool has(const std::vector<CardId>& cards, CardId card) { return std::ranges::find(cards, card) != cards.end(); }

void note(std::vector<CardId>& cards, CardId card)
{
    if (card && !has(cards, card))
        cards.push_back(card);
}

}  // namespace

Hindsight::Hindsight(const Game& game, const std::vector<PastLook>& past, const Position& now, const Board& seen,
                     const Settled& settled)
    : game_(game),
      past_(past),
      now_(now),
      seen_(seen),
      settled_(settled),
      comparison_(game, seen),
      different_(comparison_.differences_in(now)),
      steps_left_(settled.hands == Hands::at_rest ? most_steps_at_rest : most_steps)
{}

/// The present first, then the order of what was seen, then the last look before the others: what changes least is the
/// likeliest.
std::optional<Account> Hindsight::account_for(const Story& charge, const std::vector<Story>& rivals)
{
    charge_ = rivals.empty() ? charge.cost : std::min(charge.cost, rivals.front().cost);
    note_charge(charge);
    note_rivals(rivals);
    try_present({.now = now_, .line = {.from = past_.size()}}, 1);
    only_concerned_ = false;
    tell_in_any_order(0);
    for (std::size_t from = past_.size(); from-- > 0 && !is_done();)
        walk(past_[from].before, {from, 0}, {.from = from}, 1);
    const std::vector<Arrival> unchanged = take_out_what_changes_nothing();
    for (std::size_t at = 0; at < arrivals_.size() && !is_done(); ++at)
        try_present(arrivals_[at], 1);
    search_from_the_first(arrivals_);
    search_from_the_first(unchanged);
    only_concerned_ = true;
    try_present({.now = now_, .line = {.from = past_.size()}}, 2);
    for (std::size_t from = past_.size(); from-- > 0 && !is_done();)
        walk(past_[from].before, {from, 0}, {.from = from}, 2);
    tell_in_any_order(most_changes_of_order);
    tell_afresh();
    return account_;
}

void Hindsight::note_charge(const Story& charge)
{
    account_.reset();
    arrivals_.clear();
    charges_.clear();
    parts_.clear();
    walked_.clear();
    arrived_ = {hash_of(now_)};
    for (const Fact& fact : different_) {
        note(concerned_, fact.card);
        note(concerned_, fact.host);
    }
    note_deeds(charge, false);
    note_deeds(charge, true);
    note_parts(charge);
}

/// What was held to have been done so that the crime may follow: in another past it follows without that.
void Hindsight::note_parts(const Story& charge)
{
    for (std::size_t out = 0; out < charge.deeds.size() && charge.deeds.size() <= most_in_parts; ++out) {
        std::vector<Action> part = charges_.front();
        part.erase(part.begin() + static_cast<std::ptrdiff_t>(out));
        const bool is_known = part.empty() || std::ranges::find(charges_, part) != charges_.end();
        if (charge.deeds[out].verdict.legal() && !is_known)
            parts_.push_back(std::move(part));
    }
}

/// What else may have been done, and is no longer: in a past that was otherwise it may account for what is seen. What
/// had to be done before it by the book need not have been done there.
void Hindsight::note_rivals(const std::vector<Story>& rivals)
{
    first_rival_ = charges_.size();
    const std::size_t most_deeds = charges_.front().size();
    const std::size_t most_needed = std::max(most_deeds, most_needed_of_a_rival);
    for (const Story& rival : rivals) {
        if (charges_.size() >= most_charges || !rival.is_legal())
            continue;
        if (rival.deeds.size() <= most_deeds)
            note_deeds(rival, true);
        else if (std::vector<Action> needed = what_left_its_trace(rival); needed.size() <= most_needed)
            note_charged(std::move(needed));
    }
    by_the_book_ = what_comes_of_it(now_);
}

/// Of its deeds, those without which more would lie otherwise.
std::vector<Action> Hindsight::what_left_its_trace(const Story& rival) const
{
    std::vector<Action> needed;
    for (const Deed& deed : rival.deeds)
        needed.push_back(deed.action);
    const auto left_by = [&](const std::vector<Action>& deeds) {
        Position end = now_;
        for (const Action& deed : deeds)
            end = apply(game_, std::move(end), deed);
        return weight_of(comparison_.differences_in(end));
    };
    double least = left_by(needed);
    for (std::size_t at = 0; at < needed.size();) {
        std::vector<Action> others = needed;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        const double left = left_by(others);
        if (left > least) {
            ++at;
            continue;
        }
        least = left;
        needed = std::move(others);
    }
    return needed;
}

void Hindsight::note_deeds(const Story& story, bool only_legal)
{
    std::vector<Action> deeds;
    for (const Deed& deed : story.deeds)
        if (!only_legal || deed.verdict.legal())
            deeds.push_back(deed.action);
    note_charged(std::move(deeds));
}

void Hindsight::note_charged(std::vector<Action> deeds)
{
    if (std::ranges::find(charges_, deeds) != charges_.end())
        return;
    note_whom_it_concerns(deeds);
    charges_.push_back(std::move(deeds));
}

/// Whoever acts, and whoever it would have been done to by the book.
void Hindsight::note_whom_it_concerns(const std::vector<Action>& deeds)
{
    Position end = now_;
    for (const Action& deed : deeds) {
        note(concerned_, deed.card);
        note(concerned_, deed.target);
        for (const CardId card : deed.cards)
            note(concerned_, card);
        take(end, deed, true);
    }
    for (std::size_t at = 0; at < std::min(now_.cards.size(), end.cards.size()); ++at)
        if (end.cards[at].place != now_.cards[at].place)
            note(concerned_, now_.id_of(now_.cards[at]));
}

bool Hindsight::concerns(const Action& action) const
{
    return has(concerned_, action.card) || has(concerned_, action.target) ||
           std::ranges::any_of(action.cards, [&](CardId card) { return has(concerned_, card); });
}

bool Hindsight::take(Position& position, const Action& action, bool may_be_illegal)
{
    --steps_left_;
    if (!may_be_illegal && !judge(game_, position, action).legal())
        return false;
    position = apply(game_, std::move(position), action);
    return true;
}

// ---- the past told otherwise ----

/// Along the book's line to its end, leaving it at every point as long as there are changes. The first change is one of
/// the look that the walk begins at.
void Hindsight::walk(Position position, Point at, Line line, int changes)
{
    while (!is_done() && is_new_ground(position, at, line, changes)) {
        const PastLook& look = past_[at.look];
        if (at.deed == look.deeds.size()) {
            if (!line.is_changed || !is_what_was_shown(board(game_, position), look))
                return;
            at = {at.look + 1, 0};
            if (at.look == past_.size())
                return arrive(std::move(position), std::move(line));
            line.told.emplace_back();
            continue;
        }
        if (changes > 0)
            for (Way& way : ways(position, at)) {
                Line otherwise = line;
                otherwise.is_changed = true;
                otherwise.late += way.late;
                std::ranges::copy(way.deeds, std::back_inserter(otherwise.told.back()));
                std::ranges::copy(way.deeds, std::back_inserter(otherwise.changes));
                walk(std::move(way.after), {at.look, at.deed + way.instead_of}, std::move(otherwise), changes - 1);
            }
        const Deed& deed = look.deeds[at.deed++];
        if (!take(position, deed.action, !deed.verdict.legal()))
            return;
        line.told.back().push_back(deed);
    }
}

/// Two changes that do not touch each other lead to the same position, whichever comes first: what follows is the same.
bool Hindsight::is_new_ground(const Position& position, Point at, const Line& line, int changes)
{
    if (!line.is_changed)
        return true;
    Hash64 hash;
    hash.add(hash_of(position)).add(at.look).add(at.deed).add(changes).add(only_concerned_).add(line.late);
    for (const Deed& deed : line.changes)
        hash.add(deed.is_seen).add(static_cast<bool>(deed.action.card));
    return walked_.insert(hash.value()).second;
}

std::vector<Hindsight::Way> Hindsight::ways(const Position& position, Point at)
{
    std::vector<Way> found;
    const PastLook& look = past_[at.look];
    const Deed& deed = look.deeds[at.deed];
    const bool is_legal = deed.is_seen && deed.verdict.legal();
    const bool may_be_another = is_legal && look.told == Told::by_nobody;
    add_quiet_ways(position, may_be_another ? &deed : nullptr, found);
    if (!deed.is_seen && look.told == Told::by_nobody)
        found.push_back({.after = position, .instead_of = 1});
    if (may_be_another)
        add_other_meanings(position, deed, found);
    if (is_legal && look.told != Told::in_words)
        add_other_groups(position, deed, found);
    return found;
}

/// Marks that differ now: whoever set them late may have done then what they show. And those of a card that was put
/// away since: nobody will see them any more.
bool Hindsight::shows_only_now(const std::vector<Fact>& trace) const
{
    const auto differs_now = [&](const Fact& mark) {
        return std::ranges::any_of(different_, [&](const Fact& now) {
            const bool is_put_away = now.what == Fact::What::card && now.card == mark.card && now.from != now.to;
            return is_about_the_same(now, mark) || is_put_away;
        });
    };
    return std::ranges::all_of(trace,
                               [&](const Fact& fact) { return fact.what == Fact::What::value && differs_now(fact); });
}

bool Hindsight::is_what_was_shown(const Board& table, const PastLook& look) const
{
    return look.is_begun || table == look.after || table == look.shown ||
           shows_only_now(differences(table, look.after));
}

/// What nobody would have seen then: a deed that leaves the table as it is, or several passes. And what looks like the
/// deed that was told: nobody saw which of two units acted when the table shows no more than that one did.
void Hindsight::add_quiet_ways(const Position& position, const Deed* told, std::vector<Way>& found)
{
    const Board shown = board(game_, position);
    const Position told_after = told ? apply(game_, position, told->action) : Position{};
    BoardComparison comparison(game_, shown);
    const auto is_wanted = [&](const Action& action) {
        return !is_without_a_card(action) && (!only_concerned_ || concerns(action));
    };
    const auto add_if_quiet = [&](const Way& before, const Action& action) {
        --steps_left_;
        Way way = before;
        way.after = apply(game_, std::move(way.after), action);
        if (way.after == before.after)
            return;
        const bool is_by_itself = before.deeds.empty();
        if (told && is_by_itself && look_alike(game_, way.after, told_after) && way.after != told_after)
            found.push_back({.deeds = {{.action = action}}, .after = way.after, .instead_of = 1});
        const std::vector<Fact> trace = comparison.differences_in(way.after, position, {});
        if (!shows_only_now(trace))
            return;
        way.late += trace.empty() ? 0 : 1;
        way.deeds.push_back({.action = action, .is_seen = !trace.empty()});
        found.push_back(std::move(way));
    };
    const std::size_t first = found.size();
    std::size_t shorter = first;
    found.push_back({.after = position});
    for (int passes = 0; passes < most_quiet_in_a_row; ++passes) {
        const std::size_t end = found.size();
        for (; shorter < end; ++shorter) {
            const Way before = found[shorter];
            if (before.instead_of > 0)
                continue;
            for (const Action& action : legal_deeds(game_, before.after, is_without_a_card))
                add_if_quiet(before, action);
        }
    }
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(first));
    for (const Action& action : legal_deeds(game_, position, is_wanted))
        add_if_quiet({.after = position}, action);
}

/// The same deed with another target or other numbers, or of another card in question; another deed of the same card,
/// of which only a part was seen then.
void Hindsight::add_other_meanings(const Position& position, const Deed& deed, std::vector<Way>& found)
{
    const auto is_another_meaning = [&](const Action& action) {
        const bool is_alike = action.kind == deed.action.kind || (action.card && action.card == deed.action.card);
        const bool has_other_numbers = is_without_a_card(action) && action.kind == deed.action.kind;
        return action != deed.action && is_alike && action.seat == deed.action.seat &&
               (concerns(action) || has_other_numbers);
    };
    add_others(position, deed, legal_deeds(game_, position, is_another_meaning), found);
}

/// Another group for the same place, for a battle or a move.
void Hindsight::add_other_groups(const Position& position, const Deed& deed, std::vector<Way>& found)
{
    std::vector<Action> others;
    std::vector<Template> proposed;
    if (!deed.action.cards.empty())
        game_.propose(position, proposed);
    for (const Template& option : proposed) {
        const auto may_be_chosen = [&](CardId card) { return has(option.any_of, card); };
        const bool is_it = option.action.seat == deed.action.seat && option.action.place == deed.action.place &&
                           std::ranges::all_of(deed.action.cards, may_be_chosen);
        if (!is_it)
            continue;
        Action group = option.action;
        group.cards = deed.action.cards;
        others.push_back(group);
        for (const CardId card : concerned_)
            if (may_be_chosen(card) && !has(group.cards, card))
                group.cards.push_back(card);
        others.push_back(std::move(group));
        others.push_back(option.action);
        others.back().cards = option.any_of;
    }
    add_others(position, deed, others, found);
}

void Hindsight::add_others(const Position& position, const Deed& deed, const std::vector<Action>& others,
                           std::vector<Way>& found)
{
    for (const Action& other : others) {
        Position after = position;
        if (other != deed.action && take(after, other))
            found.push_back({.deeds = {{.action = other}}, .after = std::move(after), .instead_of = 1});
    }
}

void Hindsight::arrive(Position now, Line line)
{
    if (!arrived_.insert(hash_of(now)).second)
        return;
    const Arrival at{std::move(now), std::move(line)};
    try_present(at, 0);
    if (!only_concerned_ && arrivals_.size() < most_arrivals)
        arrivals_.push_back(at);
}

/// What is charged is as illegal there as by the book. But where something was done with the cards in question, it may
/// be something else that was done now.
std::vector<Hindsight::Arrival> Hindsight::take_out_what_changes_nothing()
{
    const auto changes_it = [&](const Arrival& at) { return what_comes_of_it(at.now) != by_the_book_; };
    const auto unchanged = std::stable_partition(arrivals_.begin(), arrivals_.end(), changes_it);
    const auto is_of_interest = [&](const Arrival& at) {
        return std::ranges::any_of(at.line.changes, [&](const Deed& deed) { return concerns(deed.action); });
    };
    std::vector<Arrival> of_interest;
    std::copy_if(unchanged, arrivals_.end(), std::back_inserter(of_interest), is_of_interest);
    arrivals_.erase(unchanged, arrivals_.end());
    return of_interest;
}

}  // namespace cardinal
