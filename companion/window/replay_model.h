#pragma once

#include "companion/shelf/replay.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/matches/laying_guide.h"
#include "companion/window/rows_model.h"
#include "companion/window/table_item.h"

#include <QPointer>
#include <QTimer>
#include <QVariant>
#include <set>

namespace cardinal::window {

/// A match that is looked at again: where it stands now, what its table looked like then, and how to get elsewhere.
/// Moment 0 is before the first entry, moment n after the nth.
class ReplayModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool isOpen READ is_open NOTIFY opened)
    Q_PROPERTY(bool isLoading READ is_loading NOTIFY opened)
    Q_PROPERTY(QString trouble READ trouble NOTIFY opened)
    Q_PROPERTY(int matchId READ match_id NOTIFY opened)
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(QString about READ about NOTIFY opened)
    Q_PROPERTY(QString fidelity READ fidelity NOTIFY opened)
    Q_PROPERTY(QString fidelityWhy READ fidelity_why NOTIFY opened)
    Q_PROPERTY(bool isExact READ is_exact NOTIFY opened)
    Q_PROPERTY(QAbstractListModel* entries READ entries CONSTANT)
    Q_PROPERTY(QVariantList plots READ plots NOTIFY opened)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY opened)
    Q_PROPERTY(QVariantList flags READ flags NOTIFY opened)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
    Q_PROPERTY(int last READ last NOTIFY opened)
    Q_PROPERTY(int certain READ certain NOTIFY opened)
    Q_PROPERTY(int moment READ moment WRITE go NOTIFY momentChanged)
    Q_PROPERTY(QString stage READ stage NOTIFY momentChanged)
    Q_PROPERTY(QVariantList players READ players NOTIFY momentChanged)
    Q_PROPERTY(QVariantMap entry READ entry NOTIFY momentChanged)
    Q_PROPERTY(QObject* guide READ guide CONSTANT)
    Q_PROPERTY(bool isMarked READ is_marked NOTIFY momentChanged)
    Q_PROPERTY(bool isPlaying READ is_playing NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed NOTIFY playingChanged)

public:
    ReplayModel(const Backstage& backstage, Backroom& backroom);

    bool is_open() const { return replay_ != nullptr; }
    bool is_loading() const { return is_loading_; }
    const QString& trouble() const { return trouble_; }
    int match_id() const { return match_; }
    QString title() const;
    QString about() const;
    QString fidelity() const;
    QString fidelity_why() const;
    bool is_exact() const { return replay_ && replay_->fidelity == Fidelity::exact; }
    RowsModel* entries() { return &entries_; }
    QVariantList plots() const;
    QVariantList turns() const;  ///< {moment, name} of each turn's beginning
    QVariantList flags() const;  ///< moments
    QVariantList marks() const;
    int last() const { return replay_ ? static_cast<int>(replay_->told.moments.size()) : 0; }
    int certain() const { return replay_ ? replay_->certain : 0; }
    int moment() const { return moment_; }
    QString stage() const;
    QVariantList players() const;
    QVariantMap entry() const;  ///< the one that led to this moment
    LayingGuide* guide() { return &guide_; }
    bool is_marked() const { return marks_.contains(moment_); }
    bool is_playing() const { return play_.isActive(); }
    double speed() const { return speed_; }

    /// Reads it and derives every moment, elsewhere.
    Q_INVOKABLE void open(int match);
    /// The same of a file; its marks are forgotten with it.
    void open_file(const std::string& file);
    void tell_again();  ///< in the language that is spoken by now
    Q_INVOKABLE void close();
    Q_INVOKABLE void go(int moment);
    Q_INVOKABLE void step(int by) { go(moment_ + by); }
    Q_INVOKABLE void stepTurn(int by);
    Q_INVOKABLE void stepFlag(int by);
    Q_INVOKABLE void stepMark(int by);
    Q_INVOKABLE void toggleMark();
    Q_INVOKABLE void togglePlay();
    Q_INVOKABLE void faster(int by);  ///< one step of speed up or down
    Q_INVOKABLE void showOn(QObject* table);

Q_SIGNALS:
    void opened();
    void momentChanged();
    void marksChanged();
    void playingChanged();
    void painted();

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    RowsModel entries_{};
    LayingGuide guide_{};
    std::shared_ptr<const shelf::ShelvedReplay> replay_{};
    std::set<int> marks_{};
    std::vector<int> turns_{};
    QPointer<TableItem> table_{};
    QTimer play_;
    QString trouble_{};
    int match_ = 0, moment_ = 0;
    double speed_ = 1;
    bool is_loading_ = false;

    const Position& position() const;
    void show(std::shared_ptr<const shelf::ShelvedReplay> replay, std::set<int> marks);
    void tell_of_moment();
    void paint();
    void keep_marks();
    void jump(const std::set<int>& places, int by);
    void set_playing(bool is_playing);
    std::set<int> flagged() const;
};

}  // namespace cardinal::window
