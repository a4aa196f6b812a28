#pragma once

#include "companion/window/log_model.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <functional>
#include <memory>

namespace cardinal::window {

/// A match as the screen shows it, and what people do on it. Holds no rule and touches no match: what is done is posted
/// to whoever keeps it, what comes of it is shown when the next view arrives.
class MatchModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(QString due READ due NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(QVariantList flagged READ flagged NOTIFY changed)
    Q_PROPERTY(bool hasQuestion READ has_question NOTIFY changed)
    Q_PROPERTY(bool hasPostponed READ has_postponed NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed)
    Q_PROPERTY(bool hasDesync READ has_desync NOTIFY changed)
    Q_PROPERTY(QString desync READ desync NOTIFY changed)
    Q_PROPERTY(QStringList differences READ differences NOTIFY changed)
    Q_PROPERTY(bool isWaiting READ is_waiting NOTIFY changed)
    Q_PROPERTY(QString undoText READ undo_text NOTIFY changed)
    Q_PROPERTY(QString redoText READ redo_text NOTIFY changed)
    Q_PROPERTY(QStringList table READ table NOTIFY changed)
    Q_PROPERTY(bool isOver READ is_over NOTIFY changed)
    Q_PROPERTY(bool isKept READ is_kept NOTIFY changed)
    Q_PROPERTY(QVariantList notices READ notices NOTIFY noticesChanged)
    Q_PROPERTY(QAbstractItemModel* log READ log CONSTANT)

public:
    using Deed = std::function<match::Told(match::LiveMatch&)>;
    using Post = std::function<void(Deed)>;
    explicit MatchModel(Post post) : post_(std::move(post)) {}

    void show(std::shared_ptr<const MatchView> view);
    /// Something that is not the match's to say: a camera that is lost.
    void say(const match::Said& said);

    QString game() const;
    QString stage() const;
    QString due() const;
    QVariantList players() const;
    QVariantList flagged() const;
    bool has_question() const { return view_->question && view_->question != postponed_; }
    bool has_postponed() const { return view_->question && view_->question == postponed_; }
    QString question() const;
    QStringList answers() const;
    bool has_desync() const { return view_->desync.has_value(); }
    QString desync() const;
    QStringList differences() const;
    bool is_waiting() const { return view_->is_waiting; }
    QString undo_text() const;
    QString redo_text() const;
    QStringList table() const;
    bool is_over() const { return view_->is_over; }
    bool is_kept() const { return view_->is_kept; }
    QVariantList notices() const;
    LogModel* log() { return &log_; }

    Q_INVOKABLE void answer(int index);  ///< counted from 0
    Q_INVOKABLE void postpone();
    Q_INVOKABLE void askAgain();  ///< what was postponed
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void letStand();
    Q_INVOKABLE void takeAsItLies();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void say(const QString& line);  ///< a line of the notation: what somebody does
    Q_INVOKABLE void forgetNotice(int index);

Q_SIGNALS:
    void changed();
    void noticesChanged();
    void asked(const QString& sentence);        ///< a new question, for the ear
    void flaggedAnew(const QString& sentence);  ///< a new flag

private:
    Post post_;
    std::shared_ptr<const MatchView> view_ = std::make_shared<const MatchView>();
    std::optional<QuestionShown> postponed_{};
    match::Sayings notices_{};
    LogModel log_{};

    void tell_what_is_new(const MatchView& before);
};

}  // namespace cardinal::window
