#pragma once

#include "companion/shelf/decks.h"
#include "companion/shelf/matches.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"

#include <QVariant>

namespace cardinal::window {

/// How a match begins, or goes on. Nothing is looked up on the main thread.
class StartModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList games READ games CONSTANT)
    Q_PROPERTY(QVariantMap interrupted READ interrupted NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed)
    Q_PROPERTY(QStringList decks READ decks NOTIFY decksChanged)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(bool isBusy READ is_busy NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    using Open = std::function<void(MatchSetup)>;
    StartModel(const Backstage& backstage, WindowState& state, Backroom& backroom, Open open);

    QVariantList games() const;
    QVariantMap interrupted() const;
    const QString& game() const { return game_; }
    void set_game(const QString& id);
    QStringList decks() const;  ///< names of those that the chosen game has
    QVariantList options() const;
    int most_players() const;    ///< of the chosen game; all are played by two
    QVariantList seats() const;  ///< as many as can play it: whose, and whether they sit opposite
    bool is_busy() const { return is_busy_; }
    const QString& trouble() const { return trouble_; }

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void chooseOption(int option, int value);
    Q_INVOKABLE QString lastName(int seat) const;
    /// A deck for each of so many: what was played last, else what was printed or scanned since; empty names: no deck.
    /// The one that somebody comes with is among them.
    Q_INVOKABLE QStringList proposedDecks(int players, const QString& wished = {}) const;
    /// A name and a deck for each player; `decks` are names of stored ones, empty names: the sample table.
    Q_INVOKABLE void begin(const QStringList& players, const QStringList& decks, bool is_tournament);
    Q_INVOKABLE void resume();  ///< the interrupted one
    Q_INVOKABLE void resumeMatch(int id);
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();
    void decksChanged();

private:
    const Backstage& backstage_;
    WindowState& state_;
    Backroom& backroom_;
    Open open_;
    QString game_{}, trouble_{};
    std::vector<shelf::ShelvedDeck> decks_{};
    std::optional<shelf::Interrupted> interrupted_{};
    std::vector<int> chosen_{};  ///< by option of the game: which value
    bool is_busy_ = false;

    std::vector<const shelf::ShelvedDeck*> decks_of_game() const;
    int owned_decks() const;
    void begin(MatchWish wish);
};

}  // namespace cardinal::window
