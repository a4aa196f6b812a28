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
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY changed)

public:
    using List = std::function<QStringList()>;
    using Open = std::function<void(const QString& camera)>;
    SourceModel(List list, Open open) : list_(std::move(list)), open_(std::move(open)) {}

    QString name() const { return name_; }
    QString status() const { return status_; }
    bool is_lost() const { return is_lost_; }
    bool has_source() const { return !name_.isEmpty(); }
    QStringList cameras() const;  ///< as people call them

    void opened(const QString& name);  ///< of a file, what it is called is shown
    /// "1920 × 1080 · 30 pictures a second"; when it is lost, why.
    void goes(const QString& status, bool is_lost);

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void choose(int index);  ///< counted from 0

Q_SIGNALS:
    void changed();

private:
    List list_;
    Open open_;
    QString name_{}, status_{};
    QStringList cameras_{};
    bool is_lost_ = false;
};

}  // namespace cardinal::window
