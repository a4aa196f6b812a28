#pragma once

#include "companion/shelf/decks.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/rows_model.h"

#include <QVariant>

namespace cardinal::window {

/// Decks with what the rules say of them, and cards that are looked for.
class LibraryModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QAbstractListModel* decks READ decks CONSTANT)
    Q_PROPERTY(QAbstractListModel* cards READ cards CONSTANT)
    Q_PROPERTY(QVariantMap sample READ sample NOTIFY sampleChanged)
    Q_PROPERTY(QString typed READ typed WRITE look_for NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed)
    Q_PROPERTY(bool isLooking READ is_looking NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    static constexpr int most_cards = 400;

    LibraryModel(const Backstage& backstage, Backroom& backroom) : backstage_(backstage), backroom_(backroom) {}

    RowsModel* decks() { return &decks_; }
    RowsModel* cards() { return &cards_; }
    const QVariantMap& sample() const { return sample_; }  ///< the row of the card that is shown for a game's cards
    const QString& typed() const { return typed_; }
    void look_for(const QString& typed);
    const QString& game() const { return game_; }  ///< its id; empty: of all games
    void set_game(const QString& id);
    bool is_looking() const { return is_looking_; }
    const QString& trouble() const { return trouble_; }

    Q_INVOKABLE void refresh();
    /// Makes one of this game's cards the sample, whatever is looked for; none where it has no cards.
    Q_INVOKABLE void sampleOf(const QString& game);
    /// The other decks of a deck's game, to hold it against.
    Q_INVOKABLE QStringList rivalsOf(int deck) const;
    /// What a deck has more or less of than that one: name, section, here, there.
    Q_INVOKABLE QVariantList compared(int deck, const QString& rival) const;

Q_SIGNALS:
    void changed();
    void sampleChanged();

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    RowsModel decks_{}, cards_{};
    std::vector<shelf::ShelvedDeck> shelved_{};
    QVariantMap sample_{};
    QString typed_{}, game_{}, trouble_{};
    bool is_looking_ = false;

    void look_for_cards();
};

}  // namespace cardinal::window
