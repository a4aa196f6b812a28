#pragma once

#include "carddb/matches.h"
#include "companion/shelf/statistics.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/replay_model.h"
#include "companion/window/rows_model.h"

#include <map>
#include <optional>

namespace cardinal::window {

/// Every match that was played, those among them that are looked for, and the one that is looked at again.
class MatchesModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QAbstractListModel* matches READ matches CONSTANT)
    Q_PROPERTY(QObject* replay READ replay CONSTANT)
    Q_PROPERTY(QString typed READ typed WRITE look_for NOTIFY changed)
    Q_PROPERTY(bool onlyFlagged READ only_flagged WRITE set_only_flagged NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed)
    Q_PROPERTY(QVariantMap statistics READ statistics NOTIFY counted)
    Q_PROPERTY(bool isCounting READ is_counting NOTIFY counted)
    Q_PROPERTY(bool isSaving READ is_saving NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)
    Q_PROPERTY(bool isLooking READ is_looking NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    MatchesModel(const Backstage& backstage, Backroom& backroom);

    RowsModel* matches() { return &matches_; }
    ReplayModel* replay() { return &replay_; }
    const QString& typed() const { return typed_; }
    void look_for(const QString& typed);
    bool only_flagged() const { return only_flagged_; }
    void set_only_flagged(bool only_flagged);
    const QString& game() const { return game_; }  ///< its id; empty: of all games
    void set_game(const QString& id);
    /// Of the matches that were counted last: matches, finished, entries, turns, first, decks, factions, players,
    /// broken; in the language that is spoken now.
    QVariantMap statistics() const;
    bool is_counting() const { return is_counting_; }
    bool is_saving() const { return is_saving_; }
    const QString& told() const { return told_; }
    int all() const { return static_cast<int>(rows_.size()); }
    bool is_looking() const { return is_looking_; }
    const QString& trouble() const { return trouble_; }

    Q_INVOKABLE void refresh();
    /// What those that are chosen now have in common.
    Q_INVOKABLE void count();
    Q_INVOKABLE void stopCounting();
    /// Writes one of those that are chosen for others, as html, jsonl or notation, into the folder of documents.
    Q_INVOKABLE void save(int index, const QString& as);
    Q_INVOKABLE void cancelSaving();

Q_SIGNALS:
    void changed();
    void counted();
    void saved(const QString& file);

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    RowsModel matches_{};
    ReplayModel replay_;
    QList<QVariantMap> rows_{};
    std::map<int, carddb::MatchSummary> summaries_{};
    QString typed_{}, game_{}, told_{}, trouble_{};
    std::optional<shelf::Statistics> statistics_{};
    bool only_flagged_ = false, is_looking_ = false, is_counting_ = false, is_saving_ = false;

    void choose();
};

}  // namespace cardinal::window
