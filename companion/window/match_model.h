#pragma once

#include "companion/window/log_model.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <filesystem>
#include <functional>
#include <memory>

namespace cardinal::window {

/// A match as the screen shows it, and what people do on it. Holds no rule and touches no match: what is done is posted
/// to whoever keeps it, what comes of it is shown when the next view arrives.
class MatchModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QVariantList stages READ stages NOTIFY stagesChanged)
    Q_PROPERTY(QString due READ due NOTIFY changed)
    Q_PROPERTY(bool mayBegin READ may_begin NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY playersChanged)
    Q_PROPERTY(QVariantList flagged READ flagged NOTIFY flaggedChanged)
    Q_PROPERTY(bool hasQuestion READ has_question NOTIFY changed)
    Q_PROPERTY(bool hasPostponed READ has_postponed NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QStringList answers READ answers NOTIFY questionChanged)
    Q_PROPERTY(bool hasDesync READ has_desync NOTIFY changed)
    Q_PROPERTY(QString desync READ desync NOTIFY changed)
    Q_PROPERTY(QVariantList differences READ differences NOTIFY desyncChanged)
    Q_PROPERTY(bool isWaiting READ is_waiting NOTIFY changed)
    Q_PROPERTY(QString undoText READ undo_text NOTIFY changed)
    Q_PROPERTY(QString redoText READ redo_text NOTIFY changed)
    Q_PROPERTY(QVariantList table READ table NOTIFY tableChanged)
    Q_PROPERTY(QString tableInWords READ table_in_words NOTIFY tableChanged)
    Q_PROPERTY(QVariant why READ why NOTIFY detailChanged)
    Q_PROPERTY(QVariant card READ card NOTIFY detailChanged)
    Q_PROPERTY(QVariant entry READ entry NOTIFY detailChanged)
    Q_PROPERTY(bool isLookingInto READ is_looking_into NOTIFY detailChanged)
    Q_PROPERTY(bool isOver READ is_over NOTIFY changed)
    Q_PROPERTY(bool isKept READ is_kept NOTIFY changed)
    Q_PROPERTY(QVariantList notices READ notices NOTIFY noticesChanged)
    Q_PROPERTY(QStringList hints READ hints NOTIFY hintsChanged)
    Q_PROPERTY(int moreHints READ more_hints NOTIFY hintsChanged)
    Q_PROPERTY(QAbstractItemModel* log READ log CONSTANT)

