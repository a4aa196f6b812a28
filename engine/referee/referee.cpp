#include "engine/referee/referee.h"

#include "engine/notation/facts.h"
#include "engine/referee/flagged.h"
#include "engine/referee/profile.h"
#include "engine/referee/spoken.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

Failure refuse(std::string sentence) { return {Error{std::move(sentence)}}; }

constexpr const char* nothing_such = "That names a card, a player, a place or a number that does not exist.";

/// A number that follows from others, or that this card or player has no use for, stays what it is.
bool changes_nothing(const Game& game, const Position& position, const Fact& fact)
{
    if (fact.what != Fact::What::value || as_kept(game, position, fact).number == fact.number)
        return false;
    const bool is_computed = game.words->values[static_cast<std::size_t>(fact.value)].counter == not_kept;
    return is_computed && judge_fact(game, position, fact).legal() && set_right(game, position, fact) == position;
}

/// Why this cannot be told; empty when it can.
std::string why_not_told(const Game& game, const Position& position, const Fact& fact)
{
    if (!is_well_formed(game, position, fact))
        return nothing_such;
    if (!changes_nothing(game, position, fact))
        return "";
    return std::string(game.words->values[static_cast<std::size_t>(fact.value)].name) +
           " cannot be set here: it follows from what lies on the table, or there is nothing that has it.";
}

HowKnown how_known(const Source& by)
{
    switch (by.authority) {
    case Authority::inference: return HowKnown::inferred;
    case Authority::camera: return HowKnown::seen;
    default: return HowKnown::declared;
    }
}

bool is_a_step(Entry::Kind kind)
{
    return kind != Entry::Kind::note && kind != Entry::Kind::group_begin && kind != Entry::Kind::group_end;
}

}  // namespace

Referee::Referee(const Game& game, Position start, Profile profile, std::array<std::string, most_seats> players)
    : history_(game, {.pins = pins_of(game, start, profile, std::move(players)), .start = std::move(start)})
{}

Referee::Referee(const Game& game, Record record) : history_(game, std::move(record))
{
    for (const Entry& entry : history_.record().entries)
        note_step(entry);
}

const Entry& Referee::write(Entry entry)
{
    entry.group = open_group_;
    const Entry& written = history_.append(std::move(entry));
    note_step(written);
    return written;
}

/// Keeps what the next call may refer to: the group that is open and what was just flagged.
void Referee::note_step(const Entry& entry)
{
    if (entry.kind == Entry::Kind::group_begin)
        open_group_ = entry.number;
    if (entry.kind == Entry::Kind::group_end)
        open_group_ = 0;
    const bool goes_on = entry.kind == Entry::Kind::fact && entry.group && entry.group == facts_of_group_;
    if (is_a_step(entry.kind) && !goes_on && !follows_by_itself(entry))
        just_flagged_.clear();
    if (is_a_step(entry.kind))
        facts_of_group_ = entry.kind == Entry::Kind::fact ? entry.group : 0;
    if (!entry.verdict.legal() && meaning_of(entry).what != Meaning::What::nothing)
        just_flagged_.push_back(entry.number);
    note_missing(entry);
}

/// That a card is not seen changes nothing, so every further picture would say it anew.
void Referee::note_missing(const Entry& entry)
{
    std::erase_if(missing_, [&](const Fact& fact) {
        return entry.fact.card == fact.card || position().card(fact.card).place != fact.from;
    });
    if (entry.kind == Entry::Kind::fact && is_missing(entry.fact))
        missing_.push_back(entry.fact);
}

// ---- what happens on the table ----

Result<Entry> Referee::take(const Action& action, Source by)
{
    if (!is_well_formed(game(), position(), action))
        return refuse(nothing_such);
    Entry entry{.kind = Entry::Kind::action, .how = how_known(by), .by = by, .action = as_spoken(game(), action)};
    entry.text = question_answered_by(entry.action);
    if (!entry.text.empty())
        entry.kind = Entry::Kind::answer;
    entry.verdict = history_.judge_next(entry);
    return write(std::move(entry));
}

std::string Referee::question_answered_by(const Action& action) const
{
    const bool nothing_is_open = !record().entries.empty() && record().entries.back().open.empty();
    if (nothing_is_open)
        return "";
    for (const Question& question : questions())
        if (std::ranges::find(question.answers, action) != question.answers.end())
            return question.rule;
    return "";
}

Result<Entry> Referee::see(const Fact& fact, Source by)
{
    if (std::string why = why_not_told(game(), position(), fact); !why.empty())
        return refuse(std::move(why));
    return take_fact(fact, by);
}

const Entry& Referee::take_fact(const Fact& fact, Source by)
{
    Entry entry{.kind = Entry::Kind::fact, .how = how_known(by), .by = by, .fact = fact};
    if (const Held* held = held_against(history_.state(), fact, by.authority)) {
        entry.kind = Entry::Kind::question;
        entry.text = written(fact) + " was set right by " + std::string(to_string(held->by)) + ". Is it so again?";
    }
    entry.verdict = history_.judge_next(entry);
    return write(std::move(entry));
}

