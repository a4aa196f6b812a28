#include "companion/window/match_view.h"

#include "companion/match/legal_lines.h"
#include "companion/window/doubts_shown.h"
#include "companion/window/language.h"
#include "companion/window/moment_shown.h"
#include "companion/window/short_answers.h"
#include "engine/notation/actions.h"
#include "engine/notation/values.h"
#include "engine/record/entry_text.h"
#include "engine/record/number_changes.h"
#include "engine/referee/telling.h"

#include <algorithm>
#include <set>

namespace cardinal::window {
namespace {

constexpr std::size_t most_answers = 9;  // keys 1 to 9

LogKind kind_of(const Entry& entry)
{
    using enum Entry::Kind;
    if (!entry.verdict.legal())
        return LogKind::flagged;
    switch (entry.kind) {
    case action:
    case answer: return LogKind::play;
    case take_back:
    case stand: return LogKind::decision;
    case undo:
    case redo: return LogKind::back_and_forth;
    case note:
    case question: return LogKind::words;
    case group_begin: return LogKind::group;
    case group_end: return LogKind::group_end;
    default: return LogKind::fact;
    }
}

/// That a player says what they do is how things are; everything else is worth a word.
std::string how_known(const Entry& entry)
{
    const bool is_plain = entry.how == HowKnown::declared;
    return is_plain ? "" : std::string(to_string(entry.how));
}

std::vector<ChangedNumber> changed(const std::vector<NumberChange>& changes, const Game& game)
{
    std::vector<ChangedNumber> all;
    all.reserve(changes.size());
    for (const NumberChange& change : changes)
        all.push_back({.value = static_cast<std::int16_t>(change.value - game.words->values.data()),
                       .seat = change.owner.seat,
                       .card = change.owner.card,
                       .before = change.before,
                       .after = change.after});
    return all;
}

std::string news_in(const Game& game, std::vector<NumberChange> changes, const Position& before)
{
    std::vector<std::string> told;
    for (const NumberChange& change : news_among(game, std::move(changes), before))
        told.push_back(change.name + " " + change.before + "→" + change.after);
    return joined(told, ", ");
}

std::string without(const std::string& what, std::string text)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.erase(at, what.size());
    return text;
}

LogLine line_of(const History& history, const Entry& entry, const Position& before, std::string news)
{
    const std::string decision = entry.about > 0 ? decision_in(entry) : "";
    auto [who, step] = who_and_what(entry, step_of(history, decision.empty() ? entry.number : entry.about));
    // Whose numbers changed goes without saying where they are theirs.
    if (!who.empty())
        news = without("(" + who + ")", std::move(news));
    return {.entry = entry.number,
            .kind = kind_of(entry),
            .stage = stage_of(history.game(), before),
            .who = std::move(who),
            .step = std::move(step),
            .decision = decision,
            .changes = std::move(news),
            .how = how_known(entry),
            .flags = flags_of(history.game(), entry.verdict),
            .is_in_group = entry.group != 0};
}

std::vector<std::string> named(const std::vector<pages::HeadlineNumber>& numbers)
{
    std::vector<std::string> all;
    all.reserve(numbers.size());
    for (const pages::HeadlineNumber& one : numbers)
        all.push_back(with_spaces(one.name) + " " + std::to_string(one.number));
    return all;
}

/// Of a card that lies open.
std::vector<std::string> numbers_shown(const Game& game, const Position& position, CardId card)
{
    const bool is_down = position.card(card).face == Face::down;
    return is_down ? std::vector<std::string>() : named(pages::headline_of(game, position, card));
}

std::vector<FlaggedShown> flagged_in(const match::LiveMatch& match)
{
    std::vector<FlaggedShown> all;
    for (const int number : match.referee().just_flagged())
        if (const Entry* entry = find_entry(match.referee().record(), number))
            all.push_back({.entry = number,
                           .step = step_of(match.referee().history(), number),
                           .flags = flags_of(match.game(), entry->verdict)});
    return all;
}

/// What the game waits for a person to say, as far as it can be chosen. Whose play it is is no question: they play.
const Question* to_choose(const std::vector<Question>& questions)
{
    const auto found = std::ranges::find_if(questions, [](const Question& question) {
        return !question.is_about_a_play && !question.answers.empty() && question.answers.size() <= most_answers;
    });
    return found == questions.end() ? nullptr : &*found;
}

std::optional<QuestionShown> question_of(const match::LiveMatch& match)
{
    if (match.doubt().what == match::Doubt::What::asks) {
        QuestionShown doubt{.sentence = match.doubt().sentence};
        for (const std::string& story : match.doubt().answers)
            doubt.answers.push_back(in_plain_words(match.game(), story));
        return doubt;
    }
    const std::vector<Question> questions = match.referee().questions();
    const Question* question = to_choose(questions);
    if (question == nullptr)
        return {};
    const Position& position = match.referee().position();
    const notation::Vocabulary vocabulary(match.game(), *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    QuestionShown shown{.sentence = question->sentence, .rule = question->rule};
    shown.lines.reserve(question->answers.size());
    for (const Action& answer : question->answers)
        shown.lines.push_back(notation::write_action(lexicon, answer));
    shown.answers = short_answers(shown.sentence, shown.lines, match.referee().record().pins.players);
    return shown;
}

/// What people look into, as cards of the table.
std::set<CardId> chosen_cards(const match::LiveMatch& match, const Inquiry& inquiry)
{
    if (inquiry.what == Inquiry::What::card || inquiry.what == Inquiry::What::number)
        return inquiry.card ? std::set<CardId>{inquiry.card} : std::set<CardId>();
    if (inquiry.what != Inquiry::What::entry)
        return {};
    const Entry* entry = find_entry(match.referee().record(), inquiry.entry);
    const std::vector<CardId> named = entry != nullptr ? match::cards_in(*entry) : std::vector<CardId>();
    return {named.begin(), named.end()};
}

/// Cards that flags of the last step are about.
std::set<CardId> flagged_cards(const match::LiveMatch& match)
{
    std::set<CardId> cards;
    for (const int number : match.referee().just_flagged())
        if (const Entry* entry = find_entry(match.referee().record(), number)) {
            cards.insert(entry->action.card);
            for (const Violation& violation : entry->verdict.violations)
                cards.insert(violation.card);
        }
    return cards;
}

/// Cards that are seen otherwise than the book has them.
std::set<CardId> different_cards(const match::LiveMatch& match)
{
    std::set<CardId> cards;
    for (const Fact& fact : doubtful(match))
        cards.insert(fact.card);
    return cards;
}

std::map<int, CardTold> cards_told(const match::LiveMatch& match, const Inquiry& inquiry)
{
    const Position& position = match.referee().position();
    const std::set<CardId> flagged = flagged_cards(match), chosen = chosen_cards(match, inquiry);
    const bool is_lost = match.doubt().what == match::Doubt::What::lost;
    const std::set<CardId> different = different_cards(match);
    std::map<int, CardTold> told;
    for (const auto& [track, card] : match.cards_by_track())
        told[track] = {.card = card.index,
                       .name = name_shown(position, card),
                       .numbers = numbers_shown(match.game(), position, card),
                       .is_flagged = flagged.contains(card),
                       .is_different = is_lost && different.contains(card),
                       .is_doubtful = !is_lost && different.contains(card),
                       .is_chosen = chosen.contains(card)};
    return told;
}

/// Every game calls it so while it is set up.
bool is_set_up_now(const Game& game, const Position& position)
{
    const std::vector<StageShown> stages = stages_of(game, position);
    return std::ranges::find(stages, "setup", &StageShown::words) != stages.end();
}

/// Setting up may end when that breaks no rule, and where people are told to say so.
std::string begin_of(const Referee& referee)
{
    const Game& game = referee.game();
    const auto word = std::ranges::find(game.words->actions, "begin", &ActionWord::name);
    if (word == game.words->actions.end())
        return {};
    const Position& position = referee.position();
    if (!is_set_up_now(game, position))
        return {};
    const Action begin{.kind = word->kind};
    const bool is_wished = judge(game, position, begin).legal() || referee.due().find("“begin”") != std::string::npos;
    return is_wished ? "begin" : "";
}

std::vector<std::string> hints_of(const Referee& referee)
{
    auto lines = match::legal_lines(referee);
    return lines ? std::move(*lines) : std::vector<std::string>();
}

/// Everything that lies open on the table, a place after the other.
std::vector<PlaceListed> table_of(const match::LiveMatch& match)
{
    const Game& game = match.game();
    const Position& position = match.referee().position();
    const std::set<CardId> flagged = flagged_cards(match), different = different_cards(match);
    std::map<Place, PlaceListed> places;
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        const Place place = position.card(card).place;
        if (!game.words->zones[place.zone].in_play)
            continue;
        std::string how = how_it_lies(position, card);
        const auto add = [&how](const QString& word) { how += (how.empty() ? "" : ", ") + word.toStdString(); };
        if (flagged.contains(card))
            add(Local::tr("flagged"));
        if (different.contains(card))
            add(Local::tr("seen otherwise"));
        PlaceListed& listed = places[place];
        listed.place = place_in_words(game, place);
        listed.cards.push_back({.card = card.index,
                                .name = name_shown(position, card),
                                .numbers = joined(numbers_shown(game, position, card), ", "),
                                .how = std::move(how)});
    }
    std::vector<PlaceListed> all;
    all.reserve(places.size());
    for (auto& [place, listed] : places)
        all.push_back(std::move(listed));
    return all;
}

}  // namespace

