#pragma once

#include "companion/camera/cameras.h"
#include "companion/camera/qt_camera.h"
#include "companion/match/match_book.h"
#include "companion/match/members.h"
#include "companion/window/backroom.h"
#include "companion/window/leaving.h"
#include "companion/window/match_desk.h"
#include "companion/window/match_model.h"
#include "companion/window/measure.h"
#include "companion/window/source_model.h"
#include "companion/window/table_item.h"
#include "companion/window/voice.h"
#include "companion/window/window_state.h"
#include "engine/referee/referee.h"
#include "vision/frame.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <string>
#include <vector>

namespace cardinal::window {

struct MatchSetup {
    Referee referee;
    match::MatchBook book{};
    std::vector<match::Member> members{};
    std::vector<PrintedCode> codes{};
    vision::Source source{};  ///< a file or a stream; none where a camera is looked through
    std::string camera{};     ///< its description; empty: the one of last time, where there is one
    /// What was measured of the camera of that name; where it has none, of the one that an address names.
    std::function<std::vector<calibration::Lens>(const std::string& camera, const std::string& address)> lenses{};
    bool looks_for_cameras = true;     ///< false: a match without eyes, told by typing
    bool keeps_pace = true;            ///< false: films are shown as fast as they are understood
    bool measures = false;             ///< says on standard output how long pictures take, and what becomes of cameras
    std::vector<std::string> lines{};  ///< said one after another when the match begins
    std::vector<std::string> notices{};    ///< what is told when it opens
    Voice::MakeInstruments instruments{};  ///< flags and questions are heard with; none: the loudspeaker
    std::string look{};  ///< what is looked into then: a card, `supply(A)`, `health(K)`, the number of an entry
};

/// A match that is open in the window: eyes, whoever keeps it, and the models that show it. It goes on when its screen
/// is not looked at.
class MatchSession : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* match READ match CONSTANT)
    Q_PROPERTY(QObject* source READ source CONSTANT)
    Q_PROPERTY(QObject* voice READ voice CONSTANT)
    Q_PROPERTY(bool isFromAbove READ is_from_above WRITE show_from_above NOTIFY viewChanged)
    Q_PROPERTY(bool isTurned READ is_turned WRITE turn NOTIFY viewChanged)

public:
    /// Whoever looks through a source that is closed is seen off, and outlives this match.
    MatchSession(MatchSetup setup, WindowState& state, camera::Cameras& cameras, Leaving& leaving);
    ~MatchSession() override;
    MatchSession(const MatchSession&) = delete;
    MatchSession& operator=(const MatchSession&) = delete;

    MatchModel* match() { return &match_; }
    SourceModel* source() { return &source_; }
    Voice* voice() { return &voice_; }
    /// The table as if from right above, or as the camera sees it.
    bool is_from_above() const { return is_from_above_; }
    void show_from_above(bool from_above);
    /// The numbers of those who sit opposite are turned towards them.
    bool is_turned() const { return is_turned_; }
    void turn(bool turned);
    const Game& game() const { return game_; }

    /// Lets go of its camera while others look through it, and takes it again.
    void rest_eyes();
    void wake_eyes();

    /// Eyes and whoever keeps the match come to rest; what was asked for is stored. Nothing happens afterwards.
    void close();
    /// What it says is said once more, in the language that is spoken now.
    void tell_again();

    /// Where the table is shown from now on; none while its screen is not there.
    Q_INVOKABLE void showOn(QObject* table);

    /// What is drawn of the table is how it is kept by now.
    bool is_drawn() const { return is_drawn_; }
    /// All that was to be said was said; where eyes look, they looked often enough to be certain, or the film is over.
    bool has_all_to_show() const;

Q_SIGNALS:
    void showed();  ///< there is something else to see
    void viewChanged();

private:
    /// What is painted where there is no camera.
    struct Drawable {
        const Game* game = nullptr;
        Position position{};
        std::vector<CardId> flagged{}, chosen{};
    };
    struct Ear;
    MatchSetup setup_;
    WindowState& state_;
    camera::Cameras& cameras_;
    Leaving& leaving_;
    const Game& game_;
    std::shared_ptr<const CardLibrary> library_;
    Measure measure_{};
    QTimer every_second_;
    MatchModel match_;
    SourceModel source_;
    Voice voice_;
    bool is_from_above_ = false, is_turned_ = false;
    QPointer<TableItem> table_{};
    std::shared_ptr<const Drawable> drawable_{};
    // Taken down backwards: eyes first, then whoever keeps the match.
    std::unique_ptr<MatchDesk> desk_{};
    std::unique_ptr<camera::QtCamera> camera_{};
    std::unique_ptr<TableFeed> feed_{};
    std::shared_ptr<Ear> ear_{};  ///< what the feed speaks into
    std::string address_{};       ///< the stream or film that was chosen
    std::string resting_{};       ///< the camera or stream that is looked through again
    std::unique_ptr<Backroom> opening_ = std::make_unique<Backroom>();
    std::unique_ptr<Backroom> painting_ = std::make_unique<Backroom>();
    bool is_film_over_ = false, is_drawn_ = true;
    int views_ = 0, shots_ = 0;

    void begin_match();
    void look_into(const std::string& what);
    void open_source();
    void open_as_last_time();
    QStringList addresses() const;
    void open(const std::string& name);
    void open_address(const std::string& address);
    void open_camera(const std::string& description);
    void close_source();
    void look_through(vision::Source source, InColours in_colours, const std::string& camera = {});
    void fit_feed();
    void draw_table();
    void show(Shot shot);
    void show(std::shared_ptr<const MatchView> view, std::shared_ptr<const Drawable> drawable);
    void tell_of(const camera::QtCamera::News& news);
    void tell_every_second();
    bool looks() const { return feed_ != nullptr; }
    /// Has the main thread do it, when it comes to it.
    template <class Deed>
    void later(Deed deed)
    {
        QMetaObject::invokeMethod(this, std::move(deed), Qt::QueuedConnection);
    }
};

}  // namespace cardinal::window
