#include "companion/window/matches/laying_guide.h"

#include "companion/window/language.h"
#include "companion/window/shown_values.h"

#include <numeric>

namespace cardinal::window {

void LayingGuide::show(std::vector<shelf::LayingOut> places)
{
    places_ = std::move(places);
    laid_.clear();
    Q_EMIT changed();
    Q_EMIT ticked();
}

QVariantList LayingGuide::places() const
{
    QVariantList all;
    int at = 0;
    for (const shelf::LayingOut& place : places_) {
        QVariantList things;
        for (const std::string& thing : place.things) {
            things.append(QVariantMap{{"thing", text_of(thing)}, {"at", at}, {"lies", laid_.contains(at)}});
            ++at;
        }
        all.append(QVariantMap{{"place", text_of(place.place)}, {"things", things}});
    }
    return all;
}

int LayingGuide::count() const
{
    return std::accumulate(places_.begin(), places_.end(), 0, [](int sum, const shelf::LayingOut& place) {
        return sum + static_cast<int>(place.things.size());
    });
}

QString LayingGuide::told() const
{
    const int all = count(), laid = static_cast<int>(laid_.size());
    if (all == 0)
        return Local::tr("Nothing lies on the table.");
    return laid == all ? Local::tr("Everything lies there.") : Local::tr("%1 of %2 lie there").arg(laid).arg(all);
}

QString LayingGuide::in_words() const
{
    QStringList all;
    for (const shelf::LayingOut& place : places_)
        all.append(text_of(place.place) + QStringLiteral(": ") + texts_of(place.things).join(QStringLiteral("; ")));
    return all.join(QStringLiteral(". "));
}

/// The list stays as it is while it is ticked off, so that whoever goes through it by keys stays where they are.
void LayingGuide::lay(int at, bool lies)
{
    if (at < 0 || at >= count())
        return;
    if (lies)
        laid_.insert(at);
    else
        laid_.erase(at);
    Q_EMIT ticked();
}

void LayingGuide::layNone()
{
    laid_.clear();
    Q_EMIT changed();
    Q_EMIT ticked();
}

}  // namespace cardinal::window
