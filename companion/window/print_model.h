#pragma once

#include "companion/window/backroom.h"
#include "companion/window/backstage.h"

#include <QVariant>

namespace cardinal::window {

/// What somebody chooses to be printed, and what became of it.
class PrintModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(bool isBusy READ is_busy NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QString done READ done NOTIFY changed)
    Q_PROPERTY(int doneKind READ done_kind NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    PrintModel(const Backstage& backstage, Backroom& backroom) : backstage_(backstage), backroom_(backroom) {}

    QVariantList kinds() const;
    bool is_busy() const { return is_busy_; }
    const QString& progress() const { return progress_; }  ///< "Drawing … 2 of 6"
    QString done() const;                                  ///< "humans-sheets.pdf: 13 pages"; empty before
    int done_kind() const { return done_kind_; }           ///< of which kind that is
    const QString& file() const { return file_; }
    QStringList remarks() const;
    const QString& trouble() const { return trouble_; }

    /// Where a print of that kind would be written: in the folder that people keep documents in.
    Q_INVOKABLE QString proposedFile(int kind, const QString& game, const QString& deck) const;
    /// What the first page would look like: `source` for a picture, and `ratio`, its width to its height.
    Q_INVOKABLE QVariantMap preview(int kind, const QVariantMap& wish) const;
    /// The same of each file that comes out, each with its `name`.
    Q_INVOKABLE QVariantList previews(int kind, const QVariantMap& wish) const;
    /// `wish` has game, deck, isLetter, hasSmallCodes, isLight, isRegistered and file.
    Q_INVOKABLE void print(int kind, const QVariantMap& wish);
    /// What is drawn already stays where it is.
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    bool is_busy_ = false;
    int done_kind_ = -1;
    std::vector<std::string> told_{};  ///< of what was printed, and remarks
    QString file_{}, trouble_{}, progress_{};
};

}  // namespace cardinal::window
