#pragma once

#include "carddb/evidence.h"
#include "companion/profiles/profiles.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/voice.h"
#include "companion/window/window_state.h"

#include <QVariant>

namespace cardinal::window {

/// What people set once: sounds, house rules, what is kept of cameras, and how long pictures are. Language and looks
/// are the shell's.
class SettingsModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool sounds READ sounds WRITE set_sounds NOTIFY changed)
    Q_PROPERTY(bool speaks READ speaks WRITE set_speaks NOTIFY changed)
    Q_PROPERTY(bool canSpeak READ can_speak CONSTANT)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY changed)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    Q_PROPERTY(int chosenOptions READ chosen_options NOTIFY changed)
    Q_PROPERTY(QVariantList cameras READ cameras NOTIFY changed)
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    Q_PROPERTY(QString pictures READ pictures NOTIFY changed)
    Q_PROPERTY(bool hasPictures READ has_pictures NOTIFY changed)
    Q_PROPERTY(QVariantList spans READ spans NOTIFY changed)
    Q_PROPERTY(int span READ span NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// `voice` gives that of the match that is open, if one is.
    SettingsModel(const Backstage& backstage, WindowState& state, Backroom& backroom, std::function<Voice*()> voice);

    bool sounds() const;
    void set_sounds(bool wish);
    bool speaks() const;
    void set_speaks(bool wish);
    static bool can_speak() { return Voice::can_speak(); }

    const QString& game() const { return game_; }
    void set_game(const QString& id);
    QVariantList options() const;
    int chosen_options() const;  ///< how many are not as the rulebook is usually read
    Q_INVOKABLE void chooseOption(int option, int value);

    QVariantList cameras() const;
    QVariantList places() const;
    Q_INVOKABLE void forgetCamera(int index);
    Q_INVOKABLE void forgetPlace(int index);

    QString pictures() const;  ///< how many pictures of cards are kept: a sentence
    bool has_pictures() const { return kept_.count > 0; }
    QVariantList spans() const;  ///< how long they may be kept: each with days and name
    int span() const;            ///< which of those
    Q_INVOKABLE void keepPictures(int span);
    Q_INVOKABLE void forgetPictures();

    QString folder() const;
    const QString& told() const { return told_; }
    const QString& trouble() const { return trouble_; }

    /// What is kept is read anew, and what is older than people wish thrown away.
    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    const Backstage& backstage_;
    WindowState& state_;
    Backroom& backroom_;
    std::function<Voice*()> voice_;
    QString game_{}, told_{}, trouble_{};
    std::vector<int> chosen_{};
    std::vector<profiles::LensProfile> cameras_{};
    std::vector<profiles::PlaceProfile> places_{};
    carddb::KeptPictures kept_{};
    int days_ = 0;

    void work(std::function<Result<QString>(carddb::Database&)> deed);
};

}  // namespace cardinal::window
