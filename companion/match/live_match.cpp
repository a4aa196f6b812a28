#include "companion/match/live_match.h"

#include "companion/match/typed.h"
#include "engine/notation/values.h"
#include "engine/referee/lead_up.h"
#include "engine/scenario/doing.h"

#include <algorithm>
#include <utility>

namespace cardinal::match {
namespace {

Sayings warned(std::string text) { return {{std::move(text), Said::Tone::warning}}; }

// People say what they do when they think of it; what lies farther back they mean to do now.
constexpr int most_said_late = 6;
// What waits for an answer is put off at so many looks; then play has gone on without one.
constexpr int most_times_put_off = 3;

}  // namespace

LiveMatch::LiveMatch(Referee referee, MatchBook book, std::span<const Member> registered)
    : referee_(std::move(referee)),
      book_(std::move(book)),
      vocabulary_(referee_.game(), *referee_.position().library),
      watch_(referee_.game(), registered)
{
    Copies copies = book_.copies();
    std::erase_if(copies, [&](const auto& copy) {
        return static_cast<std::size_t>(copy.second.index) >= referee_.position().cards.size();
    });
    watch_.know(std::move(copies));
}

Told LiveMatch::after(const Deed& deed)
{
    Told told;
    const std::size_t before = referee_.record().entries.size();
    const Doubt doubt_before = doubt_;
    deed(told.said);
    const auto& entries = referee_.record().entries;
    if (entries.size() > before)
        told.said = keep(before) + told.said;
    for (std::size_t at = before; at < entries.size(); ++at)
        told.entries.push_back(entries[at].number);
    told.has_news = !told.entries.empty() || doubt_ != doubt_before;
    return told;
}

void LiveMatch::as_people_say(const Deed& deed, Sayings& said)
{
    const Board before = cardinal::board(game(), referee_.position());
    const std::size_t entries = referee_.record().entries.size();
    deed(said);
    if (referee_.record().entries.size() == entries)
        return;
    doubt_ = {};
    if (board_)
        held_.hold(before, cardinal::board(game(), referee_.position()), *board_);
    else if (!before_words_)
        before_words_ = before;
}

Told LiveMatch::after_people(const Deed& deed)
{
    return after([&](Sayings& said) {
        look_at_what_is_held_back(said);
        say_without_answer(said);
        as_people_say(deed, said);
    });
}

/// Stores the entries after the first `before`, with what they were seen by.
Sayings LiveMatch::keep(std::size_t before)
{
    const auto news = std::span(referee_.record().entries).subspan(before);
    const std::vector<carddb::Evidence> seen_by = evidence_of(news, watch_.cards_by_track(), cut_out_);
    const bool is_stored = book_.is_wanted() && book_.is_kept();
    if (!is_stored)
        for (const carddb::Evidence& one : seen_by)
            pictures_[one.entry].push_back(one.picture);
    Sayings said = book_.keep(referee_.record(), seen_by);
    book_.keep_copies(watch_.copies());
    return said;
}

/// Enough to go back to what somebody finds wrong now; older looks are told by the record alone.
void LiveMatch::remember_look()
{
    constexpr std::size_t most_looks = 40;
    seen_.push_back({static_cast<int>(referee_.record().entries.size()) + 1, *board_});
    if (seen_.size() > most_looks)
        seen_.pop_front();
}

const Board* LiveMatch::seen_at(int entry) const
{
    const auto after = std::ranges::find_if(seen_, [&](const Seen& seen) { return seen.entry > entry; });
    return after == seen_.begin() ? nullptr : &std::prev(after)->board;
}

std::vector<std::string> LiveMatch::pictures_of(int entry) const
{
    const auto here = pictures_.find(entry);
    return here != pictures_.end() ? here->second : book_.pictures_of(entry);
}

Told LiveMatch::begin() { return {.said = book_.begin(referee_.record())}; }

Told LiveMatch::end()
{
    Told told = after([&](Sayings& said) { say_without_answer(said); });
    told.said = told.said + book_.farewell(referee_.record());
    return told;
}

std::vector<Fact> LiveMatch::different() const
{
    return board_ ? differences(cardinal::board(game(), referee_.position()), *board_) : std::vector<Fact>();
}

// ---- what is seen ----

Told LiveMatch::see(const Lying& lying, double time_ms, CutOut cut_out)
{
    cut_out_ = std::move(cut_out);
    return after([&](Sayings& said) {
        const bool is_in_doubt = doubt_.what == Doubt::What::waits || observer_.waits_for_hands();
        Noticed noticed = watch_.see(lying, time_ms, referee_.position(), is_in_doubt ? Hope::waits : Hope::none);
        if (noticed.is_held_back && had_to_go(*watch_.held_back(), watch_.bare()))
            noticed = {.board = watch_.tell_without_tokens(), .commands = std::move(noticed.commands)};
        quiet_ms_ = watch_.quiet_ms(time_ms);
        grow_quiet(doubt_, quiet_ms_);
        for (const GivenCommand& command : noticed.commands)
            as_people_say([&](Sayings& told) { obey(command, told); }, said);
        const std::size_t entries = referee_.record().entries.size();
        const bool is_shown = noticed.board.has_value();
        if (noticed.board)
            look_at(std::move(*noticed.board), said);
        const bool says_nothing = is_shown && referee_.record().entries.size() == entries;
        const bool is_open = doubt_.what != Doubt::What::none || observer_.waits_for_hands();
        if (noticed.is_held_back || (says_nothing && is_open))
            count_put_off(noticed.is_held_back);
    });
}

void LiveMatch::count_put_off(bool is_held_back)
{
    const bool accuses = !stories_.empty() && !stories_.front().is_legal();
    const PutOff why = is_held_back ? PutOff::token : accuses ? PutOff::accusation : PutOff::rivals;
    ++looks_put_off_[static_cast<std::size_t>(why)];
}

/// Nothing fits, and a card that nobody has seen may be why: the next look is told with it.
void LiveMatch::overlook_what_was_never_seen(Sayings& said)
{
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    for (const CardId card : watch_.overlook_what_was_never_seen())
        said = said + warned(notation::write_card_name(lexicon, card) + " has not been seen yet. The book has it in " +
                             notation::write_place(game(), referee_.position().card(card).place) +
                             ", and there it is taken to lie.");
}

void LiveMatch::look_at(Board board, Sayings& said)
{
    if (before_words_)
        held_.hold(*std::exchange(before_words_, std::nullopt), cardinal::board(game(), referee_.position()), board);
    board_ = held_.as_people_say(std::move(board), cardinal::board(game(), referee_.position()));
    remember_look();
    note(observer_.look(*board_), said);
    if (waiting_)
        say_what_waits(said);
}

/// It was done before what people say now.
void LiveMatch::look_at_what_is_held_back(Sayings& said)
{
    if (std::optional<Board> board = watch_.what_is_held_back())
        look_at(*std::move(board), said);
}

/// Whoever takes a token away may be looking for another one, but not where the play that is seen leaves none there.
bool LiveMatch::had_to_go(const Board& held_back, const std::vector<Fact>& bare)
{
    if (unforeseen_ == held_back)
        return false;
    const Board seen = Held(held_).as_people_say(held_back, cardinal::board(game(), referee_.position()));
    const bool had_to = observer_.leads_to(seen, bare);
    unforeseen_ = had_to ? std::nullopt : std::optional(held_back);
    return had_to;
}

void LiveMatch::note(Observation observation, Sayings& said)
{
    stories_ = std::move(observation.stories);
    const std::vector<Stranger> strangers = std::move(observation.strangers);
    doubt_ = doubt_in(std::move(observation), quiet_ms_);
    if (doubt_.when_quiet == Doubt::What::lost)
        overlook_what_was_never_seen(said);
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    for (const Stranger& stranger : strangers)
        said.push_back({what_is_said_of(lexicon, stranger), Said::Tone::warning});
}

void LiveMatch::note(const Result<Observation>& observation, Sayings& said)
{
    if (observation)
        note(*observation, said);
    else
        said = said + warned(observation.error().sentence);
}

void LiveMatch::note(const Result<Entry>& entry, Sayings& said)
{
    if (!entry)
        said = said + warned(entry.error().sentence);
}

void LiveMatch::obey(const GivenCommand& given, Sayings& said)
{
    if (given.lay_before && !may_be_obeyed_twice(given.command)) {
        said.push_back({"A command card lay there already. Take it away; when it is laid anew, it counts."});
        return;
    }
    switch (given.command) {
    case Command::undo: return note(referee_.undo(), said);
    case Command::redo: return note(referee_.redo(), said);
    case Command::judge: said.push_back({"A judge is called to the table.", Said::Tone::warning}); return;
    case Command::pause: said.push_back({"Paused: nothing that moves counts until the card is gone."}); return;
    case Command::status: said.push_back({referee_.due()}); return;
    case Command::next:
    case Command::pass: break;
    }
    const auto action = action_of(game(), referee_.position(), given);
    if (action)
        note(referee_.take(*action, by_camera), said);
    else
        said =
            said + warned((given.command == Command::pass && given.by ? std::string(1, given.by.letter()) + " may not"
                                                                      : std::string("Nobody may")) +
                          " pass now. " + referee_.due());
}

// ---- what people say ----

LiveMatch::Words LiveMatch::as_words(const Action& action, Source by) const
{
    return {.action = action, .by = by, .entries = referee_.record().entries.size()};
}

void LiveMatch::say(const Words& words, Sayings& said)
{
    if (has_to_wait(words, said) || is_written_by(words.action, said))
        return;
    lead_up_to(words.action);
    note(referee_.take(words.action, words.by), said);
}

/// What was in doubt may be plain by what somebody says to do now, or has to be asked about before that. True when it
/// waits, or was found to be written down already.
bool LiveMatch::has_to_wait(const Words& words, Sayings& said)
{
    Observer::Heard heard = observer_.hear(words.action);
    if (heard.has_to_wait && words.times < most_times_put_off) {
        note(std::move(heard.observation), said);
        doubt_.what = Doubt::What::asks;  // whoever speaks is in the middle of nothing
        waiting_ = words;
        ++waiting_->times;
        return true;
    }
    if (heard.has_to_wait)
        heard.observation = observer_.go_on();
    if (!heard.observation.entries.empty())
        note(std::move(heard.observation), said);
    return heard.is_written;
}

/// Unless it was seen meanwhile.
void LiveMatch::say_what_waits(Sayings& said)
{
    const Words words = *std::exchange(waiting_, std::nullopt);
    const auto& entries = referee_.record().entries;
    const auto since = entries.begin() + static_cast<std::ptrdiff_t>(words.entries);
    if (std::find_if(since, entries.end(), [&](const Entry& entry) { return entry.action == words.action; }) ==
        entries.end())
        as_people_say([&](Sayings& told) { say(words, told); }, said);
}

/// Something else is said or done.
void LiveMatch::say_without_answer(Sayings& said)
{
    if (!waiting_)
        return;
    waiting_->times = most_times_put_off;
    say_what_waits(said);
}

/// True when that was found out although nobody had said so yet: then it is told once more and not done again.
bool LiveMatch::is_written_by(const Action& action, Sayings& said)
{
    const int entry = found_out_before(action);
    if (entry > 0 && said_late_.insert(entry).second) {
        said.push_back({"That was found out already, as entry " + std::to_string(entry) + "."});
        return true;
    }
    return false;
}

/// The newest entry that says this without anybody having seen or said it, where doing it now would be illegal; else 0.
int LiveMatch::found_out_before(const Action& action) const
{
    if (judge(game(), referee_.position(), action).legal())
        return 0;
    const History& history = referee_.history();
    int entry = history.head();
    for (int looked_at = 0; entry > 0 && looked_at < most_said_late; ++looked_at, entry = history.before(entry)) {
        const Entry& each = *find_entry(referee_.record(), entry);
        if (each.kind == Entry::Kind::action && each.action == action)
            return each.by.authority == Authority::inference && !said_late_.contains(entry) ? entry : 0;
    }
    return 0;
}

/// What goes without saying, people leave out: it is written before what they say.
void LiveMatch::lead_up_to(const Action& action)
{
    const Board& seen = board_ ? *board_ : cardinal::board(game(), referee_.position());
    for (const Action& deed : lead_up(game(), referee_.position(), seen, action))
        if (!referee_.take(deed, by_inference))
            return;
}

Told LiveMatch::take_line(std::string_view line)
{
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    const auto step = typed_step(lexicon, line);
    std::string refusal = step ? why_not_typed(*step) : step.error().sentence;
    if (!step && refusal.empty())
        refusal = "“" + std::string(line) + "” is nothing that can be done.";
    if (!refusal.empty())
        return {.said = warned(std::move(refusal))};
    if (const auto* reply = std::get_if<notation::AnswerLook>(&step->doing))
        return answer(static_cast<std::size_t>(reply->story - 1));
    return after_people([&](Sayings& said) {
        if (const auto* deed = std::get_if<notation::DoAction>(&step->doing)) {
            notation::Errors errors;
            if (const auto action =
                    notation::resolve(game(), referee_.position(), deed->phrase, step->lines.front(), errors))
                return say(as_words(*action, step->by), said);
        }
        const scenario::Outcome outcome = scenario::carry_out(*step, notation::Scenario{}, referee_, observer_);
        if (!outcome.refusal.empty())
            said = said + warned(outcome.refusal);
        if (outcome.observation)
            note(*outcome.observation, said);
    });
}

Told LiveMatch::take(const Action& action, Source by)
{
    return after_people([&](Sayings& said) { say(as_words(action, by), said); });
}

Told LiveMatch::answer(std::size_t index)
{
    return after([&](Sayings& said) {
        note(observer_.answer(index), said);
        if (waiting_ && doubt_.what != Doubt::What::asks)
            say_what_waits(said);
    });
}

Told LiveMatch::postpone()
{
    return after([&](Sayings&) {
        doubt_ = {.what = doubt_.what == Doubt::What::none ? Doubt::What::none : Doubt::What::waits};
    });
}

Told LiveMatch::take_as_it_lies()
{
    held_.forget();
    return after([&](Sayings& said) {
        say_without_answer(said);
        note(observer_.take_as_it_lies(), said);
    });
}

}  // namespace cardinal::match