std::string Referee::written(const Fact& fact) const
{
    const notation::Vocabulary vocabulary(game(), *position().library);
    return notation::write_fact(notation::Lexicon(vocabulary, position()), fact);
}

/// People were asked once about evidence that they had set right; the same picture is no reason to ask again.
Result<std::vector<Entry>> Referee::see(const Board& seen, Source by)
{
    std::vector<Fact> facts = differences(board(game(), position()), seen);
    if (!std::ranges::all_of(facts, [&](const Fact& fact) { return is_well_formed(game(), position(), fact); }))
        return refuse(nothing_such);
    std::erase_if(facts, [&](const Fact& fact) {
        const Held* held = held_against(history_.state(), fact, by.authority);
        return (held && held->was_asked) || std::ranges::find(missing_, fact) != missing_.end();
    });
    const bool is_group = facts.size() > 1 && open_group_ == 0;
    if (is_group)
        write({.kind = Entry::Kind::group_begin, .how = how_known(by), .by = by, .text = "board"});
    std::vector<Entry> entries;
    entries.reserve(facts.size());
    for (const Fact& fact : facts)
        entries.push_back(take_fact(fact, by));
    if (is_group)
        write({.kind = Entry::Kind::group_end, .how = how_known(by), .by = by, .about = open_group_});
    return entries;
}

// ---- what people set right ----

Result<Entry> Referee::rule(const Fact& fact, Source by)
{
    if (std::string why = why_not_correct(history_, by); !why.empty())
        return refuse(std::move(why));
    if (std::string why = why_not_told(game(), position(), fact); !why.empty())
        return refuse(std::move(why));
    return write({.kind = Entry::Kind::ruling, .how = HowKnown::ruled, .by = by, .fact = fact});
}

Result<Entry> Referee::rule(std::string words, Source by)
{
    if (std::string why = why_not_correct(history_, by); !why.empty())
        return refuse(std::move(why));
    return write({.kind = Entry::Kind::ruling, .how = HowKnown::ruled, .by = by, .text = std::move(words)});
}

Result<Entry> Referee::correct_value(const Fact& fact, Source by)
{
    if (std::string why = why_not_correct(history_, by); !why.empty())
        return refuse(std::move(why));
    if (std::string why = why_not_told(game(), position(), fact); !why.empty())
        return refuse(std::move(why));
    return write({.kind = Entry::Kind::correction, .how = HowKnown::corrected, .by = by, .fact = fact});
}

Result<Entry> Referee::correct(int number, const Action& replacement, Source by)
{
    std::string why = why_not_correct(history_, by);
    if (why.empty())
        why = why_not_correctable(history_, number, replacement);
    if (!why.empty())
        return refuse(std::move(why));
    Entry entry{.kind = Entry::Kind::correction, .how = HowKnown::corrected, .by = by, .about = number};
    entry.action = as_spoken(game(), replacement);
    entry.verdict = verdict_of_replacement(history_, number, corrected_to(entry.action));
    return write(std::move(entry));
}

std::vector<Change> Referee::preview_correction(int number, const Action& replacement) const
{
    return cardinal::preview_correction(history_, number, replacement);
}

// ---- after a flag ----

Result<Entry> Referee::take_back(Source by) { return about_flagged(Entry::Kind::take_back, by); }
Result<Entry> Referee::let_stand(Source by) { return about_flagged(Entry::Kind::stand, by); }

/// A board may have been flagged for several facts; the newest goes first, as hands would put it back. What followed by
/// itself goes before.
Result<Entry> Referee::about_flagged(Entry::Kind kind, Source by)
{
    if (just_flagged_.empty())
        return refuse("Nothing was just flagged.");
    const std::vector<int> flagged = std::exchange(just_flagged_, {}), line = history_.line();
    const auto followed = std::ranges::find_if(
        line, [&](int number) { return number > flagged.back() && follows_by_itself(*find_entry(record(), number)); });
    if (kind == Entry::Kind::take_back && followed != line.end())
        write({.kind = Entry::Kind::undo, .by = by, .about = *followed});
    Entry last;
    for (auto number = flagged.rbegin(); number != flagged.rend(); ++number)
        last = write({.kind = kind, .by = by, .about = *number});
    return last;
}

// ---- back and forth ----

int Referee::next_undo() const { return first_of_step(history_, history_.head(), open_group_); }

Result<Entry> Referee::undo(int steps, Source by)
{
    int first = 0;
    int last = history_.head();
    for (int step = 0; step < steps; ++step) {
        first = first_of_step(history_, last, open_group_);
        if (!first)
            return refuse(step == 0 ? "There is nothing to undo."
                                    : "There are only " + std::to_string(step) + " steps to undo.");
        last = history_.before(first);
    }
    return undo_from(first, by);
}

