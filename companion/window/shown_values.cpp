#include "companion/window/shown_values.h"

#include "companion/window/cut_out.h"
#include "companion/window/language.h"
#include "companion/window/said_elsewhere.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

namespace cardinal::window {

QString day_and_time(std::int64_t ms_since_1970)
{
    //: how a day and a time are written, in the letters of Qt's QDateTime
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms_since_1970), Local::tr("d MMM yyyy, HH:mm"));
}

QString day(std::string_view iso)
{
    const QDate day = QDate::fromString(text_of(iso), Qt::ISODate);
    //: how a day is written, in the letters of Qt's QDate
    return day.isValid() ? QLocale().toString(day, Local::tr("d MMM yyyy")) : text_of(iso);
}

QString decimal(double number, int places) { return QLocale().toString(number, 'f', places); }

QStringList texts_of(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all.append(text_of(text));
    return all;
}

QStringList deeds_of(const std::vector<std::string>& steps)
{
    QStringList all;
    for (const std::string& step : steps)
        all.append(deed_of(step));
    return all;
}

QVariantList shown(const std::vector<FlagShown>& flags)
{
    QVariantList all;
    for (const FlagShown& flag : flags)
        all.append(QVariantMap{{"sentence", text_of(flag.sentence)},
                               {"cited", text_of(flag.cited)},
                               {"note", text_of(flag.note)},
                               {"isIllegal", flag.severity == Severity::illegal}});
    return all;
}

QVariantList shown(const std::vector<FlaggedShown>& plays)
{
    QVariantList all;
    for (const FlaggedShown& play : plays)
        all.append(QVariantMap{{"entry", play.entry}, {"step", deed_of(play.step)}, {"flags", shown(play.flags)}});
    return all;
}

QVariantList shown(const std::vector<PlayerShown>& players)
{
    QVariantList all;
    for (const PlayerShown& player : players) {
        QVariantList numbers;
        for (const NumberShown& one : player.numbers)
            numbers.append(QVariantMap{{"name", text_of(one.name)},
                                       {"value", text_of(one.value)},
                                       {"number", one.number},
                                       {"cap", one.cap ? QStringLiteral("/%1").arg(*one.cap) : QString()},
                                       {"isOver", one.cap && one.number > *one.cap}});
        all.append(QVariantMap{{"letter", text_of(player.letter)},
                               {"name", text_of(player.name)},
                               {"isActing", player.is_acting},
                               {"isFar", player.is_far},
                               {"along", player.along},
                               {"numbers", numbers}});
    }
    return all;
}

QVariantList shown(const std::vector<DifferenceShown>& differences)
{
    QVariantList all;
    for (const DifferenceShown& one : differences)
        all.append(QVariantMap{{"what", text_of(one.what)},
                               {"expected", text_of(one.expected)},
                               {"seen", text_of(one.seen)},
                               {"card", one.card}});
    return all;
}

QVariantList shown(const std::vector<PlaceListed>& places)
{
    QVariantList all;
    for (const PlaceListed& place : places) {
        QVariantList cards;
        for (const PlaceListed::Item& item : place.cards)
            cards.append(QVariantMap{{"card", item.card},
                                     {"name", text_of(item.name)},
                                     {"numbers", text_of(item.numbers)},
                                     {"how", text_of(item.how)}});
        all.append(QVariantMap{{"place", text_of(place.place)}, {"cards", cards}});
    }
    return all;
}

QVariant shown(const std::optional<WhyShown>& why)
{
    if (!why)
        return {};
    QVariantList reasons, rules, changes;
    for (const ReasonShown& one : why->reasons)
        reasons.append(QVariantMap{{"text", text_of(one.text)}, {"amount", one.amount}, {"card", one.card}});
    for (const RuleShown& one : why->rules)
        rules.append(QVariantMap{{"sentence", text_of(one.sentence)}, {"cited", text_of(one.cited)}});
    for (const ChangeShown& one : why->changes)
        changes.append(QVariantMap{{"entry", one.entry}, {"step", deed_of(one.step)}, {"change", text_of(one.change)}});
    return QVariantMap{{"title", text_of(why->title)},
                       {"says", text_of(why->says)},
                       {"number", text_of(why->number)},
                       {"reasons", reasons},
                       {"rules", rules},
                       {"changes", changes},
                       {"canBeSet", why->fact.has_value()},
                       {"now", why->fact ? why->fact->number : 0}};
}

