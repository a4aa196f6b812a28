#include "companion/window/match_view.h"

#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"
#include "engine/notation/actions.h"
#include "engine/record/entry_text.h"
#include "engine/referee/telling.h"

#include <algorithm>
#include <set>

namespace cardinal::window {
namespace {

constexpr std::size_t most_answers = 9;  // keys 1 to 9

std::string joined(const std::vector<std::string>& parts, const std::string& between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

std::string with_spaces(std::string_view word)
{
    std::string text(word);
    std::ranges::replace(text, '_', ' ');
    return text;
}

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

std::vector<FlagShown> flags_of(const Game& game, const Verdict& verdict)
{
    std::vector<FlagShown> flags;
    flags.reserve(verdict.violations.size());
    for (const Violation& violation : verdict.violations)
        flags.push_back({.sentence = violation.sentence + ".",
                         .cited = pages::cited(game, violation),
                         .note = pages::ambiguity_note(game, violation),
                         .severity = violation.severity});
    return flags;
}

/// "A play K" is what A does: "play K".
std::pair<std::string, std::string> who_and_what(const Entry& entry, const std::string& step)
{
    const std::string letter(1, entry.action.seat.letter());
    if (entry.action.seat && step.starts_with(letter + " "))
        return {letter, step.substr(2)};
    return {"", step};
}

LogLine line_of(const History& history, const Entry& entry, int turn)
{
    auto [who, step] = who_and_what(entry, step_of(history, entry.number));
    return {.entry = entry.number,
            .turn = turn,
            .kind = kind_of(entry),
            .who = std::move(who),
            .step = std::move(step),
            .changes = joined(pages::news_of(history, entry.number), ", "),
            .how = how_known(entry),
            .flags = flags_of(history.game(), entry.verdict),
            .is_in_group = entry.group != 0};
}

std::vector<NumberShown> shown(const std::vector<pages::HeadlineNumber>& numbers)
{
    std::vector<NumberShown> all;
    all.reserve(numbers.size());
    for (const pages::HeadlineNumber& one : numbers)
        all.push_back({with_spaces(one.name), one.number, one.cap ? std::optional<int>(*one.cap) : std::nullopt});
    return all;
}

std::vector<std::string> named(const std::vector<pages::HeadlineNumber>& numbers)
{
    std::vector<std::string> all;
    all.reserve(numbers.size());
    for (const pages::HeadlineNumber& one : numbers)
        all.push_back(with_spaces(one.name) + " " + std::to_string(one.number));
    return all;
}

/// The numbers that say where in a turn a match is: its turn, then what the game names.
std::vector<const ValueWord*> stage_values(const Game& game)
{
    std::vector<const ValueWord*> values;
    for (const std::string_view name : game.words->stage)
        if (const int value = find_value(*game.words, name); value >= 0)
            values.push_back(&game.words->values[static_cast<std::size_t>(value)]);
    return values;
}

std::string stage_of(const Game& game, const Position& position)
{
    std::string text = with_spaces(game.words->turn) + " " + std::to_string(pages::turn_of(game, position));
    for (const ValueWord* value : stage_values(game)) {
        const auto number = static_cast<std::size_t>(read_value(position, *value, {}));
        if (value->kind == Kind::choice && number < value->words.size())
            text += " · " + with_spaces(value->words[number]);
    }
    return text;
}

Seat acting(const Game& game, const Position& position)
{
    for (const ValueWord* value : stage_values(game))
        if (value->kind == Kind::seat && !game.is_over(position))
            return Seat{static_cast<std::int8_t>(read_value(position, *value, {}))};
    return nobody;
}

std::vector<PlayerShown> players_of(const match::LiveMatch& match)
{
    const Position& position = match.referee().position();
    const auto& names = match.referee().record().pins.players;
    const Seat acts = acting(match.game(), position);
    std::vector<PlayerShown> players;
    for (std::int8_t index = 0; index < position.seats; ++index) {
        const Seat seat{index};
        players.push_back({.letter = std::string(1, seat.letter()),
                           .name = names[static_cast<std::size_t>(index)],
                           .numbers = shown(pages::headline_of(match.game(), position, seat)),
                           .is_acting = acts == seat});
    }
    return players;
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
    if (match.doubt().what == match::Doubt::What::asks)
        return QuestionShown{.sentence = match.doubt().sentence, .answers = match.doubt().answers};
    const std::vector<Question> questions = match.referee().questions();
    const Question* question = to_choose(questions);
    if (question == nullptr)
        return {};
    const Position& position = match.referee().position();
    const notation::Vocabulary vocabulary(match.game(), *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    QuestionShown shown{.sentence = question->sentence, .rule = question->rule};
    shown.answers.reserve(question->answers.size());
    for (const Action& answer : question->answers)
        shown.answers.push_back(notation::write_action(lexicon, answer));
    return shown;
}

std::optional<DesyncShown> desync_of(const match::LiveMatch& match)
{
    if (match.doubt().what != match::Doubt::What::lost)
        return {};
    const Position& position = match.referee().position();
    const notation::Vocabulary vocabulary(match.game(), *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    DesyncShown shown{.sentence = match.doubt().sentence};
    shown.differences.reserve(match.doubt().different.size());
    for (const Fact& fact : match.doubt().different)
        shown.differences.push_back(beside_the_book(lexicon, position, fact));
    return shown;
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

std::map<int, CardTold> cards_told(const match::LiveMatch& match)
{
    const Position& position = match.referee().position();
    const std::set<CardId> flagged = flagged_cards(match);
    std::map<int, CardTold> told;
    for (const auto& [track, card] : match.cards_by_track())
        told[track] = {.name = name_of(position, card),
                       .numbers = named(pages::headline_of(match.game(), position, card)),
                       .is_flagged = flagged.contains(card)};
    return told;
}

std::vector<std::string> table_of(const Game& game, const Position& position)
{
    std::map<Place, std::string> places;
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        const Place place = position.card(card).place;
        if (!game.words->zones[place.zone].in_play)
            continue;
        const std::string numbers = joined(named(pages::headline_of(game, position, card)), ", ");
        std::string& line = places[place];
        line += (line.empty() ? "" : "; ") + name_of(position, card) + (numbers.empty() ? "" : " (" + numbers + ")");
    }
    std::vector<std::string> lines;
    lines.reserve(places.size());
    for (const auto& [place, cards] : places)
        lines.push_back(pages::place_name(game, place) + ": " + cards);
    return lines;
}

std::string step_called(const match::LiveMatch& match, int number)
{
    return number == 0 ? "" : step_of(match.referee().history(), number);
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
    log_.reserve(record.entries.size());
    for (std::size_t at = log_.size(); at < record.entries.size(); ++at) {
        const Entry& entry = record.entries[at];
        const Position before = history.state_after(entry.number - 1).position;
        log_.push_back(line_of(history, entry, pages::turn_of(match.game(), before)));
        if (kind_of(entry) == LogKind::decision && entry.about > 0 && entry.about <= static_cast<int>(log_.size()))
            log_[static_cast<std::size_t>(entry.about - 1)].outcome =
                entry.kind == Entry::Kind::stand ? "left as it was" : "taken back";
    }
    // What goes back and forth stands in no line of the match itself, and was done all the same.
    for (LogLine& line : log_)
        line.is_in_force =
            history.in_line(line.entry) || line.kind == LogKind::back_and_forth || line.kind == LogKind::words;
}

MatchView MatchTeller::view(const match::LiveMatch& match, const match::Told& told)
{
    add_entries(match);
    const Referee& referee = match.referee();
    const Position& position = referee.position();
    return {.game = std::string(match.game().title),
            .stage = stage_of(match.game(), position),
            .players = players_of(match),
            .due = match.game().is_over(position) ? pages::ending_of(match.game(), position) : referee.due(),
            .flagged = flagged_in(match),
            .question = question_of(match),
            .desync = desync_of(match),
            .is_waiting = match.doubt().what == match::Doubt::What::waits,
            .undo = step_called(match, referee.next_undo()),
            .redo = step_called(match, referee.next_redo()),
            .log = log_,
            .said = told.said,
            .table = table_of(match.game(), position),
            .cards = cards_told(match),
            .is_over = match.game().is_over(position),
            .is_kept = match.book().is_kept()};
}

}  // namespace cardinal::window
