// What people look into on the match screen, and how they set it right.
#include "companion/match/clock.h"
#include "companion/match/wrong_case.h"
#include "companion/window/language.h"
#include "companion/window/match_model.h"
#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {
namespace {

constexpr std::size_t most_behind = 8;

Seat seat_of(const QString& letter)
{
    return letter.isEmpty() ? nobody : Seat{static_cast<std::int8_t>(letter.front().unicode() - u'A')};
}

match::Said kept_in(const Result<std::filesystem::path>& folder)
{
    if (!folder)
        return {folder.error().sentence, match::Said::Tone::warning};
    return {filled(Local::tr("Kept as a test case, on this machine alone: %1"), folder->string()),
            match::Said::Tone::good};
}

}  // namespace

void MatchModel::look_into(Inquiry inquiry)
{
    if (looking_.empty() || looking_.back() != inquiry)
        looking_.push_back(inquiry);
    if (looking_.size() > most_behind)
        looking_.erase(looking_.begin());
    if (ask_)
        ask_(std::move(inquiry));
}

/// The same thing, asked otherwise.
void MatchModel::look_otherwise(Inquiry inquiry)
{
    looking_.pop_back();
    look_into(std::move(inquiry));
}

void MatchModel::lookIntoMatch(const QString& value)
{
    look_into({.what = Inquiry::What::number, .value = value.toStdString()});
}

void MatchModel::lookIntoPlayer(const QString& letter, const QString& value)
{
    look_into({.what = Inquiry::What::number, .value = value.toStdString(), .seat = seat_of(letter)});
}

void MatchModel::lookIntoNumber(int card, const QString& value)
{
    look_into(
        {.what = Inquiry::What::number, .value = value.toStdString(), .card = CardId{static_cast<std::int16_t>(card)}});
}

void MatchModel::lookIntoCard(int card)
{
    if (card >= 0)
        look_into({.what = Inquiry::What::card, .card = CardId{static_cast<std::int16_t>(card)}});
}

void MatchModel::lookIntoEntry(int entry)
{
    if (entry > 0)
        look_into({.what = Inquiry::What::entry, .entry = entry});
}

void MatchModel::lookAway()
{
    if (looking_.empty())
        return;
    looking_.pop_back();
    if (ask_)
        ask_(looking_.empty() ? Inquiry() : looking_.back());
}

void MatchModel::lookAwayAll()
{
    looking_.clear();
    if (ask_)
        ask_({});
}

// ---- setting right ----

void MatchModel::set_right(const Fact& fact)
{
    post_([fact](match::LiveMatch& match) { return match.set_right(fact); });
}

void MatchModel::setNumber(int number)
{
    if (!view_->detail.why || !view_->detail.why->fact)
        return;
    Fact fact = *view_->detail.why->fact;
    fact.number = static_cast<Number>(std::clamp(number, -30000, 30000));
    if (fact != view_->detail.why->fact)
        set_right(fact);
}

void MatchModel::moveCard(int place)
{
    const auto& card = view_->detail.card;
    if (!card || place < 0 || place >= static_cast<int>(card->places.size()))
        return;
    set_right({.what = Fact::What::card,
               .card = card->fact.card,
               .from = card->fact.from,
               .to = card->places[static_cast<std::size_t>(place)].place});
}

void MatchModel::turnCard(int quarters)
{
    const auto& card = view_->detail.card;
    if (!card)
        return;
    const int turned = ((card->fact.turned + quarters) % 4 + 4) % 4;
    set_right({.what = Fact::What::card,
               .card = card->fact.card,
               .from = card->fact.from,
               .turned = static_cast<std::int8_t>(turned)});
}

void MatchModel::flipCard()
{
    const auto& card = view_->detail.card;
    if (!card)
        return;
    set_right({.what = Fact::What::card,
               .card = card->fact.card,
               .from = card->fact.from,
               .face = static_cast<std::int8_t>(card->fact.face == 0 ? 1 : 0)});
}

// ---- entries ----

void MatchModel::tryInstead(int index)
{
    const auto& entry = view_->detail.entry;
    if (!entry || looking_.empty() || index >= static_cast<int>(entry->instead.size()))
        return;
    Inquiry inquiry{.what = Inquiry::What::entry, .entry = entry->entry};
    inquiry.instead = index < 0 ? Action() : entry->instead[static_cast<std::size_t>(index)].action;
    look_otherwise(std::move(inquiry));
}

void MatchModel::tryTyped(const QString& line)
{
    const auto& entry = view_->detail.entry;
    if (!entry || looking_.empty() || line.trimmed().isEmpty())
        return;
    look_otherwise({.what = Inquiry::What::entry, .entry = entry->entry, .typed = line.trimmed().toStdString()});
}

void MatchModel::correctEntry()
{
    const auto& entry = view_->detail.entry;
    if (!entry || !entry->chosen_action || !entry->refusal.empty())
        return;
    post_([number = entry->entry, instead = *entry->chosen_action](match::LiveMatch& match) {
        return match.correct(number, instead);
    });
    lookAway();
}

void MatchModel::remedy(int what)
{
    const auto& entry = view_->detail.entry;
    if (!entry)
        return;
    const auto chosen = std::ranges::find(entry->remedies, what, &RemedyShown::what);
    if (chosen == entry->remedies.end() || !chosen->is_possible)
        return;
    post_([what, number = entry->entry, flagged = view_->flagged](match::LiveMatch& match) {
        switch (what) {
        case 1: return match.correct(number, {});
        case 2: return match.back_up_to(number);
        default: break;
        }
        const bool is_open = std::ranges::find(flagged, number, &FlaggedShown::entry) != flagged.end();
        return is_open ? match.let_stand()
                       : match.note(filled(Local::tr("Entry %1 stays as it is."), std::to_string(number)));
    });
    lookAway();
}

void MatchModel::rule(const QString& words)
{
    const std::string said = words.trimmed().toStdString();
    if (said.empty())
        return;
    post_([said](match::LiveMatch& match) { return match.rule(said); });
}

void MatchModel::notWhatHappened()
{
    if (!view_->flagged.empty())
        lookIntoEntry(view_->flagged.front().entry);
}

void MatchModel::keepWrong()
{
    const auto& looked_into = view_->detail.entry;
    const int entry = looked_into ? looked_into->entry : view_->log.empty() ? 0 : view_->log.back().entry;
    if (cases_.empty()) {
        say({.text = Local::tr("There is no folder to keep test cases in.").toStdString(),
             .tone = match::Said::Tone::warning});
        return;
    }
    post_([entry, folder = cases_](match::LiveMatch& match) {
        return match::Told{.said = {kept_in(match::keep_as_case(match, entry, folder, match::now_in_ms()))}};
    });
}

}  // namespace cardinal::window
