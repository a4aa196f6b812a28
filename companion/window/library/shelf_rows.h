#pragma once

#include "companion/shelf/cards.h"
#include "companion/shelf/decks.h"

#include <QVariantMap>

/// What lies on the shelf, as rows of lists on the screen.
namespace cardinal::window {

QVariantMap row_of(const shelf::ShelvedDeck& deck);
QVariantMap row_of(const shelf::ShelvedCard& card);
QVariantList findings_shown(const std::vector<shelf::Finding>& findings);

template <class Things>
QList<QVariantMap> rows_of_all(const Things& things)
{
    QList<QVariantMap> rows;
    for (const auto& thing : things)
        rows.append(row_of(thing));
    return rows;
}

}  // namespace cardinal::window
