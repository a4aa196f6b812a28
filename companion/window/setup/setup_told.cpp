// What is said of the table that is looked at: as a whole, zone by zone, and what to do.
#include "companion/window/language.h"
#include "companion/window/setup/setup_model.h"
#include "companion/window/setup/zone_painter.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QRegularExpression>
#include <algorithm>

namespace cardinal::window {

QString SetupModel::verdict() const
{
    if (!checkup_)
        return {};
    if (!checkup_->table)
        return Local::tr("The mat is not found");
    return is_fit() ? Local::tr("Cards can be read here") : Local::tr("Something has to be done first");
}

QString SetupModel::table() const
{
    if (!checkup_)
        return {};
    if (!checkup_->table)
        return said_here(checkup_->no_table);
    const calibration::TableFound& found = *checkup_->table;
    return Local::tr("Found by %1 of its 4 corners, to within %2 mm. The camera is %3 cm away, %4° from straight down.")
        .arg(found.markers.size())
        .arg(decimal(found.pose.error_mm, 1))
        .arg(qRound(checkup_->stand.distance_mm / 10))
        .arg(qRound(checkup_->stand.slant_deg));
}

/// As people call it; where nobody knows the game, a part of the mat.
QString SetupModel::zone_said(const doctor::ZoneCheck& zone) const
{
    const Game* game = find_game(game_.toStdString());
    if (game == nullptr || game->playmat == nullptr)
        return said_here(zone.zone.words);
    const auto place = std::ranges::find(game->playmat->zones, zone.zone.area, &MatZone::area);
    return place == game->playmat->zones.end() ? said_here(zone.zone.words)
                                               : text_of(place_in_words(*game, place->place));
}

QVariantList SetupModel::zones() const
{
    QVariantList all;
    if (!has_table())
        return all;
    for (const doctor::ZoneCheck& zone : checkup_->zones)
        all.append(QVariantMap{{"name", zone_said(zone)},
                               {"sign", QString::fromUtf8(sign_of(zone.grade))},
                               {"word", said_here(doctor::word_for(zone.grade))},
                               {"isGood", zone.grade <= doctor::Grade::readable},
                               {"isBad", zone.grade == doctor::Grade::unreadable},
                               {"px", decimal(zone.px_per_module, 1)},
                               {"colour", colour_of(zone.grade)}});
    return all;
}

/// "home (A), field and 2 more: blurred …": the zones by their own names.
QString SetupModel::advice_said(const std::string& sentence) const
{
    static const QRegularExpression and_more("^(.*) and (\\d+) more$"), and_one("^(.*) and (.*)$");
    QString text = said_here(sentence);
    QString names = text.section(QStringLiteral(": "), 0, 0);
    const bool is_of_zones = std::ranges::any_of(
        checkup_->zones, [&](const doctor::ZoneCheck& zone) { return names.startsWith(text_of(zone.zone.words)); });
    if (!is_of_zones)
        return text;
    const QString rest = text.mid(names.size());
    if (const auto match = and_more.match(names); match.hasMatch())
        names = Local::tr("%1 and %2 more").arg(match.captured(1), match.captured(2));
    else if (const auto pair = and_one.match(names); pair.hasMatch())
        names = Local::tr("%1 and %2").arg(pair.captured(1), pair.captured(2));
    for (const doctor::ZoneCheck& zone : checkup_->zones)
        if (zone.zone.words != zone.zone.name)
            names.replace(text_of(zone.zone.words), zone_said(zone));
    return names + rest;
}

QVariantList SetupModel::advice() const
{
    QVariantList all;
    if (!checkup_)
        return all;
    for (const doctor::Advice& advice : checkup_->advice)
        all.append(QVariantMap{{"what", advice_said(advice.what)},
                               {"cure", said_here(advice.cure)},
                               {"isMust", advice.weight == doctor::Advice::Weight::must}});
    return all;
}

}  // namespace cardinal::window