match::Told answer(match::LiveMatch& match, const QuestionShown& shown, std::size_t index)
{
    if (question_of(match) != shown || index >= shown.answers.size())
        return {};
    if (match.doubt().what == match::Doubt::What::asks)
        return match.answer(index);
    const std::vector<Question> questions = match.referee().questions();
    const Action action = to_choose(questions)->answers[index];
    return match.take(action, action.seat ? by_player(action.seat) : by_both_players);
}

void MatchTeller::add_entries(const match::LiveMatch& match)
{
    const History& history = match.referee().history();
    const Record& record = history.record();
    if (const std::string_view language = tongue_here().code(); language_ != language) {
        language_ = language;
        log_.clear();
    }
    if (log_.size() == record.entries.size() && !log_.empty())
        return;
    log_.reserve(record.entries.size());
    Position before = history.state_after(static_cast<int>(log_.size())).position;
    for (std::size_t at = log_.size(); at < record.entries.size(); ++at) {
        const Entry& entry = record.entries[at];
        Position after = history.state_after(entry.number).position;
        const notation::Vocabulary vocabulary(match.game(), *after.library);
        const notation::Lexicon lexicon(vocabulary, after);
        std::vector<NumberChange> numbers = number_changes(lexicon, before, after);
        changes_[entry.number] = changed(numbers, match.game());
        log_.push_back(line_of(history, entry, before, news_in(match.game(), std::move(numbers), before)));
        before = std::move(after);
    }
    for (LogLine& line : log_)
        line.outcome.clear();
    for (const Entry& entry : record.entries) {
        const bool was_undone = entry.kind == Entry::Kind::take_back && !history.in_line(entry.number);
        if (kind_of(entry) == LogKind::decision && !was_undone && entry.about > 0 &&
            entry.about <= static_cast<int>(log_.size()))
            log_[static_cast<std::size_t>(entry.about - 1)].outcome =
                entry.kind == Entry::Kind::stand ? "left as it was" : "taken back";
    }
    // What goes back and forth stands in no line of the match itself, and was done all the same.
    for (LogLine& line : log_) {
        const Entry& entry = record.entries[static_cast<std::size_t>(line.entry - 1)];
        const bool is_aside = line.kind == LogKind::back_and_forth || line.kind == LogKind::words ||
                              line.kind == LogKind::group || line.kind == LogKind::group_end;
        line.is_in_force = is_aside || history.in_line(entry.kind == Entry::Kind::stand ? entry.about : line.entry);
    }
}

