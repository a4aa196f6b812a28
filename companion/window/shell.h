#pragma once

#include "companion/camera/cameras.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/handbook/handbook_model.h"
#include "companion/window/language.h"
#include "companion/window/library/card_editor.h"
#include "companion/window/library/deck_editor.h"
#include "companion/window/library/scan_model.h"
#include "companion/window/library_model.h"
#include "companion/window/match_session.h"
#include "companion/window/matches_model.h"
#include "companion/window/print_model.h"
#include "companion/window/serve/serve_model.h"
#include "companion/window/settings/settings_model.h"
#include "companion/window/setup/setup_model.h"
#include "companion/window/start_model.h"
#include "companion/window/window_state.h"

#include <QObject>
#include <QStringList>
#include <memory>

namespace cardinal::window {

/// What holds the window's screens together: which one is shown and how to go back, how it looks, and the match that is
/// open. Draws nothing and needs no window.
class Shell : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString page READ page NOTIFY pageChanged)
    Q_PROPERTY(bool canGoBack READ can_go_back NOTIFY pageChanged)
    Q_PROPERTY(QObject* session READ session NOTIFY sessionChanged)
    Q_PROPERTY(QVariantMap wish READ wish NOTIFY pageChanged)
    Q_PROPERTY(QObject* start READ start CONSTANT)
    Q_PROPERTY(QObject* library READ library CONSTANT)
    Q_PROPERTY(QObject* matches READ matches CONSTANT)
    Q_PROPERTY(QObject* prints READ prints CONSTANT)
    Q_PROPERTY(QObject* setup READ setup CONSTANT)
    Q_PROPERTY(QObject* card READ card CONSTANT)
    Q_PROPERTY(QObject* editor READ editor CONSTANT)
    Q_PROPERTY(QObject* scan READ scan CONSTANT)
    Q_PROPERTY(QObject* serve READ serve CONSTANT)
    Q_PROPERTY(QObject* settings READ settings CONSTANT)
    Q_PROPERTY(QObject* handbook READ handbook CONSTANT)
    Q_PROPERTY(QString theme READ theme WRITE set_theme NOTIFY lookChanged)
    Q_PROPERTY(double textScale READ text_scale WRITE set_text_scale NOTIFY lookChanged)
    Q_PROPERTY(QString language READ language WRITE set_language NOTIFY languageChanged)
    Q_PROPERTY(QVariantList languages READ languages NOTIFY languageChanged)

public:
    static constexpr double least_scale = 0.8, most_scale = 2;

    Shell(const Backstage& backstage, WindowState& state);
    ~Shell() override;
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    const QString& page() const { return page_; }
    bool can_go_back() const { return !before_.isEmpty(); }
    const QVariantMap& wish() const { return wish_; }
    MatchSession* session() { return session_.get(); }
    StartModel* start() { return &start_; }
    LibraryModel* library() { return &library_; }
    MatchesModel* matches() { return &matches_; }
    PrintModel* prints() { return &prints_; }
    SetupModel* setup() { return &setup_; }
    CardEditor* card() { return &card_; }
    DeckEditor* editor() { return &editor_; }
    ScanModel* scan() { return &scan_; }
    ServeModel* serve() { return &serve_; }
    SettingsModel* settings() { return &settings_; }
    HandbookModel* handbook() { return &handbook_; }
    const QString& theme() const { return theme_; }
    double text_scale() const { return text_scale_; }
    void set_theme(const QString& theme);  ///< light, dark, or system: as everything else on this screen
    void set_text_scale(double scale);     ///< 0.8 to 2
    const QString& language() const { return wished_language_; }
    void set_language(const QString& language);  ///< en, de, or system: as everything else on this computer
    QVariantList languages() const;              ///< those to choose from: each with id and name

    /// The match that is shown from now on; another that was open is closed, and is stored.
    void open(MatchSetup setup);
    Q_INVOKABLE void closeMatch();

    Q_INVOKABLE void go(const QString& page);
    /// The same, and what the screen is to begin with.
    Q_INVOKABLE void goWith(const QString& page, const QVariantMap& wish);
    Q_INVOKABLE void back();
    /// The match lets go of its camera while that is set up.
    Q_INVOKABLE void restEyes();
    Q_INVOKABLE void wakeEyes();
    Q_INVOKABLE void larger(double by) { set_text_scale(text_scale_ + by); }

Q_SIGNALS:
    void pageChanged();
    void sessionChanged();
    void lookChanged();
    void languageChanged();

private:
    WindowState& state_;
    // What is looked up waits for nothing that takes long, and nothing waits for a print.
    std::unique_ptr<Backroom> lookups_ = std::make_unique<Backroom>(), works_ = std::make_unique<Backroom>(),
                              printing_ = std::make_unique<Backroom>();
    QString page_ = QStringLiteral("start"), theme_, wished_language_;
    Language language_{};
    QStringList before_{};
    QVariantMap wish_{};
    double text_scale_ = 1;
    camera::Cameras cameras_{};
    Leaving leaving_{};
    std::unique_ptr<MatchSession> session_{};
    StartModel start_;
    LibraryModel library_;
    MatchesModel matches_;
    PrintModel prints_;
    SetupModel setup_;
    CardEditor card_;
    DeckEditor editor_;
    ScanModel scan_;
    ServeModel serve_;
    SettingsModel settings_;
    HandbookModel handbook_{};

    void show(const QString& page);
};

}  // namespace cardinal::window
