#pragma once

#include "companion/scan/copy_reader.h"
#include "companion/shelf/decks.h"
#include "companion/window/backstage.h"
#include "companion/window/library/eye.h"
#include "companion/window/voice.h"

#include <QVariant>

namespace cardinal::window {

/// Decks that lie before a camera, spread out or shown card by card: each copy counts once, each new one is heard, and
/// what the rules say is always there. A judge takes one deck after the other; all of them are a list to be signed.
class ScanModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* eye READ eye CONSTANT)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE set_name NOTIFY changed)
    Q_PROPERTY(QVariantMap deck READ deck NOTIFY changed)
    Q_PROPERTY(int copies READ copies NOTIFY changed)
    Q_PROPERTY(int unknown READ unknown NOTIFY changed)
    Q_PROPERTY(QString last READ last NOTIFY changed)
    Q_PROPERTY(QStringList strangers READ strangers NOTIFY changed)
    Q_PROPERTY(QStringList differences READ differences NOTIFY changed)
    Q_PROPERTY(QString registeredWith READ registered_with NOTIFY changed)
    Q_PROPERTY(QVariantList queue READ queue NOTIFY queueChanged)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    ScanModel(const Backstage& backstage, WindowState& state, camera::Cameras& cameras, Backroom& backroom);

    Eye* eye() { return &eye_; }
    const QString& game() const { return game_; }
    void set_game(const QString& id);
    /// What it probably is: the cards that come may say otherwise, until somebody has chosen.
    Q_INVOKABLE void expectGame(const QString& id);
    /// What the deck is called. One that is stored under this name is what it is held against.
    const QString& name() const { return name_; }
    void set_name(const QString& name);
    const QVariantMap& deck() const { return deck_; }  ///< as a row of the library
    int copies() const { return static_cast<int>(scanned_.copies.size()); }
    int unknown() const { return unknown_; }       ///< shaped like cards in the last picture, and not recognized
    const QString& last() const { return last_; }  ///< the card that came last
    QStringList strangers() const;                 ///< cards of other games, and that nobody knows
    const QStringList& differences() const { return differences_; }
    /// The stored deck that most of these copies are registered with, where it has another name than this one.
    const QString& registered_with() const { return registered_with_; }
    QVariantList queue() const;  ///< the decks before: name, count, verdict, isLegal, differences
    const QString& told() const { return told_; }
    const QString& trouble() const { return trouble_; }

    /// In the language that is spoken now.
    void tell_again() { judge(); }
    /// What a picture shows; the eye tells it.
    void take(const std::vector<carddb::Copy>& copies, int unknown, const std::string& where);
    /// This deck begins anew.
    Q_INVOKABLE void clear();
    /// This deck is done and the next one comes.
    Q_INVOKABLE void next();
    Q_INVOKABLE void forget(int index);  ///< one of the queue
    Q_INVOKABLE void forgetAll();
    /// Keeps the deck under its name, with these copies.
    Q_INVOKABLE void keep();
    /// Sheets to be signed of all decks of the queue, and this one, as a file for a browser.
    Q_INVOKABLE void writeSheets();

Q_SIGNALS:
    void changed();
    void queueChanged();
    void kept();  ///< the shelf is another now
    void sheetsWritten(const QString& file);

private:
    /// A deck that was scanned, and what it is held against.
    struct Scanned {
        shelf::ShelvedDeck deck{};
        QStringList differences{};
    };
    const Backstage& backstage_;
    Backroom& backroom_;
    Voice voice_;
    Eye eye_;
    QString game_{}, name_{}, last_{}, told_{}, trouble_{};
    scan::ScannedDeck scanned_{};
    int unknown_ = 0;
    bool is_game_chosen_ = false;
    std::optional<Scanned> now_{};
    std::vector<Scanned> queue_{};
    QVariantMap deck_{};
    QStringList differences_{};
    QString registered_with_{};

    Result<Eye::Look> make_look();
    void follow_the_cards();
    void judge();
    void name_the_next();
};

}  // namespace cardinal::window
