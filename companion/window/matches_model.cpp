#include "companion/window/matches_model.h"

#include "companion/shelf/matches.h"
#include "companion/window/language.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::window {
namespace {

QVariantMap row_of(const carddb::MatchSummary& match)
{
    const Game* game = find_game(match.game);
    const QString title = game != nullptr ? text_of(game->title) : text_of(match.game);
    const QString players = text_of(shelf::players_told(match)), when = day_and_time(match.last_at);
    return {
        {"id", static_cast<int>(match.id)},
        {"game", title},
        {"players", players},
        {"when", when},
        {"entries", match.entries},
        {"flags", match.flags},
        {"profile", said_here(match.profile)},
        {"isKnown", game != nullptr},
        {"words", QStringLiteral("%1 %2 %3 %4 #%5").arg(title, players, when, said_here(match.profile)).arg(match.id)}};
}

}  // namespace

MatchesModel::MatchesModel(const Backstage& backstage, Backroom& backroom)
    : backstage_(backstage), backroom_(backroom), replay_(backstage, backroom)
{}

void MatchesModel::refresh()
{
    is_looking_ = true;
    Q_EMIT changed();
    backroom_.post("matches", [this](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        const auto found = database ? carddb::list_matches(*database, {.at_most = -1}) : Failure{database.error()};
        QList<QVariantMap> rows;
        if (found)
            for (const carddb::MatchSummary& match : *found)
                if (match.entries > 0)
                    rows.append(row_of(match));
        return [this, rows, trouble = found ? QString() : text_of(found.error().sentence)] {
            rows_ = rows;
            trouble_ = trouble;
            is_looking_ = false;
            choose();
        };
    });
}

void MatchesModel::look_for(const QString& typed)
{
    typed_ = typed;
    choose();
}

void MatchesModel::set_only_flagged(bool only_flagged)
{
    only_flagged_ = only_flagged;
    choose();
}

/// Every typed word stands somewhere.
void MatchesModel::choose()
{
    const QStringList words = typed_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<QVariantMap> chosen;
    for (const QVariantMap& row : rows_) {
        const QString all = row["words"].toString();
        const bool has_words =
            std::ranges::all_of(words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        if (has_words && (!only_flagged_ || row["flags"].toInt() > 0))
            chosen.append(row);
    }
    matches_.show(chosen);
    Q_EMIT changed();
}

}  // namespace cardinal::window