QVariant shown(const std::optional<CardShown>& card)
{
    if (!card)
        return {};
    QVariantList numbers, places;
    for (const CardNumberShown& one : card->numbers)
        numbers.append(
            QVariantMap{{"name", text_of(one.name)}, {"value", text_of(one.value)}, {"number", text_of(one.number)}});
    for (const PlaceShown& one : card->places)
        places.append(text_of(one.name));
    return QVariantMap{{"card", card->card},
                       {"name", text_of(card->name)},
                       {"typeLine", text_of(card->type_line)},
                       {"where", text_of(card->where)},
                       {"how", text_of(card->how)},
                       {"texts", texts_of(card->texts)},
                       {"numbers", numbers},
                       {"places", places},
                       {"isDown", card->fact.face == 1}};
}

namespace {

constexpr std::size_t most_details = 6;   ///< of a remedy: enough to choose by
constexpr std::size_t most_follows = 12;  ///< of a correction, which is looked at alone

/// "Then:", and what that is, a line each.
QString told(const RemedyShown& remedy)
{
    QStringList lines{deed_of(remedy.sentence)};
    for (std::size_t at = 0; at < std::min(most_details, remedy.details.size()); ++at)
        lines.append(QStringLiteral("• ") + deed_of(remedy.details[at]));
    if (remedy.details.size() > most_details)
        lines.append(QStringLiteral("• ") +
                     Local::tr("and %n more", "details", static_cast<int>(remedy.details.size() - most_details)));
    return lines.join(QLatin1Char('\n'));
}

QVariantList shown(const std::vector<RemedyShown>& remedies)
{
    QVariantList all;
    for (const RemedyShown& one : remedies)
        all.append(QVariantMap{
            {"what", one.what}, {"title", text_of(one.title)}, {"says", told(one)}, {"isPossible", one.is_possible}});
    return all;
}

QVariantList shown(const std::vector<FollowsShown>& preview)
{
    QVariantList all;
    for (std::size_t at = 0; at < std::min(most_follows, preview.size()); ++at)
        all.append(QVariantMap{{"sentence", deed_of(preview[at].sentence)}, {"cited", text_of(preview[at].cited)}});
    if (preview.size() > most_follows)
        all.append(QVariantMap{
            {"sentence", Local::tr("and %n more", "details", static_cast<int>(preview.size() - most_follows))},
            {"cited", QString()}});
    return all;
}

/// As an address that an image can be loaded from.
QString address_of(const std::string& picture)
{
    const QByteArray bytes = QByteArray::fromRawData(picture.data(), static_cast<qsizetype>(picture.size()));
    return QStringLiteral("data:image/jpeg;base64,") + QString::fromLatin1(bytes.toBase64());
}

}  // namespace

QVariant shown(const std::optional<EntryShown>& entry)
{
    if (!entry)
        return {};
    QVariantList pictures, instead;
    for (const std::string& picture : entry->pictures)
        pictures.append(QVariantMap{{"address", address_of(picture)}, {"caption", caption_of(picture)}});
    for (const InsteadShown& one : entry->instead)
        instead.append(deed_of(one.text));
    return QVariantMap{{"entry", entry->entry},
                       {"step", deed_of(entry->step)},
                       {"how", text_of(entry->how)},
                       {"flags", shown(entry->flags)},
                       {"pictures", pictures},
                       {"whyNot", said_here(entry->why_not)},
                       {"instead", instead},
                       {"remedies", shown(entry->remedies)},
                       {"hasPreview", entry->has_preview},
                       {"chosen", deed_of(entry->chosen)},
                       {"choseNothing", entry->chose_nothing},
                       {"refusal", said_here(entry->refusal)},
                       {"preview", shown(entry->preview)}};
}

}  // namespace cardinal::window
