#include "companion/window/match_model.h"

#include "companion/window/said_elsewhere.h"
#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {
namespace {

constexpr std::size_t most_notices = 3;
constexpr qsizetype most_hints = 6;

/// All that was typed stands in it, in whatever order: "scout pl" finds "A play Scout".
bool fits(const QString& line, const QStringList& typed)
{
    return std::ranges::all_of(typed, [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

void MatchModel::show(std::shared_ptr<const MatchView> view)
{
    const std::shared_ptr<const MatchView> before = std::exchange(view_, std::move(view));
    if (view_->question != postponed_)
        postponed_.reset();
    log_.show(view_->log);
    for (const match::Said& said : view_->said)
        say(said);
    tell_what_changed(*before);
    tell_what_is_new(*before);
    if (view_->hints != before->hints)
        find_hints();
}

/// Lists are told of only when they are others than before: whoever shows them builds them anew.
void MatchModel::tell_what_changed(const MatchView& before)
{
    Q_EMIT changed();
    if (view_->stage != before.stage)
        Q_EMIT stagesChanged();
    if (view_->players != before.players)
        Q_EMIT playersChanged();
    if (view_->flagged != before.flagged)
        Q_EMIT flaggedChanged();
    if (view_->question != before.question)
        Q_EMIT questionChanged();
    if (view_->desync != before.desync)
        Q_EMIT desyncChanged();
    if (view_->table != before.table)
        Q_EMIT tableChanged();
    if (view_->detail != before.detail)
        Q_EMIT detailChanged();
}

void MatchModel::tell_what_is_new(const MatchView& before)
{
    if (has_question() && view_->question != before.question)
        Q_EMIT asked(text_of(view_->question->sentence));  // whoever says it speaks English
    if (!view_->flagged.empty() && view_->flagged != before.flagged)
        Q_EMIT flaggedAnew(text_of(view_->flagged.front().flags.front().sentence));
    if (view_->desync && !before.desync)
        Q_EMIT lost(text_of(view_->desync->sentence));
}

void MatchModel::say(const match::Said& said)
{
    std::erase(notices_, said);
    notices_.push_back(said);
    if (notices_.size() > most_notices)
        notices_.erase(notices_.begin());
    Q_EMIT noticesChanged();
}

void MatchModel::forgetNotice(int index)
{
    if (index < 0 || index >= static_cast<int>(notices_.size()))
        return;
    notices_.erase(notices_.begin() + index);
    Q_EMIT noticesChanged();
}

// ---- what is shown ----

QString MatchModel::game() const { return text_of(view_->game); }
QVariantList MatchModel::stages() const
{
    QVariantList all;
    for (const StageShown& part : view_->stage)
        all.append(QVariantMap{{"words", text_of(part.words)}, {"value", text_of(part.value)}});
    return all;
}
QString MatchModel::due() const { return said_here(view_->due); }
QVariantList MatchModel::players() const { return shown(view_->players); }
QVariantList MatchModel::flagged() const { return shown(view_->flagged); }
QString MatchModel::question() const { return view_->question ? said_here(view_->question->sentence) : QString(); }
QStringList MatchModel::answers() const { return view_->question ? deeds_of(view_->question->answers) : QStringList(); }
QString MatchModel::desync() const { return view_->desync ? said_here(view_->desync->sentence) : QString(); }
QVariantList MatchModel::differences() const
{
    return view_->desync ? shown(view_->desync->differences) : QVariantList();
}
QString MatchModel::undo_text() const { return deed_of(view_->undo); }
QString MatchModel::redo_text() const { return deed_of(view_->redo); }
QVariantList MatchModel::table() const { return shown(view_->table); }
QVariant MatchModel::why() const { return shown(view_->detail.why); }
QVariant MatchModel::card() const { return shown(view_->detail.card); }
QVariant MatchModel::entry() const { return shown(view_->detail.entry); }

QString MatchModel::table_in_words() const
{
    QStringList places;
    for (const PlaceListed& place : view_->table) {
        QStringList cards;
        for (const PlaceListed::Item& item : place.cards)
            cards.append(text_of(item.name));
        places.append(text_of(place.place) + QStringLiteral(": ") + cards.join(QStringLiteral(", ")));
    }
    return places.join(QStringLiteral(". "));
}

QVariantList MatchModel::notices() const
{
    QVariantList all;
    for (const match::Said& said : notices_)
        all.append(QVariantMap{{"text", said_here(said.text)},
                               {"isWarning", said.tone == match::Said::Tone::warning},
                               {"isGood", said.tone == match::Said::Tone::good}});
    return all;
}

// ---- what people type ----

QStringList MatchModel::hints() const { return fitting_.first(std::min(most_hints, fitting_.size())); }
int MatchModel::more_hints() const { return static_cast<int>(fitting_.size() - hints().size()); }

void MatchModel::giveHints(bool wished)
{
    if (hint_)
        hint_(wished);
}

void MatchModel::typing(const QString& text)
{
    typed_ = text.simplified();
    find_hints();
}

/// What begins like that comes first.
void MatchModel::find_hints()
{
    fitting_.clear();
    const QStringList words = typed_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const std::string& hint : view_->hints)
        if (const QString line = text_of(hint); fits(line, words))
            fitting_.append(line);
    std::stable_partition(fitting_.begin(), fitting_.end(),
                          [this](const QString& line) { return line.startsWith(typed_, Qt::CaseInsensitive); });
    Q_EMIT hintsChanged();
}

// ---- what people do ----

void MatchModel::answer(int index)
{
    if (!has_question() || index < 0 || index >= static_cast<int>(view_->question->answers.size()))
        return;
    post_([question = *view_->question, index](match::LiveMatch& match) {
        return window::answer(match, question, static_cast<std::size_t>(index));
    });
}

/// What an eye asks is told to the match, which may find out by itself; what the game waits for is only put aside.
void MatchModel::postpone()
{
    if (!has_question())
        return;
    postponed_ = view_->question;
    Q_EMIT changed();
    post_([](match::LiveMatch& match) {
        return match.doubt().what == match::Doubt::What::asks ? match.postpone() : match::Told();
    });
}

void MatchModel::askAgain()
{
    postponed_.reset();
    Q_EMIT changed();
}

void MatchModel::takeBack()
{
    if (!view_->flagged.empty())
        post_([](match::LiveMatch& match) { return match.take_back(); });
}

void MatchModel::letStand()
{
    if (!view_->flagged.empty())
        post_([](match::LiveMatch& match) { return match.let_stand(); });
}

void MatchModel::takeAsItLies()
{
    if (view_->desync)
        post_([](match::LiveMatch& match) { return match.take_as_it_lies(); });
}

void MatchModel::begin() { say(text_of(view_->begin)); }

void MatchModel::undo()
{
    if (!view_->undo.empty())
        post_([](match::LiveMatch& match) { return match.undo(); });
}

void MatchModel::redo()
{
    if (!view_->redo.empty())
        post_([](match::LiveMatch& match) { return match.redo(); });
}

void MatchModel::say(const QString& line)
{
    const std::string said = line.trimmed().toStdString();
    if (said.empty())
        return;
    post_([this, said](match::LiveMatch& match) {
        match::Told told = match.take_line(said);
        if (!told.has_news && told.entries.empty() && !told.said.empty())
            QMetaObject::invokeMethod(
                this, [this, line = text_of(said)] { Q_EMIT refused(line); }, Qt::QueuedConnection);
        return told;
    });
}

}  // namespace cardinal::window
