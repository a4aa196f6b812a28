#pragma once

#include "companion/camera/qt_camera.h"
#include "companion/profiles/profiles.h"
#include "companion/window/backroom.h"
#include "companion/window/leaving.h"
#include "companion/window/setup/previews.h"
#include "companion/window/setup/printed_size.h"
#include "companion/window/setup/setup_feed.h"
#include "companion/window/table_item.h"
#include "companion/window/window_state.h"

#include <QPointer>
#include <QStringList>
#include <QVariant>
#include <filesystem>

namespace cardinal::window {

/// Cameras, films and streams, one of them looked through: whether cards can be read on the table that it shows, and
/// what is known of its lens.
class SetupModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList sources READ sources NOTIFY sourcesChanged)
    Q_PROPERTY(bool looksForCameras READ looks_for_cameras NOTIFY sourcesChanged)
    Q_PROPERTY(QString chosen READ chosen NOTIFY sourcesChanged)
    Q_PROPERTY(bool isCamera READ is_camera NOTIFY sourcesChanged)
    Q_PROPERTY(QStringList formats READ formats NOTIFY sourcesChanged)
    Q_PROPERTY(int format READ format NOTIFY sourcesChanged)
    Q_PROPERTY(QString game READ game WRITE set_game NOTIFY sourcesChanged)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(bool hasPicture READ has_picture NOTIFY changed)
    Q_PROPERTY(bool hasTable READ has_table NOTIFY changed)
    Q_PROPERTY(bool isFit READ is_fit NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString table READ table NOTIFY changed)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)
    Q_PROPERTY(bool isPrintedRight READ is_printed_right NOTIFY changed)
    Q_PROPERTY(QString lens READ lens NOTIFY changed)
    Q_PROPERTY(bool isLensMeasured READ is_lens_measured NOTIFY changed)
    Q_PROPERTY(QVariantMap place READ place NOTIFY changed)
    Q_PROPERTY(QVariantList zones READ zones NOTIFY examined)
    Q_PROPERTY(QVariantList advice READ advice NOTIFY examined)
    Q_PROPERTY(bool measuresLens READ measures_lens NOTIFY changed)
    Q_PROPERTY(QString walkSays READ walk_says NOTIFY changed)
    Q_PROPERTY(double walkShare READ walk_share NOTIFY changed)
    Q_PROPERTY(QStringList walkMissing READ walk_missing NOTIFY changed)
    Q_PROPERTY(int walkKept READ walk_kept NOTIFY changed)
    Q_PROPERTY(bool canKeepLens READ can_keep_lens NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY changed)

public:
    SetupModel(std::filesystem::path data, WindowState& state, camera::Cameras& cameras, Backroom& backroom);
    /// Of cards that were printed, so that their size is checked where they lie.
    void know(std::function<std::vector<PrintedCode>()> codes) { codes_ = std::move(codes); }
    ~SetupModel() override;

    QVariantList sources() const;
    bool looks_for_cameras() const { return !plugged_in_.are_known(); }  ///< and knows of none yet
    const QString& chosen() const { return chosen_; }
    bool is_camera() const;
    /// Of the camera that is looked through, the best one first; none where there is nothing to choose.
    QStringList formats() const;
    int format() const;  ///< which of them is chosen
    const QString& game() const { return game_; }
    void set_game(const QString& game);
    const QString& status() const { return status_; }
    const QString& trouble() const { return trouble_; }
    bool has_picture() const { return has_picture_; }
    bool has_table() const { return checkup_ && checkup_->table; }
    bool is_fit() const { return checkup_ && checkup_->is_fit(); }
    QString verdict() const;
    QString table() const;
    /// How large cards are printed, by the measure of the mat; empty where too few lie there.
    QString printed() const { return checkup_ ? printed_size_told(*checkup_) : QString(); }
    bool is_printed_right() const { return !checkup_ || window::is_printed_right(*checkup_); }
    QString lens() const;
    bool is_lens_measured() const;
    /// Where camera and mat stood when somebody kept that, and whether they still do: `name`, `says`, `isAsBefore` and
    /// `hasMoved`. Of several places that were kept with this camera and mat, the one that is most like what is seen.
    /// Empty where none was kept.
    QVariantMap place() const;
    QVariantList zones() const;
    QVariantList advice() const;
    bool measures_lens() const { return measures_lens_; }
    const QString& walk_says() const { return walk_says_; }
    double walk_share() const { return walk_.share_done; }
    QStringList walk_missing() const;
    int walk_kept() const { return walk_.kept; }
    bool can_keep_lens() const { return measures_lens_ && lens_ != nullptr; }
    const QString& told() const { return told_; }

    Q_INVOKABLE void refresh();  ///< which cameras there are; with nothing chosen, that of last time is looked through
    Q_INVOKABLE void choose(const QString& source);
    Q_INVOKABLE void add(const QString& address);  ///< a film, a folder of pictures, a stream
    Q_INVOKABLE void forget(const QString& address);
    Q_INVOKABLE void cancel();  ///< what was chosen is looked through no more
    Q_INVOKABLE void chooseFormat(int index);
    Q_INVOKABLE void close();
    Q_INVOKABLE void showOn(QObject* table);
    Q_INVOKABLE void previewOn(const QString& source, QObject* table);
    Q_INVOKABLE void measureLens(bool measures);
    Q_INVOKABLE void keepLens();
    Q_INVOKABLE void forgetLens();  ///< of this camera and size of pictures
    Q_INVOKABLE void keepPlace(const QString& name);
    Q_INVOKABLE void forgetPlace();  ///< the one that is shown

Q_SIGNALS:
    void sourcesChanged();
    void changed();   ///< with every picture, too
    void examined();  ///< what is known of the zones is another
    void showed();

private:
    std::filesystem::path data_;
    std::function<std::vector<PrintedCode>()> codes_{};
    WindowState& state_;
    camera::Cameras& plugged_in_;
    Backroom& backroom_;
    QStringList cameras_{}, addresses_{};
    QString chosen_{}, game_{}, status_{}, trouble_{}, walk_says_{}, told_{};
    bool has_picture_ = false, measures_lens_ = false;
    QSize picture_{};
    std::shared_ptr<const doctor::Checkup> checkup_{};
    std::shared_ptr<const calibration::MeasuredLens> lens_{};
    Result<std::optional<profiles::LensProfile>> known_lens_{std::nullopt};  ///< of this camera and size of pictures
    std::vector<profiles::PlaceProfile> places_{};  ///< that were kept with this camera and the chosen game's mat
    calibration::WalkState walk_{};
    QPointer<TableItem> table_{};
    std::unique_ptr<camera::QtCamera> camera_{};
    std::unique_ptr<SetupFeed> feed_{};
    Previews previews_;
    bool is_shown_ = false;
    int opening_ = 0;    ///< counts what was looked through: a shot of another one is late
    Leaving leaving_{};  ///< goes first: those who leave still call this

    void list_sources();
    void look();
    void look_through_camera();
    void look_through_address();
    void let_go();
    void preview();
    std::vector<camera::Format> formats_of(const QString& camera) const;
    void look_through(vision::Source source, InColours in_colours);
    void show(SetupShot shot);
    void believe(std::shared_ptr<const doctor::Checkup> checkup);
    void fit();
    std::vector<calibration::Lens> known_lenses() const;
    std::string called() const;
    void recall();
    void recall_lens();
    const profiles::PlaceProfile* known_place() const;
    QString zone_said(const doctor::ZoneCheck& zone) const;
    QString advice_said(const std::string& sentence) const;
};

}  // namespace cardinal::window
