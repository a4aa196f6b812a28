#pragma once

#include "carddb/card_edit.h"
#include "companion/window/backstage.h"
#include "companion/window/library/eye.h"
#include "companion/window/voice.h"

#include <QVariant>

namespace cardinal::window {

/// What a card says, to be changed by the rules of its game's cards, and how it looks, learned by showing it.
class CardEditor : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool isOpen READ is_open NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QVariantList fields READ fields NOTIFY opened)
    Q_PROPERTY(int changes READ changes NOTIFY changed)
    Q_PROPERTY(QString whyNot READ why_not NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY opened)
    Q_PROPERTY(QObject* eye READ eye CONSTANT)
    Q_PROPERTY(int looks READ looks NOTIFY changed)
    Q_PROPERTY(bool canTakeLook READ can_take_look NOTIFY changed)
    Q_PROPERTY(QString shown READ shown NOTIFY changed)

public:
    CardEditor(const Backstage& backstage, WindowState& state, camera::Cameras& cameras, Backroom& backroom);

    bool is_open() const { return card_.has_value(); }
    QString name() const;
    QVariantList fields() const;                         ///< column and value, as they are stored
    int changes() const;                                 ///< fields that would be otherwise
    const QString& why_not() const { return why_not_; }  ///< why it cannot be kept so; empty when it can
    const QString& told() const { return told_; }
    const QString& trouble() const { return trouble_; }
    QString picture() const;

    Q_INVOKABLE void open(const QString& game, const QString& set, const QString& name);
    Q_INVOKABLE void close();
    /// What is to stand in a field.
    Q_INVOKABLE void set(int field, const QString& value);
    Q_INVOKABLE void save();

    // ---- how it looks ----
    Eye* eye() { return &eye_; }
    int looks() const { return looks_; }  ///< that were learned of it
    /// One card stands out in the last picture, and it would be learned.
    bool can_take_look() const { return is_open() && !print_.empty(); }
    const QString& shown() const { return shown_; }  ///< what the last picture shows, or what is in the way
    Q_INVOKABLE void takeLook();
    Q_INVOKABLE void forgetLooks();
    /// What a picture shows; the eye tells it.
    void see(const std::string& print, const QString& shown);

Q_SIGNALS:
    void opened();
    void changed();
    void saved();  ///< the shelf is another now

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    Voice voice_;
    Eye eye_;
    const Game* game_ = nullptr;
    std::optional<carddb::StoredCard> card_{};
    std::vector<carddb::CardWish> was_{}, wished_{};
    QString why_not_{}, told_{}, trouble_{}, shown_{};
    std::string print_{};
    int looks_ = 0;

    std::vector<carddb::CardWish> wishes() const;
    Result<Eye::Look> make_look();
    void work(std::function<Result<QString>(carddb::Database&, const carddb::StoredCard&)> deed, bool is_saved);
};

}  // namespace cardinal::window