public:
    using Deed = std::function<match::Told(match::LiveMatch&)>;
    using Post = std::function<void(Deed)>;
    using Ask = std::function<void(Inquiry)>;
    using Hint = std::function<void(bool wished)>;
    /// What people say was wrong is kept below `cases`; empty: nowhere.
    explicit MatchModel(Post post, Ask ask = {}, std::filesystem::path cases = {}, Hint hint = {})
        : post_(std::move(post)), ask_(std::move(ask)), cases_(std::move(cases)), hint_(std::move(hint))
    {}

    void show(std::shared_ptr<const MatchView> view);
    /// Something that is not the match's to say: a camera that is lost.
    void say(const match::Said& said);

    QString game() const;
    QVariantList stages() const;  ///< the parts of where it stands, each with the number that says so
    QString due() const;
    bool may_begin() const { return !view_->begin.empty(); }  ///< setting up is over as soon as somebody says so
    QVariantList players() const;
    QVariantList flagged() const;
    bool has_question() const { return view_->question && view_->question != postponed_; }
    bool has_postponed() const { return view_->question && view_->question == postponed_; }
    QString question() const;
    QStringList answers() const;
    bool has_desync() const { return view_->desync.has_value(); }
    QString desync() const;
    QVariantList differences() const;
    bool is_waiting() const { return view_->is_waiting; }
    QString undo_text() const;
    QString redo_text() const;
    QVariantList table() const;
    QString table_in_words() const;
    QVariant why() const;
    QVariant card() const;
    QVariant entry() const;
    bool is_looking_into() const { return view_->detail != Detail(); }
    bool is_over() const { return view_->is_over; }
    bool is_kept() const { return view_->is_kept; }
    QVariantList notices() const;
    QStringList hints() const;  ///< what may be done and fits what is typed, the first few
    int more_hints() const;     ///< that fit beside these
    LogModel* log() { return &log_; }
    void tell_again() { log_.tell_again(); }

    Q_INVOKABLE void answer(int index);  ///< counted from 0
    Q_INVOKABLE void postpone();
    Q_INVOKABLE void askAgain();  ///< what was postponed
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void letStand();
    Q_INVOKABLE void takeAsItLies();
    Q_INVOKABLE void begin();  ///< what typing it does
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void say(const QString& line);  ///< a line of the notation: what somebody does
    Q_INVOKABLE void forgetNotice(int index);

    // ---- looking into things, and setting them right ----
    Q_INVOKABLE void lookIntoMatch(const QString& value);  ///< a number of nobody's: which turn it is
    Q_INVOKABLE void lookIntoPlayer(const QString& letter, const QString& value);
    Q_INVOKABLE void lookIntoNumber(int card, const QString& value);
    Q_INVOKABLE void lookIntoCard(int card);
    Q_INVOKABLE void lookIntoEntry(int entry);
    Q_INVOKABLE void lookAway();  ///< back to what was looked into before, if anything
    Q_INVOKABLE void lookAwayAll();
    Q_INVOKABLE void setNumber(int number);  ///< the one that is looked into
    Q_INVOKABLE void moveCard(int place);    ///< of the card that is looked into: the index of its places
    Q_INVOKABLE void turnCard(int quarters);
    Q_INVOKABLE void flipCard();
    /// What the entry that is looked into would be instead: the index of what it may have been, -1: nothing.
    Q_INVOKABLE void tryInstead(int index);
    Q_INVOKABLE void tryTyped(const QString& line);
    Q_INVOKABLE void correctEntry();  ///< to what was tried
    Q_INVOKABLE void remedy(int what);
    Q_INVOKABLE void rule(const QString& words);
    /// The flagged play is not what happened: looks into it.
    Q_INVOKABLE void notWhatHappened();
    /// Keeps what is looked into, else what happened last, as a test case on this machine.
    Q_INVOKABLE void keepWrong();
    /// Whether somebody types what a player does, and so wants to be told what may be done.
    Q_INVOKABLE void giveHints(bool wished);
    Q_INVOKABLE void typing(const QString& text);

Q_SIGNALS:
    void changed();
    void hintsChanged();
    void refused(const QString& line);  ///< it was not understood, and may be mended
    void stagesChanged();
    void playersChanged();
    void flaggedChanged();
    void questionChanged();
    void desyncChanged();
    void tableChanged();
    void detailChanged();
    void noticesChanged();
    void asked(const QString& sentence);        ///< a new question, for the ear
    void flaggedAnew(const QString& sentence);  ///< a new flag
    void lost(const QString& sentence);         ///< the table and the book differ, and nothing explains it

private:
    Post post_;
    Ask ask_;
    std::filesystem::path cases_;
    Hint hint_;
    QString typed_{};
    QStringList fitting_{};  ///< of what may be done, what fits that
    std::shared_ptr<const MatchView> view_ = std::make_shared<const MatchView>();
    std::optional<QuestionShown> postponed_{};
    match::Sayings notices_{};
    LogModel log_{};
    std::vector<Inquiry> looking_{};  ///< what was looked into before stands first

    void find_hints();
    void tell_what_is_new(const MatchView& before);
    void tell_what_changed(const MatchView& before);
    void look_into(Inquiry inquiry);
    void look_otherwise(Inquiry inquiry);
    void set_right(const Fact& fact);
};

}  // namespace cardinal::window