std::vector<int> MatchTeller::chosen(const match::LiveMatch& match) const
{
    std::vector<int> cards;
    for (const CardId card : chosen_cards(match, inquiry_))
        cards.push_back(card.index);
    return cards;
}

MatchView MatchTeller::view(const match::LiveMatch& match, const match::Told& told)
{
    add_entries(match);
    const Referee& referee = match.referee();
    const Position& position = referee.position();
    return {.game = std::string(match.game().title),
            .stage = stages_of(match.game(), position),
            .players = players_of(match.game(), position, referee.record().pins.players),
            .due = match.game().is_over(position) ? ending_of(match.game(), position, referee.record().pins.players)
                                                  : referee.due(),
            .begin = begin_of(referee),
            .flagged = flagged_in(match),
            .question = question_of(match),
            .desync = desync_of(match),
            .is_waiting = match.doubt().what == match::Doubt::What::waits,
            .undo = said_of(referee.history(), referee.next_undo()),
            .redo = said_of(referee.history(), referee.next_redo()),
            .log = log_,
            .said = told.said,
            .table = table_of(match),
            .cards = cards_told(match, inquiry_),
            .chosen = chosen(match),
            .ghosts = ghosts_of(match, whereabouts_),
            .detail = window::look_into(match, inquiry_, changes_),
            .hints = gives_hints_ ? hints_of(referee) : std::vector<std::string>(),
            .is_over = match.game().is_over(position),
            .is_kept = match.book().is_kept()};
}

}  // namespace cardinal::window
