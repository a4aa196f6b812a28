#pragma once

#include "companion/shelf/cards.h"
#include "companion/shelf/decks.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/rows_model.h"

#include <QVariant>
#include <memory>

namespace cardinal::window {

/// A deck that is put together: cards come and go, and what the rules say of it is always there.
class DeckEditor : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool isOpen READ is_open NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE set_name NOTIFY changed)
    Q_PROPERTY(QString gameId READ game_id NOTIFY changed)
    Q_PROPERTY(QVariantMap deck READ deck NOTIFY changed)
    Q_PROPERTY(bool isChanged READ is_changed NOTIFY changed)
    Q_PROPERTY(QString typed READ typed WRITE look_for NOTIFY foundChanged)
    Q_PROPERTY(QAbstractListModel* found READ found CONSTANT)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    static constexpr int most_found = 40;

    DeckEditor(const Backstage& backstage, Backroom& backroom);

    bool is_open() const { return game_ != nullptr; }
    const QString& name() const { return name_; }
    void set_name(const QString& name);
    QString game_id() const;
    const QVariantMap& deck() const { return deck_; }  ///< as a row of the library
    bool is_changed() const { return is_changed_; }
    const QString& typed() const { return typed_; }
    void look_for(const QString& typed);
    RowsModel* found() { return &found_; }
    const QStringList& remarks() const { return remarks_; }  ///< what was not understood of a list
    const QString& told() const { return told_; }
    const QString& trouble() const { return trouble_; }

    /// A stored deck.
    Q_INVOKABLE void open(const QString& game, const QString& name);
    /// An empty one.
    Q_INVOKABLE void begin(const QString& game);
    Q_INVOKABLE void close();
    /// In the language that is spoken now.
    void tell_again();
    /// One of those that were found, so often more.
    Q_INVOKABLE void add(int found, int by = 1);
    /// The card in this line of the deck, so often more or less.
    Q_INVOKABLE void change(int line, int by);
    /// What a list says, as people have them; it takes the place of what is there.
    Q_INVOKABLE void takeList(const QString& text);
    Q_INVOKABLE void save();
    /// Nobody has it any more.
    Q_INVOKABLE void remove();

Q_SIGNALS:
    void changed();
    void foundChanged();
    void saved();  ///< or removed: the shelf is another now

private:
    /// The cards; only the back room touches them.
    struct Bench {
        std::vector<carddb::DeckCard> cards{};
    };
    /// What is done in the back room to the cards; what it gives is remarked.
    using Deed = std::function<Result<QStringList>(carddb::Database&, Bench&)>;

    const Backstage& backstage_;
    Backroom& backroom_;
    const Game* game_ = nullptr;
    std::shared_ptr<Bench> bench_{};
    RowsModel found_{};
    std::vector<carddb::StoredCard> found_cards_{}, lines_{};
    QString name_{}, stored_name_{}, typed_{}, told_{}, trouble_{};
    QStringList remarks_{};
    QVariantMap deck_{};
    bool is_changed_ = false;
    int deeds_ = 0;

    void begin(const Game& game, const QString& name);
    void take_more(const carddb::StoredCard& card, int by);
    void work(Deed deed, bool changes);
    void show(const shelf::ShelvedDeck& deck);
};

}  // namespace cardinal::window