Result<Entry> Referee::undo_from(int number, Source by)
{
    if (!history_.in_line(number))
        return refuse("Entry " + std::to_string(number) + " is not in force, so it cannot be undone.");
    if (std::string why = why_not_undo(history_, number, by, open_group_); !why.empty())
        return refuse(std::move(why));
    return write({.kind = Entry::Kind::undo, .by = by, .about = number});
}

Result<Entry> Referee::undo_from(const Action& action, Source by)
{
    const std::vector<int> line = history_.line();
    const auto did_it = [&](int number) {
        const Meaning meaning = meaning_of(*find_entry(record(), number));
        return meaning.what == Meaning::What::action && *meaning.action == action;
    };
    const auto last = std::find_if(line.rbegin(), line.rend(), did_it);
    return last == line.rend() ? refuse("That was not done, so it cannot be undone.") : undo_from(*last, by);
}

Result<Entry> Referee::undo_group(Source by)
{
    const std::vector<int> line = history_.line();
    const auto group_of = [&](int number) { return find_entry(record(), number)->group; };
    const auto last = std::find_if(line.rbegin(), line.rend(), group_of);
    if (last == line.rend())
        return refuse("There is no group to undo.");
    return undo_from(*std::ranges::find(line, group_of(*last), group_of), by);
}

/// The entry that redo leads to after so many steps; 0 when there are fewer.
int Referee::last_of_redo(int steps) const
{
    const std::vector<int> ahead = history_.redoable();
    std::size_t at = 0;
    for (int step = 0; step < steps; ++step) {
        if (at == ahead.size())
            return 0;
        const int group = find_entry(record(), ahead[at])->group;
        ++at;
        const auto goes_with_it = [&](const Entry& next) {
            return next.kind == Entry::Kind::question || (group && next.group == group);
        };
        while (at < ahead.size() && goes_with_it(*find_entry(record(), ahead[at])))
            ++at;
    }
    return at == 0 ? 0 : ahead[at - 1];
}

int Referee::next_redo() const { return last_of_redo(1); }

Result<Entry> Referee::redo(int steps, Source by)
{
    if (std::string why = why_not_redo(history_, by); !why.empty())
        return refuse(std::move(why));
    const int last = last_of_redo(steps);
    if (!last)
        return refuse(steps == 1 ? "There is nothing to redo." : "There are fewer steps to redo.");
    return write({.kind = Entry::Kind::redo, .by = by, .about = last});
}

// ---- marks ----

Result<Entry> Referee::note(std::string words, Source by)
{
    return write({.kind = Entry::Kind::note, .by = by, .text = std::move(words)});
}

Result<Entry> Referee::begin_group(std::string name, Source by)
{
    if (open_group_)
        return refuse("A group is already open; groups do not lie in groups.");
    return write({.kind = Entry::Kind::group_begin, .by = by, .text = std::move(name)});
}

Result<Entry> Referee::end_group(Source by)
{
    if (!open_group_)
        return refuse("No group is open.");
    return write({.kind = Entry::Kind::group_end, .by = by, .about = open_group_});
}

// ---- asking ----

std::string Referee::how_it_ended() const
{
    const int value = find_value(*game().words, "winner");
    if (value < 0)
        return "";
    const Number winner = read_value(position(), game().words->values[static_cast<std::size_t>(value)], {});
    const Seat seat{static_cast<std::int8_t>(winner)};
    return seat ? std::string(": ") + seat.letter() + " has won" : ": nobody has won";
}

std::string Referee::due() const
{
    if (!just_flagged_.empty())
        return "What was just flagged is taken back or stands.";
    std::string due;
    for (const Question& question : questions())
        due += (due.empty() ? "" : " ") + question.sentence;
    if (!due.empty())
        return due;
    if (game().is_over(position()))
        return "The game is over" + how_it_ended() + ".";
    due = game().due ? game().due(position()) : "";
    if (!due.empty())
        return due;
    std::string seats;
    for (const Template& option : cardinal::options(game(), position()))
        if (const char letter = option.action.seat.letter();
            option.action.seat && seats.find(letter) == std::string::npos)
            seats += (seats.empty() ? "" : " or ") + std::string(1, letter);
    return seats.empty() ? "Nothing is due." : seats + " may act.";
}

Result<std::vector<Template>> Referee::options() const
{
    if (!gives_hints(history_))
        return refuse("In a tournament no hints are given.");
    return cardinal::options(game(), position());
}

Result<Verdict> Referee::why_not(const Action& action) const
{
    if (!gives_hints(history_))
        return refuse("In a tournament no hints are given.");
    if (!is_well_formed(game(), position(), action))
        return refuse(nothing_such);
    return judge(game(), position(), action);
}

}  // namespace cardinal
