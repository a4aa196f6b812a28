#include "companion/window/entry_details.h"

#include "companion/match/instead.h"
#include "companion/match/typed.h"
#include "companion/pages/telling.h"
#include "companion/window/language.h"
#include "companion/window/moment_shown.h"
#include "engine/notation/actions.h"
#include "engine/record/correction.h"
#include "engine/record/entry_text.h"
#include "engine/referee/remedies.h"

namespace cardinal::window {
namespace {

constexpr std::size_t most_instead = 6;

std::string who_says(const Entry& entry)
{
    const QString who = entry.by.seat ? QString(QLatin1Char(entry.by.seat.letter()))
                                      : said_here(with_spaces(to_string(entry.by.authority)));
    //: seen by camera
    const QString text = Local::tr("%1 by %2").arg(said_here(to_string(entry.how)), who);
    return (entry.by.certainty < 100 ? text + QStringLiteral(", %1 %").arg(entry.by.certainty) : text).toStdString();
}

std::string sentence_of(const Remedy& remedy, int number)
{
    switch (remedy.what) {
    case Remedy::What::leave:
        return filled(Local::tr("Entry %1 stands, and the match goes on as it is."), std::to_string(number));
    case Remedy::What::fix_in_part:
        if (!remedy.is_possible)
            return Local::tr("That cannot be done:").toStdString();
        return (remedy.changes.empty() ? Local::tr("Nothing else would change.") : Local::tr("Then:")).toStdString();
    case Remedy::What::back_up: break;
    }
    const QString back = Local::tr("%n entries are put back.", "", static_cast<int>(remedy.entries.size()));
    const QString known = remedy.revealed.empty() ? Local::tr("Nothing has become known since.")
                                                  : Local::tr("What has become known since, and nobody can forget:");
    return (back + QLatin1Char(' ') + known).toStdString();
}

RemedyShown remedy_shown(const Remedy& remedy, int number)
{
    RemedyShown shown{.what = static_cast<int>(remedy.what),
                      .sentence = sentence_of(remedy, number),
                      .is_possible = remedy.is_possible};
    switch (remedy.what) {
    case Remedy::What::leave: shown.title = Local::tr("Leave it").toStdString(); break;
    case Remedy::What::fix_in_part: shown.title = Local::tr("Take it out alone").toStdString(); break;
    case Remedy::What::back_up: shown.title = Local::tr("Go back to before it").toStdString(); break;
    }
    for (const Change& change : remedy.changes)
        if (remedy.is_possible || change.is_impossible)
            shown.details.push_back(said_here(with_reference(change)).toStdString());
    for (const std::string& revealed : remedy.revealed)
        shown.details.push_back(said_here(revealed).toStdString());
    return shown;
}

/// In the catalogue's words, and where it stands.
FollowsShown follows(const Game& game, const std::string& sentence, const std::string& rule)
{
    const RuleInfo* info = rule.empty() ? nullptr : find_rule_info(game, rule);
    return {.sentence = said_here(sentence).toStdString(),
            .cited = info != nullptr ? rule + " · " +
                                           filled(Local::tr("rulebook: %1"),
                                                  pages::place_said(place_in_rulebook(*info), tongue_here()))
                                     : rule};
}

/// What somebody typed, as it would have been understood at that moment.
Result<Action> typed_action(const History& history, int number, const std::string& line)
{
    const Position before = history.state_after(history.before(history.subject_of(number))).position;
    const notation::Vocabulary vocabulary(history.game(), *before.library);
    const notation::Lexicon lexicon(vocabulary, before);
    const auto step = match::typed_step(lexicon, line);
    if (!step)
        return Failure{step.error()};
    const auto* deed = std::get_if<notation::DoAction>(&step->doing);
    if (deed == nullptr)
        return Failure{{Local::tr("An entry is corrected to what a player did, as “A pass”.").toStdString()}};
    notation::Errors errors;
    const auto action = notation::resolve(history.game(), before, deed->phrase, step->lines.front(), errors);
    if (!action)
        return Failure{{Local::tr("That could not be done then.").toStdString()}};
    return *action;
}

void add_preview(const History& history, const Inquiry& inquiry, EntryShown& shown)
{
    std::optional<Action> instead = inquiry.instead;
    if (!inquiry.typed.empty()) {
        const auto typed = typed_action(history, inquiry.entry, inquiry.typed);
        shown.has_preview = true;
        shown.chosen = inquiry.typed;
        if (!typed) {
            shown.refusal = typed.error().sentence;
            return;
        }
        instead = *typed;
    }
    if (!instead)
        return;
    shown.has_preview = true;
    shown.chosen_action = instead;
    const Position before = history.state_after(history.before(history.subject_of(inquiry.entry))).position;
    const notation::Vocabulary vocabulary(history.game(), *before.library);
    shown.chose_nothing = instead->kind == 0;
    shown.chosen = shown.chose_nothing ? Local::tr("It never happened").toStdString()
                                       : notation::write_action(notation::Lexicon(vocabulary, before), *instead);
    shown.refusal = why_not_correctable(history, inquiry.entry, *instead);
    if (!shown.refusal.empty())
        return;
    const Meaning meaning = corrected_to(*instead);
    for (const Violation& violation : verdict_of_replacement(history, inquiry.entry, meaning).violations)
        shown.preview.push_back(
            follows(history.game(), filled(Local::tr("It would be flagged: %1."), violation.sentence), violation.rule));
    for (const Change& change : preview_correction(history, inquiry.entry, *instead))
        shown.preview.push_back(follows(history.game(), change.sentence, change.rule));
}

}  // namespace

std::optional<EntryShown> entry_of(const match::LiveMatch& match, const Inquiry& inquiry)
{
    const History& history = match.referee().history();
    const Entry* entry = find_entry(history.record(), inquiry.entry);
    if (entry == nullptr)
        return {};
    EntryShown shown{.entry = entry->number,
                     .step = said_of(history, entry->number),
                     .how = who_says(*entry),
                     .flags = flags_of(match.game(), entry->verdict),
                     .pictures = match.pictures_of(entry->number),
                     .why_not = why_not_correctable(history, entry->number)};
    const bool is_deed = entry->kind == Entry::Kind::action || entry->kind == Entry::Kind::answer;
    if (!shown.why_not.empty())
        return shown;
    if (is_deed) {
        const Position before = history.state_after(history.before(history.subject_of(entry->number))).position;
        const notation::Vocabulary vocabulary(match.game(), *before.library);
        const notation::Lexicon lexicon(vocabulary, before);
        for (Action& action : match::what_else_it_may_have_been(history, entry->number, most_instead)) {
            std::string text = notation::write_action(lexicon, action);
            shown.instead.push_back({.text = std::move(text), .action = std::move(action)});
        }
    }
    if (!entry->verdict.legal())
        for (const Remedy& remedy : remedies(history, entry->number))
            shown.remedies.push_back(remedy_shown(remedy, entry->number));
    add_preview(history, inquiry, shown);
    return shown;
}

}  // namespace cardinal::window
