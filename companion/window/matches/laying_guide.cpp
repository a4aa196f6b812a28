#include "companion/window/matches/laying_guide.h"

#include "companion/pages/telling.h"
#include "companion/window/language.h"
#include "companion/window/shown_values.h"

#include <map>
#include <numeric>

namespace cardinal::window {
namespace {

std::string thing_told(const Game& game, const Position& position, const BoardCard& seen)
{
    const QString turned[] = {QString(), Local::tr("turned right"), Local::tr("upside down"), Local::tr("turned left")};
    QStringList parts{text_of(name_of(position, seen.card))};
    if (seen.face == Face::down)
        parts.append(Local::tr("face down"));
    if (seen.turned % 4 != 0)
        parts.append(turned[seen.turned % 4]);
    if (seen.host)
        parts.append(Local::tr("on %1").arg(text_of(name_of(position, seen.host))));
    for (const BoardCard::Mark& mark : seen.marks)
        if (mark.value >= 0)
            parts.append(words_of(game.words->values[static_cast<std::size_t>(mark.value)].name) +
                         QStringLiteral(" %1").arg(mark.number));
    return parts.join(QStringLiteral(", ")).toStdString();
}

}  // namespace

std::vector<LayingOut> laying_out(const Game& game, const Position& position, std::span<const std::string> players)
{
    const Board laid = board(game, position);
    std::map<Place, LayingOut> places;
    std::map<Place, int> hidden;
    for (const BoardCard& seen : laid.cards) {
        if (game.words->zones[seen.place.zone].hidden)
            ++hidden[seen.place];
        else
            places[seen.place].things.push_back(thing_told(game, position, seen));
    }
    for (const auto& [place, count] : hidden)
        places[place].things.push_back(Local::tr("%n cards, face down", "", count).toStdString());
    std::vector<LayingOut> all;
    for (auto& [place, laying] : places) {
        laying.place = place_in_words(game, place, players);
        all.push_back(std::move(laying));
    }
    for (std::int8_t index = 0; index < position.seats; ++index) {
        LayingOut numbers{.place = filled(Local::tr("%1's numbers"), called(Seat{index}, players))};
        for (const pages::HeadlineNumber& one : pages::headline_of(game, position, Seat{index}))
            numbers.things.push_back(with_spaces(one.name) + " " + std::to_string(one.number));
        all.push_back(std::move(numbers));
    }
    return all;
}

void LayingGuide::show(std::vector<LayingOut> places)
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
    for (const LayingOut& place : places_) {
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
    return std::accumulate(places_.begin(), places_.end(), 0,
                           [](int sum, const LayingOut& place) { return sum + static_cast<int>(place.things.size()); });
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
    for (const LayingOut& place : places_)
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
