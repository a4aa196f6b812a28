#pragma once

#include <QObject>
#include <QStringList>
#include <functional>

namespace cardinal::window {

/// Where pictures come from, how that goes, and what else there is to choose from.
class SourceModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool isLost READ is_lost NOTIFY changed)
    Q_PROPERTY(bool hasSource READ has_source NOTIFY changed)
    Q_PROPERTY(bool isLooking READ is_looking NOTIFY changed)
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY changed)

public:
    using List = std::function<QStringList()>;
    using Open = std::function<void(const QString& camera)>;
    using Look = std::function<void()>;
    /// To `look` takes its time; what was found by then is listed at once, and the rest when `tell_again` is called.
    SourceModel(List list, Look look, Open open)
        : list_(std::move(list)), look_(std::move(look)), open_(std::move(open))
    {}

    QString name() const { return name_; }
    QString status() const { return status_; }
    bool is_lost() const { return is_lost_; }
    bool is_looking() const { return is_looking_; }  ///< for what else there is to choose from
    bool has_source() const { return !name_.isEmpty(); }
    QStringList cameras() const;  ///< as people call them

    void tell_again();                 ///< there is something else to choose from
    void opened(const QString& name);  ///< of a file, what it is called is shown
    /// "1920 × 1080 · 30 pictures a second"; when it is lost, why.
    void goes(const QString& status, bool is_lost);

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void choose(int index);  ///< counted from 0

Q_SIGNALS:
    void changed();

private:
    List list_;
    Look look_;
    Open open_;
    QString name_{}, status_{};
    QStringList cameras_{};
    bool is_lost_ = false, is_looking_ = false;
};

}  // namespace cardinal::window
