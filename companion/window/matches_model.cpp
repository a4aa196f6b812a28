#include "companion/window/matches_model.h"

#include "companion/pages/telling.h"
#include "companion/shelf/matches.h"
#include "companion/window/language.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
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
        {"gameId", text_of(match.game)},
        {"players", players},
        {"when", when},
        {"entries", match.entries},
        {"flags", match.flags},
        {"profile", said_here(match.profile)},
        {"isKnown", game != nullptr},
        {"words", QStringLiteral("%1 %2 %3 %4 #%5").arg(title, players, when, said_here(match.profile)).arg(match.id)}};
}

QVariantList shown(const std::vector<shelf::Tally>& tallies)
{
    QVariantList all;
    for (const shelf::Tally& tally : tallies)
        all.append(QVariantMap{
            {"name", text_of(tally.name)}, {"played", tally.played}, {"decided", tally.decided}, {"won", tally.won}});
    return all;
}

QVariantMap shown(const shelf::Statistics& all)
{
    QVariantList broken;
    for (const shelf::BrokenRule& rule : all.broken)
        broken.append(QVariantMap{{"rule", text_of(rule.rule)},
                                  {"sentence", text_of(rule.sentence)},
                                  {"place", text_of(pages::place_said(rule.place, tongue_here()))},
                                  {"times", rule.times},
                                  {"matches", rule.matches}});
    return {{"matches", all.matches},
            {"finished", all.finished},
            {"unread", all.unread},
            {"entriesEach", all.matches > 0 ? all.entries / all.matches : 0},
            {"turnsEach", decimal(all.matches > 0 ? static_cast<double>(all.turns) / all.matches : 0, 1)},
            {"longest", all.longest_turns},
            {"firstDecided", all.first.decided},
            {"firstWon", all.first.won},
            {"decks", shown(all.decks)},
            {"factions", shown(all.factions)},
            {"players", shown(all.players)},
            {"broken", broken}};
}

/// "match-7", with who played where that makes a name of a file.
QString file_name_of(const carddb::MatchSummary& match)
{
    QString name = QStringLiteral("match-%1-%2").arg(match.id).arg(text_of(shelf::players_told(match)).simplified());
    for (QChar& letter : name)
        if (!letter.isLetterOrNumber() && letter != QLatin1Char('-'))
            letter = QLatin1Char('-');
    return name;
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
        std::map<int, carddb::MatchSummary> summaries;
        if (found)
            for (const carddb::MatchSummary& match : *found)
                if (match.entries > 0) {
                    rows.append(row_of(match));
                    summaries[static_cast<int>(match.id)] = match;
                }
        return [this, rows, summaries, trouble = found ? QString() : text_of(found.error().sentence)] {
            rows_ = rows;
            summaries_ = summaries;
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

void MatchesModel::set_game(const QString& id)
{
    game_ = id;
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
        const bool is_of_game = game_.isEmpty() || row["gameId"].toString() == game_;
        if (has_words && is_of_game && (!only_flagged_ || row["flags"].toInt() > 0))
            chosen.append(row);
    }
    matches_.show(chosen);
    Q_EMIT changed();
}

// ---- over many ----

void MatchesModel::count()
{
    std::vector<carddb::MatchSummary> chosen;
    for (int at = 0; at < matches_.count(); ++at)
        if (const auto found = summaries_.find(matches_.at(at)["id"].toInt()); found != summaries_.end())
            chosen.push_back(found->second);
    is_counting_ = true;
    Q_EMIT counted();
    backroom_.post("count", [this, chosen = std::move(chosen)](const std::stop_token& stop) -> Backroom::Then {
        auto database = backstage_.database();
        const auto all = database ? shelf::statistics(*database, chosen, stop) : Failure{database.error()};
        return [this, all] {
            is_counting_ = false;
            trouble_ = all ? QString() : text_of(all.error().sentence);
            if (all)
                statistics_ = *all;
            Q_EMIT counted();
            Q_EMIT changed();
        };
    });
}

QVariantMap MatchesModel::statistics() const { return statistics_ ? shown(*statistics_) : QVariantMap(); }

void MatchesModel::stopCounting()
{
    backroom_.call_off("count");
    is_counting_ = false;
    Q_EMIT counted();
}

void MatchesModel::save(int index, const QString& as)
{
    const auto found = summaries_.find(matches_.at(index)["id"].toInt());
    if (found == summaries_.end() || !backstage_.write)
        return;
    const QString ending = as == QLatin1String("notation") ? QStringLiteral("cardinal") : as;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QDir(documents.isEmpty() ? QDir::homePath() : documents)
                             .filePath(file_name_of(found->second) + QLatin1Char('.') + ending);
    is_saving_ = true;
    Q_EMIT changed();
    backroom_.post("save match",
                   [this, id = found->second.id, as = as.toStdString(), file,
                    say = tongue_here()](const std::stop_token& stop) -> Backroom::Then {
                       const auto text = backstage_.write(id, as, say);
                       if (stop.stop_requested())
                           return {};
                       QDir().mkpath(QFileInfo(file).path());
                       QSaveFile out(file);
                       const bool is_written = text && out.open(QIODevice::WriteOnly) &&
                                               out.write(text->data(), static_cast<qint64>(text->size())) >= 0 &&
                                               out.commit();
                       return [this, file, is_written, trouble = text ? QString() : text_of(text.error().sentence)] {
                           trouble_ = is_written        ? QString()
                                    : trouble.isEmpty() ? Local::tr("%1 cannot be written.").arg(file)
                                                        : trouble;
                           is_saving_ = false;
                           told_ = is_written ? Local::tr("Saved: %1").arg(file) : QString();
                           Q_EMIT changed();
                           if (is_written)
                               Q_EMIT saved(file);
                       };
                   });
}

void MatchesModel::cancelSaving()
{
    backroom_.call_off("save match");
    is_saving_ = false;
    Q_EMIT changed();
}

}  // namespace cardinal::window
